import type { Hundredths } from '../../economy/hoof.ts';
import type { ChainLog, WithdrawalFacts, WithdrawalState } from './facts.ts';

export interface ChainEffects {
  /** A voucher; all that are open together promise this at most, and take this much of the day. */
  'withdrawal-signed': {
    readonly withdrawal: WithdrawalFacts;
    /** Null for a card's. */
    readonly within: { readonly hoof: Hundredths; readonly ofDay: Hundredths } | null;
  };
  'withdrawal-ended': {
    readonly id: number;
    readonly state: Exclude<WithdrawalState, 'signed'>;
  };
  /** What a final log causes, it causes once. */
  'chain-log-applied': { readonly log: ChainLog };
  /** Since when a wallet wants to leave without us; null: it stays. */
  'wallet-leaving': { readonly wallet: string; readonly since: number | null };
}
