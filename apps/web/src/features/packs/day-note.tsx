import { challengeCountdown } from '@goats/rules';
import { useNow } from '@goats/ui/use-now.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HistoryProgress } from '../wallet/history-progress.tsx';
import { useWalletFigures } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import type { DailyPack } from './daily-pack-queries.ts';

/** Beside the shop window: what makes the day's pack due, or when the next one can be. */
export function DayNote({ daily }: { daily: DailyPack | undefined }) {
  return (
    <section
      aria-labelledby="day-note"
      className="mt-4 max-w-150 lg:max-w-200 border-l-3 border-gold bg-well/70 px-4 py-3 sm:mt-5"
    >
      <h2 id="day-note" className="text-row leading-none">
        {daily?.because === 'had' ? 'Today’s card is yours' : 'The day’s pack is for keeps'}
      </h2>
      <div className="mt-2 text-small text-chalk-2">
        <Words daily={daily} />
      </div>
    </section>
  );
}

function Words({ daily }: { daily: DailyPack | undefined }): ReactNode {
  switch (daily?.because) {
    case 'had':
      return (
        <p>
          {daily.yours !== null && (
            <>
              <Link
                to="/nft/$id"
                params={{ id: String(daily.yours) }}
                className="link font-semibold text-chalk"
              >
                See your card
              </Link>
              .{' '}
            </>
          )}
          Play or solve again <Until at={daily.nextAt} after /> for the next pack.
        </p>
      );
    case 'given-out':
      return (
        <p>
          All cards of this day are given out. There are new ones <Until at={daily.nextAt} />.
        </p>
      );
    case 'no-history':
      return <NoHistory />;
    case undefined:
      return (
        <p>
          <Ways /> with your wallet signed in, and once a day one card of five can be yours.
        </p>
      );
    case 'match':
    case 'puzzle':
      return <p>Your pack of the day is due: this one is only the shop window before it.</p>;
    default:
      return (
        <p>
          <Ways />, and one card of five is yours. Practice does not count.
        </p>
      );
  }
}

function Ways() {
  return (
    <>
      <Link to="/card-game" search={{ tab: 'lobby' }} className="link font-semibold text-chalk">
        Play one match out
      </Link>{' '}
      or{' '}
      <Link to="/puzzle" className="link font-semibold text-chalk">
        solve the puzzle
      </Link>
    </>
  );
}

function NoHistory() {
  const { address } = useWallet();
  const { data } = useWalletFigures(address);
  return (
    <>
      <p>One card of five a day, once you have played your way in.</p>
      {data && (
        <div className="mt-2 -mb-4">
          <HistoryProgress {...data} />
        </div>
      )}
    </>
  );
}

function Until({ at, after = false }: { at: string | null; after?: boolean }) {
  const left = useNow((now) => {
    const ms = at === null ? 0 : Date.parse(at) - now;
    return ms > 0 ? ` (in ${challengeCountdown(ms)})` : '';
  });
  return `${after ? 'after' : 'at'} midnight UTC${left}`;
}
