import { SEASON_WEEKS, seasonRankNamed } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { cx } from '@goats/ui/cx.ts';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { HouseTag } from '@goats/ui/house-tag.tsx';
import { SeasonBadge } from '@goats/ui/season-badge.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { PlayerName } from '../players/player-name.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { Ending } from '../week/ending.tsx';
import { OwnSeason } from './own-season.tsx';
import { PastSeasons } from './past-seasons.tsx';
import { type Season, type SeasonRow, useSeason } from './season-queries.ts';
import { bandWords, lastDayWords } from './season-words.ts';

const SOON_MS = 24 * 60 * 60 * 1000;
const LEADERS = 5;

/** The season that is played now: its ranks, where one stands, and who leads. */
export default function SeasonSection() {
  const { data: season, error, isPending, refetch } = useSeason();
  const { address } = useWallet();
  if (isPending) return <Skeleton className="mb-16 h-120" />;
  if (!season) {
    return (
      <div className="mb-16">
        <ErrorState
          title={t('The season did not arrive')}
          text={`${failureWords(error)} ${t('It is being played all the same.')}`}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <section aria-labelledby="season" className="mb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="season" className="text-part">
          {t('Season {season}', { season: season.season })}
        </h2>
        <Ending endsAt={season.endsAt} soonMs={SOON_MS}>
          {t('until {day}, midnight UTC', { day: lastDayWords(season.endsAt) })}
        </Ending>
      </div>
      <p className="mt-4 mb-6 max-w-180 text-chalk-2">
        {t(
          '{weeks} weeks and {ranks} ranks. A rank goes by what a rating is worth at least: the rating minus twice what is uncertain about it. Play {matches} rated matches and the badge of the rank you end in is yours for good. Then every rating keeps its points, gets a little less certain, and off we go again.',
          { weeks: SEASON_WEEKS, ranks: season.ranks.length, matches: season.matches },
        )}
      </p>
      <Ladder season={season} />
      <OwnSeason season={season} connected={address !== null} />
      <Leaders rows={season.top.slice(0, LEADERS)} own={address?.toLowerCase() ?? null} />
      <PastSeasons />
    </section>
  );
}

/** From the meadow to the top, and one's own rung. */
function Ladder({ season: { ranks, you } }: { season: Season }) {
  return (
    <ol
      aria-label={t('Ranks, from the lowest up')}
      className="mb-6 grid grid-cols-4 border-y-[1.5px] border-line-2 nav:grid-cols-8"
    >
      {ranks.map(({ id, from }, place) => {
        const own = you?.rank === id;
        return (
          <li
            key={id}
            className={cx(
              'flex flex-col items-center gap-1.5 px-1 py-4 text-center',
              own && 'bg-pitch-850 shadow-[inset_0_3px_var(--color-gold)]',
            )}
          >
            <SeasonBadge rank={id} className="size-12 sm:size-16" />
            <span className="display text-small leading-[1.1] sm:text-lead">
              {seasonRankNamed(id)}
            </span>
            <span className="mt-auto text-fine text-chalk-3">
              {bandWords(from, ranks[place + 1]?.from ?? undefined)}
            </span>
            {own && <span className="sr-only">{t('Your rank')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Leaders({ rows, own }: { rows: readonly SeasonRow[]; own: string | null }) {
  if (rows.length === 0) {
    return (
      <p className="text-chalk-2">
        {t('Nobody has a rated match this season yet. Fresh lines, fresh grass.')}
      </p>
    );
  }
  return (
    <>
      <h3 className="mt-8 mb-2 text-row">{t('In front')}</h3>
      <ol className="border-t-[1.5px] border-line-2">
        {rows.map(({ place, address, name, house, rank, worth, games }) => (
          <li
            key={address}
            className="grid grid-cols-[2rem_auto_1fr_auto] items-center gap-x-3 border-b border-line py-3"
          >
            <span className={cx('numeral text-2xl', place === 1 ? 'text-gold' : 'text-chalk-3')}>
              {place}
            </span>
            <SeasonBadge rank={rank} label={seasonRankNamed(rank)} className="size-9" />
            <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">
              <PlayerName address={address} name={name} className="display text-xl normal-case" />
              {house && <HouseTag />}
              {address === own && (
                <Tag tone="chalk">{t('You@@in place of the name of a player')}</Tag>
              )}
            </span>
            <span className="text-right">
              <span className="numeral text-2xl">{worth}</span>
              <span className="block text-fine text-chalk-3">
                {t('{games, plural, one {# match} other {# matches}}', { games })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
