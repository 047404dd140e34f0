import { weekOf } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteSweeps, type SweepFigures, sweep, sweepOne } from './clock/housekeeping/run-sweeps.ts';
import { openDatabase } from './db/database.ts';
import { SWEEPS } from './rooms.ts';
import { audit } from './slices/hoof/audit.ts';
import { BATTLE_AUDIT_CHECKS } from './slices/match/audit/battle-audit.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { duelBetween, kickOff, playOut, seat } from './testing/test-players.ts';
import { testWallet } from './testing/test-wallet.ts';

const DAY = 86_400_000;

describe('sweeping up', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { METRICS: 'true' } });
  });
  afterAll(() => server.close());

  const count = async (table: string) =>
    (await server.db.query<{ count: number }>(`select count(*) as count from ${table}`))[0]?.count;
  const named = (name: string) => SWEEPS.find((each) => each.name === name)!;

  it('keeps what still counts and lets nothing pile up for ever', async () => {
    const billy = testWallet(server, 'billy');
    await billy.signIn();
    await billy.send({
      method: 'POST',
      url: '/api/packs/starter',
      headers: { 'idempotency-key': 'k' },
    });
    const tables = ['nonces', 'sessions', 'rate_limits', 'idempotency_keys'];
    await sweep(server.db, server.clock.now(), SWEEPS);
    for (const table of tables) expect([table, await count(table)]).not.toEqual([table, 0]);
    await sweep(server.db, server.clock.now() + 8 * DAY, SWEEPS);
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
    expect(await count('starter_grants')).toBe(1);
  });

  it('every sweep works, and finds what is old by an index or in a table that it keeps small', async () => {
    const results = await sweep(server.db, server.clock.now(), SWEEPS);
    expect(results.map(({ name }) => name)).toEqual(SWEEPS.map(({ name }) => name));
    expect(results.filter(({ failed }) => failed !== null)).toEqual([]);
    for (const [table, column] of [
      ['nonces', 'expires_at'],
      ['sessions', 'expires_at'],
      ['rate_limits', 'ends_at'],
      ['idempotency_keys', 'created_at'],
      ['bonus_days', 'day'],
      ['day_counters', 'day'],
      ['day_cards', 'day'],
      ['day_quests', 'day'],
      ['callback_calls', 'day'],
      ['cup_calls', 'at'],
      ['wallet_languages', 'chosen_at'],
    ]) {
      const plan = await server.db.transaction(async (tx) => {
        await tx.query('set local enable_seqscan = off');
        return tx.query(
          `explain select ctid from ${table} where ${column} < now() order by ${column} limit 200`,
        );
      });
      const text = JSON.stringify(plan);
      expect([table, text.includes('Index'), text.includes('Sort')]).toEqual([table, true, false]);
    }
  });

  it('one table that takes too long is told of, and everything behind it is swept all the same', async () => {
    const old = new Date(server.clock.now() - 3 * DAY);
    await server.db.query(
      `insert into idempotency_keys (scope, key, call, body_hash, created_at)
       select 'flood', i::text, 'x', '\\x00', $1 from generate_series(1, 1000) i`,
      [old],
    );
    await server.db.query(
      'create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return old; end $$',
    );
    await server.db.query(
      'create trigger dawdling before delete on nonces for each row execute function dawdle()',
    );
    await server.db.query(`insert into nonces (nonce, expires_at) values ('slow', $1)`, [old]);
    const hasty = openDatabase(server.url, { poolSize: 2, limits: { statementMs: 300 } });
    const results = await sweep(hasty, server.clock.now(), SWEEPS);
    await hasty.close();
    expect(results.filter(({ failed }) => failed !== null).map(({ name }) => name)).toEqual([
      'nonces',
    ]);
    expect(results.find(({ name }) => name === 'idempotency_keys')!.swept).toBe(1_000);
    expect(results.find(({ name }) => name === 'nonces')!.behindMs).toBe(3 * DAY - 3_600_000);
    const warned: unknown[] = [];
    const book = server.app.sweepBook as Map<string, SweepFigures>;
    noteSweeps(book, results, { warn: (line: unknown) => warned.push(line) } as never);
    expect(warned).toMatchObject([{ sweep: 'nonces' }]);
    const { body } = await server.app.inject('/metrics');
    expect(body).toMatch(/^goats_sweep_failures_total\{sweep="nonces"\} 1$/m);
    expect(body).toMatch(/^goats_swept_rows_total\{sweep="idempotency_keys"\} 1000$/m);
    expect(body).toMatch(/^goats_sweep_behind_seconds\{sweep="nonces"\} 255600$/m);
    await server.db.query('drop trigger dawdling on nonces');
    await sweep(server.db, server.clock.now(), SWEEPS);
  });

  it('looks only at inboxes that got something since, however many there are', async () => {
    const wallet = (n: number) => `0x${String(n).padStart(40, '0')}`;
    await server.db.query(
      `insert into messages (wallet, topic, text, href, at)
       select '0x' || lpad((i % 10)::text, 40, '0'), 'sale', 'Sold', '/x', now()
         from generate_series(1, 1500) i`,
    );
    await sweepOne(server.db, server.clock.now(), named('messages'));
    expect(await count('messages')).toBe(1_000);
    await server.db.query(
      `insert into messages (wallet, topic, text, href, at) select $1, 'sale', 'Sold', '/x', now()
         from generate_series(1, 300)`,
      [wallet(3)],
    );
    const before = await server.db.query<{ mark: number }>(
      `select mark from sweep_marks where name = 'messages'`,
    );
    expect(before[0]!.mark).toBe(1_500);
    expect(await sweepOne(server.db, server.clock.now(), named('messages'))).toMatchObject({
      swept: 300,
    });
    expect(await count('messages')).toBe(1_000);
  });

  it('a match that is over for a month keeps what its proof needs, and its vault, stakes and secrets nothing', async () => {
    const ada = await seat(server, 'ada', ['Common', 'Common', 'Common']);
    const bob = await seat(server, 'bob', ['Common', 'Common']);
    const [played, running] = [
      await duelBetween(ada, bob),
      await duelBetween(ada, bob, { cards: [ada.cards[2]!, bob.cards[1]!] }),
    ];
    await server.db.query(
      `insert into house_secrets select m.id, 0, '{1}', 'seed', 'salt' from matches m
        where m.id = any ($1)`,
      [[played, running]],
    );
    await kickOff([ada, bob], played, [[ada.cards[1]!], [bob.cards[0]!]]);
    await playOut([ada, bob], played);
    const hand = async (id: string) =>
      (
        await server.db.query<{ n: number }>(
          'select json_array_length(hands -> 0) as n from matches where id = $1',
          [id],
        )
      )[0]!.n;
    const many = await hand(played);
    expect(many).toBeGreaterThan(2);
    const stakes = () => count(`stakes where state <> 'held'`);
    expect(await stakes()).toBe(2);
    const later = server.clock.now() + 31 * DAY;
    await sweep(server.db, later, SWEEPS);
    expect(await hand(played)).toBe(2);
    expect(await hand(running)).toBeGreaterThan(0);
    expect(await count('house_secrets')).toBe(1);
    expect(await stakes()).toBe(0);
    // Those of the match that runs.
    expect(await count(`stakes where state = 'held'`)).toBe(2);
    const proof = (await ada.call('GET', `/api/matches/${played}/proof`)).body;
    expect(proof.result.winner).not.toBeUndefined();
    expect((await audit(server.db, BATTLE_AUDIT_CHECKS)).filter(({ wrong }) => wrong > 0)).toEqual(
      [],
    );
    // The vault is closed for ever, whoever asks.
    const [vault] = await server.db.query<{ name: string }>(
      `select kind || ':' || origin_id as name from matches where id = $1`,
      [played],
    );
    const again = server.db.query(
      `insert into transfers (reason, reference, from_account, to_account, amount, at)
       select 'stake', 'again:1', w.id, v.id, 5, now() from accounts w, accounts v
        where w.name = $1 and v.name = $2`,
      [ada.address, vault!.name],
    );
    await expect(again).rejects.toMatchObject({ code: 'HF003' });
    await expect(server.db.query('delete from stakes')).rejects.toMatchObject({ code: 'HF004' });
  });

  it('what only today or this week asks for goes when nobody can ask any more', async () => {
    const [one, other] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`];
    const now = server.clock.now();
    const week = weekOf(now);
    await server.db.query('delete from bonus_days');
    for (const age of [0, 1, 3, 400]) {
      await server.db.query('insert into bonus_days values ($1, $2, $3, 1)', [
        ...[one, other, new Date(now - age * DAY).toISOString().slice(0, 10)],
      ]);
    }
    for (const [w, paid] of [
      [week, false],
      [week - 5, true],
      [week - 6, false],
    ] as const) {
      await server.db.query(
        `insert into weeks (week, paid_at, budget, players) values ($1, $2, $3, $3)
         on conflict do nothing`,
        [w, paid ? new Date(now) : null, paid ? 0 : null],
      );
      await server.db.query(
        'insert into week_meetings values ($1, $2, $3, 0) on conflict do nothing',
        [w, one, other],
      );
    }
    await sweep(server.db, now, SWEEPS);
    expect(await count('bonus_days')).toBe(2);
    expect(
      await server.db.query('select week from week_meetings where one = $1 order by week', [one]),
    ).toEqual([{ week: week - 6 }, { week }]);
  });
});
