import { formatHoof, groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Rank } from '@goats/ui/rank.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { BestCards } from './best-cards.tsx';
import { FavouriteGoat } from './favourite-goat.tsx';
import { FormMarks } from './form-marks.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { PlayerHeader } from './player-header.tsx';
import type { Player } from './player-queries.ts';
import { TrophyShelf } from './trophy-shelf.tsx';

const AchievementShelf = lazyPart(() => import('../achievements/achievement-shelf.tsx'));
const BadgeShelf = lazyPart(() => import('./badge-shelf.tsx'));

/**
 * Everything worth knowing about somebody before accepting a challenge; their battles, and what others
 * can do about them, are handed in.
 */
export function PlayerProfile({
  player,
  actions,
  children,
}: {
  player: Player;
  actions: ReactNode;
  children: ReactNode;
}) {
  const { matches, form, headToHead, favouriteGoat, badges, trophies, bestCards } = player;
  return (
    <>
      <PlayerHeader player={player} actions={actions} />
      <div className="wrap grid gap-16 pt-10 sm:pt-14">
        {matches === 0 && bestCards.length === 0 && trophies.length === 0 ? (
          <Newcomer house={player.house} />
        ) : (
          <>
            <div className="grid gap-x-12 gap-y-12 nav:grid-cols-[minmax(0,1fr)_auto]">
              <Figures player={player} />
              {form.length > 0 && (
                <section aria-labelledby="form">
                  <h2 id="form" className="mb-4 text-panel">
                    {t('Form@@how the last matches went')}
                  </h2>
                  <FormMarks form={form} />
                </section>
              )}
            </div>
            {headToHead.length > 0 && (
              <div className="grid items-start gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_26rem]">
                <HeadToHead player={player} />
                {favouriteGoat && <FavouriteGoat goat={favouriteGoat} of={matches} />}
              </div>
            )}
            {badges.length > 0 && (
              <Suspense fallback={<Skeleton className="h-40" />}>
                <BadgeShelf badges={badges} />
              </Suspense>
            )}
            <TrophyShelf trophies={trophies} />
            {!player.house && (
              <Suspense fallback={<Skeleton className="h-40" />}>
                <AchievementShelf achieved={player.achievements} />
              </Suspense>
            )}
            {bestCards.length > 0 && <BestCards cards={bestCards} address={player.address} />}
            {children}
          </>
        )}
      </div>
    </>
  );
}

function Figures({ player }: { player: Player }) {
  const { rating, deviation, rank, rankAbout, wins, losses, matches } = player;
  const figures = [
    [
      t('Rating@@number that says how good a player is'),
      rating === null ? '–' : <Rating key="rating" {...{ rating, deviation }} />,
    ],
    [t('Rank@@place in a table'), <Rank key="rank" {...{ rank, rankAbout }} />],
    [t('Won@@matches that were won'), groupedCount(wins)],
    [t('Lost@@matches that were lost'), groupedCount(losses)],
    [t('Matches'), groupedCount(matches)],
  ] as const;
  const uncounted = matches - wins - losses;
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y-[1.5px] border-line-2 py-5 xs:grid-cols-3 sm:grid-cols-[1.7fr_1fr_1fr_1fr_1fr]">
        {figures.map(([name, value]) => (
          <div key={name} className="max-sm:first:col-span-2">
            <dt className="text-fine text-chalk-3">{name}</dt>
            <dd className="numeral mt-1 text-poster leading-none">{value}</dd>
          </div>
        ))}
      </dl>
      {uncounted > 0 && (
        <p className="mt-2.5 text-fine text-chalk-3">
          {t(
            '{count, plural, =1 {One of the matches} other {# of the matches}} did not count for the table: given up before a card was on it.',
            { count: uncounted },
          )}
        </p>
      )}
    </div>
  );
}

function Rating({ rating, deviation }: { rating: number; deviation: number | null }) {
  return (
    <>
      {rating}
      {deviation !== null && (
        <span className="text-xl text-chalk-3"> ±{formatHoof(deviation)}</span>
      )}
    </>
  );
}

function Newcomer({ house }: { house: boolean }) {
  return (
    <EmptyState
      title={t('A clean sheet')}
      text={
        house
          ? t('Warming up behind the goal. Somebody should put up a challenge.')
          : t('No match, no card, no excuses yet. Everybody starts here.')
      }
    >
      <Button asChild>
        <Link to="/card-game" search={{ tab: 'lobby' }}>
          {t('To the lobby')}
        </Link>
      </Button>
    </EmptyState>
  );
}
