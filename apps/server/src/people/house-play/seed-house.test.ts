import { housePlayers } from '@goats/collection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../slices/hoof/audit.ts';
import { balanceOf } from '../../slices/hoof/balance.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { giveCard } from '../../testing/write-effects.ts';
import { seedHouse } from './seed-house.ts';

const COLLECTOR = `0x${'c'.repeat(40)}`;

describe('the house players', () => {
  let server: TestApp;
  let first: string;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  /** So many instances that start at the same time. */
  const startTogether = async (on: TestApp, instances: number) => {
    const more = await Promise.all(Array.from({ length: instances - 1 }, () => secondInstance(on)));
    const moved = await Promise.all([on, ...more].map(({ app }) => seedHouse(app.game)));
    for (const each of more) await each.close();
    return moved;
  };

  const world = async ({ db }: TestApp) =>
    JSON.stringify([
      await db.query('select * from players order by address'),
      await db.query(
        'select card_id, owner from card_holdings where owner is not null order by card_id',
      ),
      await db.query('select name, balance from accounts order by id'),
    ]);

  it('move in with a name, HOOF and a hand of every tier', async () => {
    expect(await seedHouse(server.app.game)).toBe(housePlayers().length);
    first = await world(server);
    for (const player of housePlayers()) {
      expect(await balanceOf(server.db, player.address)).toBe(10_000_000);
      const tiers = await server.db.query<{ rarity: string; count: number }>(
        'select rarity, count(*) as count from card_holdings where owner = $1 group by 1',
        [player.address],
      );
      expect(tiers).toHaveLength(4);
      expect(tiers.reduce((sum, tier) => sum + tier.count, 0)).toBeGreaterThanOrEqual(10);
    }
  });

  it('move in once, also when several instances start together', async () => {
    expect(await startTogether(server, 3)).toEqual([0, 0, 0]);
    expect(await world(server)).toBe(first);
  });

  it('are the same in every new world', async () => {
    const other = await createTestApp();
    try {
      const moved = await startTogether(other, 2);
      expect(moved[0]! + moved[1]!).toBe(housePlayers().length);
      expect(await world(other)).toBe(first);
    } finally {
      await other.close();
    }
  });

  it('take no card that somebody holds already', async () => {
    const other = await createTestApp();
    try {
      const [held] = await server.db.query<{ card_id: number }>(
        'select card_id from card_holdings where owner is not null limit 1',
      );
      await giveCard(other.db, COLLECTOR, held!.card_id, 0);
      expect(await seedHouse(other.app.game)).toBe(housePlayers().length);
      const [row] = await other.db.query<{ owner: string }>(
        'select owner from card_holdings where card_id = $1',
        [held!.card_id],
      );
      expect(row?.owner).toBe(COLLECTOR);
    } finally {
      await other.close();
    }
  });

  it('are on the books like everybody else', async () => {
    const findings = await audit(server.db);
    expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
  });
});
