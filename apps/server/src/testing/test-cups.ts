import type { CupKind, Rarity } from '@goats/rules';
import { expect } from 'vitest';
import { ALL_CHECKS } from '../audit-everything.ts';
import { SERIES_AUDIT_CHECKS } from '../cards/series/series-audit.ts';
import { makeHouseMoves } from '../people/house-play/house-moves.ts';
import { auditReserves } from '../slices/chain/index.ts';
import { freshSeeds } from '../slices/cup/fresh-seeds.ts';
import { runCups } from '../slices/cup/run-cups.ts';
import { audit } from '../slices/hoof/index.ts';
import { keepDeadlines } from '../slices/match/deadlines.ts';
import type { TestApp } from './test-app.ts';
import { type Answer, kickOff, playOut, type TestPlayer } from './test-players.ts';

export const MINUTE = 60_000;

/** A cup that is open now and starts in five minutes; amounts in whole HOOF. Answers its number. */
export async function openCup(
  { app, clock }: TestApp,
  cup: { tier?: Rarity; size?: number; fee?: number; kind?: CupKind } = {},
): Promise<number> {
  const { tier = 'Common', size = 4, fee = 20, kind = 'knockout' } = cup;
  const at = clock.now();
  const opened = await app.game.world.run({
    ...{ type: 'open-cup', kind, rarity: tier, size, fee: fee * 100, slot: null, operator: null },
    ...{ opensAt: at, startsAt: at + 5 * MINUTE, ...freshSeeds(kind), at },
  });
  return opened.id;
}

export function enter(
  who: TestPlayer,
  cup: number,
  cardIds: readonly number[] = who.cards,
): Promise<Answer> {
  return who.call('POST', `/api/cups/${cup}/entries`, { cardIds });
}

export function leave(who: TestPlayer, cup: number): Promise<Answer> {
  return who.call('DELETE', `/api/cups/${cup}/entries`);
}

/** Enters, or says why not. */
export async function mustEnter(who: TestPlayer, cup: number, cardIds = who.cards): Promise<void> {
  const { status, body } = await enter(who, cup, cardIds);
  if (status !== 201) throw new Error(JSON.stringify(body));
}

/** Five minutes later: what is due starts. */
export async function start(server: TestApp): Promise<void> {
  server.clock.advance(5 * MINUTE);
  await runCups(server.app.game);
}

// biome-ignore lint/suspicious/noExplicitAny: the wire, as a test looks at it
export async function cupNow(server: TestApp, id: number): Promise<any> {
  return (await server.app.inject(`/api/cups/${id}`)).json();
}

/** Plays every tie that has begun and has both players at hand, until the cup is over. */
export async function playCup(
  server: TestApp,
  id: number,
  people: readonly TestPlayer[],
): Promise<void> {
  for (;;) {
    const [tie] = await server.db.query<{ match_id: number; player_0: string; player_1: string }>(
      `select match_id, player_0, player_1 from cup_ties
        where cup_id = $1 and winner is null order by round, index limit 1`,
      [id],
    );
    if (!tie) return;
    const of = (address: string) => people.find((each) => each.address === address)!;
    const players = [of(tie.player_0), of(tie.player_1)] as const;
    const matchId = String(tie.match_id);
    const cards = players.map((player) => player.cards.slice(0, 1));
    await kickOff(players, matchId, [cards[0]!, cards[1]!]);
    await playOut(players, matchId);
  }
}

/** Nobody but the clock and the house does anything; answers how long that took. */
export async function waitForCup(server: TestApp, id: number): Promise<number> {
  const began = server.clock.now();
  for (let steps = 0; steps < 1_000; steps += 1) {
    const [cup] = await server.db.query<{ running: boolean; next: Date | null }>(
      `select status = 'running' as running,
              (select min(least(deadline, house_at)) from matches where finished_at is null) as next
         from cups where id = $1`,
      [id],
    );
    if (!cup?.running) return server.clock.now() - began;
    server.clock.advance(Math.max(0, (cup.next?.getTime() ?? 0) - server.clock.now()));
    await keepDeadlines(server.app.game);
    await makeHouseMoves(server.app.game);
  }
  throw new Error('The cup does not end.');
}

/** Without the roots of the series: nobody who plays touches the 20,000 cards that they are made of. */
export const PLAYED_CHECKS = ALL_CHECKS.filter((check) => !SERIES_AUDIT_CHECKS.includes(check));

export async function expectCleanBooks({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const findings = [...(await audit(db, PLAYED_CHECKS)), ...(await auditReserves(db))];
  expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
}
