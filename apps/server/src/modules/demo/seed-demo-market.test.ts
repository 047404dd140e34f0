import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedDemoMarket } from './seed-demo-market.ts';

describe('the demo market', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const count = async (table: string) => {
    const [row] = await server.db.query<{ count: number }>(`select count(*) from ${table}`);
    return row?.count;
  };

  it('gives a stranger auctions to bid on and a leaderboard to read, once', async () => {
    await Promise.all([seedDemoMarket(server), seedDemoMarket(server)]);
    const before = [await count('auctions'), await count('bids'), await count('sales')];
    await seedDemoMarket(server);
    expect([await count('auctions'), await count('bids'), await count('sales')]).toEqual(before);
    const open = (await server.app.inject('/api/nfts?auction=open&limit=100')).json();
    expect(open.nfts).toHaveLength(30);
    const ranks = (await server.app.inject('/api/leaderboard')).json();
    expect(ranks).toHaveLength(10);
    expect(ranks.some((entry: { excludedCount: number }) => entry.excludedCount > 0)).toBe(true);
  });

  it('puts a card up again when its auction has ended, so that there is always one to bid on', async () => {
    server.clock.advance(30 * 24 * 3_600_000);
    expect((await server.app.inject('/api/nfts?auction=open')).json().nfts).toEqual([]);
    await seedDemoMarket(server);
    expect((await server.app.inject('/api/nfts?auction=open&limit=100')).json().nfts).toHaveLength(
      30,
    );
  });
});
