import { type Attribute, type Move, strikeGoesWith } from '@goats/rules';
import type { Match } from '../match-types.ts';

/** What would be sent now, and what is still missing; nothing of it has left the browser. */
export interface MovePlan {
  /** The attribute that would be played; null while only a decider is to be crossed out. */
  readonly attribute: Attribute | null;
  /** A decider has to be crossed out with it. */
  readonly crossing: boolean;
  /** The decider with the stroke through it. */
  readonly strike: Attribute | null;
  /** Null while something is missing. */
  readonly move: Move | null;
}

/**
 * `free` are the rows that may be picked, best first. Whoever has chosen nothing yet is offered the
 * best one; a stroke is never offered, it is drawn.
 */
export function movePlan(
  match: Pick<Match, 'mode' | 'step' | 'choices' | 'deciders' | 'rounds'>,
  free: readonly Attribute[],
  { chosen, crossed }: { chosen: Attribute | null; crossed: Attribute | null },
): MovePlan {
  const open = match.deciders.filter(({ state }) => state === 'open');
  const strike = open.some(({ attribute }) => attribute === crossed) ? crossed : null;
  if (match.step === 'strike') {
    const move = strike === null ? null : ({ type: 'strike', attribute: strike } as const);
    return { attribute: null, crossing: true, strike, move };
  }
  const attribute = chosen !== null && free.includes(chosen) ? chosen : (free[0] ?? null);
  if (attribute === null) return { attribute, crossing: false, strike: null, move: null };
  if (!strikeGoesWith(match, attribute)) {
    return { attribute, crossing: false, strike: null, move: { type: 'pick', attribute } };
  }
  const move = strike === null ? null : ({ type: 'pick', attribute, strike } as const);
  return { attribute, crossing: true, strike, move };
}
