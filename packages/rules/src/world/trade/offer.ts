import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { OFFER_MS, OFFERS_PER_CARD, OFFERS_PER_WALLET } from '../../economy/trading.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import { whyBonded, whyNotTrade, whyOnAuction, whyOutside } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving } from '../wallet/index.ts';
import { type OfferFacts, offerVault } from './facts.ts';
import { cardHref, endOffers } from './sale.ts';

/** Puts HOOF aside for a card that somebody else owns. */
export interface OfferCommand {
  readonly type: 'offer';
  readonly cardId: number;
  readonly wallet: string;
  readonly amount: Hundredths;
  readonly at: number;
}

export function* decideOffer(command: OfferCommand): Deciding<OfferFacts> {
  const { cardId, wallet, amount, at } = command;
  const { id, card, auction, balance, locked, standing, open, leaving } = yield* ask({
    id: { ask: 'new-id', of: 'offer' },
    card: { ask: 'card', id: cardId },
    auction: { ask: 'auction', cardId, at },
    balance: { ask: 'balance', account: wallet },
    locked: { ask: 'locked', wallet },
    standing: { ask: 'card-offers', cardId },
    open: { ask: 'offer-count', wallet },
    leaving: { ask: 'leaving', wallet },
  });
  if (card === null) return refuse('card-unknown');
  const { owner, name } = card;
  if (owner === null) return refuse('nobody-owns-it', { name });
  if (owner === wallet) return refuse('card-is-yours', { name });
  const refused =
    whyLeaving(leaving) ??
    whyOutside(card) ??
    whyBonded(card) ??
    whyOnAuction(card, auction) ??
    whyAnother(standing, wallet) ??
    whyTooMany(open) ??
    whyTooLow(standing, amount) ??
    whyNotTrade({ balance, locked }, amount);
  if (refused) return refused;
  const offer: OfferFacts = {
    ...{ id, cardId, bidder: wallet, owner, amount, status: 'open' },
    ...{ createdAt: at, expiresAt: at + OFFER_MS },
  };
  const vault = offerVault(offer);
  // The lowest makes room, so that nobody can fill a card's list with trifles.
  const displaced = standing.length < OFFERS_PER_CARD ? [] : standing.slice(-1);
  return {
    ok: true,
    answer: offer,
    effects: [
      ...endOffers(displaced, { why: 'outbid', card: name }),
      { type: 'offer-made', offer },
      { type: 'post', reason: 'offer', reference: vault, from: wallet, to: vault, amount },
      {
        ...({ type: 'message', wallet: owner, topic: 'offer', href: cardHref(cardId) } as const),
        from: wallet,
        ...noticeOf('offer-made', { card: name, hoof: amount }),
      },
      { type: 'notice', topic: `card:${cardId}` },
    ],
  };
}

function whyAnother(standing: readonly OfferFacts[], wallet: string) {
  const own = standing.find(({ bidder }) => bidder === wallet);
  if (!own) return null;
  const amount = toHoof(own.amount);
  return refuse('offer-stands', { amount }, { offerId: own.id, amount });
}

function whyTooMany(open: number) {
  if (open < OFFERS_PER_WALLET) return null;
  return refuse('too-many-offers', { open }, { open, most: OFFERS_PER_WALLET });
}

function whyTooLow(standing: readonly OfferFacts[], amount: Hundredths) {
  const lowest = standing.at(-1);
  if (standing.length < OFFERS_PER_CARD || amount > lowest!.amount) return null;
  const details = { lowest: toHoof(lowest!.amount) };
  return refuse('offer-too-low', { offers: OFFERS_PER_CARD, ...details }, details);
}
