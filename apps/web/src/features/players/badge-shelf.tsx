import { seasonRankNamed } from '@goats/rules';
import { SeasonBadge } from '@goats/ui/season-badge.tsx';
import { t } from '@goats/words';
import type { Player } from './player-queries.ts';

/** The badges of seasons that are over, pinned in a row, for good. */
export default function BadgeShelf({ badges }: { badges: Player['badges'] }) {
  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons" className="mb-4 text-panel">
        {t('Seasons')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 gap-y-7">
        {badges.map(({ season, rank, games }) => (
          <li key={season} className="text-center">
            <SeasonBadge rank={rank} className="mx-auto block size-20" />
            <span className="mt-2 block border-t-[6px] border-pitch-700 pt-2.5">
              <span className="display block text-xl leading-[1.05]">{seasonRankNamed(rank)}</span>
              <span className="block text-fine text-chalk-2">
                {t('Season {season}', { season })}
              </span>
              <span className="block text-fine text-chalk-3">
                {t('{games, plural, one {# rated match} other {# rated matches}}', { games })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
