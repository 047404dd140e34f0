import type { Economy } from '../../economy/presets.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import { whyNotSell } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving, whyRootsLate } from '../wallet/index.ts';
import { offerOver, whyClosed } from './end-offer.ts';
import { type OfferFacts, offerVault } from './facts.ts';
import { findWash } from './find-wash.ts';
import { cardHref, saleEffects } from './sale.ts';

/** The owner says yes: the card goes to whoever offered, and every other offer back. */
export interface AcceptOfferCommand {
  readonly type: 'accept-offer';
  readonly offerId: number;
  readonly wallet: string;
  readonly at: number;
}

export function* decideAcceptOffer(
  command: AcceptOfferCommand,
  economy: Economy,
): Deciding<OfferFacts> {
  const { offerId, wallet, at } = command;
  const { offer } = yield* ask({ offer: { ask: 'offer', id: offerId } });
  if (offer === null) return refuse('offer-unknown');
  if (offer.owner !== wallet) {
    return refuse('offer-not-to-you');
  }
  const closed = whyClosed(offer) ?? (at >= offer.expiresAt ? offerOver() : null);
  if (closed) return closed;
  const { cardId, amount, bidder } = offer;
  const { card, auction, standing, leaving, late } = yield* ask({
    card: { ask: 'card', id: cardId },
    auction: { ask: 'auction', cardId, at },
    standing: { ask: 'card-offers', cardId },
    leaving: { ask: 'leaving', wallet },
    late: { ask: 'roots-late' },
  });
  const refused = whyNotSell(card, wallet, auction) ?? whyLeaving(leaving) ?? whyRootsLate(late);
  if (refused) return refused;
  const wash = yield* findWash({ card: card!, price: amount, buyer: bidder, at });
  const vault = offerVault(offer);
  return {
    ok: true,
    answer: { ...offer, status: 'accepted' },
    effects: [
      { type: 'offer-ended', id: offerId, status: 'accepted' },
      ...saleEffects(
        {
          ...{ card: card!, kind: 'offer', price: amount, buyer: bidder },
          ...{ payer: vault, reference: vault, wash },
          otherOffers: standing.filter(({ id }) => id !== offerId),
        },
        economy,
      ),
      {
        ...({ type: 'message', wallet: bidder, topic: 'offer', href: cardHref(cardId) } as const),
        ...noticeOf('offer-accepted', { card: card!.name, hoof: amount }),
      },
    ],
  };
}
