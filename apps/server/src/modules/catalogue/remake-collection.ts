import { setImmediate } from 'node:timers/promises';
import { cardHash, mintedCards, sealHashes } from '@goats/collection';
import { type Attribute, type Attributes, MAX_ATTRIBUTE } from '@goats/rules';
import { ATTRIBUTE_COLUMNS } from '../../db/attribute-columns.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { FIRST_SERIES, toRow } from './mint-collection.ts';
import { sha256 } from './native-sha256.ts';

/** The seal of the cards from before goats had a character (decision 024); no release made such a world. */
const ROOT_BEFORE_RELEASE = 'f8648f2212bb3a23868081842496df8f705877b45c8386b7e7a2e9fdfcfaa487';

const BATCH = 1_000;

/** What the generator makes differently. Names, looks, tiers and moments are the same cards'. */
const REMADE = [
  ...ATTRIBUTE_COLUMNS.map(([, column]) => column),
  ...['strong_in', 'price_hoof', 'price_matic', 'price_sol', 'metadata_hash'],
];

/**
 * Makes the cards of a world from before the release anew, where they lie: numbers, prices and the
 * seal change; ids, owners, history and auctions stay, and what a card has grown it keeps on top of
 * its new numbers. Answers how many there were; 0 in every other world, whatever its root.
 */
export async function remakeCollection(db: Database): Promise<number> {
  if (!(await isOfBefore(db))) return 0;
  return db.bulkTransaction(async (tx) => {
    // One instance remakes, and no card grows between being counted and being written.
    await tx.query('lock table series, card_events in share row exclusive mode');
    if (!(await isOfBefore(tx))) return 0;
    const grown = await growthOf(tx);
    const hashes: string[] = [];
    let batch: object[] = [];
    let remade = 0;
    for (const card of mintedCards()) {
      const hash = cardHash(card, sha256);
      hashes.push(hash);
      // What it is strong in was decided when it was minted, so the row is made before it grows.
      const row = toRow({ card, hash });
      batch.push({ ...row, ...grownColumns(card.attributes, grown.get(card.id)) });
      if (batch.length < BATCH) continue;
      remade += await rewrite(tx, batch);
      batch = [];
      await setImmediate();
    }
    await seal(tx, sealHashes(hashes, sha256).root);
    return remade + (await rewrite(tx, batch));
  });
}

async function isOfBefore(db: Queryable): Promise<boolean> {
  const [series] = await db.query<{ provenance_root: string }>(
    'select provenance_root from series where id = $1',
    [FIRST_SERIES],
  );
  return series?.provenance_root === ROOT_BEFORE_RELEASE;
}

type Growth = ReadonlyMap<Attribute, number>;

/** How often each card has grown, by its history: one point each time. */
async function growthOf(tx: Queryable): Promise<ReadonlyMap<number, Growth>> {
  const rows = await tx.query<{ card_id: number; attribute: Attribute; times: number }>(
    `select card_id, attribute, count(*) as times from card_events
      where kind = 'levelled' group by card_id, attribute`,
  );
  const grown = new Map<number, Map<Attribute, number>>();
  for (const { card_id, attribute, times } of rows) {
    grown.set(card_id, (grown.get(card_id) ?? new Map()).set(attribute, times));
  }
  return grown;
}

function grownColumns(minted: Attributes, growth: Growth | undefined): Record<string, number> {
  return Object.fromEntries(
    ATTRIBUTE_COLUMNS.map(([name, column]) => [
      column,
      Math.min(MAX_ATTRIBUTE, minted[name] + (growth?.get(name) ?? 0)),
    ]),
  );
}

async function rewrite(tx: Queryable, batch: readonly object[]): Promise<number> {
  const [row] = await tx.query<{ remade: number }>(
    `with remade as (
       update cards c set ${REMADE.map((column) => `${column} = made.${column}`).join(', ')}
         from json_populate_recordset(null::cards, $1) made where made.id = c.id returning c.id
     ) select count(*) as remade from remade`,
    [JSON.stringify(batch)],
  );
  return row?.remade ?? 0;
}

/** A published series stays as it is, and the guard that sees to it looks away this once. */
async function seal(tx: Queryable, root: string): Promise<void> {
  await tx.query('alter table series disable trigger series_guard');
  await tx.query('update series set provenance_root = $2 where id = $1', [FIRST_SERIES, root]);
  await tx.query('alter table series enable trigger series_guard');
}
