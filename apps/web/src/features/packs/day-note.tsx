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
              <T
                m="<card>See your card</card>."
                card={
                  <Link
                    to="/nft/$id"
                    params={{ id: String(daily.yours) }}
                    className="link font-semibold text-chalk"
                  />
                }
              />{' '}
            </>
          )}
          <Again at={daily.nextAt} />
        </p>
      );
    case 'given-out':
      return (
        <p>
          <GivenOut at={daily.nextAt} />
        </p>
      );
    case 'no-history':
      return <NoHistory />;
    case undefined:
      return (
        <p>
          <T
            m="<match>Play one match out</match> or <puzzle>solve the puzzle</puzzle> with your wallet signed in, and once a day one card of five can be yours."
            {...WAYS}
          />
        </p>
      );
    case 'match':
    case 'puzzle':
      return <p>{t('Your pack of the day is due: this one is only the shop window before it.')}</p>;
    default:
      return (
        <p>
          <T
            m="<match>Play one match out</match> or <puzzle>solve the puzzle</puzzle>, and one card of five is yours. Practice does not count."
            {...WAYS}
          />
        </p>
      );
  }
}

const WAYS = {
  match: (
    <Link to="/card-game" search={{ tab: 'lobby' }} className="link font-semibold text-chalk" />
  ),
  puzzle: <Link to="/puzzle" className="link font-semibold text-chalk" />,
};

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

/** How long it is until then, or nothing once it is over. */
function useLeft(at: string | null): string {
  return useNow((now) => {
    const ms = at === null ? 0 : Date.parse(at) - now;
    return ms > 0 ? challengeCountdown(ms) : '';
  });
}

function Again({ at }: { at: string | null }) {
  const left = useLeft(at);
  return left
    ? t('Play or solve again after midnight UTC (in {left}) for the next pack.', { left })
    : t('Play or solve again after midnight UTC for the next pack.');
}

function GivenOut({ at }: { at: string | null }) {
  const left = useLeft(at);
  return left
    ? t('All cards of this day are given out. There are new ones at midnight UTC (in {left}).', {
        left,
      })
    : t('All cards of this day are given out. There are new ones at midnight UTC.');
}
