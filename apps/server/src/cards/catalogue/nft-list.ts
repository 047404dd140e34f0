import { goatSlugOf, goatSummaries, TRAIT_VALUES } from '@goats/collection';
import type { Calls } from '@goats/contract';
import { inPriceBand } from '@goats/rules';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { decodeCursor, pageOf } from '../../http/cursor.ts';
import type { Among, WantedTrait } from './among.ts';
import { listCards, listOpenAuctions } from './card-list-store.ts';
import { isShelfOrder } from './card-order.ts';
import type { CardRow } from './card-row.ts';
import { facetsFor, searchWords } from './facet-store.ts';

type Query = z.output<Calls['GET /api/nfts']['query']>;

export interface NftPage {
  readonly rows: readonly CardRow[];
  readonly nextCursor: string | null;
}

const NOTHING: NftPage = { rows: [], nextCursor: null };

/** One page of the explorer: filters decide facets; facets, traits and order decide the cards. */
export async function listNfts({ db, clock }: Deps, query: Query): Promise<NftPage> {
  const now = new Date(clock.now());
  const among = await wantedCards(db, query);
  if (among === null) return NOTHING;
  if (query.auction === 'open') {
    return { rows: await listOpenAuctions(db, among, now, query.limit), nextCursor: null };
  }
  const { sort: order, limit } = query;
  const after = decodeCursor(order, query.cursor);
  const rows = await listCards(db, among, { now, order, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, { order, limit }, (row) => row.sort_key);
  return { rows: page, nextCursor };
}

/** Null when the small tables say already that there is nothing. */
async function wantedCards(db: Deps['db'], query: Query): Promise<Among | null> {
  const { rarity, strong, owner, sort } = query;
  const id = cardNumber(query.search);
  const words = id === undefined ? searchWords(query.search) : [];
  const baseGoatIds = wantedGoats(query);
  const traits = (query.trait ?? []).map(asPrinted);
  const named = Boolean(rarity || baseGoatIds || words.length > 0);
  const filter = { rarity, baseGoatIds, words, traits };
  const found = named || traits.length > 0 ? await facetsFor(db, filter) : undefined;
  if (found?.ids.length === 0) return null;
  // Where a trait is drawn nearly everywhere, walking all cards finds it sooner than every facet does.
  const facets = !named && found && found.ids.length * 2 > found.all ? undefined : found?.ids;
  const listed = query.listed === 'true' || isShelfOrder(sort);
  return { facets, strong, traits, owner, listed, id };
}

/** A search for a bare number means that card, by its number or by its token id. */
function cardNumber(search: string): number | undefined {
  const digits = /^\s*#?(\d{1,9})\s*$/.exec(search)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return number > 1_000_000 ? number - 1_000_000 : number;
}

/** `asPrinted({ trait: 'kit', value: 'away' }) // { trait: 'kit', value: 'Away' }` */
function asPrinted({ trait, value }: WantedTrait): WantedTrait {
  const words: readonly string[] = TRAIT_VALUES[trait];
  const wanted = value.toLowerCase();
  return { trait, value: words.find((word) => word.toLowerCase() === wanted) ?? value };
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
