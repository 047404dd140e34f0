import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWallet } from '../../wallet/wallet-store.ts';
import { BattleLine, BattleTerms } from '../arena/battle-line.tsx';
import WhatIsOn from '../what-is-on.tsx';
import { type LiveMatch, useFriendsLive, useLive } from './live-queries.ts';

/** What is on: friends first, then the best rated, then cups. What comes next is handed in. */
export function LiveList({ next }: { next: ReactNode }) {
  const { data, isPending, error, refetch } = useLive();
  const { data: friends = [] } = useFriendsLive();
  if (isPending) return <Skeleton className="h-96" />;
  if (!data) {
    return (
      <NotArrived onRetry={refetch}>
        {t('What is on did not arrive.')} {failureWords(error)}
      </NotArrived>
    );
  }
  const known = new Set(friends.map(({ id }) => id));
  const others = (list: readonly LiveMatch[]) => list.filter(({ id }) => !known.has(id));
  const [battles, cups] = [others(data.battles), others(data.cups)];
  const shown = friends.length + battles.length + cups.length;
  if (shown === 0) return <NothingOn next={next} />;
  return (
    <div className="grid gap-14">
      <Part title={t('Your friends')} matches={friends} />
      <Part title={t('Top of the bill')} matches={battles} />
      <Part title={t('Cup ties')} matches={cups} />
      {data.on > shown && (
        <p className="text-chalk-2">
          {t('And {count, plural, one {# more} other {# more}}: these are the best rated.', {
            count: data.on - shown,
          })}
        </p>
      )}
    </div>
  );
}

function Part({ title, matches }: { title: string; matches: readonly LiveMatch[] }) {
  const own = useWallet().address?.toLowerCase();
  const plays = ({ players }: LiveMatch) => players.some(({ address }) => address === own);
  if (matches.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-panel">{title}</h2>
      {matches.map((match) => (
        <BattleLine
          key={match.id}
          match={match}
          action={plays(match) ? t('Play on') : t('Watch@@button: a live match')}
        >
          <BattleTerms match={match} />
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-chalk-3">
            <span className="flex items-center gap-1.5">
              <Eye aria-hidden="true" className="size-4" />{' '}
              {t('{count, plural, one {# watching} other {# watching}}', { count: match.watchers })}
            </span>
            {match.ratings.some((rating) => rating !== null) && (
              <span>
                {t('Rated {one} v {other}', {
                  one: match.ratings[0] ?? t('new@@a player who has no rating yet'),
                  other: match.ratings[1] ?? t('new@@a player who has no rating yet'),
                })}
              </span>
            )}
          </p>
        </BattleLine>
      ))}
    </section>
  );
}

function NothingOn({ next }: { next: ReactNode }) {
  return (
    <>
      <EmptyState
        heading="h2"
        title={t('Nobody is on the pitch')}
        text={t('Not one match right now. Start one, or do something useful until somebody does.')}
      >
        <Button asChild>
          <Link to="/card-game" search={{ tab: 'lobby' }}>
            {t('Start a match')}
          </Link>
        </Button>
        <WhatIsOn />
      </EmptyState>
      <section aria-labelledby="next-cup" className="mx-auto max-w-160">
        <h2 id="next-cup" className="mb-5 text-panel">
          {t('On next')}
        </h2>
        {next}
      </section>
    </>
  );
}
