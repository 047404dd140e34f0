import { plainText, type Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

export interface FacetFilter {
  readonly rarity: Rarity | undefined;
  /** Base goats that may appear; undefined is all. */
  readonly baseGoatIds: readonly number[] | undefined;
  /** Each must occur somewhere in the facet's text. */
  readonly words: readonly string[];
}

/** `searchWords('Fenómeno 50%') // ['fenomeno', '50%']` */
export function searchWords(search: string): string[] {
  return plainText(search).split(/\s+/).filter(Boolean).slice(0, 8);
}

/** `%` and `_` mean themselves in what a person types. */
function likePattern(word: string): string {
  return `%${word.slice(0, 60).replace(/[\\%_]/g, '\\$&')}%`;
}

/** The facets a filter lets through; a few hundred rows are looked at, whatever the collection. */
export async function facetIds(db: Queryable, filter: FacetFilter): Promise<number[]> {
  const rows = await db.prepared<{ id: number }>(
    'facet-ids',
    `select id from facets
      where ($1::rarity is null or rarity = $1)
        and ($2::smallint[] is null or base_goat_id = any($2))
        and search_text like all($3::text[])`,
    [filter.rarity ?? null, filter.baseGoatIds ?? null, filter.words.map(likePattern)],
  );
  return rows.map((row) => row.id);
}
