import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import {
  decideChainCardDeposited,
  decideChainCardMoved,
  decideChainDeposit,
} from './chain-arrivals.ts';
import {
  decideChainAsked,
  decideChainCardExited,
  decideChainExit,
  decideChainStayed,
} from './chain-exits.ts';
import type {
  ChainAskedCommand,
  ChainCardDepositedCommand,
  ChainCardExitedCommand,
  ChainCardMovedCommand,
  ChainDepositCommand,
  ChainExitCommand,
  ChainStayedCommand,
  ChainWithdrawnCommand,
  ExpireWithdrawalCommand,
  WithdrawCardCommand,
  WithdrawHoofCommand,
} from './commands.ts';
import type { ChainEffects } from './effects.ts';
import { decideChainWithdrawn, decideExpireWithdrawal } from './end-withdrawal.ts';
import type { WithdrawalFacts } from './facts.ts';
import type { ChainQuestions } from './questions.ts';
import { decideWithdrawCard, decideWithdrawHoof } from './withdraw.ts';

export type { ChainEffects } from './effects.ts';
export type { ChainQuestions } from './questions.ts';

export interface ChainCommands
  extends CommandsOf<WithdrawHoofCommand, WithdrawalFacts>,
    CommandsOf<WithdrawCardCommand, WithdrawalFacts>,
    CommandsOf<ExpireWithdrawalCommand, WithdrawalFacts>,
    CommandsOf<ChainWithdrawnCommand, null>,
    CommandsOf<ChainDepositCommand, null>,
    CommandsOf<ChainCardDepositedCommand, null>,
    CommandsOf<ChainCardMovedCommand, null>,
    CommandsOf<ChainExitCommand, null>,
    CommandsOf<ChainCardExitedCommand, null>,
    CommandsOf<ChainAskedCommand, null>,
    CommandsOf<ChainStayedCommand, null> {}

declare module '../kernel/registry.ts' {
  interface Commands extends ChainCommands {}
  interface Questions extends ChainQuestions {}
  interface Effects extends ChainEffects {}
  interface NewIds {
    withdrawal: true;
  }
  interface PostingReasons {
    deposit: true;
    exit: true;
    refund: true;
    withdraw: true;
    withdrawn: true;
  }
  interface CardEventKinds {
    deposited: true;
    moved: true;
    withdrawn: true;
  }
}

export const chain: Slice<ChainCommands, ChainQuestions> = {
  decisions: {
    'withdraw-hoof': decideWithdrawHoof,
    'withdraw-card': decideWithdrawCard,
    'expire-withdrawal': decideExpireWithdrawal,
    'chain-withdrawn': decideChainWithdrawn,
    'chain-deposit': decideChainDeposit,
    'chain-card-deposited': decideChainCardDeposited,
    'chain-card-moved': decideChainCardMoved,
    'chain-exit': decideChainExit,
    'chain-card-exited': decideChainCardExited,
    'chain-asked': decideChainAsked,
    'chain-stayed': decideChainStayed,
  },
  unchecked: {
    'taken-of-day': 'it grows only by a voucher that ends, and which are open is looked at again',
    'roots-late': 'it becomes so over half a day, and a moment more or less is nothing',
    'promised-hoof': 'a voucher names the most that all of them may promise',
  },
};
