import { calls } from '@goats/contract';
import { utcDay } from '@goats/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { sweep } from '../../clock/housekeeping/run-sweeps.ts';
import { dateOf } from '../../kernel/dates.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import {
  type Answer,
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { audit } from '../hoof/audit.ts';
import { GIFT_AUDIT_CHECKS } from './gift-audit.ts';
import { GIFT_SWEEPS } from './sweeps.ts';

const DAY = 86_400_000;
const STRANGERS = { HISTORY_ASKED: 'true', HISTORY_DAYS: '3' };

describe('the day’s pack', () => {
  let server: TestApp;
  const start = async (env: Record<string, string> = {}) => {
    server = await createTestApp({ env });
  };
  afterEach(async () => {
    const findings = (await audit(server.db, GIFT_AUDIT_CHECKS)).filter(({ wrong }) => wrong > 0);
    await server.close();
    expect(findings).toEqual([]);
  });

  const look = async (player: TestPlayer) => (await player.call('GET', '/api/packs/daily')).body;
  const open = (player: TestPlayer, key?: string): Promise<Answer> =>
    player.call('POST', '/api/packs/daily', undefined, key);
  const cardsOf = async (player: TestPlayer): Promise<number[]> =>
    (await player.call('GET', `/api/wallets/${player.address}/cards`)).body.cards.map(
      ({ id }: { id: number }) => id,
    );
  const midnight = () => new Date((utcDay(server.clock.now()) + 1) * DAY).toISOString();

  /** A duel of two, played to its end; answers the number of the match. */
  async function play(one: TestPlayer, other: TestPlayer, n = 0): Promise<string> {
    const cards = [one.cards[n]!, other.cards[n]!] as const;
    const id = await duelBetween(one, other, { cards });
    await kickOff([one, other], id, [[cards[0]], [cards[1]]]);
    await playOut([one, other], id);
    return id;
  }

  /** The puzzle of the day, which these have solved. */
  async function solve(...players: TestPlayer[]): Promise<void> {
    const now = server.clock.now();
    const day = dateOf(utcDay(now));
    const [match] = await server.db.query<{ id: number }>(
      `insert into matches (mode, kind, player_0, player_1, stake, phase, server_seed, state, reason,
                            started_at, finished_at)
       values ('duel', 'practice', $1, $2, 0, 'finished', repeat('0', 64), '{}', 'points', $3, $3)
       returning id`,
      [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`, new Date(now)],
    );
    await server.db.query('insert into puzzles values ($1, $2) on conflict do nothing', [
      day,
      match!.id,
    ]);
    for (const { address } of players) {
      await server.db.query(`insert into puzzle_answers values ($1, $2, 'pace', null, true, $3)`, [
        address,
        day,
        new Date(now),
      ]);
    }
  }

  it('is due once a match is played out, and gives one of five cards, once', async () => {
    await start();
    const ada = await seat(server, 'ada', ['Common', 'Common']);
    const bob = await seat(server, 'bob', ['Common', 'Common']);
    expect(await look(ada)).toEqual({
      ...{ due: false, because: 'nothing-yet', nextAt: null, yours: null },
    });
    const early = await open(ada);
    expect([early.status, early.body.code]).toEqual([409, 'NOT_DUE']);
    expect(early.body.error).toMatch(/play one match out, or solve the puzzle/);
    expect(early.body.details).toEqual({ because: 'nothing-yet', nextAt: null });

    await play(ada, bob);
    expect(await look(ada)).toEqual({ due: true, because: 'match', nextAt: null, yours: null });
    const { status, body } = await open(ada);
    expect(status).toBe(200);
    expect(calls['POST /api/packs/daily'].answer.safeParse(body).success).toBe(true);
    const ids: number[] = body.cards.map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids).toContain(body.yours);
    expect(await cardsOf(ada)).toEqual([...ada.cards, body.yours].sort((a, b) => a - b));
    const owners = await server.db.query<{ owner: string | null }>(
      'select owner from card_holdings where card_id = any ($1) and card_id <> $2',
      [ids, body.yours],
    );
    expect(owners.map(({ owner }) => owner)).toEqual([null, null, null, null]);

    expect(await look(ada)).toEqual({
      ...{ due: false, because: 'had', nextAt: midnight(), yours: body.yours },
    });
    const second = await open(ada);
    expect([second.status, second.body.code]).toEqual([409, 'NOT_DUE']);
    expect(second.body.details.nextAt).toBe(midnight());
    expect(await look(bob)).toMatchObject({ due: true, because: 'match' });
  });

  it('is due again on the next UTC day, and not before something was done on it', async () => {
    await start();
    const ada = await seat(server, 'ada', ['Common', 'Common']);
    await solve(ada);
    expect(await look(ada)).toMatchObject({ due: true, because: 'puzzle' });
    expect((await open(ada)).status).toBe(200);
    server.clock.advance(12 * 3_600_000 - 1);
    expect(await look(ada)).toMatchObject({ due: false, because: 'had' });
    server.clock.advance(1);
    expect(await look(ada)).toMatchObject({ due: false, because: 'nothing-yet', yours: null });
    expect((await open(ada)).body.code).toBe('NOT_DUE');
    await solve(ada);
    expect((await open(ada)).status).toBe(200);
    expect(await cardsOf(ada)).toHaveLength(4);
  });

  it('counts a puzzle of yesterday that is solved after midnight for the day it is solved on', async () => {
    await start();
    const ada = await seat(server, 'ada', []);
    await solve();
    server.clock.advance(DAY);
    await server.db.query(
      `insert into puzzle_answers select $1, day, 'pace', null, true, $2 from puzzles`,
      [ada.address, new Date(server.clock.now())],
    );
    expect(await look(ada)).toMatchObject({ due: true, because: 'puzzle' });
  });

  it('is not due for practice', async () => {
    await start();
    const ada = await seat(server, 'ada', ['Common']);
    await server.db.query(
      `insert into matches (mode, kind, player_0, player_1, stake, phase, server_seed, state, reason,
                            winner, started_at, finished_at)
       values ('duel', 'practice', $1, $2, 0, 'finished', repeat('0', 64), '{}', 'points', 0, $3, $3)`,
      [ada.address, `0x${'2'.repeat(40)}`, new Date(server.clock.now())],
    );
    expect(await look(ada)).toMatchObject({ due: false, because: 'nothing-yet' });
  });

  it('is not due for a friendly that nobody came to: the clock plays those to their end', async () => {
    await start();
    const ada = await seat(server, 'ada', []);
    await server.db.query(
      `insert into matches (mode, kind, origin_id, player_0, player_1, stake, phase, server_seed, state,
                            reason, winner, started_at, finished_at)
       values ('duel', 'friendly', 1, $1, $2, 0, 'finished', repeat('0', 64),
               '{"commitments": [null, null]}', 'points', 0, $3, $3)`,
      [ada.address, `0x${'2'.repeat(40)}`, new Date(server.clock.now())],
    );
    expect(await look(ada)).toMatchObject({ due: false, because: 'nothing-yet' });
  });

  it('is due for a friendly, to both, once it is decided by play', async () => {
    await start();
    const ada = await seat(server, 'ada', ['Common', 'Common']);
    const bob = await seat(server, 'bob', ['Common', 'Common']);
    const begin = async (n: number): Promise<string> => {
      const asked = await ada.call('POST', '/api/challenges', {
        ...{ challengerId: ada.address, challengerNftId: ada.cards[n], hoofStake: 0 },
        ...{ friendly: true, unlisted: true },
      });
      const taken = await bob.call('POST', `/api/duels/${asked.body.code}/accept`, {
        ...{ accepterId: bob.address, accepterNftId: bob.cards[n] },
      });
      return taken.body.matchId;
    };
    await ada.call('POST', `/api/matches/${await begin(0)}/actions`, { type: 'concede' });
    expect(await look(ada)).toMatchObject({ due: false, because: 'nothing-yet' });
    const id = await begin(1);
    await kickOff([ada, bob], id, [[ada.cards[1]!], [bob.cards[1]!]]);
    await playOut([ada, bob], id);
    for (const player of [ada, bob]) {
      expect(await look(player)).toMatchObject({ due: true, because: 'match' });
      expect((await open(player)).status).toBe(200);
    }
    server.clock.advance(DAY);
    expect(await look(ada)).toMatchObject({ due: false, because: 'nothing-yet' });
  });

  it('is given once to two tabs, ten requests and two instances at the same instant', async () => {
    await start();
    const other = await secondInstance(server);
    try {
      const ada = await seat(server, 'ada', []);
      await solve(ada);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          ada.wallet.send({ method: 'POST', url: '/api/packs/daily' }, i % 2 ? other : server),
        ),
      );
      const codes = answers.map((answer) => answer.json().code ?? answer.statusCode).sort();
      expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 'NOT_DUE')]);
      expect(await cardsOf(ada)).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it('answers a repeated key with the same five cards', async () => {
    await start();
    const ada = await seat(server, 'ada', []);
    await solve(ada);
    const first = await open(ada, 'the-day');
    expect(first.status).toBe(200);
    expect(await open(ada, 'the-day')).toEqual(first);
    expect(await cardsOf(ada)).toHaveLength(1);
  });

  it('is for wallets that proved themselves, and not for a frozen one', async () => {
    await start();
    const anonymous = await server.app.inject('/api/packs/daily');
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    const ada = await seat(server, 'ada', []);
    await solve(ada);
    const operator = await testOperator(server);
    await operator.send({
      ...{ method: 'POST', url: `/api/admin/wallets/${ada.address}/freeze` },
      payload: { reason: 'A farm' },
    });
    expect((await open(ada)).body.code).toBe('WALLET_FROZEN');
    expect(await cardsOf(ada)).toEqual([]);
  });

  it('never takes from what is kept for newcomers, however many come at once', async () => {
    await start();
    const rows = await server.db.query<{ rarity: string; count: number }>(
      'select rarity, count(*)::int as count from card_holdings group by rarity order by rarity',
    );
    await server.close();
    // Three Commons may go, and nothing else.
    const kept = rows.map(({ count }, tier) => (tier === 0 ? count - 3 : count));
    await start({ RESERVED_CARDS: kept.join(',') });
    const other = await secondInstance(server);
    try {
      const wallets = await Promise.all(
        Array.from({ length: 8 }, (_, n) => seat(server, `farm ${n}`, [], 0)),
      );
      await solve(...wallets);
      const answers = await Promise.all(
        wallets.map(({ wallet }, i) =>
          wallet.send({ method: 'POST', url: '/api/packs/daily' }, i % 2 ? other : server),
        ),
      );
      const codes = answers.map((answer) => answer.json().code ?? answer.statusCode).sort();
      expect(codes).toEqual([200, 200, 200, ...Array.from({ length: 5 }, () => 'POOL_RESERVED')]);
      const [left] = await server.db.query<{ count: number }>(
        `select count(*)::int as count from card_holdings where owner is null and rarity = 'Common'`,
      );
      expect(left!.count).toBe(kept[0]);
      const late = wallets[answers.findIndex((answer) => answer.statusCode === 409)]!;
      expect(await look(late)).toMatchObject({ due: true });
    } finally {
      await other.close();
    }
  });

  it('is limited per network address, and gives the refused use back', async () => {
    await start({ LIMIT_DAILY_PACKS_PER_HOUR: '2' });
    const wallets = await Promise.all(['a', 'b', 'c'].map((name) => seat(server, name, [], 0)));
    // Refused for another reason: it uses nothing up.
    for (const wallet of wallets) expect((await open(wallet)).body.code).toBe('NOT_DUE');
    await solve(...wallets);
    const answers = [];
    for (const wallet of wallets) answers.push((await open(wallet)).status);
    expect(answers).toEqual([200, 200, 429]);
    server.clock.advance(3_600_000);
    expect((await open(wallets[2]!)).status).toBe(200);
  });

  it('is found by the audit where a card came out of no pack', async () => {
    await start();
    const [ada, bob] = [await seat(server, 'ada', []), await seat(server, 'bob', [])];
    await solve(ada);
    await open(ada);
    const made = `insert into day_cards select day, $1, card_id, counted, at from day_cards`;
    await server.db.query(made, [bob.address]);
    const wrong = async () =>
      (await audit(server.db, GIFT_AUDIT_CHECKS)).filter((finding) => finding.wrong > 0);
    expect(await wrong()).toMatchObject([{ name: GIFT_AUDIT_CHECKS[0]!.name, wrong: 1 }]);
    await server.db.query('delete from day_cards where wallet = $1', [bob.address]);
  });

  it('is swept when nothing compares it any more', async () => {
    await start();
    const ada = await seat(server, 'ada', []);
    await solve(ada);
    await open(ada);
    const kept = async (days: number) => {
      await sweep(server.db, server.clock.now() + days * DAY, GIFT_SWEEPS);
      return server.db.query('select wallet from day_cards');
    };
    expect(await kept(29)).toHaveLength(1);
    expect(await kept(33)).toEqual([]);
  });

  describe('in a world for strangers', () => {
    const withHistory = async (...players: TestPlayer[]) => {
      for (const { address } of players) {
        await server.db.query(
          `insert into battlers (address, wins, rating, deviation, volatility, last_match_at, history)
           values ($1, 10, 1500, 50, 0.06, $2, true)`,
          [address, new Date(server.clock.now())],
        );
      }
    };
    /** Made up, and taken back before the audit looks. */
    const forgetHistories = () => server.db.query('delete from battlers where history');

    it('is for wallets with a history, and says so to the others', async () => {
      await start(STRANGERS);
      const [ada, bob] = [await seat(server, 'ada', []), await seat(server, 'bob', [])];
      await solve(ada, bob);
      await withHistory(ada);
      expect(await look(bob)).toEqual({
        ...{ due: false, because: 'no-history', nextAt: null, yours: null },
      });
      const refused = await open(bob);
      expect([refused.status, refused.body.code]).toEqual([409, 'NOT_DUE']);
      expect(refused.body.error).toMatch(/whoever has played their way in/);
      const { body } = await open(ada);
      const own = body.cards.find(({ id }: { id: number }) => id === body.yours);
      expect(own.bond).toBeNull();
      await forgetHistories();
    });

    it('gives all of them together no more own cards than a day has', async () => {
      await start({ ...STRANGERS, OWN_CARDS_PER_DAY: '2' });
      const players = await Promise.all(['a', 'b', 'c', 'd'].map((name) => seat(server, name, [])));
      await solve(...players);
      await withHistory(...players);
      const answers = await Promise.all(players.map((player) => open(player)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      const late = players[answers.findIndex(({ status }) => status === 409)]!;
      expect(await look(late)).toEqual({
        ...{ due: false, because: 'given-out', nextAt: midnight(), yours: null },
      });
      const [used] = await server.db.query(
        `select used from day_counters where what = 'own-cards'`,
      );
      expect(used).toEqual({ used: 2 });
      server.clock.advance(DAY);
      await solve(late);
      expect((await open(late)).status).toBe(200);
      await forgetHistories();
    });
  });
});
