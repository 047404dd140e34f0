import type { HeldCard } from '../card/index.ts';
import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import { type AcceptOfferCommand, decideAcceptOffer } from './accept-offer.ts';
import { type AcceptSwapCommand, decideAcceptSwap } from './accept-swap.ts';
import { type Bought, type BuyCommand, decideBuy } from './buy.ts';
import type { TradeEffects } from './effects.ts';
import { decideEndOffer, type EndOfferCommand } from './end-offer.ts';
import { decideEndSwap, type EndSwapCommand } from './end-swap.ts';
import type { OfferFacts, SwapFacts } from './facts.ts';
import { decideList, decideUnlist, type ListCommand, type UnlistCommand } from './list.ts';
import { decideMint, type MintCommand, type Minted } from './mint.ts';
import { decideOffer, type OfferCommand } from './offer.ts';
import { decideProposeSwap, type ProposeSwapCommand } from './propose-swap.ts';
import type { TradeQuestions } from './questions.ts';
import { decideReturnCards, type ReturnCardsCommand, type ReturnedCards } from './return-cards.ts';

export type { TradeEffects } from './effects.ts';
export type { SaleFacts } from './facts.ts';
export type { TradeQuestions } from './questions.ts';
export { cardHref, endOffers } from './sale.ts';

export interface TradeCommands
  extends CommandsOf<MintCommand, Minted>,
    CommandsOf<ReturnCardsCommand, ReturnedCards>,
    CommandsOf<ListCommand, HeldCard>,
    CommandsOf<UnlistCommand, HeldCard>,
    CommandsOf<BuyCommand, Bought>,
    CommandsOf<OfferCommand, OfferFacts>,
    CommandsOf<EndOfferCommand, OfferFacts>,
    CommandsOf<AcceptOfferCommand, OfferFacts>,
    CommandsOf<ProposeSwapCommand, SwapFacts>,
    CommandsOf<EndSwapCommand, SwapFacts>,
    CommandsOf<AcceptSwapCommand, SwapFacts> {}

declare module '../kernel/registry.ts' {
  interface Commands extends TradeCommands {}
  interface Questions extends TradeQuestions {}
  interface Effects extends TradeEffects {}
  interface NewIds {
    offer: true;
    swap: true;
  }
  interface PostingReasons {
    fee: true;
    house: true;
    mint: true;
    offer: true;
    refund: true;
    returned: true;
    sale: true;
  }
  interface CardEventKinds {
    minted: true;
    sold: true;
    returned: true;
  }
}

export const trade: Slice<TradeCommands, TradeQuestions> = {
  decisions: {
    mint: decideMint,
    'return-cards': decideReturnCards,
    list: decideList,
    unlist: decideUnlist,
    buy: decideBuy,
    offer: decideOffer,
    'withdraw-offer': decideEndOffer,
    'expire-offer': decideEndOffer,
    'accept-offer': decideAcceptOffer,
    'propose-swap': decideProposeSwap,
    'drop-swap': decideEndSwap,
    'expire-swap': decideEndSwap,
    'break-swap': decideEndSwap,
    'accept-swap': decideAcceptSwap,
  },
  unchecked: {
    trades: 'a sale of either changes their dealings, which are looked at',
    playing: 'a card that is brought into a match meanwhile is another card',
    payments: 'a circle that closes elsewhere meanwhile is left out whole by the next sale in it',
    'tier-prices': 'the price of a tier never stands still, and any moment of it will do',
  },
};
