import { AUCTION_REFUSALS } from './auction.ts';
import { CARD_REFUSALS } from './card.ts';
import { CHAIN_REFUSALS } from './chain.ts';
import { CUP_REFUSALS } from './cup.ts';
import { GIFT_REFUSALS } from './gift.ts';
import { MATCH_REFUSALS } from './match.ts';
import { OPENING_REFUSALS } from './opening.ts';
import { TRADE_REFUSALS } from './trade.ts';

/** Everything that the rules of the game say no with. */
export const REFUSALS = {
  ...AUCTION_REFUSALS,
  ...CARD_REFUSALS,
  ...CHAIN_REFUSALS,
  ...CUP_REFUSALS,
  ...GIFT_REFUSALS,
  ...MATCH_REFUSALS,
  ...OPENING_REFUSALS,
  ...TRADE_REFUSALS,
} as const;

export type Reason = keyof typeof REFUSALS;
