import { seasonRankNamed } from '@goats/rules';
import { SeasonBadge } from '@goats/ui/season-badge.tsx';
import { t } from '@goats/words';
import { PlayerName } from '../players/player-name.tsx';
import { usePastSeasons } from './season-queries.ts';

/** Who was in front when it was over. Not there before a season has ended. */
export function PastSeasons() {
  const { data } = usePastSeasons();
  if (!data?.length) return null;
  return (
    <>
      <h3 className="mt-10 mb-4 text-row">{t('Seasons before')}</h3>
      <ul className="border-t-[1.5px] border-line-2">
        {data.map(({ season, badges, best }) => (
          <li
            key={season}
            className="grid gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[12rem_1fr]"
          >
            <p>
              <span className="display block text-xl">{t('Season {season}', { season })}</span>
              <span className="text-small text-chalk-3">
                {t('{badges, plural, =1 {One badge} other {# badges}}', { badges })}
              </span>
            </p>
            <ol className="flex flex-wrap items-center gap-x-6 gap-y-2">
              {best.map(({ address, name, rank }) => (
                <li key={address} className="flex items-center gap-2">
                  <SeasonBadge rank={rank} label={seasonRankNamed(rank)} className="size-7" />
                  <PlayerName address={address} name={name} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </>
  );
}
