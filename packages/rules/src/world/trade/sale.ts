import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import type { Economy } from '../../economy/presets.ts';
import { saleFee } from '../../economy/trading.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import type { Notices } from '../../notices/notices.ts';
import type { HeldCard } from '../card/index.ts';
import { type Posting, TREASURY } from '../hoof/index.ts';
import type { Effect } from '../kernel/registry.ts';
import type { SaleFacts } from './facts.ts';
import { type OfferFacts, offerVault } from './facts.ts';
import type { WashFound } from './find-wash.ts';

/** `cardHref(17) // '/nft/17'` */
export const cardHref = (cardId: number) => `/nft/${cardId}`;

/** A card for HOOF: price to the seller, fee to the treasury, card to the buyer, all others refunded. */
export function saleEffects(
  sale: {
    readonly card: HeldCard;
    readonly kind: 'listing' | 'offer';
    readonly price: Hundredths;
    readonly buyer: string;
    /** The account that pays: the buyer's own, or the vault of the offer. */
    readonly payer: string;
    readonly reference: string;
    /** Everything that stands open for the card but what is being accepted. */
    readonly otherOffers: readonly OfferFacts[];
    /** Why it does not count for the leaderboard, and what else with it. */
    readonly wash: WashFound | null;
    /** A house player sells to a person: paid as a mint is, locked HOOF first. */
    readonly fromHouse?: boolean;
    /** Paid with locked HOOF, by a wallet without a history. */
    readonly bound?: boolean;
  },
  { perEther }: Pick<Economy, 'perEther'>,
): Effect[] {
  const { card, kind, price, buyer, payer, reference, otherOffers, wash, bound = false } = sale;
  const seller = card.owner!;
  const fee = saleFee(price);
  const recorded: SaleFacts = {
    ...{ cardId: card.id, kind, amount: toHoof(price), currency: 'HOOF' },
    worth: toHoof(price) / perEther.HOOF,
    ...{ seller, buyer, reference, leftOut: wash?.reason ?? null },
  };
  return [
    ...endOffers(otherOffers, { why: 'sold', card: card.name }, buyer),
    {
      ...{ type: 'card-event', kind: 'sold', cardId: card.id, reference },
      ...{ from: seller, to: buyer, price, bound },
    },
    ...(sale.fromHouse
      ? payHouse({ reference, price, fee, buyer, seller })
      : paySeller({ reference, price, fee, payer, seller })),
    { type: 'sale-recorded', ...recorded },
    ...(wash?.seenThrough ?? []),
    {
      ...{ type: 'message', wallet: seller, topic: 'sale', href: cardHref(card.id) },
      ...noticeOf('card-sold', { card: card.name, hoof: price, yours: price - fee }),
    },
    { type: 'notice', topic: `card:${card.id}` },
    { type: 'notice', topic: 'listings' },
    { type: 'notice', topic: 'leaderboard' },
  ];
}

interface Paid {
  readonly reference: string;
  readonly price: Hundredths;
  readonly fee: Hundredths;
  readonly seller: string;
}

/** The price less the fee to whoever sells, and the fee to the treasury. */
export function paySeller({
  reference,
  price,
  fee,
  payer,
  seller,
}: Paid & { payer: string }): Posting[] {
  const paid = { type: 'post', reference, from: payer } as const;
  return [
    { ...paid, reason: 'sale', to: seller, amount: price - fee },
    { ...paid, reason: 'fee', to: TREASURY, amount: fee },
  ];
}

/** Over the treasury, as a mint: so gifts may pay for it. What the house gets is locked: it stays there. */
function payHouse({ reference, price, fee, buyer, seller }: Paid & { buyer: string }): Posting[] {
  return [
    { type: 'post', reason: 'mint', reference, from: buyer, to: TREASURY, amount: price },
    {
      ...({ type: 'post', reason: 'house', reference, from: TREASURY, to: seller } as const),
      ...{ amount: price - fee, arrives: 'locked' },
    },
  ];
}

/** Every offer goes back to whom it came from; whoever got the card needs no word about it. */
export function endOffers(
  offers: readonly OfferFacts[],
  ended: Pick<Notices['offer-ended'], 'why' | 'card'>,
  exceptWallet: string | null = null,
): Effect[] {
  return offers.flatMap((offer): Effect[] => [
    { type: 'offer-ended', id: offer.id, status: 'ended' },
    refundOf(offer),
    ...(offer.bidder === exceptWallet
      ? []
      : [
          {
            ...({ type: 'message', wallet: offer.bidder, topic: 'offer' } as const),
            href: cardHref(offer.cardId),
            ...noticeOf('offer-ended', { ...ended, back: offer.amount }),
          },
        ]),
  ]);
}

/** `refundOf(offer)`: the whole vault, to whom it came from. */
export function refundOf(offer: OfferFacts): Effect {
  const vault = offerVault(offer);
  return {
    ...{ type: 'post', reason: 'refund', reference: vault, from: vault, to: offer.bidder },
    amount: offer.amount,
  };
}
