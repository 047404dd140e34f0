import { createHmac } from 'node:crypto';
import { drawQuests, SEASON_MATCHES, seasonEnd, seasonOf, utcDay } from '@goats/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { dateOf } from '../../kernel/dates.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { expectCleanBooks } from '../../testing/test-cups.ts';
import {
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { payWeeks } from '../week/pay-weeks.ts';
import { turnSeasons } from './turn-seasons.ts';

const DAY = 86_400_000;
const QUEST = 5;
/** Two quests a day, for everybody together. */
const BUDGET = 2 * QUEST;

let server: TestApp;
let second: TestApp;
const env = {
  ...{ LIMIT_WRITES_PER_MINUTE: '100000', LIMIT_NONCES_PER_MINUTE: '100000' },
  ...{ LIMIT_QUESTS_PER_HOUR: '100000', QUESTS_PER_DAY: String(BUDGET), QUEST_HOOF: String(QUEST) },
};

beforeEach(async () => {
  server = await createTestApp({ env });
  second = await secondInstance(server, env);
});
afterEach(async () => {
  await second.close();
  await server.close();
});

interface Quest {
  readonly id: string;
  readonly goal: number;
  readonly done: number;
  readonly paid: boolean;
}

/** Quests of `day` that everybody does who plays twice. */
async function drawTwoMatches(day: number): Promise<void> {
  for (let n = 0; ; n += 1) {
    const secret = Buffer.alloc(32, `secret ${n}`);
    const seed = createHmac('sha256', secret).update(dateOf(day)).digest('hex');
    if (!drawQuests(seed, day).some(({ quest }) => quest === 'two-matches')) continue;
    await server.db.query(`insert into server_secrets (name, value) values ('quests', $1)`, [
      secret,
    ]);
    return;
  }
}

async function play(one: TestPlayer, other: TestPlayer, card: number): Promise<void> {
  const cards = [one.cards[card]!, other.cards[card]!] as const;
  const id = await duelBetween(one, other, { cards });
  await kickOff([one, other], id, [[cards[0]], [cards[1]]]);
  await playOut([one, other], id);
}

/** Everything that is done, asked for at both instances at the same instant; answers the refusals. */
async function collectAll(people: readonly TestPlayer[]): Promise<string[]> {
  const refused: string[] = [];
  for (const { call, wallet } of people) {
    const { quests } = (await call('GET', '/api/me/quests')).body as { quests: Quest[] };
    for (const { id } of quests.filter(({ done, goal }) => done >= goal)) {
      const asked = { method: 'POST', url: `/api/me/quests/${id}/claim` } as const;
      const keyed = { ...asked, headers: { 'idempotency-key': id } };
      const answers = await Promise.all([server, second].map((to) => wallet.send(asked, to)));
      expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThan(2);
      // Whose answer was lost on the way asks again.
      answers.push(await wallet.send(keyed, second), await wallet.send(keyed, server));
      refused.push(
        ...answers.flatMap((answer) => answer.json().details?.because ?? []).map(String),
      );
    }
  }
  return refused;
}

/** The clock of an instance that dies right after its transaction, before it has heard of it. */
async function dying(game: Game, duty: (game: Game) => Promise<unknown>): Promise<void> {
  const { run } = game.world;
  Object.assign(game.world, {
    async run(...args: Parameters<typeof run>) {
      await run(...args);
      throw new Error('The power is gone.');
    },
  });
  await duty(game).catch(() => {});
  Object.assign(game.world, { run });
}

it('a week of players, with a season’s end in it, two clocks and a crash, is settled once', async () => {
  const people: TestPlayer[] = [];
  for (const name of ['ada', 'bob', 'cat', 'dan']) {
    people.push(await seat(server, name, ['Common', 'Common']));
  }
  const [ada, bob, cat, dan] = people as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  const over = seasonEnd(seasonOf(server.clock.now() + 4 * DAY));
  server.clock.advance(over - 3.5 * DAY - server.clock.now());
  const played = seasonOf(server.clock.now());
  await drawTwoMatches(utcDay(server.clock.now()));
  const refused: string[] = [];

  for (let day = 0; day < 7; day += 1) {
    for (const { wallet } of people) await wallet.signIn();
    await play(ada, bob, 0);
    await play(cat, dan, 0);
    await play(ada, cat, 1);
    await play(bob, dan, 1);
    if (day === 0) {
      // As if the season were older: on its last day two of them come to ten matches.
      await server.db.query('update battlers set season_games = $2 where address = any ($1)', [
        ...[[ada.address, bob.address], SEASON_MATCHES - 6],
      ]);
    }
    refused.push(...(await collectAll(people)));
    server.clock.advance(DAY);
    if (seasonOf(server.clock.now()) > seasonOf(server.clock.now() - DAY)) {
      await dying(server.app.game, turnSeasons);
      await dying(second.app.game, payWeeks);
    }
    const clocks = [server, second, server, second].map(({ app }) => app.game);
    await Promise.all(clocks.map((game) => turnSeasons(game)));
    await Promise.all(clocks.map((game) => payWeeks(game)));
  }

  const paid = await server.db.query<{
    day: string;
    wallets: number;
    quests: number;
    hoof: number;
  }>(
    `select substr(reference, 7, 10) as day, count(*)::int as quests,
            count(distinct (to_account, reference))::int as wallets, sum(amount)::int as hoof
       from transfers where reference like 'quest:%' group by 1 order by 1`,
  );
  expect(paid.length).toBeGreaterThan(0);
  for (const { quests, wallets, hoof } of paid) {
    expect([wallets, hoof]).toEqual([quests, quests * QUEST * 100]);
    expect(hoof).toBeLessThanOrEqual(BUDGET * 100);
  }
  // Four did what two could be paid for, and heard why.
  expect(refused).toContain('given-out');

  const badges = await server.db.query<{ season: number; wallet: string; games: number }>(
    'select season, wallet, games from season_badges order by wallet',
  );
  const ten = [ada.address, bob.address].sort();
  expect(badges).toEqual(ten.map((wallet) => ({ season: played, wallet, games: SEASON_MATCHES })));
  const standing = await server.db.query<{ season: number; season_games: number }>(
    'select season, season_games from battlers where address = any ($1)',
    [people.map(({ address }) => address)],
  );
  // Three days of two matches each came after the end.
  expect(standing).toEqual(people.map(() => ({ season: played + 1, season_games: 6 })));
  const told = await server.db.query(
    `select wallet from messages where text like 'Season ${played} is over%'`,
  );
  expect(told).toHaveLength(ten.length);
  const weeks = await server.db.query<{ paid: number }>(
    'select count(*)::int as paid from weeks where paid_at is not null',
  );
  expect(weeks[0]!.paid).toBeGreaterThan(0);
  await expectCleanBooks(server);
}, 300_000);
