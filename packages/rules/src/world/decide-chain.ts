import {
  decideChainCardDeposited,
  decideChainCardMoved,
  decideChainDeposit,
} from './chain-arrivals.ts';
import type { ChainCommand } from './chain-commands.ts';
import {
  decideChainAsked,
  decideChainCardExited,
  decideChainExit,
  decideChainStayed,
} from './chain-exits.ts';
import type { WithdrawalFacts } from './chain-facts.ts';
import { decideChainWithdrawn, decideExpireWithdrawal } from './end-withdrawal.ts';
import type { Deciding } from './verdict.ts';
import { decideWithdrawCard, decideWithdrawHoof } from './withdraw.ts';

export interface ChainAnswers {
  readonly 'withdraw-hoof': WithdrawalFacts;
  readonly 'withdraw-card': WithdrawalFacts;
  readonly 'expire-withdrawal': WithdrawalFacts;
  readonly 'chain-withdrawn': null;
  readonly 'chain-deposit': null;
  readonly 'chain-card-deposited': null;
  readonly 'chain-card-moved': null;
  readonly 'chain-exit': null;
  readonly 'chain-card-exited': null;
  readonly 'chain-asked': null;
  readonly 'chain-stayed': null;
}

/** What leaves the Stadium, and what the chain says has happened. */
export function decideChain(command: ChainCommand): Deciding<unknown> {
  switch (command.type) {
    case 'withdraw-hoof':
      return decideWithdrawHoof(command);
    case 'withdraw-card':
      return decideWithdrawCard(command);
    case 'expire-withdrawal':
      return decideExpireWithdrawal(command);
    case 'chain-withdrawn':
      return decideChainWithdrawn(command);
    case 'chain-deposit':
      return decideChainDeposit(command);
    case 'chain-card-deposited':
      return decideChainCardDeposited(command);
    case 'chain-card-moved':
      return decideChainCardMoved(command);
    case 'chain-exit':
      return decideChainExit(command);
    case 'chain-card-exited':
      return decideChainCardExited(command);
    case 'chain-asked':
      return decideChainAsked(command);
    case 'chain-stayed':
      return decideChainStayed(command);
  }
}
