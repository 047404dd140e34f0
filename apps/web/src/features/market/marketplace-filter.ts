import type { GoatSummary } from '@goats/collection';
import { inPriceBand } from '@goats/rules';
import type { MarketplaceSearch } from '../../app/search-params.ts';

/** `filterGoats(goatSummaries, { rarity: 'Epic', search: 'zidane' })` */
export function filterGoats(
  goats: readonly GoatSummary[],
  { rarity, search = '', origin, price = 'all' }: MarketplaceSearch,
): GoatSummary[] {
  const words = plain(search).trim();
  return goats.filter(
    (goat) =>
      (!rarity || goat.rarity === rarity) &&
      (!origin || goat.origin === origin) &&
      inPriceBand(goat.price, price) &&
      [goat.name, goat.inspiredBy, goat.team, goat.origin].some((text) =>
        plain(text).includes(words),
      ),
  );
}

/** Nobody types the accent of Pelé or Fenómeno. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
