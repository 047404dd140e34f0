import type { Slice } from '../kernel/slice.ts';
import type { HoofEffects } from './effects.ts';
import type { HoofQuestions } from './questions.ts';

export type { HoofEffects } from './effects.ts';
export { type Posting, TREASURY } from './effects.ts';
export type { HoofQuestions } from './questions.ts';

declare module '../kernel/registry.ts' {
  interface Questions extends HoofQuestions {}
  interface Effects extends HoofEffects {}
  interface PostingReasons {
    transfer: true;
  }
}

export const hoof: Slice<object, HoofQuestions> = {
  decisions: {},
  unchecked: {
    balance:
      'a posting takes no more than is there; whoever must know it to the hundredth says exact',
    'day-used': 'what is counted names the most that a day has',
    'free-treasury': 'gifts and promises are held against what the treasury has not promised',
  },
};
