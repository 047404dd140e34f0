import { attributeLabel, LAST_ROUND } from '@goats/rules';
import type { Match } from '../match-types.ts';
import type { MovePlan } from '../table/move-plan.ts';
import type { ShownDeciders } from './shown-deciders.ts';

export interface StripWords {
  readonly title: string;
  readonly text: string;
}

/**
 * What the deciders are, or what is to be done with them. `plan` is the viewer's own move; null for
 * whoever waits or watches.
 */
export function stripWords(
  match: Match,
  shown: ShownDeciders,
  plan: MovePlan | null,
  over: boolean,
): StripWords {
  const title = 'Deciders';
  const last = `Round ${LAST_ROUND[match.mode]}`;
  if (shown.faceDown) return { title, text: 'Turned up with round 1' };
  const open = shown.cards.filter(({ state }) => state === 'open').length;
  if (over) {
    const needed = match.rounds.length === LAST_ROUND[match.mode];
    return { title, text: needed ? `${last} was one of these` : `${last} was not needed` };
  }
  if (plan?.crossing) {
    return plan.strike === null
      ? { title: 'Cross one out', text: `${last} is one of the two left` }
      : { title: 'Crossed out', text: 'Tap it again to undo' };
  }
  if (plan && open === shown.cards.length && plan.attribute !== null) {
    return { title: 'One goes', text: `${attributeLabel(plan.attribute)}, because you play it` };
  }
  if (open < shown.cards.length) {
    return { title, text: plan ? 'Play one of these two' : `${last} is one of these two` };
  }
  return { title, text: `${last} is one of these` };
}
