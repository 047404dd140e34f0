import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import { type AllowanceCommand, decideAllowance } from './allowance.ts';
import { type BorrowCommand, decideBorrow } from './borrow.ts';
import { type DailyCards, type DailyPackCommand, decideDailyPack } from './daily-pack.ts';
import type { GiftEffects } from './effects.ts';
import { decideMoveIn, decidePurse, type MoveInCommand, type PurseCommand } from './house-gifts.ts';
import { decideOwnCards, type OwnCards, type OwnCardsCommand } from './own-cards.ts';
import type { GiftQuestions } from './questions.ts';
import {
  type ChangeQuestCommand,
  type ClaimQuestCommand,
  decideChangeQuest,
  decideClaimQuest,
} from './quests.ts';
import { decideStarter, type Granted, type StarterCommand } from './starter.ts';

export type { GiftEffects } from './effects.ts';
export { whyNotGive } from './gift.ts';
export type { GiftQuestions } from './questions.ts';

export interface GiftCommands
  extends CommandsOf<StarterCommand, Granted>,
    CommandsOf<OwnCardsCommand, OwnCards>,
    CommandsOf<DailyPackCommand, DailyCards>,
    CommandsOf<ClaimQuestCommand, { readonly hoof: number }>,
    CommandsOf<ChangeQuestCommand, null>,
    CommandsOf<AllowanceCommand, null>,
    CommandsOf<MoveInCommand, null>,
    CommandsOf<BorrowCommand, null>,
    CommandsOf<PurseCommand, null> {}

declare module '../kernel/registry.ts' {
  interface Commands extends GiftCommands {}
  interface Questions extends GiftQuestions {}
  interface Effects extends GiftEffects {}
  interface PostingReasons {
    allowance: true;
    house: true;
    prize: true;
    starter: true;
  }
  interface CardEventKinds {
    granted: true;
  }
}

export const gift: Slice<GiftCommands, GiftQuestions> = {
  decisions: {
    starter: decideStarter,
    'own-cards': decideOwnCards,
    'daily-pack': decideDailyPack,
    'claim-quest': decideClaimQuest,
    'change-quest': decideChangeQuest,
    allowance: decideAllowance,
    'move-in': decideMoveIn,
    purse: decidePurse,
    borrow: decideBorrow,
  },
  unchecked: {
    'day-deed': 'what a wallet did on a day is never taken back',
    'day-matches': 'a match that has ended stays as it is, and one more undoes no quest',
  },
};
