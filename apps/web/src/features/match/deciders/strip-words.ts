import { attributeLabel, LAST_ROUND } from '@goats/rules';
import { t } from '@goats/words';
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
  const title = t('Deciders');
  const last = { round: LAST_ROUND[match.mode] };
  if (shown.faceDown) return { title, text: t('Turned up with round 1') };
  const open = shown.cards.filter(({ state }) => state === 'open').length;
  if (over) {
    const needed = match.rounds.length === LAST_ROUND[match.mode];
    return {
      title,
      text: needed
        ? t('Round {round} was one of these', last)
        : t('Round {round} was not needed', last),
    };
  }
  if (plan?.crossing) {
    return plan.strike === null
      ? { title: t('Cross one out'), text: t('Round {round} is one of the two left', last) }
      : { title: t('Crossed out'), text: t('Tap it again to undo') };
  }
  if (plan && open === shown.cards.length && plan.attribute !== null) {
    const attribute = attributeLabel(plan.attribute);
    return {
      title: t('One goes@@one of the deciders'),
      text: t('{attribute}, because you play it', { attribute }),
    };
  }
  if (open < shown.cards.length) {
    return {
      title,
      text: plan ? t('Play one of these two') : t('Round {round} is one of these two', last),
    };
  }
  return { title, text: t('Round {round} is one of these', last) };
}
