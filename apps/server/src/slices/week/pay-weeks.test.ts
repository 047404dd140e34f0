import { anyMove } from '@goats/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { expectCleanBooks } from '../../testing/test-cups.ts';
import { testOperator } from '../../testing/test-operator.ts';
import {
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { setLevel } from '../../testing/write-effects.ts';
import { payWeeks } from './pay-weeks.ts';
import { STANDINGS } from './world/answers.ts';

const WEEK = 7 * 86_400_000;

describe('the week’s prizes', () => {
  let server: TestApp;
  let second: TestApp;
  beforeEach(async () => {
    const env = { WEEK_PRIZES: '1000', LIMIT_WRITES_PER_MINUTE: '100000' };
    server = await createTestApp({ env });
    second = await secondInstance(server);
  });
  afterEach(async () => {
    await second.close();
    await server.close();
  });

  /** The first beats the second in two rounds: nine points and none. */
  async function beats(winner: TestPlayer, loser: TestPlayer, card = 0): Promise<void> {
    const cards = [winner.cards[card]!, loser.cards[card]!] as const;
    await setLevel(server.db, cards[0], 70);
    await setLevel(server.db, cards[1], 60);
    const id = await duelBetween(winner, loser, { cards });
    await kickOff([winner, loser], id, [[cards[0]], [cards[1]]]);
    await playOut([winner, loser], id);
  }
  const player = (name: string) => seat(server, name, ['Common', 'Common', 'Common']);
  const get = async (url: string) => (await server.app.inject(url)).json();
  const prizeOf = async (who: TestPlayer) => {
    const [row] = await server.db.query<{ paid: number }>(
      `select coalesce(sum(t.amount), 0)::int as paid from transfers t
         join accounts a on a.id = t.to_account and a.name = $1
        where t.reason = 'prize'`,
      [who.address],
    );
    return row!.paid / 100;
  };

  it('are paid once by whoever wakes first, however long all were down', async () => {
    const [ada, bob, cat] = [await player('ada'), await player('bob'), await player('cat')];
    await beats(ada, bob);
    await beats(ada, cat, 1);
    await beats(bob, cat, 2);
    const before = await get('/api/week');
    expect(before.entries.map(({ points }: { points: number }) => points)).toEqual([18, 9]);
    expect(before.entries.map(({ prize }: { prize: number }) => prize)).toEqual([300, 200]);
    expect(await payWeeks(server.app.game)).toBe(0);
    server.clock.advance(3 * WEEK);
    const instances = [server, second, server, second];
    await Promise.all(instances.map(({ app }) => payWeeks(app.game)));
    await payWeeks(second.app.game);
    expect([await prizeOf(ada), await prizeOf(bob), await prizeOf(cat)]).toEqual([300, 200, 0]);
    const [past] = await get('/api/weeks');
    expect(past).toMatchObject({ week: before.week, players: 2, paidAt: expect.any(String) });
    const shown = await get(`/api/ledger/${past.entries[0].transferId}`);
    expect(shown).toMatchObject({ amount: 300, from: 'treasury', to: ada.address });
    expect((await get('/api/week')).entries).toEqual([]);
    await expectCleanBooks(server);
  });

  it('wait for the end of Sunday, and a minute for what was decided at its last moment', async () => {
    const [ada, bob] = [await player('ada'), await player('bob')];
    await beats(ada, bob);
    const end = Date.parse((await get('/api/week')).endsAt);
    server.clock.advance(end - server.clock.now() - 1);
    expect(await payWeeks(server.app.game)).toBe(0);
    server.clock.advance(60_000);
    expect(await payWeeks(server.app.game)).toBe(0);
    server.clock.advance(1);
    expect(await payWeeks(server.app.game)).toBe(1);
    expect(await prizeOf(ada)).toBe(300);
  });

  it('are shared by those who are level', async () => {
    const [ada, bob] = [await player('ada'), await player('bob')];
    const [cat, dan] = [await player('cat'), await player('dan')];
    await beats(ada, cat);
    await beats(bob, dan);
    server.clock.advance(WEEK);
    await payWeeks(server.app.game);
    expect([await prizeOf(ada), await prizeOf(bob)]).toEqual([250, 250]);
    await expectCleanBooks(server);
  });

  it('are no more than the circle is large in which they were won, and the books know why', async () => {
    const { config } = server.app.game;
    Object.assign(config.economy, { weekPerWallet: 10 });
    const [ada, bob, cat] = [await player('ada'), await player('bob'), await player('cat')];
    await beats(ada, bob);
    await beats(ada, cat, 1);
    await beats(bob, cat, 2);
    server.clock.advance(WEEK);
    await payWeeks(server.app.game);
    expect([await prizeOf(ada), await prizeOf(bob)]).toEqual([26.6, 26.6]);
    const [past] = await get('/api/weeks');
    expect(past.perWallet).toBe(10);
    expect(past.entries.map(({ circle }: { circle: number }) => circle)).toEqual([2.66, 2.66]);
    await expectCleanBooks(server);
  });

  it('are not paid for a week in which nobody played, nor to whom the operator has frozen', async () => {
    server.clock.advance(WEEK);
    expect(await payWeeks(server.app.game)).toBe(0);
    expect(await get('/api/weeks')).toEqual([]);
    const [ada, bob, cat] = [await player('ada'), await player('bob'), await player('cat')];
    await beats(ada, bob);
    await beats(bob, cat, 1);
    const operator = await testOperator(server);
    const url = `/api/admin/wallets/${ada.address}/freeze`;
    await operator.send({ method: 'POST', url, payload: { reason: 'A farm' } });
    server.clock.advance(WEEK);
    await payWeeks(server.app.game);
    expect([await prizeOf(ada), await prizeOf(bob)]).toEqual([0, 300]);
    // Thawed later, the books still know why.
    await operator.send({ method: 'DELETE', url, payload: { reason: 'A family' } });
    await expectCleanBooks(server);
  });

  it('look at the head of the table alone, however many have points', async () => {
    await server.db.query(
      `insert into week_points (week, wallet, points, wins, losses)
       select 2000, '0x' || lpad(to_hex(n), 40, '0'), 1 + n % 5000, 1, 0 from generate_series(1, 20000) n`,
    );
    await server.db.query('analyze week_points');
    const plan = await server.db.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, timing off, costs off) ${STANDINGS}`,
      [2000, 20],
    );
    const found = plan.flatMap(
      (row) =>
        /week_points p.*actual rows=(\d+)/.exec(row['QUERY PLAN'])?.slice(1).map(Number) ?? [],
    );
    expect(found.length).toBe(2);
    for (const rows of found) expect(rows).toBeLessThan(100);
  });

  it('go to nobody for a match that is written down after they were paid', async () => {
    const [ada, bob] = [await player('ada'), await player('bob')];
    await beats(ada, bob);
    const cards = [ada.cards[1]!, bob.cards[1]!] as const;
    const id = await duelBetween(ada, bob, { cards });
    let view = await kickOff([ada, bob], id, [[cards[0]], [cards[1]]]);
    const at = server.clock.now();
    server.clock.advance(WEEK);
    await payWeeks(server.app.game);
    // Decided in time, by an instance whose word was a week on its way.
    while (view.phase !== 'finished') {
      const turn = { type: 'move', matchId: Number(id), address: view.turn!, at } as const;
      await server.app.game.world.run({ ...turn, move: anyMove(view) });
      view = await get(`/api/matches/${id}`);
    }
    const points = await server.db.query('select points from week_points where points > 0');
    expect(points).toEqual([{ points: 9 }]);
    await expectCleanBooks(server);
  });
});

describe('GET /api/week over the wire', () => {
  it('never tells a stranger what is somebody’s, nor somebody what is a stranger’s', async () => {
    const server = await createTestApp();
    const site = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const ada = await seat(server, 'ada', ['Common']);
    const bob = await seat(server, 'bob', ['Common']);
    const id = await duelBetween(ada, bob);
    await kickOff([ada, bob], id, [ada.cards, bob.cards]);
    const { result } = await playOut([ada, bob], id);
    const winner = result!.winner === ada.address ? ada : bob;
    const cookie = winner.wallet.cookie();
    const read = async (headers: Record<string, string> = {}) => {
      const response = await fetch(`${site}/api/week`, { headers });
      return { headers: response.headers, body: (await response.json()) as { you?: unknown } };
    };
    for (let turn = 0; turn < 3; turn += 1) {
      const stranger = await read();
      expect(stranger.body).not.toHaveProperty('you');
      expect(stranger.headers.get('cache-control')).toBe('no-cache');
      const known = await read({ cookie });
      expect(known.body.you).toMatchObject({ address: winner.address, rank: 1, points: 9 });
      expect(known.headers.get('cache-control')).toBe('no-store');
      // Neither are the stranger's bytes confirmed to somebody.
      const etag = stranger.headers.get('etag')!;
      const asked = await fetch(`${site}/api/week`, { headers: { cookie, 'if-none-match': etag } });
      expect(asked.status).toBe(200);
      expect(await asked.json()).toHaveProperty('you');
    }
    await server.close();
  });
});
