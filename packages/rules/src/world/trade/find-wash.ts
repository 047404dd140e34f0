import { hasHistory, NO_HISTORY } from '../../economy/history.ts';
import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import {
  circleBetween,
  PAYMENTS_LOOKED_AT,
  paysWithEarned,
  TRADES_LOOKED_AT,
  type Trade,
  type TradingCircle,
} from '../../economy/trading-circle.ts';
import { FUNDED_MS, floorOf, IN_A_CIRCLE, PRICES_FOR_FLOOR, washOf } from '../../economy/wash.ts';
import type { HeldCard } from '../card/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type WalletPair, walletPair } from '../wallet/index.ts';

/** Why a sale does not count, and the earlier ones that it shows for what they were. */
export interface WashFound {
  readonly reason: string;
  readonly seenThrough: readonly Extract<Effect, { type: 'sales-seen-through' }>[];
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
  const { dealings, trades, prices, battlers } = yield* ask({
    dealings: { ask: 'dealings', cardId: card.id, seller, buyer, since },
    trades: { ask: 'trades', wallet: buyer, since, most: TRADES_LOOKED_AT },
    prices: {
      ...{ ask: 'tier-prices', rarity: card.rarity, cardId: card.id },
      ...{ wallets: pair, most: PRICES_FOR_FLOOR },
    },
    battlers: pair.map((address) => ({ ask: 'battler', address }) as const),
  });
  const { houses } = dealings;
  const circle =
    houses.length === 0
      ? yield* circleClosedBy({ price: sale.price, seller, buyer, at }, trades)
      : null;
  const { cheapest, recent } = prices;
  const wash = washOf(
    { price: toHoof(sale.price), seller, buyer },
    {
      ...dealings,
      houses: houses.length,
      swapped: dealings.lastSwap !== null && dealings.lastSwap > since,
      circle,
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
  const pairs = reveals === 'ring' ? around(circle!.ring!) : reveals ? [pair] : [];
  return {
    reason,
    seenThrough: pairs.map((each) => ({
      ...{ type: 'sales-seen-through', pair: each, cardId, since, reason },
    })),
  };
}

/** HOOF that goes from one player to another, for a card or along with a swap. */
interface Paid {
  readonly price: Hundredths;
  readonly seller: string;
  readonly buyer: string;
  readonly at: number;
}

/** Most buyers have sold nothing: only whoever pays with HOOF of other sales is looked at further. */
function* circleClosedBy(paid: Paid, trades: readonly Trade[]): Asking<TradingCircle | null> {
  const { price, seller, buyer, at } = paid;
  if (!paysWithEarned(price, trades)) return null;
  const since = at - FUNDED_MS;
  const { payments } = yield* ask({
    payments: { ask: 'payments', seller, buyer, since, most: PAYMENTS_LOOKED_AT },
  });
  return circleBetween(seller, buyer, payments);
}

/** The sales of a ring that HOOF without a card of its own closes: they are what it went round with. */
export function* ringClosedBy(paid: Paid): Asking<WashFound['seenThrough']> {
  const { buyer, at } = paid;
  const since = at - FUNDED_MS;
  const { trades } = yield* ask({
    trades: { ask: 'trades', wallet: buyer, since, most: TRADES_LOOKED_AT },
  });
  const { ring } = (yield* circleClosedBy(paid, trades)) ?? {};
  return around(ring ?? []).map((pair) => ({
    ...({ type: 'sales-seen-through', cardId: null, reason: IN_A_CIRCLE } as const),
    ...{ pair, since },
  }));
}

/** `around(['0xa', '0xb', '0xc'])`: a and b, b and c, c and a. */
function around(ring: readonly string[]): WalletPair[] {
  return ring.map((wallet, place) => walletPair(wallet, ring[(place + 1) % ring.length]!));
}
