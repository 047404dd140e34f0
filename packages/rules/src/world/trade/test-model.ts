import type { Payment, Trade } from '../../economy/trading-circle.ts';
import { deepFreeze } from '../../engine/deep-freeze.ts';
import { putOnShelf } from '../card/test-model.ts';
import type { Question } from '../kernel/registry.ts';
import { type Model, must } from '../kernel/test-model.ts';
import { mintsOf, offersOf, openOffers, type World } from '../test-facts.ts';
import { walletPair } from '../wallet/pair.ts';
import type { TradeEffects } from './effects.ts';
import type { Dealings, TierPrices } from './facts.ts';
import type { TradeQuestions } from './questions.ts';

/** The slice in the world that tests play in. */
export const tradeModel: Model<TradeQuestions, TradeEffects> = {
  answers: {
    offer: (world, { id }) => world.offers.get(id) ?? null,
    'card-offers': (world, { cardId }) => openOffers(world, cardId),
    'offer-count': offersOf,
    swap: (world, { id }) => world.swaps.get(id) ?? null,
    'swap-count': (world, { wallet, to }) => {
      const open = [...world.swaps.values()].filter(
        ({ proposer, status }) => proposer === wallet && status === 'open',
      );
      return { all: open.length, to: open.filter(({ addressee }) => addressee === to).length };
    },
    playing: (world, { wallet }) =>
      [...world.matches.values()].some(
        ({ kind, state }) =>
          (kind === 'challenge' || kind === 'request') &&
          state.phase !== 'finished' &&
          state.players.some(({ address }) => address === wallet),
      ),
    dealings: dealingsOf,
    trades: tradesOf,
    payments: paymentsFrom,
    'tier-prices': tierPrices,
    'newest-mint': (world, { cardId }) => {
      const mint = world.mints.findLast((each) => each.cardId === cardId);
      if (!mint) return null;
      const { wallet, price, at, reference } = mint;
      return { wallet, price, at, reference };
    },
    'mints-of-day': mintsOf,
  },
  writes: {
    'card-listed': (world, effect, at) => {
      const card = world.cards.get(effect.cardId)!;
      // Off the shelf it may go in the middle of a game.
      const still = card.busyWith === null || effect.price === null;
      must(card.owner !== null && still && card.bond === undefined, effect);
      const { cardId, price } = effect;
      putOnShelf(world, cardId, price, effect.told ? { told: { price: price!, at } } : {});
    },
    'offer-made': (world, effect) => {
      const { offer } = effect;
      const owner = world.cards.get(offer.cardId)?.owner;
      must(offer.status === 'open' && owner === offer.owner && offer.bidder !== owner, effect);
      const standing = openOffers(world, offer.cardId);
      must(!standing.some(({ bidder }) => bidder === offer.bidder), effect);
      world.offers.set(offer.id, offer);
      world.lastId = offer.id;
    },
    'offer-ended': (world, { id, status }) => {
      world.offers.set(id, deepFreeze({ ...world.offers.get(id)!, status }));
    },
    'swap-made': (world, effect) => {
      const { swap } = effect;
      must(swap.status === 'open' && swap.proposer !== swap.addressee, effect);
      world.swaps.set(swap.id, swap);
      world.lastId = swap.id;
    },
    'swap-ended': (world, effect, at) => {
      const { id, status } = effect;
      const swap = world.swaps.get(id)!;
      must(swap.status === 'open', effect);
      world.swaps.set(id, deepFreeze({ ...swap, status }));
      if (status === 'accepted') world.swappedAt.set(id, at);
    },
    'sale-recorded': (world, effect, at) => {
      const { type: _type, ...sale } = effect;
      must(!world.soldAt.has(sale.reference), effect);
      world.sales.push(sale);
      world.soldAt.set(sale.reference, at);
    },
    'sales-seen-through': (world, { pair, cardId, since, reason }) => {
      world.sales = world.sales.map((sale) =>
        sale.leftOut === null &&
        walletPair(sale.seller!, sale.buyer).join() === pair.join() &&
        (cardId === null ? world.soldAt.get(sale.reference)! > since : sale.cardId === cardId)
          ? { ...sale, leftOut: reason }
          : sale,
      );
    },
  },
  bounds: {
    'offer-made': (world, { offer }) => offer.id > world.lastId,
    'swap-made': (world, { swap }) => swap.id > world.lastId,
  },
};

function dealingsOf(
  world: World,
  { cardId, seller, buyer, since }: Extract<Question, { ask: 'dealings' }>,
): Dealings {
  const back = world.sales.filter((sale) => sale.seller === buyer && sale.buyer === seller);
  const swapped = swapsSince(world, Number.NEGATIVE_INFINITY).filter(
    (swap) => walletPair(swap.proposer, swap.addressee).join() === walletPair(seller, buyer).join(),
  );
  const handed = (whom: string | null, from: number) =>
    swapsSince(world, from).some(({ proposer, addressee, give, take }) => {
      const [giver, receiver] = give.includes(cardId)
        ? [proposer, addressee]
        : [addressee, proposer];
      return (
        [...give, ...take].includes(cardId) &&
        giver === buyer &&
        (whom === null || receiver === whom)
      );
    });
  return {
    houses: [seller, buyer].filter((wallet) => world.houses.has(wallet)),
    newestSale: world.sales.findLastIndex((sale) =>
      [sale.seller, sale.buyer].some((wallet) => wallet === seller || wallet === buyer),
    ),
    lastSwap: swapped.reduce<number | null>(
      (last, { id }) => Math.max(last ?? 0, world.swappedAt.get(id)!),
      null,
    ),
    cameBack:
      back.some((sale) => sale.cardId === cardId) || handed(seller, Number.NEGATIVE_INFINITY),
    wentRound:
      handed(null, since) ||
      world.sales.some(
        (sale) =>
          sale.cardId === cardId &&
          sale.seller === buyer &&
          world.soldAt.get(sale.reference)! > since,
      ),
    paidBack: back.some(({ reference }) => world.soldAt.get(reference)! > since),
    transferred: world.transfers.some(
      ({ reason, from, to }) =>
        reason === 'transfer' && [from, to].every((each) => each === seller || each === buyer),
    ),
  };
}

/** Swaps that were made since then. */
function swapsSince(world: World, since: number) {
  return [...world.swaps.values()].filter(({ id }) => (world.swappedAt.get(id) ?? since) > since);
}

/** HOOF of swaps since then: who paid whom. */
function swapPayments(world: World, since: number) {
  return swapsSince(world, since).flatMap(({ id, hoof, proposer, addressee }) => {
    if (hoof === 0) return [];
    const [payer, payee] = hoof > 0 ? [proposer, addressee] : [addressee, proposer];
    return [{ payer, payee, amount: Math.abs(hoof), at: world.swappedAt.get(id)! }];
  });
}

/** Sales between players since then, oldest first. */
function playersSales(world: World, since: number) {
  return world.sales.filter(
    ({ seller, buyer, reference, kind }) =>
      (kind === 'listing' || kind === 'offer') &&
      world.soldAt.get(reference)! > since &&
      !world.houses.has(seller!) &&
      !world.houses.has(buyer),
  );
}

function tradesOf(
  world: World,
  { wallet, since, most }: Extract<Question, { ask: 'trades' }>,
): Trade[] {
  const sales = playersSales(world, since).map(({ seller, buyer, amount, reference }) => ({
    ...{
      payer: buyer,
      payee: seller!,
      amount: Math.round(amount * 100),
      at: world.soldAt.get(reference)!,
    },
  }));
  return [...sales, ...swapPayments(world, since)]
    .filter(({ payer, payee }) => payer === wallet || payee === wallet)
    .sort((one, other) => one.at - other.at)
    .slice(-most - 1)
    .map(({ payee, amount }) => ({ earned: payee === wallet, amount }));
}

function paymentsFrom(
  world: World,
  { seller, buyer, since, most }: Extract<Question, { ask: 'payments' }>,
): Payment[] {
  const paid = [
    ...playersSales(world, since).map((sale) => ({ payer: sale.buyer, payee: sale.seller! })),
    ...swapPayments(world, since),
  ];
  const payments: Payment[] = [];
  const from = [seller];
  for (const payer of from) {
    if (payer === buyer) continue;
    for (const payee of new Set(paid.flatMap((p) => (p.payer === payer ? p.payee : [])))) {
      payments.push({ payer, payee });
      if (!from.includes(payee)) from.push(payee);
    }
  }
  return payments.slice(0, most + 1);
}

function tierPrices(world: World, question: Extract<Question, { ask: 'tier-prices' }>): TierPrices {
  const { rarity, cardId, wallets, most } = question;
  const asked = [...world.cards.values()].flatMap((card) =>
    card.rarity === rarity &&
    card.id !== cardId &&
    card.busyWith === null &&
    !wallets.includes(card.owner ?? '')
      ? (card.asked ?? [])
      : [],
  );
  const recent = world.sales.flatMap((sale) =>
    sale.leftOut === null &&
    sale.currency === 'HOOF' &&
    world.cards.get(sale.cardId)!.rarity === rarity
      ? Math.round(sale.amount * 100)
      : [],
  );
  return {
    cheapest: asked.length === 0 ? null : Math.min(...asked),
    recent: recent.reverse().slice(0, most),
  };
}
