import { t } from '@goats/words';
import type { CardState } from '../catalogue/card-queries.ts';
import type { Bill } from '../wallet/purse.ts';

/** What a deal depends on; the wallet's own list of cards tells most of it too. */
export type DealCard = Pick<
  CardState,
  'owner' | 'bond' | 'state' | 'listing' | 'onAuction' | 'place'
>;

export type Deal =
  | { readonly kind: 'mint' | 'auction' }
  | {
      readonly kind: 'buy';
      readonly price: number;
      readonly owner: string;
      readonly busy: boolean;
      /** A house player sells it. */
      readonly house: boolean;
    }
  | { readonly kind: 'offer' | 'kept' | 'outside'; readonly owner: string }
  | { readonly kind: 'own'; readonly price: number | null; readonly whyNot: string | null };

/**
 * The one thing that can be done with a card by whoever looks at it.
 * `dealOf(card, null) // { kind: 'mint' }`
 */
export function dealOf(card: DealCard, viewer: string | null): Deal {
  const { owner, listing } = card;
  if (owner !== null && owner.toLowerCase() === viewer?.toLowerCase()) {
    return { kind: 'own', price: listing?.price ?? null, whyNot: whyNotSell(card) };
  }
  if (card.onAuction) return { kind: 'auction' };
  if (owner === null) return { kind: 'mint' };
  if (card.place !== 'stadium') return { kind: 'outside', owner };
  if (card.bond !== null) return { kind: 'kept', owner };
  if (listing === null) return { kind: 'offer', owner };
  const { price, house = false } = listing;
  return { kind: 'buy', price, owner, busy: card.state === 'busy', house };
}

/** What it costs and who is paid; a purchase from the house is one of the day's mints. */
export function billOf(
  deal: Deal,
  { priceHoof, rarity }: Pick<CardState, 'priceHoof' | 'rarity'>,
): Bill | null {
  if (deal.kind === 'mint') return { price: priceHoof, to: 'house', mints: rarity };
  if (deal.kind !== 'buy') return null;
  return deal.house
    ? { price: deal.price, to: 'house', mints: rarity }
    : { price: deal.price, to: 'people' };
}

/** Why a card of one's own cannot be put up for sale now; the server has the last word. */
export function whyNotSell({
  bond,
  state,
  onAuction,
  place,
}: Pick<DealCard, 'bond' | 'state' | 'onAuction' | 'place'>): string | null {
  if (place === 'chain') return t('On the chain: bring it to the Stadium to sell it here.');
  if (place === 'leaving') return t('On its way out of the Stadium.');
  if (bond === 'lent') return t('Lent to you: it plays for you, and is not yours to sell.');
  if (bond === 'bound') {
    return t('Minted with gifted HOOF: it can be sold once you have played your way in.');
  }
  if (onAuction) return t('It stands in an auction and cannot be sold twice.');
  return state === 'busy' ? t('In a game: it can be sold when that is over.') : null;
}
