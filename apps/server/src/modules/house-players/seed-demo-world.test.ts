import { housePlayers } from '@goats/collection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { recordCardEvent } from '../cards/card-events.ts';
import { audit } from '../ledger/audit.ts';
import { balanceOf } from '../ledger/balance.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const COLLECTOR = `0x${'c'.repeat(40)}`;

describe('the house players', () => {
  let database: TestDatabase;
  let first: string;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const deps = (target: TestDatabase) => ({
    db: target.db,
    clock: { now: () => Date.UTC(2026, 5, 1) },
  });

  const world = async (target: TestDatabase) =>
    JSON.stringify([
      await target.db.query('select * from players order by address'),
      await target.db.query(
        'select card_id, owner from card_holdings where owner is not null order by card_id',
      ),
      await target.db.query('select name, balance from accounts order by id'),
    ]);

  it('move in with a name, HOOF and a hand of every tier', async () => {
    expect(await seedDemoWorld(deps(database))).toBe(housePlayers().length);
    first = await world(database);
    for (const player of housePlayers()) {
      expect(await balanceOf(database.db, player.address)).toBe(10_000_000);
      const tiers = await database.db.query<{ rarity: string; count: number }>(
        'select rarity, count(*) as count from card_holdings where owner = $1 group by 1',
        [player.address],
      );
      expect(tiers).toHaveLength(4);
      expect(tiers.reduce((sum, tier) => sum + tier.count, 0)).toBeGreaterThanOrEqual(10);
    }
  });

  it('move in once, also when several instances start together', async () => {
    const again = await Promise.all([1, 2, 3].map(() => seedDemoWorld(deps(database))));
    expect(again).toEqual([0, 0, 0]);
    expect(await world(database)).toBe(first);
  });

  it('are the same in every new world', async () => {
    const other = await createTestDatabase();
    try {
      await Promise.all([seedDemoWorld(deps(other)), seedDemoWorld(deps(other))]);
      expect(await world(other)).toBe(first);
    } finally {
      await other.drop();
    }
  });

  it('take no card that somebody holds already', async () => {
    const other = await createTestDatabase();
    try {
      const [held] = await database.db.query<{ card_id: number }>(
        'select card_id from card_holdings where owner is not null limit 1',
      );
      const grant = { kind: 'granted', reference: 'starter:c', to: COLLECTOR } as const;
      await recordCardEvent(other.db, { ...grant, cardId: held!.card_id }, 0);
      expect(await seedDemoWorld(deps(other))).toBe(housePlayers().length);
      const [row] = await other.db.query<{ owner: string }>(
        'select owner from card_holdings where card_id = $1',
        [held!.card_id],
      );
      expect(row?.owner).toBe(COLLECTOR);
    } finally {
      await other.drop();
    }
  });

  it('are on the books like everybody else', async () => {
    const findings = await audit(database.db);
    expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
  });
});
