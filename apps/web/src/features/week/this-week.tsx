import { PAID_PLACES } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { DataTable } from '@goats/ui/data-table.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { COUNTS_LINE, circleLine, POINTS_LINE } from '../../content/week.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { Ending } from './ending.tsx';
import { OwnPlace } from './own-place.tsx';
import { PrizeLadder } from './prize-ladder.tsx';
import { Prize, weekColumns } from './week-columns.tsx';
import { useWeek, type Week } from './week-queries.ts';
import { endWords } from './week-words.ts';

const SOON_MS = 6 * 60 * 60 * 1000;

/** The table of the running week: what it pays, who leads, and how long there is. */
export function ThisWeek() {
  const { data: week, error, isPending, refetch } = useWeek();
  const { address } = useWallet();
  if (isPending) return <Skeleton className="h-120" />;
  if (!week) {
    return (
      <ErrorState
        title={t('The table did not arrive')}
        text={`${failureWords(error)} ${t('Every point is on record all the same.')}`}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <section aria-labelledby="this-week">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="this-week" className="text-part">
          {t('This week')}
        </h2>
        {/* Midnight is another hour for everybody: both are said. */}
        <Ending endsAt={week.endsAt} soonMs={SOON_MS}>
          {t('until {end} your time, Sunday midnight UTC', { end: endWords(week.endsAt) })}
        </Ending>
      </div>
      <p className="mt-4 max-w-180 text-chalk-2">{POINTS_LINE}</p>
      <p className="mt-1 mb-6 max-w-180 text-small text-chalk-3">{COUNTS_LINE}</p>
      <PrizeLadder prizes={week.prizes} />
      {week.perWallet !== null && week.perWallet < (week.prizes[0] ?? 0) && (
        <p className="mt-3 max-w-180 text-small text-chalk-3">{circleLine(week.perWallet)}</p>
      )}
      <OwnPlace week={week} connected={address !== null} />
      {week.entries.length === 0 ? <NobodyYet /> : <Standings week={week} />}
    </section>
  );
}

function Standings({ week }: { week: Week }) {
  const { address } = useWallet();
  const [all, setAll] = useState(false);
  const { entries } = week;
  // Whoever shares the last paid place is shown with it.
  const shown = all ? entries : entries.filter(({ rank }) => rank <= PAID_PLACES);
  return (
    <>
      <DataTable
        caption={t('This week’s table')}
        rows={shown}
        rowKey={(entry) => entry.address}
        rowClass={({ rank }) => (rank === 1 ? 'rank-one' : undefined)}
        columns={weekColumns(address?.toLowerCase() ?? null, 'Prize', ({ prize }) => (
          <Prize hoof={prize} />
        ))}
      />
      {shown.length < entries.length && (
        <p className="mt-6 text-center">
          <Button variant="outline" onClick={() => setAll(true)}>
            {t('Show all {count}', { count: entries.length })}
          </Button>
        </p>
      )}
    </>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title={t('The grass is untouched')}
      text={t(
        'Nobody has a point this week. Win one staked match, even against the house, and first place is yours until somebody objects.',
      )}
    >
      <Button asChild>
        <Link to="/card-game" search={{ tab: 'lobby' }}>
          {t('Play a challenge')}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/battle" search={{ tab: 'lobby' }}>
          {t('Join a battle')}
        </Link>
      </Button>
    </EmptyState>
  );
}
