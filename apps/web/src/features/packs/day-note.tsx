import { challengeCountdown } from '@goats/rules';
import { T } from '@goats/ui/t.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
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
        {daily?.because === 'had' ? t('Today’s card is yours') : t('The day’s pack is for keeps')}
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
                {t('See your card')}
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
          <T
            m="All cards of this day are given out. There are new ones {until}."
            until={<Until at={daily.nextAt} />}
          />
        </p>
      );
    case 'no-history':
      return <NoHistory />;
    case undefined:
      return (
        <p>
          <Ways /> {t('with your wallet signed in, and once a day one card of five can be yours.')}
        </p>
      );
    case 'match':
    case 'puzzle':
      return <p>{t('Your pack of the day is due: this one is only the shop window before it.')}</p>;
    default:
      return (
        <p>
          <Ways />
          {t(', and one card of five is yours. Practice does not count.')}
        </p>
      );
  }
}

function Ways() {
  return (
    <T
      m="<link>Play one match out</link> or <link2>solve the puzzle</link2>"
      link={
        <Link to="/card-game" search={{ tab: 'lobby' }} className="link font-semibold text-chalk" />
      }
      link2={<Link to="/puzzle" className="link font-semibold text-chalk" />}
    />
  );
}

function NoHistory() {
  const { address } = useWallet();
  const { data } = useWalletFigures(address);
  return (
    <>
      <p>{t('One card of five a day, once you have played your way in.')}</p>
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
