import type { MatchCard, Rarity } from '@goats/rules';
import { attributesOf } from '../../db/attribute-columns.ts';
import type { Queryable } from '../../db/database.ts';

interface CardNumbers extends Record<string, unknown> {
  readonly id: number;
  readonly rarity: Rarity;
}

/** `toMatchCard(row)`: what the engine knows of a card. */
export function toMatchCard(row: CardNumbers): MatchCard {
  return { id: row.id, rarity: row.rarity, attributes: attributesOf(row) };
}

/** In the order of `ids`; what does not exist is left out. */
export async function matchCards(db: Queryable, ids: readonly number[]): Promise<MatchCard[]> {
  const rows = await db.prepared<CardNumbers>(
    'match-cards',
    'select * from cards where id = any ($1) order by array_position($1::int[], id)',
    [ids],
  );
  return rows.map(toMatchCard);
}
