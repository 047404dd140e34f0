import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { type TestClock, testClock } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createWriteBlocks } from './write-blocks.ts';

const LIMIT = 40;
const BLOCK = 2;

describe('writes that are counted in blocks', () => {
  let database: TestDatabase;
  let clock: TestClock;
  let asked = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    clock = testClock();
  });
  afterAll(() => database.drop());

  const instance = () => {
    const { db } = database;
    const counting = {
      ...db,
      prepared: (...args: Parameters<typeof db.prepared>) => {
        asked += 1;
        return db.prepared(...args);
      },
    };
    const config = readConfig({ LIMIT_WRITES_PER_MINUTE: String(LIMIT) });
    return createWriteBlocks({
      config,
      db: counting,
      clock,
      blocked: new Map(),
    } as unknown as Deps);
  };
  const passes = async (takes: Promise<number>[]) =>
    (await Promise.all(takes)).filter((waitMs) => waitMs === 0).length;

  it('lets exactly the limit through on one instance, and asks once a block', async () => {
    const blocks = instance();
    const takes = Array.from({ length: LIMIT + 20 }, () => blocks.take('198.51.100.1'));
    expect(await passes(takes)).toBe(LIMIT);
    expect(asked).toBeLessThanOrEqual(LIMIT / BLOCK + 2);
    expect(await blocks.take('198.51.100.1')).toBeGreaterThan(0);
    clock.advance(60_000);
    expect(await blocks.take('198.51.100.1')).toBe(0);
  });

  it('asks once for all addresses that come at once, and counts each by itself', async () => {
    const blocks = instance();
    asked = 0;
    const many = Array.from({ length: 30 }, (_, i) => blocks.take(`203.0.113.${i}`));
    expect(await passes(many)).toBe(30);
    expect(asked).toBe(1);
    expect(await passes(Array.from({ length: LIMIT }, () => blocks.take('203.0.113.7')))).toBe(
      LIMIT - 1,
    );
  });

  it('never lets more through on several instances, and less by a block each at most', async () => {
    const instances = [instance(), instance(), instance()];
    const takes = Array.from({ length: 3 * LIMIT }, (_, i) =>
      instances[i % 3]!.take('198.51.100.2'),
    );
    const passed = await passes(takes);
    expect(passed).toBeLessThanOrEqual(LIMIT);
    expect(passed).toBeGreaterThan(LIMIT - 3 * BLOCK);
  });
});
