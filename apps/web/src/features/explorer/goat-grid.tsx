import type { GoatSummary } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { Crest } from '@goats/ui/crest.tsx';
import { cx } from '@goats/ui/cx.ts';
import { GoatCard } from '@goats/ui/goat-card.tsx';
import { DEFAULT_GOAT, portrait } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { SITE } from '../../site/site-config.ts';

/** What a last row of so many goats leaves open, in four columns and in three. */
const OPEN_OF_FOUR = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'] as const;
const OPEN_OF_THREE = ['sm:col-span-3', 'sm:col-span-2', 'sm:col-span-1'] as const;

/** The goats that fit, and a gate to their cards that closes the last row. */
export function GoatGrid({
  goats,
  filtered,
}: {
  goats: readonly GoatSummary[];
  filtered: boolean;
}) {
  return (
    <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-7 lg:grid-cols-4">
      {goats.map((goat) => (
        <li key={goat.slug} className="grid min-w-0">
          <GoatTile goat={goat} />
        </li>
      ))}
      <li
        className={cx(
          'col-span-2 grid min-w-0',
          OPEN_OF_THREE[goats.length % 3],
          OPEN_OF_FOUR[goats.length % 4],
        )}
      >
        <Gate filtered={filtered} />
      </li>
    </ul>
  );
}

function GoatTile({ goat }: { goat: GoatSummary }) {
  return (
    <GoatCard
      name={goat.name}
      rarity={goat.rarity}
      score={goat.overall}
      lines={
        <>
          {t('Inspired by {footballer}', { footballer: goat.inspiredBy })}
          <span className="mt-1 flex items-center gap-2 text-chalk-3 max-sm:hidden">
            <Crest goat={goat.slug} size={28} />
            {goat.team} · {goat.era}
          </span>
        </>
      }
      art={
        <ArtImage
          {...portrait(goat.slug)}
          sizes="(min-width: 68.75rem) 306px, (min-width: 40rem) 31vw, 46vw"
          fallbacks={[DEFAULT_GOAT]}
          alt={t('{name}, a goat in the shirt of {team}', { name: goat.name, team: goat.team })}
        />
      }
    >
      <div className="mt-auto pt-3.5 sm:pt-4">
        <p className="flex items-end justify-between gap-x-2 border-t border-dashed border-line-2 pt-3 max-sm:flex-col max-sm:items-start sm:pt-3.5">
          <span className="text-fine text-chalk-3 sm:pb-0.5 sm:text-small">{t('Price')}</span>
          <span className="numeral text-poster-s">Ξ {groupedCount(goat.price)}</span>
        </p>
        <div className="mt-3 grid gap-2 sm:mt-3.5 sm:grid-cols-2 sm:gap-2.5">
          <Button asChild variant="outline" size="sm">
            <Link
              to="/goat/$id"
              params={{ id: goat.slug }}
              aria-label={t('View Profile of {name}', { name: goat.name })}
              className="px-1!"
            >
              {t('View Profile')}
            </Link>
          </Button>
          <Button asChild size="sm">
            <a
              href={SITE.marketplaceCollection}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('Buy Now, {name} on the external marketplace', { name: goat.name })}
              className="px-1!"
            >
              {t('Buy Now@@button')}
            </a>
          </Button>
        </div>
        <Link
          to="/base-goat/$id"
          params={{ id: String(goat.baseGoatId) }}
          aria-label={t('All 2,000 cards of {name}', { name: goat.name })}
          className="-mb-2.5 flex min-h-11 items-center justify-center text-fine text-chalk-3 underline decoration-control underline-offset-4 hover:text-chalk sm:text-small"
        >
          {t('All 2,000 cards')}
        </Link>
      </div>
    </GoatCard>
  );
}

function Gate({ filtered }: { filtered: boolean }) {
  return (
    <div className="relative flex min-h-70 flex-col justify-end overflow-hidden rounded-row border-[1.5px] border-line-2 bg-[repeating-linear-gradient(115deg,#0c2318_0_64px,#0a1d14_64px_128px)] p-5 sm:p-8">
      <svg
        aria-hidden="true"
        viewBox="0 0 300 300"
        fill="none"
        stroke="#f4f1e4"
        className="absolute -top-px -right-px size-36 sm:size-64"
      >
        <path d="M60 0V190H300" strokeOpacity=".42" strokeWidth="3" />
        <path d="M170 0V90H300" strokeOpacity=".42" strokeWidth="3" />
        <path d="M100 190A110 110 0 0 0 240 190" strokeOpacity=".42" strokeWidth="3" />
      </svg>
      <p className="numeral relative text-poster-l leading-[.82] font-black sm:text-poster-xl">
        {groupedCount(20_000)}
      </p>
      <p className="relative mt-3 max-w-85 text-chalk-2">
        {filtered
          ? t(
              'cards descend from the ten. Those that fit your filters stand above.@@a large “20,000” stands before it',
            )
          : t(
              'cards descend from these ten. They stand above, best first.@@a large “20,000” stands before it',
            )}
      </p>
      <div className="relative mt-5 flex flex-wrap gap-2.5">
        <Button asChild size="sm">
          <a href="#cards">{t('See the cards')}</a>
        </Button>
        <Button asChild variant="outline" size="sm">
          <Link to="/pricing">{t('Tier pricing')}</Link>
        </Button>
      </div>
    </div>
  );
}
