import type { Payment, Trade } from '../../economy/trading-circle.ts';
import type { Rarity } from '../../rarity.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';
import type { WalletPair } from '../wallet/index.ts';
import type { Dealings, Mint, Mints, OfferFacts, SwapFacts, TierPrices } from './facts.ts';

export interface TradeQuestions {
  offer: Asked<{ readonly id: number }, OfferFacts | null>;
  /** What stands open for a card, highest first. */
  'card-offers': Asked<{ readonly cardId: number }, readonly OfferFacts[]>;
  /** Offers that a wallet has open. */
  'offer-count': Asked<{ readonly wallet: string }, number>;
  swap: Asked<{ readonly id: number }, SwapFacts | null>;
  /** Swaps that a wallet has proposed and that are open: all, and to this player. */
  'swap-count': Asked<
    { readonly wallet: string; readonly to: string },
    { readonly all: number; readonly to: number }
  >;
  /** Whether a wallet is in a match into which a card may be brought in secret. */
  playing: Unchecked<{ readonly wallet: string }, boolean>;
  /** What two wallets have had to do with each other, and with this card. */
  dealings: Asked<
    {
      readonly cardId: number;
      readonly seller: string;
      readonly buyer: string;
      readonly since: number;
    },
    Dealings
  >;
  /** What a wallet got and paid for cards among players since then, oldest first, one more than `most`. */
  trades: Unchecked<
    {
      readonly wallet: string;
      readonly since: number;
      readonly most: number;
    },
    readonly Trade[]
  >;
  /**
   * Whom the seller paid since then, whom those paid, and so on, but not beyond the buyer; each once,
   * house players left out, one more than `most`.
   */
  payments: Unchecked<
    {
      readonly seller: string;
      readonly buyer: string;
      readonly since: number;
      readonly most: number;
    },
    readonly Payment[]
  >;
  /** What cards of a tier cost, apart from this card and what these two ask for theirs. */
  'tier-prices': Unchecked<
    {
      readonly rarity: Rarity;
      readonly cardId: number;
      readonly wallets: WalletPair;
      readonly most: number;
    },
    TierPrices
  >;
  /** The last time somebody minted this card. */
  'newest-mint': Asked<{ readonly cardId: number }, Mint | null>;
  /** Cards that a wallet has minted on a UTC day. */
  'mints-of-day': Asked<{ readonly wallet: string; readonly day: number }, Mints>;
}
