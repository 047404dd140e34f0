import { LONGEST_TIE_MS, sha256Hex, tieSeed } from '@goats/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeHouseMoves } from '../../people/house-play/house-moves.ts';
import { seedHouse } from '../../people/house-play/seed-house.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  cupNow,
  enter,
  expectCleanBooks,
  MINUTE,
  mustEnter,
  openCup,
  playCup,
  start,
  waitForCup,
} from '../../testing/test-cups.ts';
import { challengeBody, commit, open, seat, type TestPlayer } from '../../testing/test-players.ts';
import { keepDeadlines } from '../match/deadlines.ts';
import { runCups } from './run-cups.ts';

describe('a cup', () => {
  let server: TestApp;
  let names = 0;
  beforeAll(async () => {
    const env = { DEMO_WORLD: 'true', LIMIT_WRITES_PER_MINUTE: '100000' };
    server = await createTestApp({ env });
    await seedHouse(server.app.game);
  });
  afterEach(() => expectCleanBooks(server));
  afterAll(() => server.close());

  const player = (cards = 1, hoof = 1_000): Promise<TestPlayer> => {
    names += 1;
    return seat(server, `cup ${names}`, Array(cards).fill('Common'), hoof);
  };
  const get = async (url: string) => (await server.app.inject(url)).json();

  it('that is next is announced with its time between two cups, and nobody can enter it', async () => {
    const [next] = await get('/api/cups/schedule');
    const coming = async () =>
      (await get('/api/cups')).filter(({ startsAt }: Named) => startsAt === next.startsAt);
    type Named = { startsAt: string };
    expect(await coming()).toEqual([
      expect.objectContaining({
        ...{ status: 'announced', id: null, tier: next.tier, opensAt: next.opensAt },
        ...{ entries: [], seedHash: null, secretHash: null, seed: null, secret: null },
      }),
    ]);
    // Its time to open has come, and the clock is late by a moment: it is not gone meanwhile.
    server.clock.advance(Date.parse(next.opensAt) - server.clock.now());
    expect(await coming()).toMatchObject([{ status: 'announced' }]);
    await runCups(server.app.game);
    expect(await coming()).toMatchObject([{ status: 'open', id: expect.any(Number) }]);
    server.clock.advance(Date.parse(next.startsAt) - server.clock.now());
    await runCups(server.app.game);
    const after = await get('/api/cups');
    expect(after[0]).toMatchObject({ status: 'announced' });
    expect(Date.parse(after[0].startsAt)).toBeGreaterThan(server.clock.now());
  });

  it('of the schedule, with one person and the house, ends whoever looks away', async () => {
    const ada = await player(2);
    const next = await get('/api/cups/schedule');
    const { tier, opensAt, startsAt } = next[0];
    server.clock.advance(Date.parse(opensAt) - server.clock.now());
    await runCups(server.app.game);
    await runCups(server.app.game);
    const opened = (await get('/api/cups')).filter(
      (cup: { startsAt: string }) => cup.startsAt === startsAt,
    );
    expect(opened).toEqual([expect.objectContaining({ status: 'open', tier, size: 8 })]);
    const id = await openCup(server, { size: 8 });
    expect(await enter(ada, id)).toMatchObject({ status: 201, body: { fee: 0, state: 'in' } });
    await start(server);
    const begun = await cupNow(server, id);
    expect(begun).toMatchObject({ status: 'running', rounds: 3, secret: null });
    expect(begun.ties).toHaveLength(4);
    expect(begun.entries).toHaveLength(8);
    expect(await waitForCup(server, id)).toBeLessThanOrEqual(3 * LONGEST_TIE_MS);
    const over = await cupNow(server, id);
    expect(over.status).toBe('finished');
    expect(over.ties).toHaveLength(7);
    expect(over.winner).toMatch(/^0x/);
  });

  it('of four people pays first, second and the beaten semi-finalists, and verifies', async () => {
    const people = [await player(), await player(), await player(), await player(2)];
    const first = await openCup(server);
    for (const who of people) await mustEnter(who, first, who.cards.slice(0, 1));
    const id = await openCup(server, { fee: 20 });
    // Their free entry of the day is used: whoever wants two cups pays for the second.
    expect(await enter(people[3]!, id, [people[3]!.cards[1]!])).toMatchObject({
      status: 201,
      body: { fee: 20 },
    });
    await people[3]!.call('DELETE', `/api/cups/${id}/entries`);
    await start(server);
    const seeds = await cupNow(server, first);
    expect(sha256Hex(seeds.seed)).toBe(seeds.seedHash);
    await playCup(server, first, people);
    const over = await cupNow(server, first);
    expect(over.status).toBe('finished');
    expect(sha256Hex(over.secret)).toBe(over.secretHash);
    for (const tie of over.ties) {
      expect(tie.serverSeed).toBe(tieSeed(over.secret, tie.round, tie.index));
      const proof = await get(`/api/matches/${tie.matchId}/proof`);
      expect(proof.serverSeed).toBe(tie.serverSeed);
    }
    const prizes = over.entries.map((entry: { prize: number }) => entry.prize);
    expect(prizes.sort((a: number, b: number) => b - a)).toEqual(over.prizes);
    for (const who of people) {
      const { prize } = over.entries.find(
        (entry: { address: string }) => entry.address === who.address,
      );
      expect(await who.balance()).toBe(1_000 + prize);
    }
    // One game of the day, however many ties; only the winner's card need not rest.
    for (const who of people) {
      const { cards } = (await who.call('GET', `/api/wallets/${who.address}/cards`)).body;
      const card = cards.find(({ id: number }: { id: number }) => number === who.cards[0]);
      expect(card.gamesToday).toBe(1);
      expect(card.restsUntil === null).toBe(who.address === over.winner);
    }
    const history = await get(`/api/battles/history?player=${over.winner}`);
    expect(history[0]).toMatchObject({ kind: 'cup', stake: 0, winner: over.winner });
    const winner = people.find(({ address }) => address === over.winner)!;
    const again = {
      ...challengeBody(winner, winner.cards[0]!, 'Common'),
      rematchOf: history[0].id,
    };
    const refused = await winner.call('POST', '/api/challenges', again);
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_REMATCH']);
  });

  it('lets each tie be played with another of the cards that were entered, and with no other', async () => {
    const [ada, bob] = [await player(3), await player(1)];
    const id = await openCup(server, { size: 4 });
    const third = ada.cards[2]!;
    await mustEnter(ada, id, ada.cards.slice(0, 2));
    await mustEnter(bob, id);
    await start(server);
    const { entries } = (await ada.call('GET', '/api/me/cups')).body;
    const { matchId } = entries.find(({ cupId }: { cupId: number }) => cupId === id);
    const active = await get(`/api/battles/active?player=${ada.address}`);
    expect(active).toEqual([expect.objectContaining({ id: matchId, kind: 'cup' })]);
    // What was not entered may be promised, and is not accepted when it is shown.
    await commit(ada, matchId, [third]);
    server.clock.advance(MINUTE);
    await waitForPhase(matchId, 'open');
    expect(await open(ada, matchId, [third])).toMatchObject({
      status: 403,
      body: { code: 'CARD_NOT_YOURS' },
    });
    await waitForCup(server, id);

    const [eve, kim] = [await player(2), await player(1)];
    const next = await openCup(server, { size: 4 });
    await mustEnter(eve, next);
    await mustEnter(kim, next);
    await start(server);
    const own = (await eve.call('GET', '/api/me/cups')).body.entries[0];
    expect((await commit(eve, own.matchId, [eve.cards[1]!])).status).toBe(200);
    await waitForPhase(own.matchId, 'open');
    expect((await open(eve, own.matchId, [eve.cards[1]!])).status).toBe(200);
    // Nobody sees which of the two it was before the tie is over.
    const watched = await get(`/api/matches/${own.matchId}`);
    expect(JSON.stringify(watched)).not.toContain(`"id":${eve.cards[1]!}`);
    await waitForCup(server, next);
  });

  async function waitForPhase(matchId: string, phase: string): Promise<void> {
    for (let passed = 0; passed < 70; passed += 1) {
      if ((await get(`/api/matches/${matchId}`)).phase === phase) return;
      server.clock.advance(1_000);
      await keepDeadlines(server.app.game);
      await makeHouseMoves(server.app.game);
    }
    throw new Error(`no ${phase}`);
  }
});
