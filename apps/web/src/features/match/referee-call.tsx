import { cx } from '@goats/ui/cx.ts';
import type { ReactNode } from 'react';
import { stageCall } from './commentary.ts';
import type { Match, Sides } from './match-types.ts';
import { PlainAddresses } from './plain-addresses.tsx';
import { RoundResult } from './stage/round-result.tsx';
import type { Show } from './stage/use-stage.ts';

/** What the referee says now, or what came of the round where nothing may move. */
export function RefereeCall({
  match,
  sides,
  show: { stage, current, clash, over },
  quiet,
  instead,
}: {
  match: Match;
  sides: Sides;
  show: Show;
  /** Whoever picks has the rows to look at: on a phone the words make room for them. */
  quiet: boolean;
  /** Somebody explains the match: those words stand here instead of the referee's. */
  instead: ReactNode;
}) {
  const { step } = stage;
  const call = stageCall(match, step, over);
  const last = over ? match.rounds.at(-1) : undefined;
  const told = step === 'verdict' && !clash ? current : undefined;
  return (
    <>
      <div
        className={cx(
          'match-say flex min-h-21.5 flex-col justify-center py-2 text-center max-lg:min-h-24',
          quiet && !told && !instead && step !== 'decider' && 'max-lg:sr-only',
        )}
        data-at={instead && !told ? undefined : told || step === 'decider' ? 'band' : 'foot'}
      >
        {told ? (
          <RoundResult match={match} round={told} sides={sides} />
        ) : instead && !over && step !== 'decider' ? (
          instead
        ) : (
          <div
            key={call.title}
            className={cx('match-call', step === 'decider' && 'decider-call')}
            data-over={over}
          >
            <p className={cx('display', over ? 'text-poster' : 'text-row lg:text-poster-s')}>
              <PlainAddresses text={call.title} />
            </p>
            <p className="match-call-text mt-1.5 text-small text-chalk-2">{call.text}</p>
          </div>
        )}
      </div>
      {last && <RoundResult match={match} round={last} sides={sides} />}
    </>
  );
}
