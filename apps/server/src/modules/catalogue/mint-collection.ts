import { goatSummary, type MintedCard, mintedCards } from '@goats/collection';
import { toHundredths } from '@goats/rules';
import type { Database, Queryable } from '../../db/database.ts';
import { ATTRIBUTE_COLUMNS } from './card-row.ts';

/** Cards per statement: large enough to be fast, small enough to stay out of memory's way. */
const BATCH = 2_000;

/**
 * Puts the published collection into an empty catalogue, in one transaction. Instances that start
 * together wait for the first; afterwards there is nothing left to do.
 */
export async function mintCollection(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    // Self-conflicting, so that only one instance mints; readers are not held up.
    await tx.query('lock table facets in share row exclusive mode');
    const [existing] = await tx.query('select 1 from facets limit 1');
    if (existing) return 0;
    let count = 0;
    let batch: MintedCard[] = [];
    for (const card of mintedCards()) {
      batch.push(card);
      if (batch.length === BATCH) {
        count += await insertCards(tx, batch);
        batch = [];
      }
    }
    count += await insertCards(tx, batch);
    return count;
  });
}

async function insertCards(tx: Queryable, cards: readonly MintedCard[]): Promise<number> {
  if (cards.length === 0) return 0;
  const rows = JSON.stringify(cards.map(toRow));
  await tx.query(
    `insert into facets (base_goat_id, rarity, moment_title, search_text)
     select distinct base_goat_id, rarity, moment_title, search_text
       from json_populate_recordset(null::facets, $1)
     on conflict do nothing`,
    [rows],
  );
  await tx.query(
    `insert into cards (${COLUMNS.join(', ')}, facet_id)
     select ${COLUMNS.map((column) => `card.${column}`).join(', ')}, f.id
       from json_populate_recordset(null::cards, $1) card
       join facets f using (base_goat_id, rarity, moment_title)`,
    [rows],
  );
  return cards.length;
}

const COLUMNS = [
  'id',
  'token_id',
  'base_goat_id',
  'variation_number',
  'name',
  'description',
  'moment_title',
  'rarity',
  ...ATTRIBUTE_COLUMNS.map(([, column]) => column),
  'background',
  'expression',
  'accessories',
  'special',
  'kit',
  'pose',
  'price_hoof',
  'price_matic',
  'price_sol',
];

function toRow(card: MintedCard): Record<string, unknown> {
  const { goat: _goat, ...traits } = card.traits;
  return {
    id: card.id,
    token_id: card.tokenId,
    base_goat_id: card.baseGoatId,
    variation_number: card.variationNumber,
    name: card.name,
    description: card.description,
    moment_title: card.momentTitle,
    rarity: card.rarity,
    ...Object.fromEntries(ATTRIBUTE_COLUMNS.map(([name, column]) => [column, card.attributes[name]])),
    ...traits,
    price_hoof: toHundredths(card.priceHoof),
    price_matic: card.priceMatic,
    price_sol: card.price,
    search_text: searchText(card),
  };
}

/** The same for all cards of a facet, or the facet would not be one. */
function searchText(card: MintedCard): string {
  const goat = goatSummary(card.goat);
  return [goat.name, goat.inspiredBy, goat.team, goat.origin, goat.position, card.momentTitle]
    .join(' ')
    .toLowerCase();
}
