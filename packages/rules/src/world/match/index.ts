import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import type { MatchEffects } from './effects.ts';
import type { MatchFacts } from './facts.ts';
import { decideMove, type MoveCommand, type Moved } from './move.ts';
import { decidePractice, type PracticeCommand } from './practice.ts';
import type { MatchQuestions } from './questions.ts';

export type { MatchEffects } from './effects.ts';
export type { MatchFacts } from './facts.ts';
export { type LiveFriendlies, whyNoMoreFriendlies } from './live-friendlies.ts';
export { sideQuestions, sidesOf, takeFromPurse } from './purse.ts';
export type { MatchQuestions } from './questions.ts';

export interface MatchCommands
  extends CommandsOf<PracticeCommand, MatchFacts>,
    CommandsOf<MoveCommand, Moved> {}

declare module '../kernel/registry.ts' {
  interface Commands extends MatchCommands {}
  interface Questions extends MatchQuestions {}
  interface Effects extends MatchEffects {}
  interface NewIds {
    match: true;
  }
  interface PostingReasons {
    bonus: true;
    payout: true;
    refund: true;
  }
  interface CardEventKinds {
    won: true;
    lost: true;
    levelled: true;
  }
}

export const match: Slice<MatchCommands, MatchQuestions> = {
  decisions: {
    practice: decidePractice,
    move: decideMove,
    'time-out': decideMove,
    'give-back': decideMove,
  },
  unchecked: {
    match: 'a step names the version it follows, and a match that is over stays as it is',
  },
};
