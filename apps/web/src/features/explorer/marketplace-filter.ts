import {
  COLLECTION_SIZE,
  DEFAULT_NFT_WEIGHTS,
  type GoatSummary,
  goatSummaries,
  MAX_VARIATIONS,
  rarityQuotas,
  TRAIT_VALUES,
} from '@goats/collection';
import { inPriceBand, plainText } from '@goats/rules';
import type { MarketplaceSearch } from '../../site/search-params.ts';

type GoatFilter = Pick<MarketplaceSearch, 'rarity' | 'search' | 'origin' | 'price'>;

/** `filterGoats(goatSummaries, { rarity: 'Epic', search: 'zidane' })` */
export function filterGoats(
  goats: readonly GoatSummary[],
  { rarity, search = '', origin, price = 'all' }: GoatFilter,
): GoatSummary[] {
  const words = plainText(search).trim();
  return goats.filter(
    (goat) =>
      (!rarity || goat.rarity === rarity) &&
      (!origin || goat.origin === origin) &&
      inPriceBand(goat.price, price) &&
      [goat.name, goat.inspiredBy, goat.team, goat.origin].some((text) =>
        plainText(text).includes(words),
      ),
  );
}

const TRAIT_CHOICES = new Set(
  Object.entries(TRAIT_VALUES).flatMap(([trait, values]) =>
    values.map((value) => `${trait}:${value}`),
  ),
);

/** What nobody draws shows everything: `withKnownTrait({ trait: 'background:Moon' }) // {}` */
export function withKnownTrait({ trait, ...rest }: MarketplaceSearch): MarketplaceSearch {
  return trait && TRAIT_CHOICES.has(trait) ? { ...rest, trait } : rest;
}

/** True when an address narrows the lists; sort and paging do not. */
export function isFiltered(filters: MarketplaceSearch): boolean {
  const { sort: _sort, cards: _cards, ...narrowing } = filters;
  return Object.values(narrowing).some(Boolean);
}

/**
 * How many cards a filter leaves. The quotas of the collection are exact, so nobody has to be
 * asked; only what words, strengths, traits and owners leave is not known before it was searched.
 * `cardTotal({ rarity: 'Legendary' }) // 1000`
 */
export function cardTotal(search: MarketplaceSearch): number | undefined {
  const { origin, price, strong, trait, owner, auction, listed } = search;
  if (search.search || strong || trait || owner || auction || listed) return undefined;
  const goats = filterGoats(goatSummaries, { ...(origin && { origin }), ...(price && { price }) });
  const perGoat = search.rarity
    ? rarityQuotas(DEFAULT_NFT_WEIGHTS, MAX_VARIATIONS)[search.rarity]
    : COLLECTION_SIZE / goatSummaries.length;
  return goats.length * perGoat;
}
