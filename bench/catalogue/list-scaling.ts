/**
 * GET /api/nfts with every kind of filter at 20,000 and at 2,000,000 cards, one in twenty of them for
 * sale and sold once before, and what prices are read from. The cost of a page must not grow with
 * the collection; the ratio of the two medians says whether it does.
 */
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openChangeBus } from '../../apps/server/src/db/change-bus.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { throwAwaySettings } from '../../apps/server/src/db/embedded/settings.ts';
import { sized } from '../brief.ts';
import { startBenchPostgres } from '../postgres.ts';
import { median, printTable, record } from '../report.ts';

const TIMES_LARGER = sized(100, 2);
const CALLS = sized(60, 2);

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
  'sort=score&strong=pace',
  'sort=price&strong=charisma&rarity=Common',
  'sort=number&search=no+such+goat',
  'sort=listed-price',
  'sort=just-listed',
  'sort=listed-price&rarity=Legendary',
  'sort=listed-price&goat=the-flea&rarity=Epic',
  'sort=just-listed&origin=Brazil&strong=pace',
  'sort=score&listed=true&strong=vision',
  'sort=newest&listed=true&trait=background:Rain',
  'sort=listed-price&trait=special:Ghost+Double',
  'sort=score&trait=background:Rain',
  'sort=price&trait=special:Ghost+Double',
  'sort=score&trait=special:Ghost+Double,accessories:Daisy',
  'sort=newest&trait=kit:International&rarity=Common',
  'sort=price&trait=expression:Roar,pose:Chest+Out&goat=the-flea',
  'sort=number&trait=special:None&rarity=Legendary',
  `sort=score&owner=${seller(3)}`,
  `sort=listed-price&owner=${seller(3)}`,
];

/** Not lists, and read from the same shelf. */
const PATHS = ['/api/cards/417/prices', '/api/prices?goat=the-flea'];

const postgres = await startBenchPostgres(throwAwaySettings);
const small = await openCatalogue('small');
const large = await openCatalogue('large');

try {
  console.log(`Growing to ${(20_000 * TIMES_LARGER).toLocaleString('en')} cards…`);
  await grow(large.db);
  for (const { db } of [small, large]) await putOnSale(db);
  const rows: string[][] = [];
  for (const query of QUERIES) rows.push(await compare(query));
  for (const path of PATHS) rows.push(await compare(path));
  printTable(['query', 'ms at 20,000', 'ms at 2,000,000', 'ratio'], rows);
} finally {
  await small.close();
  await large.close();
  await postgres.stop();
}

interface Catalogue {
  readonly app: FastifyInstance;
  readonly db: Database;
  close(): Promise<void>;
}

async function openCatalogue(name: string): Promise<Catalogue> {
  const db = openDatabase(await postgres.createWorld(name), { poolSize: 4 });
  const bus = await openChangeBus(db, console.error);
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    db,
    bus,
    clock: systemClock,
    version: 'bench',
    migration: 0,
    webRoot: undefined,
    chain: undefined,
    chainOff: 'Off in a bench.',
  });
  return {
    app,
    db,
    async close() {
      await app.close();
      await bus.close();
      await db.close();
    },
  };
}

/** Call by call in turns, so that a busy moment of the machine is paid by both. */
async function compare(query: string): Promise<string[]> {
  const [callSmall, callLarge] = [pageByPage(small.app, query), pageByPage(large.app, query)];
  const times = { small: [] as number[], large: [] as number[] };
  for (let call = 0; call < CALLS; call += 1) {
    const [a, b] = [await callSmall(), await callLarge()];
    // The first calls warm both up and are not counted.
    if (call < CALLS / 4) continue;
    times.small.push(a);
    times.large.push(b);
  }
  const [a, b] = [median(times.small), median(times.large)];
  record({
    measure: 'a page of 2,000,000 cards beside one of 20,000',
    detail: query,
    ours: `${b.toFixed(2)} ms`,
    reference: `${a.toFixed(2)} ms`,
    value: b / a,
  });
  return [query, a.toFixed(2), b.toFixed(2), (b / a).toFixed(2)];
}

/** Page after page, from the first again at the end: a deep cursor must cost what the first does. */
function pageByPage(app: FastifyInstance, query: string): () => Promise<number> {
  let cursor = '';
  return async () => {
    const began = performance.now();
    const path = query.startsWith('/') ? query : `/api/nfts?${query}${cursor}`;
    const response = await app.inject(path);
    const took = performance.now() - began;
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    const { nextCursor } = response.json();
    cursor = nextCursor ? `&cursor=${nextCursor}` : '';
    return took;
  };
}

/** A wallet of fifty cards, all of them for sale. */
function seller(number: number): string {
  return `0x${number.toString(16).padStart(40, '0')}`;
}

/** One card in twenty, of every goat; on a connection of its own, for the guard to look away. */
async function putOnSale(target: Database): Promise<void> {
  const client = await target.connect();
  await client.query('alter table card_holdings disable trigger card_holdings_guard');
  await client.query(
    `update card_holdings set owner = '0x' || lpad(to_hex(card_id / 1000), 40, '0'),
            acquired_at = now(), asked = 100 + (card_id::bigint * 7919) % 1000000,
            listed_at = now() - card_id * interval '1 second'
      where card_id % 20 = card_id / 20 % 20`,
  );
  await client.query('alter table card_holdings enable trigger card_holdings_guard');
  await client.query(
    `insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, seller, reference)
     select card_id, 0.01, 'listing', asked / 100.0, 'HOOF', now() - card_id * interval '4 seconds',
            owner, '0x' || repeat('f', 40), 'sale:' || card_id from card_holdings where owner is not null`,
  );
  await client.query('vacuum analyze card_holdings, shelf, sales, trait_counts, facets');
  await client.end();
}

/**
 * Copies of the cards under new numbers. Their uniqueness is what makes them cards, not rows. On a
 * connection without limits: a slow machine takes longer than anybody waits for an answer.
 */
async function grow(target: Database): Promise<void> {
  const client = await target.connect();
  await client.query(`do $$ declare c record; begin
    for c in select conname from pg_constraint
              where conrelid = 'cards'::regclass and contype = 'u' loop
      execute format('alter table cards drop constraint %I', c.conname);
    end loop; end $$`);
  const columns = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = 'cards' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.rows.map((column) => column.name);
  const values = names.map((name) =>
    ['id', 'token_id'].includes(name)
      ? `${name} + copy * 20000`
      : // Copies at one price would stand side by side, and no collection has a hundred of each.
        name === 'price_hoof'
        ? 'price_hoof + (id::bigint * 31 + copy * 7919) % 1000'
        : name,
  );
  for (let from = 1; from < TIMES_LARGER; from += 11) {
    await client.query(
      `insert into cards (${names.join(', ')}) select ${values.join(', ')}
         from cards cross join generate_series($1::int, least($1 + 10, $2)) copy where id <= 20000`,
      [from, TIMES_LARGER - 1],
    );
  }
  await client.query('vacuum analyze cards');
  await client.end();
}
