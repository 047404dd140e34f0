import { hasHistory, NO_HISTORY } from '../economy/history.ts';
import { type Hundredths, toHoof } from '../economy/hoof.ts';
import { FUNDED_MS, floorOf, PRICES_FOR_FLOOR, washOf } from '../economy/wash.ts';
import type { Effect } from './effects.ts';
import type { HeldCard } from './facts.ts';
import { type Asking, ask, walletPair } from './questions.ts';

/** Why a sale does not count, and the earlier ones that it shows for what they were. */
export interface WashFound {
  readonly reason: string;
  readonly seenThrough: Extract<Effect, { type: 'sales-seen-through' }> | null;
}

/**
 * Looks at who sells to whom at what price; null when the sale counts. Asked once the card is known:
 * what was sold before it came to its owner is on the books by then.
 */
export function* findWash(sale: {
  readonly card: HeldCard;
  readonly price: Hundredths;
  readonly buyer: string;
  readonly at: number;
}): Asking<WashFound | null> {
  const { card, buyer, at } = sale;
  const seller = card.owner!;
  const since = at - FUNDED_MS;
  const pair = walletPair(seller, buyer);
  const { dealings, prices, battlers } = yield* ask({
    dealings: { ask: 'dealings', cardId: card.id, seller, buyer, since },
    prices: {
      ...{ ask: 'tier-prices', rarity: card.rarity, cardId: card.id },
      ...{ wallets: pair, most: PRICES_FOR_FLOOR },
    },
    battlers: pair.map((address) => ({ ask: 'battler', address }) as const),
  });
  const { houses } = dealings;
  const { cheapest, recent } = prices;
  const wash = washOf(
    { price: toHoof(sale.price), seller, buyer },
    {
      ...dealings,
      houses: houses.length,
      // A house player needs no history: everybody knows whose it is.
      newcomer: pair.some(
        (wallet, place) =>
          !houses.includes(wallet) && !hasHistory(battlers[place]?.history ?? NO_HISTORY),
      ),
      floor: floorOf(
        { cheapest: cheapest === null ? null : toHoof(cheapest), recent: recent.map(toHoof) },
        toHoof(card.price),
      ),
    },
  );
  if (wash === null) return null;
  const { reason, reveals } = wash;
  const cardId = reveals === 'this card' ? card.id : null;
  return {
    reason,
    seenThrough: reveals ? { type: 'sales-seen-through', pair, cardId, since, reason } : null,
  };
}
