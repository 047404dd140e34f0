import type { Hundredths } from '../../economy/hoof.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';
import type { Leaving } from '../wallet/index.ts';
import type { ChainLog, WithdrawalFacts } from './facts.ts';

export interface ChainQuestions {
  withdrawal: Asked<{ readonly id: number }, WithdrawalFacts | null>;
  /** The vouchers of a wallet that can still be redeemed, oldest first. */
  'open-withdrawals': Asked<{ readonly wallet: string }, readonly WithdrawalFacts[]>;
  /** What all vouchers that can still be redeemed promise, in HOOF, and what of it the day has to bear. */
  'promised-hoof': Unchecked<object, { readonly hoof: Hundredths; readonly ofDay: Hundredths }>;
  /** What a wallet has taken of the day's limit since then by vouchers that were paid. */
  'taken-of-day': Unchecked<{ readonly wallet: string; readonly since: number }, Hundredths>;
  /** The free HOOF that a wallet has in vaults, those of its vouchers among them. */
  'free-stakes': Asked<{ readonly wallet: string }, Hundredths>;
  /** Why a wallet begins nothing new: it asked the chain to let it go, or the chain has taken back what it brought. */
  leaving: Asked<{ readonly wallet: string }, Leaving>;
  /** Whether the chain waits for a root of ours for longer than players should stake against each other. */
  'roots-late': Unchecked<object, boolean>;
  /** Whether what a log of the chain causes has happened. */
  'log-applied': Asked<{ readonly log: ChainLog }, boolean>;
}
