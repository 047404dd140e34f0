/**
 * GET /api/nfts with every kind of filter at 20,000 and at 2,000,000 cards. The cost of a page must
 * not grow with the collection; the ratio of the two medians says whether it does.
 */

import { createApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { startTestPostgres } from '../../apps/server/src/db/embedded/test-postgres.ts';
import { listen } from '../../apps/server/src/db/notifications.ts';
import { CHANGED_CHANNEL } from '../../apps/server/src/hot/hot-bytes.ts';
import { PLAY_CHANNEL } from '../../apps/server/src/modules/matches/announcements.ts';
import { prepareDatabase } from '../../apps/server/src/testing/prepare-database.ts';
import { databaseUrl } from '../../apps/server/src/testing/test-database.ts';
import { median, printTable } from '../report.ts';

const TIMES_LARGER = 100;
const CALLS = 60;

const QUERIES = [
  'sort=number',
  'sort=newest',
  'sort=score',
  'sort=price',
  'sort=score&rarity=Legendary',
  'sort=price&goat=the-flea',
  'sort=score&goat=the-flea&rarity=Epic',
  'sort=newest&origin=Brazil&rarity=Common',
  'sort=price&priceRange=over40k',
  'sort=score&search=maradona',
  'sort=number&search=no+such+goat',
];

const postgres = await startTestPostgres();
const admin = openDatabase(postgres.adminUrl, { poolSize: 1 });
await admin.query('create database scaling');
await admin.close();
const url = databaseUrl(postgres.adminUrl, 'scaling');
await prepareDatabase(url);
const db = openDatabase(url, { poolSize: 4 });
const notifications = await listen(db, [CHANGED_CHANNEL, PLAY_CHANNEL], console.error);
const app = await createApp({
  config: readConfig({ LOG_LEVEL: 'silent' }),
  db,
  notifications,
  clock: systemClock,
  version: 'bench',
  migration: 0,
  webRoot: undefined,
});

try {
  const small = await measureAll();
  console.log(`Growing to ${(20_000 * TIMES_LARGER).toLocaleString('en')} cards…`);
  await grow(db);
  const large = await measureAll();
  printTable(
    ['query', 'ms at 20,000', 'ms at 2,000,000', 'ratio'],
    QUERIES.map((query, index) => {
      const [a = Number.NaN, b = Number.NaN] = [small[index], large[index]];
      return [query, a.toFixed(2), b.toFixed(2), (b / a).toFixed(2)];
    }),
  );
} finally {
  await app.close();
  await notifications.close();
  await db.close();
  await postgres.stop();
}

async function measureAll(): Promise<number[]> {
  const medians: number[] = [];
  for (const query of QUERIES) medians.push(await measure(query));
  return medians;
}

/** The first page and the one after it, in turns: a deep cursor must cost what a first page costs. */
async function measure(query: string): Promise<number> {
  const times: number[] = [];
  let cursor = '';
  for (let call = 0; call < CALLS; call += 1) {
    const began = performance.now();
    const response = await app.inject(`/api/nfts?${query}${cursor}`);
    if (call >= CALLS / 4) times.push(performance.now() - began);
    const { nextCursor } = response.json();
    cursor = nextCursor ? `&cursor=${nextCursor}` : '';
  }
  return median(times);
}

/** Copies of the cards under new numbers. Their uniqueness is what makes them cards, not rows. */
async function grow(target: Database): Promise<void> {
  await target.query(`do $$ declare c record; begin
    for c in select conname from pg_constraint
              where conrelid = 'cards'::regclass and contype = 'u' loop
      execute format('alter table cards drop constraint %I', c.conname);
    end loop; end $$`);
  const columns = await target.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = 'cards' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.map((column) => column.name);
  const values = names.map((name) =>
    ['id', 'token_id'].includes(name) ? `${name} + copy * 20000` : name,
  );
  for (let from = 1; from < TIMES_LARGER; from += 11) {
    await target.query(
      `insert into cards (${names.join(', ')}) select ${values.join(', ')}
         from cards cross join generate_series($1::int, least($1 + 10, $2)) copy where id <= 20000`,
      [from, TIMES_LARGER - 1],
    );
  }
  await target.query('vacuum analyze cards');
}
