import { setImmediate } from 'node:timers/promises';
import { cardHash, type MintedCard, mintedCards, sealHashes } from '@goats/collection';
import { TRAITS } from '@goats/contract';
import { type Attribute, type Attributes, MAX_ATTRIBUTE } from '@goats/rules';
import { ATTRIBUTE_COLUMNS } from '../../db/attribute-columns.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { FIRST_SERIES, insertFacets, toRow } from './mint-collection.ts';
import { sha256 } from './native-sha256.ts';

/**
 * The seals of the cards from before goats had a character (decision 024), from before cards told
 * their moments (041), and from before they acted them (065); no release made such a world.
 */
const ROOTS_BEFORE_RELEASE = [
  'f8648f2212bb3a23868081842496df8f705877b45c8386b7e7a2e9fdfcfaa487',
  '48ee34b2c6dbcaa308ffdddaff14b75d79995aa68f7964025ed8a2b5fd650a70',
  '7165314125856e9e698403e4936fa6bdedbc24a55b4fe6af1c7ee27b2707b9bc',
];

const BATCH = 1_000;

/** What the generator makes differently. Ids, names and tiers are the same cards'. */
const REMADE = [
  ...ATTRIBUTE_COLUMNS.map(([, column]) => column),
  ...['strong_in', 'price_hoof', 'price_matic', 'price_sol', 'metadata_hash'],
  ...['description', 'moment_title', ...TRAITS],
];

/**
 * Makes the cards of a world from before the release anew, where they lie: numbers, prices, looks,
 * moments and the seal change; ids, tiers, owners, history and auctions stay, and what a card has
 * grown it keeps on top of its new numbers. Answers how many there were; 0 in every other world,
 * whatever its root.
 */
export async function remakeCollection(db: Database): Promise<number> {
  if (!(await isOfBefore(db))) return 0;
  return db.bulkTransaction(async (tx) => {
    // One instance remakes, and no card grows between being counted and being written.
    await tx.query('lock table series, card_events in share row exclusive mode');
    if (!(await isOfBefore(tx))) return 0;
    await tx.query('set constraints cards_look_different deferred');
    const grown = await growthOf(tx);
    const hashes: string[] = [];
    let batch: Remade[] = [];
    let remade = 0;
    for (const card of mintedCards()) {
      const hash = cardHash(card, sha256);
      hashes.push(hash);
      // What it is strong in was decided when it was minted, so the row is made before it grows.
      const row = toRow({ card, hash });
      const columns = { ...row, ...grownColumns(card.attributes, grown.get(card.id)) };
      batch.push({ card, columns });
      if (batch.length < BATCH) continue;
      remade += await rewrite(tx, batch);
      batch = [];
      await setImmediate();
    }
    remade += await rewrite(tx, batch);
    await recount(tx);
    await seal(tx, sealHashes(hashes, sha256).root);
    return remade;
  });
}

async function isOfBefore(db: Queryable): Promise<boolean> {
  const [series] = await db.query<{ provenance_root: string }>(
    'select provenance_root from series where id = $1',
    [FIRST_SERIES],
  );
  return series !== undefined && ROOTS_BEFORE_RELEASE.includes(series.provenance_root);
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

interface Remade {
  readonly card: MintedCard;
  readonly columns: object;
}

async function rewrite(tx: Queryable, batch: readonly Remade[]): Promise<number> {
  await insertFacets(
    tx,
    batch.map(({ card }) => card),
  );
  const [row] = await tx.query<{ remade: number }>(
    `with remade as (
       update cards c
          set ${REMADE.map((column) => `${column} = made.${column}`).join(', ')}, facet_id = f.id
         from json_populate_recordset(null::cards, $1) made
         join facets f using (base_goat_id, rarity, moment_title)
        where made.id = c.id returning c.id
     ) select count(*) as remade from remade`,
    [JSON.stringify(batch.map(({ columns }) => columns))],
  );
  return row?.remade ?? 0;
}

/** What repeats the cards: how common a trait is, and the shelf. */
async function recount(tx: Queryable): Promise<void> {
  const traits = TRAITS.map((trait) => `('${trait}', ${trait})`).join(', ');
  await tx.query('delete from trait_counts');
  await tx.query(
    `insert into trait_counts (base_goat_id, rarity, trait, value, cards)
     select base_goat_id, rarity, t.trait, t.value, count(*) from cards
      cross join lateral (values ${traits}) t (trait, value) group by 1, 2, 3, 4`,
  );
  const shown = ['facet_id', 'strong_in', ...TRAITS];
  await tx.query(
    `update shelf s set ${shown.map((column) => `${column} = c.${column}`).join(', ')}
       from cards c where c.id = s.id`,
  );
}

/** A published series stays as it is, and the guard that sees to it looks away this once. */
async function seal(tx: Queryable, root: string): Promise<void> {
  await tx.query('alter table series disable trigger series_guard');
  await tx.query('update series set provenance_root = $2 where id = $1', [FIRST_SERIES, root]);
  await tx.query('alter table series enable trigger series_guard');
}
