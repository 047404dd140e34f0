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
  },
};

function dealingsOf(
  world: World,
  { cardId, seller, buyer, since }: Extract<Question, { ask: 'dealings' }>,
): Dealings {
  const back = world.sales.filter((sale) => sale.seller === buyer && sale.buyer === seller);
  return {
    houses: [seller, buyer].filter((wallet) => world.houses.has(wallet)),
    newestSale: world.sales.findLastIndex((sale) =>
      [sale.seller, sale.buyer].some((wallet) => wallet === seller || wallet === buyer),
    ),
    cameBack: back.some((sale) => sale.cardId === cardId),
    wentRound: world.sales.some(
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
  return playersSales(world, since)
    .filter(({ seller, buyer }) => seller === wallet || buyer === wallet)
    .slice(-most - 1)
    .map(({ seller, amount }) => ({ earned: seller === wallet, amount: amount * 100 }));
}

function paymentsFrom(
  world: World,
  { seller, buyer, since, most }: Extract<Question, { ask: 'payments' }>,
): Payment[] {
  const sales = playersSales(world, since);
  const payments: Payment[] = [];
  const from = [seller];
  for (const payer of from) {
    if (payer === buyer) continue;
    for (const payee of new Set(sales.flatMap((s) => (s.buyer === payer ? s.seller! : [])))) {
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
      ? sale.amount * 100
      : [],
  );
  return {
    cheapest: asked.length === 0 ? null : Math.min(...asked),
    recent: recent.reverse().slice(0, most),
  };
}
