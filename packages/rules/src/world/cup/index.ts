import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import { type CancelCupCommand, decideCancelCup } from './cancel-cup.ts';
import type { CupEffects, NewCup } from './effects.ts';
import { decideEnterCup, type EnterCupCommand, type Entered } from './enter-cup.ts';
import type { CupFacts, CupState } from './facts.ts';
import { decideLeaveCup, type LeaveCupCommand } from './leave-cup.ts';
import { decideOpenCup, type OpenCupCommand } from './open-cup.ts';
import type { CupQuestions } from './questions.ts';
import { decideStartCup, type StartCupCommand } from './start-cup.ts';

export type { CupEffects } from './effects.ts';
export type { CupQuestions } from './questions.ts';
export { settleTie } from './settle-tie.ts';

export interface CupCommands
  extends CommandsOf<OpenCupCommand, NewCup>,
    CommandsOf<EnterCupCommand, Entered>,
    CommandsOf<LeaveCupCommand, CupState>,
    CommandsOf<StartCupCommand, CupFacts>,
    CommandsOf<CancelCupCommand, CupFacts> {}

declare module '../kernel/registry.ts' {
  interface Commands extends CupCommands {}
  interface Questions extends CupQuestions {}
  interface Effects extends CupEffects {}
  interface NewIds {
    cup: true;
    entry: true;
  }
  interface PostingReasons {
    bonus: true;
    entry: true;
    fee: true;
    house: true;
    prize: true;
    refund: true;
  }
  interface CardEventKinds {
    won: true;
    lost: true;
  }
}

export const cup: Slice<CupCommands, CupQuestions> = {
  decisions: {
    'open-cup': decideOpenCup,
    'enter-cup': decideEnterCup,
    'leave-cup': decideLeaveCup,
    'start-cup': decideStartCup,
    'cancel-cup': decideCancelCup,
  },
  unchecked: {
    'house-players': 'a house player stays one',
    'cup-ties': 'they move with the state of their cup, which is looked at',
    'cup-fees': 'nobody pays or gets them back once the cup has begun, and its state is looked at',
  },
};
