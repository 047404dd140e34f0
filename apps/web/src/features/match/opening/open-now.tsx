import { matchClock } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { T } from '@goats/ui/t.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Suspense } from 'react';
import type { Match } from '../match-types.ts';
import type { Opening } from './use-opening.ts';

const Unlock = lazyPart(() => import('../other-devices/unlock.tsx'));

/** While a choice has not opened: why, until when it can, and a hand for it. */
export function OpenNow({ match, opening }: { match: Match; opening: Opening }) {
  const now = useNow('countdown', match.deadline);
  const { setback, busy, goesOn, openNow } = opening;
  if (!setback) return null;
  const msLeft = match.deadline === null ? 0 : Date.parse(match.deadline) - now;
  return (
    <div className="mx-auto mb-3 grid max-w-150 justify-items-center gap-3 rounded-row border border-soon bg-well/95 p-4 text-center">
      <div role="alert">
        <p className="font-semibold">
          {match.mode === 'squad'
            ? t('Your cards are not open yet')
            : t('Your card is not open yet')}
        </p>
        <p className="mt-1 text-small text-chalk-2">
          {setback.words}
          {goesOn && msLeft > 0 && ` ${t('We keep trying.')}`}
        </p>
      </div>
      {msLeft > 0 && setback.locked && (
        <Suspense>
          <Unlock match={match} locked={setback.locked} onOpen={openNow} />
        </Suspense>
      )}
      {msLeft > 0 ? (
        <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
          {setback.by !== 'nobody-can' && (
            <Button busy={busy} busyWord={t('Opening...@@of a sealed card')} onClick={openNow}>
              {t('Open now@@a sealed card')}
            </Button>
          )}
          <p className="text-small">
            <T
              m="<clock>{time}</clock> left. A side that is still closed at 0:00 loses to one that is open."
              clock={<span role="timer" className="numeral text-2xl text-gold tabular-nums" />}
              time={matchClock(msLeft)}
            />
          </p>
        </div>
      ) : (
        <p className="text-small text-chalk-2">
          {t('Time is up. How it ended comes in a moment.')}
        </p>
      )}
    </div>
  );
}
