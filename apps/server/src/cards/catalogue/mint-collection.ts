import { setImmediate } from 'node:timers/promises';
import {
  COLLECTION_SEED,
  cardHash,
  goatSummary,
  type MintedCard,
  mintedCards,
  sealHashes,
  strongIn,
} from '@goats/collection';
import { plainText, toHundredths } from '@goats/rules';
import { ATTRIBUTE_COLUMNS } from '../../db/attribute-columns.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { sha256 } from './native-sha256.ts';

/** Cards per statement: large enough to be fast, small enough to stay out of memory's way. */
const BATCH = 1_000;
const SLICE = 50;

/** The published collection: the 20,000. */
export const FIRST_SERIES = 1;

/**
 * Puts the published collection into an empty catalogue, in one transaction, and seals it. Instances
 * that start together wait for the first; afterwards there is nothing left to do.
 */
export async function mintCollection(db: Database): Promise<number> {
  return db.bulkTransaction(async (tx) => {
    // Self-conflicting, so that only one instance mints; readers are not held up.
    await tx.query('lock table series in share row exclusive mode');
    const [existing] = await tx.query('select 1 from series where id = $1', [FIRST_SERIES]);
    if (existing) return 0;
    const hashes: string[] = [];
    const known = new Set<string>();
    let batch: Minted[] = [];
    let inserted: Promise<void> = Promise.resolve();
    const insertBatch = async () => {
      const cards = batch;
      batch = [];
      // The database writes one batch while the next is made.
      await inserted;
      inserted = insertCards(tx, cards, known);
    };
    for (const card of mintedCards()) {
      const hash = cardHash(card, sha256);
      hashes.push(hash);
      batch.push({ card, hash });
      if (batch.length === BATCH) await insertBatch();
      // Otherwise the batch before would not leave our hands until this one is made.
      else if (batch.length % SLICE === 0) await setImmediate();
    }
    await insertBatch();
    await inserted;
    const { root, count } = sealHashes(hashes, sha256);
    await tx.query(
      `insert into series (id, name, seed, card_count, provenance_root)
       values ($1, 'Legendary GOATs, first season', $2, $3, $4)`,
      [FIRST_SERIES, COLLECTION_SEED, count, root],
    );
    return count;
  });
}

export interface Minted {
  readonly card: MintedCard;
  readonly hash: string;
}

/** `known` remembers the facets that stand in the catalogue already. */
async function insertCards(
  tx: Queryable,
  batch: readonly Minted[],
  known: Set<string>,
): Promise<void> {
  const facets = batch.filter(({ card }) => {
    const facet = `${card.baseGoatId}|${card.rarity}|${card.momentTitle}`;
    return !known.has(facet) && known.add(facet);
  });
  if (facets.length > 0) {
    await insertFacets(
      tx,
      facets.map(({ card }) => card),
    );
  }
  await tx.query(
    `insert into cards (${COLUMNS.join(', ')}, facet_id)
     select ${COLUMNS.map((column) => `card.${column}`).join(', ')}, f.id
       from json_populate_recordset(null::cards, $1) card
       join facets f using (base_goat_id, rarity, moment_title)`,
    [JSON.stringify(batch.map(toRow))],
  );
}

/** Those of these cards that the catalogue does not know yet. */
export async function insertFacets(tx: Queryable, cards: readonly MintedCard[]): Promise<void> {
  await tx.query(
    `insert into facets (base_goat_id, rarity, moment_title, search_text)
     select base_goat_id, rarity, moment_title, search_text
       from json_populate_recordset(null::facets, $1)
     on conflict do nothing`,
    [JSON.stringify(cards.map(toFacet))],
  );
}

const COLUMNS = [
  'id',
  'token_id',
  'series_id',
  'base_goat_id',
  'variation_number',
  'name',
  'description',
  'moment_title',
  'rarity',
  ...ATTRIBUTE_COLUMNS.map(([, column]) => column),
  'strong_in',
  'background',
  'expression',
  'accessories',
  'special',
  'kit',
  'head',
  'pose',
  'price_hoof',
  'price_matic',
  'price_sol',
  'metadata_hash',
];

/** What a card is in the table `cards`. */
export function toRow({ card, hash }: Minted) {
  const { goat: _goat, ...traits } = card.traits;
  return {
    id: card.id,
    token_id: card.tokenId,
    series_id: FIRST_SERIES,
    base_goat_id: card.baseGoatId,
    variation_number: card.variationNumber,
    name: card.name,
    description: card.description,
    moment_title: card.momentTitle,
    rarity: card.rarity,
    ...Object.fromEntries(
      ATTRIBUTE_COLUMNS.map(([name, column]) => [column, card.attributes[name]]),
    ),
    strong_in: strongIn(card.rarity, card.attributes),
    ...traits,
    price_hoof: toHundredths(card.priceHoof),
    price_matic: card.priceMatic,
    price_sol: card.price,
    metadata_hash: hash,
  };
}

function toFacet(card: MintedCard) {
  return {
    base_goat_id: card.baseGoatId,
    rarity: card.rarity,
    moment_title: card.momentTitle,
    search_text: searchText(card),
  };
}

/** The same for all cards of a facet, or the facet would not be one. */
function searchText(card: MintedCard): string {
  const goat = goatSummary(card.goat);
  const words = [goat.name, goat.inspiredBy, goat.team, goat.origin, goat.position];
  return plainText([...words, card.momentTitle].join(' '));
}
