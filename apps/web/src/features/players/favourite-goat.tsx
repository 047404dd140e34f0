import { RECENT_MATCHES } from '@goats/contract';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { DEFAULT_GOAT, portrait } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Player } from './player-queries.ts';

/** The one that comes along most often. */
export function FavouriteGoat({
  goat,
  of,
}: {
  goat: NonNullable<Player['favouriteGoat']>;
  /** All matches of the player. */
  of: number;
}) {
  return (
    <section aria-labelledby="favourite-goat">
      <h2 id="favourite-goat" className="mb-4 text-panel">
        {t('Favourite goat')}
      </h2>
      <Link
        to="/goat/$id"
        params={{ id: goat.slug }}
        className="group flex items-center gap-5 rounded-row border border-line bg-pitch-900 p-4 hover:border-chalk"
      >
        <ArtImage
          {...portrait(goat.slug)}
          sizes="128px"
          fallbacks={[DEFAULT_GOAT]}
          alt=""
          boxClass="size-24 flex-none rounded-panel sm:size-32"
        />
        <span className="min-w-0">
          <span
            lang="en"
            className="display block text-card decoration-2 underline-offset-4 group-hover:underline"
          >
            {goat.name}
          </span>
          <span className="mt-1.5 block text-small text-chalk-2">
            {broughtWords(goat.matches, of)}
          </span>
        </span>
      </Link>
    </section>
  );
}

function broughtWords(matches: number, of: number): string {
  if (of > RECENT_MATCHES) {
    return t('Brought to {matches} of the last {all} matches.', { matches, all: RECENT_MATCHES });
  }
  return of === 1
    ? t('Brought to the only match so far.')
    : t('Brought to {matches} of {all} matches.', { matches, all: of });
}
