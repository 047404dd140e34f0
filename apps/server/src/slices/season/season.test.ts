import { seasonEnd, seasonOf, seasonStart } from '@goats/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { badgesOf } from '../../people/players/player-store.ts';
import { mostRows } from '../../testing/plan-rows.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { expectCleanBooks } from '../../testing/test-cups.ts';
import {
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { setLevel } from '../../testing/write-effects.ts';
import { keepMarks } from '../match/index.ts';
import { pastSeasons, seasonPlace, seasonTable } from './season-store.ts';
import { turnSeasons } from './turn-seasons.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const WALLET = (n: string) => `'0x' || lpad(to_hex(${n}), 40, '0')`;
const wallet = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;

describe('a season', () => {
  let server: TestApp;
  let second: TestApp;
  beforeEach(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    second = await secondInstance(server);
  });
  afterEach(async () => {
    await second.close();
    await server.close();
  });

  const get = async (url: string) => (await server.app.inject(url)).json();
  const player = (name: string) => seat(server, name, Array(4).fill('Common'));
  const season = () => seasonOf(server.clock.now());
  const toEnd = () => server.clock.advance(seasonEnd(season()) - server.clock.now() + 60_000);
  /** The first beats the second, with the card of that number. */
  async function beats(winner: TestPlayer, loser: TestPlayer, card = 0) {
    // Sessions end long before a season does.
    for (const { wallet } of [winner, loser]) await wallet.signIn();
    const cards = [winner.cards[card]!, loser.cards[card]!] as const;
    await setLevel(server.db, cards[0], 70);
    await setLevel(server.db, cards[1], 60);
    const id = await duelBetween(winner, loser, { cards });
    await kickOff([winner, loser], id, [[cards[0]], [cards[1]]]);
    return playOut([winner, loser], id);
  }
  /** As if so many of them had been played already. */
  const hasPlayed = (who: TestPlayer, games: number) =>
    server.db.query('update battlers set season_games = $2 where address = $1', [
      who.address,
      games,
    ]);
  const standing = async (who: TestPlayer) => {
    const [row] = await server.db.query<{
      rating: number;
      deviation: number;
      season: number | null;
      season_games: number;
    }>('select rating, deviation, season, season_games from battlers where address = $1', [
      who.address,
    ]);
    return row!;
  };
  const badges = async (who: TestPlayer) => (await get(`/api/players/${who.address}`)).badges;

  it('ends with one badge each for ten rated matches, none for nine, whoever wakes first', async () => {
    const [ada, bob] = [await player('ada'), await player('bob')];
    await beats(ada, bob);
    const played = season();
    await hasPlayed(ada, 10);
    await hasPlayed(bob, 9);
    const before = await standing(ada);
    expect(await turnSeasons(server.app.game)).toBe(0);
    // All of them were down when it ended.
    server.clock.advance(5 * WEEK);
    const instances = [server, second, server, second];
    await Promise.all(instances.map(({ app }) => turnSeasons(app.game)));
    await turnSeasons(second.app.game);
    expect(await badges(ada)).toEqual([
      { season: played, rank: expect.any(String), games: 10, at: expect.any(String) },
    ]);
    expect(await badges(bob)).toEqual([]);
    const after = await standing(ada);
    expect(after).toMatchObject({ rating: before.rating, season: null, season_games: 0 });
    expect(after.deviation).toBeGreaterThan(before.deviation);
    await ada.wallet.signIn();
    const { body } = await ada.call('GET', '/api/me/inbox');
    const told = body.messages.filter(({ text }: { text: string }) => text.includes('Season'));
    expect(told).toHaveLength(1);
    expect(await get('/api/seasons')).toEqual([
      expect.objectContaining({
        ...{ season: played, badges: 1 },
        best: [expect.objectContaining({ address: ada.address, games: 10 })],
      }),
    ]);
    await expectCleanBooks(server);
  });

  it('waits for the end of its last Sunday, and a minute for what was decided then', async () => {
    const [ada, bob] = [await player('ada'), await player('bob')];
    await beats(ada, bob);
    const { endsAt } = await get('/api/season');
    server.clock.advance(Date.parse(endsAt) - server.clock.now() + 59_999);
    expect(await turnSeasons(server.app.game)).toBe(0);
    server.clock.advance(1);
    expect(await turnSeasons(server.app.game)).toBe(2);
    expect(await turnSeasons(server.app.game)).toBe(0);
  });

  it('counts four weeks of matches, is settled once, and the next one begins from nothing', async () => {
    const people = [await player('ada'), await player('bob'), await player('cat')];
    const [ada, bob, cat] = people as [TestPlayer, TestPlayer, TestPlayer];
    server.clock.advance(seasonStart(season() + 1) - server.clock.now() + DAY);
    const played = season();
    await turnSeasons(server.app.game);
    for (let week = 0; week < 4; week += 1) {
      // Two days apart, so that no card rests any more.
      await beats(ada, bob, 0);
      server.clock.advance(DAY);
      await beats(ada, cat, 1);
      server.clock.advance(DAY);
      await beats(bob, cat, 2);
      expect(await turnSeasons(server.app.game)).toBe(0);
      if (week < 3) server.clock.advance(WEEK - 2 * DAY);
    }
    expect(season()).toBe(played);
    await ada.wallet.signIn();
    const you = (await ada.call('GET', '/api/season')).body.you;
    expect(you).toMatchObject({ place: 1, games: 8, matchesLeft: 2, placeAbout: false });
    await beats(ada, bob, 3);
    await beats(ada, cat, 0);
    toEnd();
    await Promise.all([server, second].map(({ app }) => turnSeasons(app.game)));
    expect(await badges(ada)).toHaveLength(1);
    expect([await badges(bob), await badges(cat)]).toEqual([[], []]);
    await ada.wallet.signIn();
    const shown = await get('/api/season');
    expect(shown).toMatchObject({ season: played + 1, top: [], matches: 10 });
    expect((await ada.call('GET', '/api/season')).body.you).toBeNull();
    expect(await get('/api/seasons')).toHaveLength(1);
    await expectCleanBooks(server);
  }, 60_000);

  it('gives the badge with the first match of the next one, if that comes before the clock', async () => {
    const [ada, bob] = [await player('ada'), await player('bob')];
    await beats(ada, bob);
    const played = season();
    await hasPlayed(ada, 11);
    server.clock.advance(seasonEnd(played) - server.clock.now() + 1_000);
    await beats(ada, bob, 1);
    expect(await badges(ada)).toEqual([expect.objectContaining({ season: played, games: 11 })]);
    expect(await standing(ada)).toMatchObject({ season: played + 1, season_games: 1 });
    server.clock.advance(60_000);
    // Of the two nobody is left behind.
    expect(await turnSeasons(server.app.game)).toBe(0);
    expect(await badges(ada)).toHaveLength(1);
    await expectCleanBooks(server);
  });

  it('goes on where it ended when the server dies between two portions', async () => {
    await many(330, season());
    toEnd();
    const { game } = server.app;
    const run = game.world.run;
    let portions = 0;
    const dying = async (...args: Parameters<typeof run>) => {
      portions += 1;
      if (portions === 3) throw new Error('The power is gone.');
      return run(...args);
    };
    Object.assign(game.world, { run: dying });
    await turnSeasons(game);
    const given = async () =>
      (await server.db.query<{ n: number }>('select count(*)::int as n from season_badges'))[0]!.n;
    expect(await given()).toBe(200);
    Object.assign(game.world, { run });
    expect(await turnSeasons(second.app.game)).toBe(0);
    server.clock.advance(10_000);
    expect(await turnSeasons(second.app.game)).toBe(130);
    expect(await given()).toBe(330);
    expect((await get('/api/seasons'))[0]).toMatchObject({ badges: 330 });
  });

  /** People who have all played ten matches, one worth a point more than the other. */
  async function many(people: number, played: number): Promise<void> {
    await server.db.bulkTransaction(async (tx) => {
      await tx.query(
        `insert into battlers (address, wins, losses, rating, deviation, volatility, last_match_at,
                               season, season_games)
         select ${WALLET('n')}, 10, 0, 1000 + n, 50, 0.06, now(), $2, 10
           from generate_series(1, $1::int) n`,
        [people, played],
      );
    });
  }

  it('costs the same however many play in it', async () => {
    await many(20_000, season());
    await server.db.query('vacuum analyze battlers');
    await keepMarks(server);
    const rows = (read: Parameters<typeof mostRows>[1]) => mostRows(server.db, read);
    for (const n of [20_000, 10_000, 1]) {
      expect(await rows((db) => seasonPlace(db, season(), wallet(n)))).toBeLessThan(2_500);
    }
    expect(await rows((db) => seasonTable(db, season(), 10))).toBeLessThan(100);
    expect(await rows((db) => badgesOf(db, wallet(1)))).toBeLessThan(100);
    expect(
      await rows((db) => pastSeasons(db, { before: season(), limit: 8, best: 3 })),
    ).toBeLessThan(100);
    expect(await seasonPlace(server.db, season(), wallet(20_000))).toMatchObject({
      ...{ above: 0, about: false },
    });
    const asked = { ask: 'season-leavers', before: season() + 1, most: 100 } as const;
    expect(await rows((db) => server.app.game.world.answers(db, [asked]))).toBeLessThan(1_000);
  }, 60_000);

  it('tells a stranger the ranks and the best, and nothing of anybody’s own', async () => {
    const [ada, bob] = [await player('ada'), await player('bob')];
    await beats(ada, bob);
    const shown = await get('/api/season');
    expect(shown).not.toHaveProperty('you');
    expect(shown.ranks[0]).toEqual({ id: 'sunday-league', name: 'Sunday League', from: null });
    expect(shown.ranks.at(-1)).toMatchObject({ id: 'goat', name: 'GOAT' });
    expect(shown.top.map(({ address }: { address: string }) => address)).toEqual([
      ...[ada.address, bob.address],
    ]);
  });

  it('says after a match what both ratings are called, at once and later', async () => {
    const [ada, bob] = [await player('ada'), await player('bob')];
    const view = await beats(ada, bob);
    const { ranks } = view.result!.rating!;
    expect(ranks!.before).toEqual(['sunday-league', 'sunday-league']);
    const later = await get(`/api/matches/${view.id}`);
    expect(later.result.rating.ranks).toEqual(ranks);
    const [listed] = await get('/api/battles/history');
    expect(listed.rating.ranks).toEqual(ranks);
  });
});
