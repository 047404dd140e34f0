import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFigures } from '../../../desk/analytics/analytics-store.ts';
import {
  CHALLENGES,
  DAYS_BEGUN,
  DAYS_ENDED,
  keepTallies,
  MATCHES as MATCHES_TALLY,
  REQUESTS,
  talliedNow,
} from '../../../desk/analytics/tally-store.ts';
import { countUnderWay } from '../../../desk/wallets/wallet-desk-store.ts';
import { ownOf } from '../../../people/channel/channel-store.ts';
import { lastResults, rivals, tallyAgainst } from '../../../people/players/player-store.ts';
import { mostRows } from '../../../testing/plan-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listCups } from '../../cup/cup-store.ts';
import { runAuditChecks } from '../../hoof/audit.ts';
import { excludedSales, goatSales, monthlyGoatSales } from '../../trade/sales/sale-store.ts';
import { levelWith, pastWeeks, placeOf } from '../../week/week-store.ts';
import { battlerStats, listMatches, topBattlers } from '../battles/battle-store.ts';
import { COUNTS_AUDIT_CHECKS } from './counts-audit.ts';
import { keepMarks } from './keep-marks.ts';

const wallet = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
const WALLET = (n: string) => `'0x' || lpad(to_hex(${n}), 40, '0')`;
const HEAVY = `0x${'f'.repeat(40)}`;
const FRIEND = wallet(30_010);

const PLAYERS = 20_000;
const MATCHES = 20_000;
/** The first week of June 2026, where the test's clock stands. */
const WEEK = 2944;

/** A read about one may look at so many rows: some places between two marks, some last matches. */
const BOUNDED = 2_500;

describe('in a world of many, a read about one', () => {
  let server: TestApp;
  let bulk: (sql: string, values?: readonly unknown[]) => Promise<void>;
  const rows = (read: Parameters<typeof mostRows>[1]) => mostRows(server.db, read);

  beforeAll(async () => {
    server = await createTestApp();
    bulk = (sql, values = []) =>
      server.db.bulkTransaction(async (tx) => void (await tx.query(sql, values)));
    await bulk(
      `insert into matches (mode, kind, origin_id, player_0, player_1, stake, phase, version, state,
                            server_seed, started_at, finished_at, reason, winner)
       select 'duel', 'challenge', n, case when n % 2 = 0 then $1 else ${WALLET('n % 5000 + 1')} end,
              ${WALLET('n % 5000 + 30000')}, 1000, 'finished', 8, '{}', repeat('a', 64),
              now() - interval '1 day', now(), 'points', n % 2
         from generate_series(1, ${MATCHES}) n`,
      [HEAVY],
    );
    await bulk(
      `insert into match_ratings (match_id, one, other, at, counted, reason, before, after)
       select id, least(player_0, player_1), greatest(player_0, player_1), finished_at, 1, 'x',
              '{1,1}', '{1,1}' from matches`,
    );
    // As the game writes them, and among them thousands who never played a match that counts.
    await bulk(
      `insert into battlers (address, wins, losses, rating, deviation, volatility, last_match_at)
       select ${WALLET('n')}, (n % 4 > 0)::int, 0, 1500 + n % 7000, 50, 0.06, now()
         from generate_series(1, ${PLAYERS}) n`,
    );
    await bulk('insert into weeks (week) values ($1)', [WEEK]);
    await bulk(
      `insert into week_points (week, wallet, points)
       select $1, ${WALLET('n')}, 1 + n % 50 from generate_series(1, ${PLAYERS}) n`,
      [WEEK],
    );
    await bulk(
      `insert into week_points (week, wallet, points)
       select w, ${WALLET('n')}, 1 + n from generate_series(1, 3000) n, generate_series(2930, 2937) w`,
    );
    await bulk(
      `insert into weeks (week, paid_at, budget, players)
       select w, now(), 5000, 3000 from generate_series(2930, 2937) w`,
    );
    await bulk(
      `insert into cups (kind, rarity, size, fee, opens_at, starts_at, status, slot, seed, secret,
                         reason, ended_at)
       select 'knockout', 'Common', 8, 0, now() - n * interval '10 min' - interval '5 min',
              now() - n * interval '10 min', 'cancelled', n, repeat('a', 64), repeat('b', 64),
              'Nobody entered.', now()
         from generate_series(1, 12000) n`,
    );
    await bulk(
      `insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, seller, reference,
                          wash_reason)
       select 1 + n % 20000, 1 + n % 97, 'listing', 1, 'HOOF', now() - n * interval '1 hour',
              ${WALLET('n')}, ${WALLET('n + 1')}, 'sale:' || n, case when n % 9 = 0 then 'Washed.' end
         from generate_series(1, 10000) n`,
    );
    await server.db.query('vacuum analyze');
    await keepMarks(server);
  }, 120_000);
  afterAll(() => server.close());

  /** By counting everybody, as it used to be. */
  async function trueRank(address: string): Promise<number> {
    const [row] = await server.db.query<{ rank: number }>(
      `select count(*) + 1 as rank from battlers o, battlers b
        where b.address = $1 and o.rating - 2 * o.deviation > b.rating - 2 * b.deviation
          and o.wins + o.losses > 0`,
      [address],
    );
    return row!.rank;
  }

  it('tells a rank without counting everybody above', async () => {
    for (const n of [1, 1001, 3001, 6999, 9_001]) {
      expect(await rows((db) => battlerStats(db, wallet(n)))).toBeLessThan(BOUNDED);
    }
    expect(await rows((db) => topBattlers(db, 10))).toBeLessThan(100);
  });

  it('tells a rank near the top exactly, and one far from it to the nearest hundred', async () => {
    expect(await battlerStats(server.db, wallet(6_999))).toMatchObject({
      ...{ rank: 1, rankAbout: false },
    });
    const best = await battlerStats(server.db, wallet(6_901));
    expect(best).toMatchObject({ rank: await trueRank(wallet(6_901)), rankAbout: false });
    for (const n of [1, 1_001, 3_001, 9_001]) {
      const { rank, rankAbout } = await battlerStats(server.db, wallet(n));
      expect(rankAbout).toBe(true);
      expect(Math.abs(rank! - (await trueRank(wallet(n))))).toBeLessThanOrEqual(50);
    }
  });

  it('tells one’s place of the week without counting everybody above', async () => {
    for (const n of [49, 25, 1]) {
      expect(await rows((db) => placeOf(db, WEEK, wallet(n)))).toBeLessThan(BOUNDED);
    }
    expect(await rows((db) => levelWith(db, WEEK, 3))).toBeLessThan(BOUNDED);
    expect(await placeOf(server.db, WEEK, wallet(49))).toMatchObject({
      ...{ points: 50, above: 0, about: false, level: PLAYERS / 50, next: null },
    });
    expect(await placeOf(server.db, WEEK, wallet(25))).toMatchObject({
      ...{ points: 26, above: 24 * 400, about: true, level: 400, next: 27 },
    });
  });

  it('lists past weeks without counting who played in them', async () => {
    const past = (db: Parameters<typeof pastWeeks>[0]) =>
      pastWeeks(db, { before: WEEK, limit: 8, nameOf: String });
    expect(await rows(past)).toBeLessThan(100);
    expect((await past(server.db)).map(({ players }) => players)).toEqual(Array(8).fill(3_000));
  });

  it('finds the rivals of somebody who plays all day in the last matches', async () => {
    expect(await rows((db) => rivals(db, HEAVY, 5))).toBeLessThan(BOUNDED);
    expect(await rows((db) => tallyAgainst(db, HEAVY, FRIEND))).toBeLessThan(BOUNDED);
    expect(await rows((db) => lastResults(db, HEAVY, 10))).toBeLessThan(BOUNDED);
    const [most] = await rivals(server.db, HEAVY, 5);
    expect(most).toMatchObject({ meetings: 1, wins: 1, losses: 0 });
  });

  it('finds what somebody plays now beside thousands of matches that are over', async () => {
    const live = (player?: string) => (db: TestApp['db']) =>
      listMatches(db, server.app.game.faces, { ...PAGE, player });
    const PAGE = { finished: false, before: undefined, limit: 20 };
    expect(await rows((db) => ownOf(db, [{ wallet: HEAVY, after: 0 }]))).toBeLessThan(100);
    expect(await rows((db) => countUnderWay(db, HEAVY))).toBeLessThan(100);
    expect(await rows((db) => live(HEAVY)(db as TestApp['db']))).toBeLessThan(100);
    expect(await rows((db) => live()(db as TestApp['db']))).toBeLessThan(100);
  });

  it('lists cups past a year of cups that nobody came to', async () => {
    expect(await rows((db) => listCups(db, 20))).toBeLessThan(100);
  });

  it('counts what is over once for the desk, and not again each time', async () => {
    await bulk(
      `insert into openings (kind, player, mode, card_ids, card_rarity, rarity, stake, min_pool, status,
                             created_at, expires_at)
       select (array['challenge', 'request'])[1 + n % 2]::opening_kind, ${WALLET('n')}, 'duel', '{1}',
              'Common', 'Common', 1, 0, (array['cancelled', 'declined', 'expired'])[1 + n % 3]::opening_status,
              now() - interval '3 days', now() - interval '2 days'
         from generate_series(1, 7000) n`,
    );
    const now = new Date(Date.now() + 40 * 86_400_000);
    const counted = await readFigures(server.db, now);
    while (await keepTallies(server.db, now.getTime())) await server.db.query('select');
    await server.db.query('vacuum analyze');
    expect(counted).toMatchObject({ finished: MATCHES, players: { battlers: 15_000 } });
    expect(counted.challenges).toMatchObject({ expired: expect.any(Number) });
    expect(await readFigures(server.db, now)).toEqual(counted);
    // The collection has 20,000 cards and keeps them; everything else is counted along.
    expect(await rows((db) => readFigures(db, now))).toBeLessThanOrEqual(20_000);
    for (const what of [CHALLENGES, REQUESTS, MATCHES_TALLY, DAYS_BEGUN, DAYS_ENDED]) {
      expect(await rows((db) => db.query(`select ${talliedNow(what)}`))).toBeLessThan(100);
    }
    const wrong = (await runAuditChecks(server.db, COUNTS_AUDIT_CHECKS)).find(({ name }) =>
      name.includes('that were counted'),
    );
    expect(wrong?.wrong).toBe(0);
  });

  it('adds up months for the goats’ leaderboard, not sales', async () => {
    expect(await rows((db) => goatSales(db))).toBeLessThan(500);
    expect(await rows((db) => monthlyGoatSales(db, new Date(0)))).toBeLessThan(500);
    expect(await rows((db) => excludedSales(db, 3))).toBeLessThan(500);
    const counted = await server.db.query(
      `select base_goat_id, trim_scale(sum(price) filter (where wash_reason is null))::text as total_value,
              trim_scale(max(price) filter (where wash_reason is null))::text as highest_single_sale,
              (count(*) filter (where wash_reason is null))::int as transaction_count,
              max(sold_at) as last_updated, count(wash_reason)::int as excluded_count
         from sales group by 1 order by sum(price) filter (where wash_reason is null) desc, 1`,
    );
    expect(await goatSales(server.db)).toEqual(counted);
    await server.db.query(`update sales set wash_reason = 'Found out.' where id % 7 = 0`);
    await server.db.query(`update sales set wash_reason = null where id % 21 = 0`);
    const wrong = async () =>
      (await runAuditChecks(server.db, COUNTS_AUDIT_CHECKS)).find(({ name }) =>
        name.includes('months'),
      )?.wrong;
    expect(await wrong()).toBe(0);
    await server.db.query('update goat_months set sold = sold + 1 where base_goat_id = 3');
    expect(await wrong()).toBeGreaterThan(0);
  });
});
