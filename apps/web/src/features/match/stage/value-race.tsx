import { attributeLabel, halves } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import type { CSSProperties } from 'react';
import { swapLine, verdictWords } from '../commentary.ts';
import { crowdBySide } from '../crowd.ts';
import type { Match, MatchRound, Sides } from '../match-types.ts';
import { PlainAddresses } from '../plain-addresses.tsx';
import { RACE_FROM, raceValues, STEP_MS } from './stage.ts';
import { useElapsed } from './use-elapsed.ts';

/** One value of each card: they run from the middle, the lower one stops first, then the verdict. */
export function ValueRace({
  match,
  round,
  sides,
  running,
}: {
  match: Match;
  round: MatchRound;
  sides: Sides;
  /** False once it is decided: then the values simply stand there. */
  running: boolean;
}) {
  const { near, far } = sides;
  const elapsed = useElapsed(`${round.round}-${running}`, STEP_MS.race);
  const share = running ? elapsed / (STEP_MS.race * 0.85) : 1;
  const crowd = crowdBySide(match, sides);
  const full = [round.values[near] + crowd.near, round.values[far] + crowd.far] as const;
  const [a, b] = raceValues(full, share);
  const best = Math.max(...full);
  const swapped = swapLine(match, round);
  return (
    <div className="race" aria-hidden="true" data-running={running}>
      <Lane
        at={a}
        value={round.values[near]}
        bonus={crowd.near}
        of={best}
        side="near"
        fate={fateOf(match, round, near, running)}
      />
      <Lane
        at={b}
        value={round.values[far]}
        bonus={crowd.far}
        of={best}
        side="far"
        fate={fateOf(match, round, far, running)}
      />
      <p className="race-words">
        <span className="text-chalk-2">
          Round {round.round}: {attributeLabel(round.attribute)}
          {round.byClock && ', by the clock'}
          {round.struck && `. ${attributeLabel(round.struck)} is crossed out`}
        </span>
        <b
          className={cx(
            'race-verdict display text-center text-xl',
            round.winner === match.players[near].address ? 'text-success' : 'text-chalk',
          )}
        >
          {running ? '\u00a0' : <PlainAddresses text={verdictWords(match, round)} />}
        </b>
        {!running && swapped && (
          <span className="race-swap w-full text-red-card">
            <PlainAddresses text={swapped} />
          </span>
        )}
      </p>
    </div>
  );
}

type Fate = 'running' | 'won' | 'lost';

function fateOf(match: Match, round: MatchRound, seat: 0 | 1, running: boolean): Fate {
  if (running) return 'running';
  return round.winner === match.players[seat].address ? 'won' : 'lost';
}

function Lane({
  at,
  value,
  bonus,
  of,
  side,
  fate,
}: {
  /** Where the lane is now; it runs on past the value by what the crowd adds. */
  at: number;
  value: number;
  bonus: number;
  /** The higher of the two: its lane is run to the end. */
  of: number;
  side: 'near' | 'far';
  fate: Fate;
}) {
  return (
    <div className="race-lane" data-side={side} data-fate={fate}>
      <span className="race-value numeral">
        {Math.min(value, Math.floor(at))}
        {bonus > 0 && (
          <span className="crowd-bonus text-gold" data-counted={at > value}>
            +{halves(bonus)}
          </span>
        )}
      </span>
      <span className="race-track">
        <i style={{ '--run': reach(at, of) } as CSSProperties} />
      </span>
    </div>
  );
}

/** Cards live between 60 and 100; a lane from 0 would make every race look like a draw. */
function reach(value: number, of: number): number {
  return Math.min(1, Math.max(0.03, (value - RACE_FROM) / Math.max(1, of - RACE_FROM)));
}
