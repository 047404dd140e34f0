import type { Hundredths } from '../../economy/hoof.ts';
import type { ChainLog } from './facts.ts';

/** Asks for a voucher over free HOOF. */
export interface WithdrawHoofCommand {
  readonly type: 'withdraw-hoof';
  readonly wallet: string;
  readonly amount: Hundredths;
  /** As the contract counts them now. */
  readonly exits: number;
  /** By the chain's clock. */
  readonly deadline: number;
  /** What the Stadium may pay out in a day, beside what wallets have brought themselves. */
  readonly dayLimit: Hundredths;
  /** What of that is left: all open vouchers together take no more of it. */
  readonly leftToday: Hundredths;
  /** What it may still pay this wallet today of what the wallet has brought itself. */
  readonly ownLeft: Hundredths;
  /** What no root promises: all open vouchers together are paid out of it. */
  readonly float: Hundredths;
  readonly at: number;
}

/** Asks for a voucher over a card of one's own. */
export interface WithdrawCardCommand {
  readonly type: 'withdraw-card';
  readonly wallet: string;
  readonly cardId: number;
  readonly deadline: number;
  readonly at: number;
}

/** Only once the chain's final time is past the deadline and the voucher's number is unused there. */
export interface ExpireWithdrawalCommand {
  readonly type: 'expire-withdrawal';
  readonly id: number;
  readonly at: number;
}

/** A final log, from which the same thing follows however often it is told. */
interface FromLog {
  readonly log: ChainLog;
  readonly at: number;
}

/** The chain has paid a voucher. */
export interface ChainWithdrawnCommand extends FromLog {
  readonly type: 'chain-withdrawn';
  /** The voucher's number; null for one that is larger than any of ours. */
  readonly id: number | null;
  readonly wallet: string;
  /** What was paid: one of the two. */
  readonly hoof: Hundredths | null;
  readonly cardId: number | null;
}

/** HOOF came in: deposited, or sent to the Stadium just so. */
export interface ChainDepositCommand extends FromLog {
  readonly type: 'chain-deposit';
  readonly wallet: string;
  readonly amount: Hundredths;
}

export interface ChainCardDepositedCommand extends FromLog {
  readonly type: 'chain-card-deposited';
  readonly cardId: number;
  readonly wallet: string;
}

/** A card went from hand to hand outside. */
export interface ChainCardMovedCommand extends FromLog {
  readonly type: 'chain-card-moved';
  readonly cardId: number;
  readonly from: string;
  readonly to: string;
}

/** A wallet left with its HOOF, or took a deposit back, without asking us. */
export interface ChainExitCommand extends FromLog {
  readonly type: 'chain-exit';
  readonly wallet: string;
  readonly amount: Hundredths;
}

export interface ChainCardExitedCommand extends FromLog {
  readonly type: 'chain-card-exited';
  readonly cardId: number;
  readonly wallet: string;
}

/** A wallet asked the contract to let it go. Without a log it was only seen, and may go away again. */
export interface ChainAskedCommand {
  readonly type: 'chain-asked';
  readonly wallet: string;
  readonly askedAt: number;
  readonly log: ChainLog | null;
  readonly at: number;
}

/** It stays after all; without a log, its question has gone with the block that held it. */
export interface ChainStayedCommand {
  readonly type: 'chain-stayed';
  readonly wallet: string;
  readonly log: ChainLog | null;
  readonly at: number;
}

export type ChainCommand =
  | WithdrawHoofCommand
  | WithdrawCardCommand
  | ExpireWithdrawalCommand
  | ChainWithdrawnCommand
  | ChainDepositCommand
  | ChainCardDepositedCommand
  | ChainCardMovedCommand
  | ChainExitCommand
  | ChainCardExitedCommand
  | ChainAskedCommand
  | ChainStayedCommand;
