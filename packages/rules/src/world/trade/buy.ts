import { hasHistory } from '../../economy/history.ts';
import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { utcDay } from '../../economy/limits.ts';
import type { Economy } from '../../economy/presets.ts';
import type { Rarity } from '../../rarity.ts';
import { historyOf } from '../../rating/rate-match.ts';
import type { HeldCard } from '../card/index.ts';
import { whyNotPay, whyNotTrade, whyOutside } from '../card/index.ts';
import { whyNotGive } from '../gift/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving, whyRootsLate } from '../wallet/index.ts';
import { findWash } from './find-wash.ts';
import { countGifted, type Refused, whyEnoughToday } from './mints-of-day.ts';
import { saleEffects } from './sale.ts';

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
  const { card, balance, locked, offers, leaving, late } = yield* ask({
    card: { ask: 'card', id: cardId },
    balance: { ask: 'balance', account: wallet },
    locked: { ask: 'locked', wallet },
    offers: { ask: 'card-offers', cardId },
    leaving: { ask: 'leaving', wallet },
    late: { ask: 'roots-late' },
  });
  if (card === null) return refuse('card-unknown');
  const { asked, ...sold } = card;
  if (card.owner === wallet) return refuse('card-is-yours', { name: card.name });
  const outside = whyOutside(card);
  if (outside) return outside;
  if (asked === undefined) return refuse('not-for-sale-any-more', { name: card.name });
  if (card.busyWith !== null) {
    return refuse('card-in-game-not-sold', { name: card.name });
  }
  if (asked !== price) {
    const now = toHoof(asked);
    return refuse('price-changed', { name: card.name, price: now }, { price: now });
  }
  const { houses } = yield* ask({
    houses: [card.owner!, wallet].map((address) => ({ ask: 'house-joined', address }) as const),
  });
  const [ofHouse, toHouse] = houses;
  const fromHouse = ofHouse === true && toHouse === false;
  const refused =
    whyLeaving(leaving) ??
    whyRootsLate(late) ??
    (fromHouse ? whyNotPay(balance, price) : whyNotTrade({ balance, locked }, price));
  if (refused) return refused;
  const asMint = fromHouse
    ? yield* countAsMint({ wallet, price, rarity: card.rarity, locked, at }, economy)
    : NO_MINT;
  if ('ok' in asMint) return asMint;
  const { bound, counted } = asMint;
  const wash = yield* findWash({ card, price, buyer: wallet, at });
  // What the buyer had offered for this very card comes back with the sale.
  const back = offers.find(({ bidder }) => bidder === wallet)?.amount ?? 0;
  return {
    ok: true,
    answer: {
      card: { ...sold, owner: wallet, ...(bound ? { bond: 'bound' } : {}) },
      price,
      balance: balance - price + back,
    },
    effects: [
      ...saleEffects(
        {
          ...{ card, kind: 'listing', price, buyer: wallet, payer: wallet, otherOffers: offers },
          ...{ wash, fromHouse, bound, reference: `sale:${cardId}-${card.version}` },
        },
        economy,
      ),
      ...counted,
    ],
  };
}

interface Bill {
  readonly wallet: string;
  readonly price: Hundredths;
  readonly rarity: Rarity;
  readonly locked: Hundredths;
  readonly at: number;
}

const NO_MINT = { bound: false, counted: [] } as const;

/**
 * What a house player sells is bought as a card is minted: gifted HOOF pays for it, it is one of the
 * day's mints, and what a free address was given does not become something to sell.
 */
function* countAsMint(
  { wallet, price, rarity, locked, at }: Bill,
  { mints: bounds, historyAsked }: Economy,
): Asking<Refused | { readonly bound: boolean; readonly counted: readonly Effect[] }> {
  const { treasury, mints, battlers } = yield* ask({
    treasury: { ask: 'free-treasury' },
    mints: { ask: 'mints-of-day', wallet, day: utcDay(at) },
    battlers: historyAsked ? [{ ask: 'battler', address: wallet } as const] : [],
  });
  // It hands the price on before the price is there.
  const refused = whyEnoughToday(rarity, mints, bounds, at) ?? whyNotGive(treasury, price);
  if (refused) return refused;
  const gifted = historyAsked && locked > 0;
  const counted = yield* countGifted(gifted, bounds, at);
  if ('ok' in counted) return counted;
  return { bound: gifted && !hasHistory(historyOf(battlers[0])), counted };
}
