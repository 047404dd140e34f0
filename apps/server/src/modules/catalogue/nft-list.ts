import { goatSlugOf, goatSummaries } from '@goats/collection';
import type { Calls } from '@goats/contract';
import { inPriceBand } from '@goats/rules';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { type Among, listCards, listOpenAuctions } from './card-list-store.ts';
import type { CardRow } from './card-row.ts';
import { facetIds, searchWords } from './facet-store.ts';

type Query = z.output<Calls['GET /api/nfts']['query']>;

export interface NftPage {
  readonly rows: readonly CardRow[];
  readonly nextCursor: string | null;
}

/** One page of the explorer: filters decide facets; facets, strength and order decide the cards. */
export async function listNfts({ db, clock }: Deps, query: Query): Promise<NftPage> {
  const now = new Date(clock.now());
  if (query.auction === 'open') {
    const rows = await listOpenAuctions(db, now, query.limit);
    return { rows, nextCursor: null };
  }
  const number = cardNumber(query.search);
  const words = number === undefined ? searchWords(query.search) : [];
  const baseGoatIds = wantedGoats(query);
  const { rarity, strong } = query;
  const filtered = rarity || baseGoatIds || words.length > 0;
  const facets = filtered ? await facetIds(db, { rarity, baseGoatIds, words }) : undefined;
  if (facets?.length === 0) return { rows: [], nextCursor: null };
  const among = { facets, strong };
  if (number !== undefined) return numberedCard(db, number, among, now);

  const after = decodeCursor(query.sort, query.cursor);
  const rows = await listCards(db, among, {
    now,
    order: query.sort,
    after,
    // One more than asked for tells whether there is a next page.
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const more = rows.length > page.length && last;
  return {
    rows: page,
    nextCursor: more ? encodeCursor(query.sort, { key: last.sort_key, id: last.id }) : null,
  };
}

/** A search for a bare number means that card, by its number or by its token id. */
function cardNumber(search: string): number | undefined {
  const digits = /^\s*#?(\d{1,9})\s*$/.exec(search)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

async function numberedCard(
  db: Deps['db'],
  number: number,
  among: Among,
  now: Date,
): Promise<NftPage> {
  const id = number > 1_000_000 ? number - 1_000_000 : number;
  const rows = await listCards(db, among, {
    now,
    order: 'number',
    after: { key: id - 1, id: id - 1 },
    limit: 1,
  });
  return { rows: rows.filter((row) => row.id === id), nextCursor: null };
}

/** The base goats that goat, origin and price range leave; undefined when none of them is set. */
function wantedGoats(query: Query): number[] | undefined {
  if (!query.goat && !query.origin && query.priceRange === 'all') return undefined;
  const slug = query.goat && /^\d+$/.test(query.goat) ? goatSlugOf(Number(query.goat)) : query.goat;
  return goatSummaries
    .filter(
      (goat) =>
        (!query.goat || goat.slug === slug) &&
        (!query.origin || goat.origin.toLowerCase() === query.origin.toLowerCase()) &&
        inPriceBand(goat.price, query.priceRange),
    )
    .map((goat) => goat.baseGoatId);
}
