import { type Attribute, tieBreakerFor } from '@goats/rules';
import type { Match } from '../match-types.ts';
import type { Stage } from '../stage/stage.ts';

export interface ShownDecider {
  readonly attribute: Attribute;
  readonly state: 'open' | 'played' | 'struck';
  /** What would break a tie there; only while it is open and something can be level. */
  readonly tieBreaker?: Attribute | null;
}

export interface ShownDeciders {
  /** Nobody knows them yet: three backs lie on the table. */
  readonly faceDown: boolean;
  readonly cards: readonly ShownDecider[];
}

/** A squad turns them up at 2:2. */
const SQUAD_ROUNDS_BEFORE = 4;

/**
 * The deciders as far as the pitch has told the match, which lags behind what has happened: none
 * before round 1 is drawn, and no stroke before the round it belongs to is shown. Null where there
 * are none: by the older rules, and in a squad that is not level.
 */
export function shownDeciders(
  match: Pick<Match, 'mode' | 'rules' | 'phase' | 'rounds' | 'deciders'>,
  { done, step }: Pick<Stage, 'done' | 'step'>,
): ShownDeciders | null {
  if (match.rules === undefined) return null;
  const { mode, rounds, deciders } = match;
  const known = step === 'meet' || step === 'verdict' ? done + 1 : done;
  if (mode === 'squad' && (deciders.length === 0 || known < SQUAD_ROUNDS_BEFORE)) return null;
  // A match that ended before round 1 has nothing to turn up.
  if (deciders.length === 0 && match.phase === 'finished') return null;
  if (deciders.length === 0 || known === 0) return { faceDown: true, cards: [] };
  const told = rounds.slice(0, known);
  // A squad's stroke comes before its round: while that is not played, it is simply there.
  const strikeTold = (attribute: Attribute) => {
    const at = rounds.findIndex((round) => round.struck === attribute);
    return at < 0 || at < known;
  };
  return {
    faceDown: false,
    cards: deciders.map(({ attribute, state }) => {
      if (state === 'struck') {
        return { attribute, state: strikeTold(attribute) ? 'struck' : 'open' };
      }
      const played = told.some((round) => round.attribute === attribute);
      if (played) return { attribute, state: 'played' };
      return { attribute, state: 'open', tieBreaker: tieBreakerFor(match, attribute) };
    }),
  };
}
