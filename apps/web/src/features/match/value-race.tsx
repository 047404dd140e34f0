import { attributeLabel } from '@goats/rules';
import { cx } from '../../ui/cx.ts';
import type { Match, MatchRound, Sides } from './match-types.ts';

/** The round that was just played: one value of each card, racing. */
export function ValueRace({
  match,
  round,
  sides,
}: {
  match: Match;
  round: MatchRound;
  sides: Sides;
}) {
  const { near, far } = sides;
  const nearWon = round.winner === match.players[near].address;
  const farWon = round.winner === match.players[far].address;
  return (
    <div
      className="grid grid-cols-[auto_1fr_1fr_auto] items-center gap-x-2 gap-y-0.5"
      aria-hidden="true"
    >
      <span
        className={cx(
          'race-value numeral text-[2.75rem]',
          nearWon ? 'text-success' : 'text-chalk-3',
        )}
        key={`n${round.round}`}
      >
        {round.values[near]}
      </span>
      <span className="relative h-3">
        <i
          key={`a${round.round}`}
          className={cx(
            'race-bar absolute inset-y-0 right-0',
            nearWon ? 'bg-success' : 'bg-[#5b7265]',
          )}
          style={{ width: `${round.values[near]}%`, '--from': 'right' } as React.CSSProperties}
        />
      </span>
      <span className="relative h-3">
        <i
          key={`b${round.round}`}
          className={cx('race-bar absolute inset-y-0 left-0', farWon ? 'bg-chalk' : 'bg-[#5b7265]')}
          style={{ width: `${round.values[far]}%`, '--from': 'left' } as React.CSSProperties}
        />
      </span>
      <span
        className={cx('race-value numeral text-[2.75rem]', farWon ? 'text-chalk' : 'text-chalk-3')}
        key={`f${round.round}`}
      >
        {round.values[far]}
      </span>
      <span className="col-span-4 text-center text-small text-chalk-2">
        Round {round.round}: {attributeLabel(round.attribute)}
        {round.tieBreak?.by === 'attribute' &&
          `, level, decided by ${attributeLabel(round.tieBreak.attribute)}`}
      </span>
    </div>
  );
}
