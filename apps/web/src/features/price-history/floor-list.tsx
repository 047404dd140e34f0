import { formatHoof, RARITIES } from '@goats/rules';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { MarketplaceSearch } from '../../site/search-params.ts';
import type { Prices } from './price-queries.ts';

/** The cheapest card of each tier that somebody sells, and the way to all of them. */
export function FloorList({
  floors,
  search = {},
}: {
  floors: Prices['floors'];
  /** What the explorer is narrowed to besides. */
  search?: Pick<MarketplaceSearch, 'search'>;
}) {
  return (
    <ul className="border-t-[1.5px] border-line-2">
      {RARITIES.map((tier) => {
        const floor = floors[tier];
        return (
          <li
            key={tier}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <RarityBadge rarity={tier} />
            {floor ? (
              <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <Link
                  to="/nft/$id"
                  params={{ id: String(floor.cardId) }}
                  className="numeral flex min-h-11 items-center gap-2 text-2xl hover:underline"
                >
                  <span className="sr-only">
                    {t('Cheapest {rarity} card:', { rarity: rarityLabel(tier) })}
                  </span>
                  <HoofCoin /> {formatHoof(floor.price)} HOOF
                </Link>
                <Link
                  to="/marketplace"
                  search={{ ...search, rarity: tier, listed: 'true' }}
                  hash="cards"
                  className="link flex min-h-11 items-center text-small text-chalk-2"
                >
                  <T
                    m="All for sale<what> in {rarity}</what>"
                    what={<span className="sr-only" />}
                    rarity={rarityLabel(tier)}
                  />
                </Link>
              </span>
            ) : (
              <span className="text-small text-chalk-3">
                {t('No card of this tier is for sale.')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
