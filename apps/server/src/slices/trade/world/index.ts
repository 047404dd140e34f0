import type { TradeCommands, TradeEffects, TradeQuestions } from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { dateOf, time } from '../../../kernel/dates.ts';
import { cardKeys } from '../../../kernel/subjects.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import { offerEndedRow, offerRow, saleRow, seenThroughRow, swapEndedRow, swapRow } from './rows.ts';

export const trade: WorldSlice<TradeCommands, TradeQuestions, TradeEffects> = {
  answers,
  checks: {
    'mints-of-day': ({ wallet: a, day }, { all, legendary }) => ({
      ...{ a, b: dateOf(day), seen: words([all, legendary]) },
    }),
    offer: ({ id: n }, offer) => ({ n, seen: offer?.status ?? null }),
    'card-offers': ({ cardId: n }, offers) => ({ n, seen: words(offers.map(({ id }) => id)) }),
    'offer-count': ({ wallet: a }, open) => ({ a, seen: text(open) }),
    swap: ({ id: n }, swap) => ({ n, seen: swap?.status ?? null }),
    'swap-count': ({ wallet: a, to: b }, { all, to }) => ({ a, b, seen: words([all, to]) }),
    dealings: ({ seller: a, buyer: b }, { newestSale, lastSwap }) => ({
      ...{ a, b, seen: words([newestSale ?? 0, lastSwap ?? 0]) },
    }),
    'newest-mint': ({ cardId: n }, mint) => ({ n, seen: mint?.reference ?? null }),
  },
  reads: {
    'mints-of-day': ({ wallet }) => [wallet],
    offer: ({ id }) => [`offer:${id}`],
    'card-offers': ({ cardId }) => [`card:${cardId}`],
    'offer-count': ({ wallet }) => [wallet],
    swap: ({ id }) => [`swap:${id}`],
    'swap-count': ({ wallet }) => [wallet],
    dealings: ({ seller, buyer }) => [`trader:${seller}`, `trader:${buyer}`],
    'newest-mint': ({ cardId }) => [`card:${cardId}`],
  },
  keys: {
    mint: ({ wallet, cardId }) => [wallet, `card:${cardId}`],
    'return-cards': ({ wallet, cardIds }) => [wallet, ...cardKeys({ cardIds })],
    list: ({ cardId }) => [`card:${cardId}`],
    unlist: ({ cardId }) => [`card:${cardId}`],
    buy: ({ wallet, cardId }) => [wallet, `card:${cardId}`],
    offer: ({ wallet, cardId }) => [wallet, `card:${cardId}`],
    'withdraw-offer': ({ offerId }) => [`offer:${offerId}`],
    'expire-offer': ({ offerId }) => [`offer:${offerId}`],
    'accept-offer': ({ offerId }) => [`offer:${offerId}`],
    'propose-swap': ({ wallet, give }) => [wallet, ...cardKeys({ cardIds: give })],
    'drop-swap': ({ swapId }) => [`swap:${swapId}`],
    'expire-swap': ({ swapId }) => [`swap:${swapId}`],
    'break-swap': ({ swapId }) => [`swap:${swapId}`],
    'accept-swap': ({ swapId }) => [`swap:${swapId}`],
  },
  writes: {
    'card-listed': ({ cardId }) => [`card:${cardId}`],
    'offer-made': ({ offer }) => [`card:${offer.cardId}`, offer.bidder],
    'offer-ended': ({ id }) => [`offer:${id}`],
    'swap-made': ({ swap }) => [swap.proposer],
    'swap-ended': ({ id, status, pair }) => [
      `swap:${id}`,
      ...(status === 'accepted' ? pair.map((each) => `trader:${each}`) : []),
    ],
    'sale-recorded': ({ seller, buyer }) =>
      [seller ?? [], buyer].flat().map((each) => `trader:${each}`),
    'sales-seen-through': () => [],
  },
  newIds: { offer: "nextval('offers_id_seq')", swap: "nextval('swaps_id_seq')" },
  rows: ({ of }) => ({
    p_listed: json(
      of('card-listed').map(({ place, cardId, price, told, at }) => ({
        ...{ place, card: cardId, price, told, at: time(at) },
      })),
    ),
    p_offers: json([...of('offer-made').map(offerRow), ...of('offer-ended').map(offerEndedRow)]),
    p_swaps: json([...of('swap-made').map(swapRow), ...of('swap-ended').map(swapEndedRow)]),
    p_sales: json([
      ...of('sale-recorded').map(saleRow),
      ...of('sales-seen-through').map(seenThroughRow),
    ]),
  }),
};
