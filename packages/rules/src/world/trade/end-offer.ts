import { noticeOf } from '../../notices/notice-words.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse, refusePlainly } from '../kernel/verdict.ts';
import type { OfferFacts } from './facts.ts';
import { cardHref, refundOf } from './sale.ts';

/** Takes an offer back; the clock does it when its time is over. */
export interface EndOfferCommand {
  readonly type: 'withdraw-offer' | 'expire-offer';
  readonly offerId: number;
  /** Whose offer it must be; the clock ends anybody's. */
  readonly wallet: string | null;
  readonly at: number;
}

export function* decideEndOffer(command: EndOfferCommand): Deciding<OfferFacts> {
  const { type, offerId, wallet, at } = command;
  const { offer } = yield* ask({ offer: { ask: 'offer', id: offerId } });
  if (offer === null) return refuse('offer-unknown');
  if (wallet !== null && offer.bidder !== wallet) {
    return refuse('offer-not-yours');
  }
  const refused = whyClosed(offer);
  if (refused) return refused;
  if (type === 'expire-offer' && at < offer.expiresAt) {
    return refusePlainly('CONFLICT', 'This offer still has time.');
  }
  const status = type === 'expire-offer' ? 'expired' : 'withdrawn';
  return {
    ok: true,
    answer: { ...offer, status },
    effects: [
      { type: 'offer-ended', id: offerId, status },
      refundOf(offer),
      ...(status === 'expired'
        ? [
            {
              ...({ type: 'message', wallet: offer.bidder, topic: 'offer' } as const),
              href: cardHref(offer.cardId),
              ...noticeOf('offer-expired', { back: offer.amount }),
            },
          ]
        : []),
      { type: 'notice', topic: `card:${offer.cardId}` },
    ],
  };
}

/** Null while somebody can still say yes to it. */
export function whyClosed({ status }: OfferFacts) {
  return status === 'open' ? null : refuse(`offer-${status}`, {}, { status });
}

export const offerOver = () => refuse('offer-expired', {}, { status: 'expired' });
