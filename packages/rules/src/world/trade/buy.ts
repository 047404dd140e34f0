import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import type { Economy } from '../../economy/presets.ts';
import type { HeldCard } from '../card/index.ts';
import { whyNotTrade, whyOutside } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving } from '../wallet/index.ts';
import { findWash } from './find-wash.ts';
import { inHoof, saleEffects } from './sale.ts';

/** Buys a listed card at exactly the price that was shown. */
export interface BuyCommand {
  readonly type: 'buy';
  readonly cardId: number;
  readonly wallet: string;
  readonly price: Hundredths;
  readonly at: number;
}

export interface Bought {
  readonly card: HeldCard;
  readonly price: Hundredths;
  readonly balance: Hundredths;
}

export function* decideBuy(
  { cardId, wallet, price, at }: BuyCommand,
  economy: Economy,
): Deciding<Bought> {
  const { card, balance, locked, offers, leaving } = yield* ask({
    card: { ask: 'card', id: cardId },
    balance: { ask: 'balance', account: wallet },
    locked: { ask: 'locked', wallet },
    offers: { ask: 'card-offers', cardId },
    leaving: { ask: 'leaving', wallet },
  });
  if (card === null) return refuse('NOT_FOUND', 'There is no such card.');
  const { asked, ...sold } = card;
  if (card.owner === wallet) return refuse('OWN_CARD', `${card.name} is yours already.`);
  const outside = whyOutside(card);
  if (outside) return outside;
  if (asked === undefined) return refuse('NOT_FOR_SALE', `${card.name} is not for sale any more.`);
  if (card.busyWith !== null) {
    return refuse('CARD_BUSY', `${card.name} is in a game: it can be bought when that is over.`);
  }
  if (asked !== price) {
    const sentence = `${card.name} costs ${inHoof(asked)} now. Have another look before you buy.`;
    return refuse('PRICE_CHANGED', sentence, { price: toHoof(asked) });
  }
  const refused = whyLeaving(leaving) ?? whyNotTrade({ balance, locked }, price);
  if (refused) return refused;
  const wash = yield* findWash({ card, price, buyer: wallet, at });
  // What the buyer had offered for this very card comes back with the sale.
  const back = offers.find(({ bidder }) => bidder === wallet)?.amount ?? 0;
  return {
    ok: true,
    answer: { card: { ...sold, owner: wallet }, price, balance: balance - price + back },
    effects: saleEffects(
      {
        ...{ card, kind: 'listing', price, buyer: wallet, payer: wallet, otherOffers: offers },
        ...{ wash, reference: `sale:${cardId}-${card.version}` },
      },
      economy,
    ),
  };
}
