/**
 * The collection itself: all 270,000 cards of the generator on one core, and the 20,000 that are
 * published into a fresh database with the settings of the product.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, masterGoats, mintedCards, moments } from '@goats/collection';
import { mintCollection } from '../../apps/server/src/cards/catalogue/mint-collection.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { SQL_FOLDER } from '../../apps/server/src/db/sql-folder.ts';
import { sized } from '../brief.ts';
import { median, printTable, record } from '../report.ts';

const ROUNDS = sized(3, 1);

const generated = Array.from({ length: ROUNDS }, generate);
const { rss } = process.memoryUsage();
const seeded: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) seeded.push(await seed());

const [made, minted, megabytes] = [median(generated), median(seeded), rss / 2 ** 20];
record({
  measure: 'making 270,000 cards',
  ours: 'one core',
  reference: 'none',
  value: made,
});
record({
  measure: 'memory while making 270,000 cards',
  ours: 'whole process',
  reference: 'none',
  value: megabytes,
});
record({
  measure: 'seeding 20,000 cards',
  ours: 'fresh database',
  reference: 'none',
  value: minted,
});
printTable(
  ['what', 'median', 'target'],
  [
    ['270,000 cards made, s of processor', made.toFixed(2), 'under 3'],
    ['memory of the process, MB', megabytes.toFixed(0), 'under 200'],
    ['20,000 cards seeded, s', minted.toFixed(2), 'under 3'],
  ],
);

function generate(): number {
  const began = process.cpuUsage();
  let count = 0;
  for (const card of mintedCards()) count += card.id > 0 ? 1 : 0;
  for (const goat of masterGoats().slice(0, sized(10, 1))) {
    for (const moment of moments(DEFAULT_SETTINGS, goat)) count += moment.cardNumber > 0 ? 1 : 0;
  }
  if (count !== sized(270_000, 45_000)) throw new Error(`Made ${count} cards instead of 270,000`);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}

async function seed(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'goats-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const db = openDatabase(postgres.connectionString, { poolSize: 4 });
  try {
    await migrate(db, SQL_FOLDER);
    const began = performance.now();
    await mintCollection(db);
    return (performance.now() - began) / 1_000;
  } finally {
    await db.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
