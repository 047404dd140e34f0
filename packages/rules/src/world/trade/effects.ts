import type { Hundredths } from '../../economy/hoof.ts';
import type { WalletPair } from '../wallet/index.ts';
import type { OfferFacts, OfferStatus, SaleFacts, SwapFacts, SwapStatus } from './facts.ts';

export interface TradeEffects {
  /** Its owner asks so much for a card, or, with null, nothing any more. */
  'card-listed': {
    readonly cardId: number;
    readonly price: Hundredths | null;
    /** Its followers hear of it: until when they hear of no other depends on it. */
    readonly told?: true;
  };
  'offer-made': { readonly offer: OfferFacts };
  'offer-ended': {
    readonly id: number;
    readonly status: Exclude<OfferStatus, 'open'>;
  };
  'swap-made': { readonly swap: SwapFacts };
  'swap-ended': {
    readonly id: number;
    readonly status: Exclude<SwapStatus, 'open'>;
    /** Between whom. */
    readonly pair: WalletPair;
  };
  /** A price that was paid, for the history of prices and the leaderboard. */
  'sale-recorded': SaleFacts;
  /** Earlier sales between two wallets that a later one shows for what they were. */
  'sales-seen-through': {
    readonly pair: WalletPair;
    /** Null: of every card since then. */
    readonly cardId: number | null;
    readonly since: number;
    readonly reason: string;
  };
}
