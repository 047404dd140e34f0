import { SELF_CONFIRM_MS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceAuctions } from '../../slices/auction/advance-auctions.ts';
import { audit } from '../../slices/hoof/audit.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedDemoMarket } from './seed-demo-market.ts';

describe('the demo market', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { AUCTIONS_CONFIRM_THEMSELVES: 'true' } });
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

  it('ends every auction by itself, and puts the next cards up at the next start', async () => {
    const { game } = server.app;
    server.clock.advance(7 * 24 * 3_600_000);
    expect((await server.app.inject('/api/nfts?auction=open')).json().nfts).toEqual([]);
    expect(await advanceAuctions(game)).toBe(30);
    server.clock.advance(SELF_CONFIRM_MS);
    await advanceAuctions(game);
    const states = await server.db.query(
      `select a.state, h.owner is not null as owned, count(*), count(s.wash_reason) as left_out
         from auctions a join card_holdings h using (card_id)
         left join sales s on s.reference = 'auction:' || a.id group by 1, 2 order by 1`,
    );
    // Every seventh has no bids.
    expect(states).toEqual([
      { state: 'settled', owned: true, count: 26, left_out: 26 },
      { state: 'returned', owned: false, count: 4, left_out: 0 },
    ]);
    const findings = await audit(server.db);
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
    await seedDemoMarket(server);
    expect((await server.app.inject('/api/nfts?auction=open&limit=100')).json().nfts).toHaveLength(
      30,
    );
  });
});
