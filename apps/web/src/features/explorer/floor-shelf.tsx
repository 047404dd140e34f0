import { cardImageUrl } from '@goats/collection';
import { formatHoof, RARITIES, type Rarity } from '@goats/rules';
import { rarityLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { usePrices } from '../price-history/price-queries.ts';

/** What stands in for a tier that nobody sells. */
const DISPLAY = { Common: 138, Rare: 412, Epic: 823, Legendary: 3974 } as const;

/** A shelf with the cheapest card of each tier on it, its price where a shop has it: on the edge. */
export function FloorShelf() {
  const { data, isPending } = usePrices({});
  const isEmpty = data !== undefined && RARITIES.every((tier) => !data.floors[tier]);
  return (
    <section aria-label={t('Cheapest of each tier, from player to player')} className="pb-5">
      <ul className="grid grid-cols-4 gap-x-2.5 sm:gap-x-4">
        {RARITIES.map((tier) => {
          const floor = data?.floors[tier];
          return (
            <li key={tier} className="min-w-0">
              <Link
                to="/marketplace"
                // What nobody sells can be minted: a list of nothing helps no one.
                search={data && !floor ? { rarity: tier } : { rarity: tier, listed: 'true' }}
                hash="cards"
                className="group grid focus-visible:outline-offset-4"
              >
                {isPending ? (
                  <span className="aspect-[5/7] rounded-card bg-pitch-850 max-md:mx-auto max-md:w-4/5" />
                ) : (
                  <CardPicture
                    imageUrl={cardImageUrl(floor?.cardId ?? DISPLAY[tier])}
                    alt=""
                    rarity={tier}
                    sizes="(min-width: 68.75rem) 108px, 21vw"
                    className="transition-[translate] duration-180 group-hover:-translate-y-1.5 max-md:mx-auto max-md:w-4/5 motion-reduce:transition-none"
                  />
                )}
                <PriceEdge tier={tier} price={data && (floor?.price ?? null)} />
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-2.5 text-fine text-chalk-3">
        {isEmpty
          ? t('Nobody sells a card yet. What has no owner can be minted.')
          : t('The cheapest that players sell of each tier, in HOOF.')}
      </p>
    </section>
  );
}

function PriceEdge({ tier, price }: { tier: Rarity; price: number | null | undefined }) {
  return (
    <span className="-mx-2.5 border-t-4 border-pitch-700 bg-pitch-800 px-1 py-2 text-center sm:-mx-4">
      <span className="block text-fine leading-tight text-chalk-2">{rarityLabel(tier)}</span>
      <span className="numeral block text-2xl leading-none">
        {price === undefined ? '–' : price === null ? t('Mint@@button') : formatHoof(price)}
        {typeof price === 'number' && <span className="sr-only"> HOOF</span>}
      </span>
    </span>
  );
}
