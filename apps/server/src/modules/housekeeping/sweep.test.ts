import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { sweep } from './sweep.ts';

const DAY = 86_400_000;

describe('sweeping up', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const count = async (table: string) =>
    (await server.db.query<{ count: number }>(`select count(*) as count from ${table}`))[0]?.count;

  it('keeps what still counts and lets nothing pile up for ever', async () => {
    const billy = testWallet(server, 'billy');
    await billy.signIn();
    await billy.send({
      method: 'POST',
      url: '/api/packs/starter',
      headers: { 'idempotency-key': 'k' },
    });
    const tables = ['nonces', 'sessions', 'rate_limits', 'idempotency_keys'];
    await sweep(server.db, server.clock.now());
    for (const table of tables) expect([table, await count(table)]).not.toEqual([table, 0]);
    await sweep(server.db, server.clock.now() + 8 * DAY);
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
    expect(await count('starter_grants')).toBe(1);
  });
});
