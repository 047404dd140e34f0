import { plainText, type Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { WantedTrait } from './among.ts';

export interface FacetFilter {
  readonly rarity: Rarity | undefined;
  /** Base goats that may appear; undefined is all. */
  readonly baseGoatIds: readonly number[] | undefined;
  /** Each must occur somewhere in the facet's text. */
  readonly words: readonly string[];
  /** Each must be drawn on some card of the facet's goat and tier. */
  readonly traits: readonly WantedTrait[];
}

/** `searchWords('Fenómeno 50%') // ['fenomeno', '50%']` */
export function searchWords(search: string): string[] {
  return plainText(search).split(/\s+/).filter(Boolean).slice(0, 8);
}

/** `%` and `_` mean themselves in what a person types. */
function likePattern(word: string): string {
  return `%${word.slice(0, 60).replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The facets a filter lets through, and how many there are; a few hundred rows are looked at,
 * whatever the collection.
 */
export async function facetsFor(
  db: Queryable,
  filter: FacetFilter,
): Promise<{ ids: number[]; all: number }> {
  const rows = await db.prepared<{ id: number; all: number }>(
    'facets-for',
    `select id, (select count(*) from facets) as all from facets
      where ($1::rarity is null or rarity = $1)
        and ($2::smallint[] is null or base_goat_id = any($2))
        and search_text like all($3::text[])
        and not exists (
          select from unnest($4::text[], $5::text[]) wanted (trait, value)
           where not exists (
             select from trait_counts t
              where (t.trait, t.value) = (wanted.trait, wanted.value)
                and (t.base_goat_id, t.rarity) = (facets.base_goat_id, facets.rarity)))`,
    [
      filter.rarity ?? null,
      filter.baseGoatIds ?? null,
      filter.words.map(likePattern),
      filter.traits.map(({ trait }) => trait),
      filter.traits.map(({ value }) => value),
    ],
  );
  return { ids: rows.map((row) => row.id), all: rows[0]?.all ?? 0 };
}
