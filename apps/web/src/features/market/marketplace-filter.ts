import {
  COLLECTION_SIZE,
  DEFAULT_NFT_WEIGHTS,
  type GoatSummary,
  goatSummaries,
  MAX_VARIATIONS,
  rarityQuotas,
} from '@goats/collection';
import { inPriceBand, plainText } from '@goats/rules';
import type { MarketplaceSearch } from '../../app/search-params.ts';

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

/** True when an address narrows the lists; sort and paging do not. */
export function isFiltered(filters: MarketplaceSearch): boolean {
  const { rarity, search, origin, price, strong, auction } = filters;
  return Boolean(rarity || search || origin || price || strong || auction);
}

/**
 * How many cards a filter leaves. The quotas of the collection are exact, so nobody has to be
 * asked; only what words and strengths find is not known before it was searched.
 * `cardTotal({ rarity: 'Legendary' }) // 1000`
 */
export function cardTotal(search: MarketplaceSearch): number | undefined {
  if (search.search || search.strong || search.auction) return undefined;
  const { origin, price } = search;
  const goats = filterGoats(goatSummaries, { ...(origin && { origin }), ...(price && { price }) });
  const perGoat = search.rarity
    ? rarityQuotas(DEFAULT_NFT_WEIGHTS, MAX_VARIATIONS)[search.rarity]
    : COLLECTION_SIZE / goatSummaries.length;
  return goats.length * perGoat;
}

interface AuctionedCard {
  name: string;
  momentTitle: string;
  footballer: string;
  rarity: string;
  strongIn: string;
  baseGoatId: number;
}

/** The few running auctions come as one list; the page's filters narrow it here. */
export function filterAuctions<Card extends AuctionedCard>(
  cards: readonly Card[],
  { rarity, search = '', origin, price = 'all', strong }: MarketplaceSearch,
): Card[] {
  const words = plainText(search).trim();
  return cards.filter((card) => {
    const goat = goatSummaries[card.baseGoatId - 1];
    return (
      (!rarity || card.rarity === rarity) &&
      (!strong || card.strongIn === strong) &&
      (!origin || goat?.origin === origin) &&
      inPriceBand(goat?.price ?? 0, price) &&
      [card.name, card.momentTitle, card.footballer].some((text) => plainText(text).includes(words))
    );
  });
}
