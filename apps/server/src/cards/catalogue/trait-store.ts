import { TRAITS } from '@goats/contract';
import type { Queryable } from '../../db/database.ts';
import type { CardRow } from './card-row.ts';

export interface TraitShare {
  readonly count: number;
  readonly of: number;
  readonly percent: number;
}

/** By trait, how many cards share what is drawn on this one. */
export async function traitShares(
  db: Queryable,
  card: CardRow,
): Promise<Record<string, TraitShare>> {
  const rows = await db.prepared<{ trait: string; count: number; of: number }>(
    'trait-shares',
    `select wanted.trait, sum(t.cards) filter (where t.value = wanted.value)::int as count,
            sum(t.cards)::int as of
       from unnest($1::text[], $2::text[]) wanted (trait, value)
       join trait_counts t on t.trait = wanted.trait
      group by wanted.trait`,
    [TRAITS, TRAITS.map((trait) => card[trait])],
  );
  return Object.fromEntries(
    rows.map(({ trait, count, of }) => [
      trait,
      { count, of, percent: Math.round((count / of) * 10_000) / 100 },
    ]),
  );
}
