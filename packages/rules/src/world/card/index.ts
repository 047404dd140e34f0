import type { Slice } from '../kernel/slice.ts';
import type { CardEffects } from './effects.ts';
import type { CardQuestions } from './questions.ts';

export { type NamedCards, namedCards, nearestCards } from './cards-named.ts';
export type { CardEffects, CardEvent } from './effects.ts';
export {
  whyAway,
  whyBonded,
  whyNotLeave,
  whyNotLose,
  whyNotPay,
  whyNotPlay,
  whyNotPlayAll,
  whyNotSell,
  whyNotTrade,
  whyOnAuction,
  whyOutside,
} from './eligibility.ts';
export { type HeldCard, placeOf } from './facts.ts';
export { growth } from './growth.ts';
export type { CardQuestions } from './questions.ts';
export { cardsOf } from './questions.ts';

declare module '../kernel/registry.ts' {
  interface Questions extends CardQuestions {}
  interface Effects extends CardEffects {}
}

export const card: Slice<object, CardQuestions> = {
  decisions: {},
  unchecked: {
    'unowned-count': 'what is drawn names how many cards have to stay',
    'pool-hand':
      'a house player plays with a print of the card, a pack shows one, and nobody gets or loses it',
  },
};
