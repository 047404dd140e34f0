import type { Hundredths } from '../../economy/hoof.ts';
import { isNews, isOverpriced } from '../../economy/inbox.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import type { HeldCard } from '../card/index.ts';
import { whyNotSell } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving } from '../wallet/index.ts';
import { cardHref } from './sale.ts';

/** Offers a card of one's own for a price; again, it changes the price. */
export interface ListCommand {
  readonly type: 'list';
  readonly cardId: number;
  readonly wallet: string;
  readonly price: Hundredths;
  readonly at: number;
}

/** Takes it off the shelf again. */
export interface UnlistCommand {
  readonly type: 'unlist';
  readonly cardId: number;
  readonly wallet: string;
  readonly at: number;
}

export function* decideList({ cardId, wallet, price, at }: ListCommand): Deciding<HeldCard> {
  const { card, auction, leaving } = yield* ask({
    card: { ask: 'card', id: cardId, wallet },
    leaving: { ask: 'leaving', wallet },
    auction: { ask: 'auction', cardId, at },
  });
  const refused = whyNotSell(card, wallet, auction) ?? whyLeaving(leaving);
  if (refused) return refused;
  const { asked, told } = card!;
  const answer = { ...card!, asked: price };
  if (asked === price) return { ok: true, answer, effects: [] };
  // A price that rises is no news.
  const news = price < (asked ?? Number.POSITIVE_INFINITY) && isNews(price, told, at);
  return {
    ok: true,
    answer,
    effects: [
      { type: 'card-listed', cardId, price, ...(news ? { told: true } : {}) },
      ...(news
        ? [
            {
              ...({ type: 'watchers-told', cardId } as const),
              ...newsOf(card!, price),
              ...{ href: cardHref(cardId), except: wallet },
              overpriced: isOverpriced(price, card!.price),
            },
          ]
        : []),
      ...shelfChanged(cardId),
    ],
  };
}

/** Compared with what its followers know, where that was more. */
function newsOf({ name: card, asked, told }: HeldCard, price: Hundredths) {
  if (asked === undefined) return noticeOf('card-listed', { card, hoof: price });
  const before = told !== undefined && told.price > price ? told.price : asked;
  return noticeOf('card-cheaper', { card, before, hoof: price });
}

export function* decideUnlist({ cardId, wallet }: UnlistCommand): Deciding<HeldCard> {
  const { card } = yield* ask({ card: { ask: 'card', id: cardId, wallet } });
  if (card === null) return refuse('card-unknown');
  if (card.owner !== wallet) return refuse('card-not-yours', { name: card.name });
  const { asked, ...answer } = card;
  if (asked === undefined) return refuse('not-for-sale', { name: card.name });
  return {
    ok: true,
    answer,
    effects: [{ type: 'card-listed', cardId, price: null }, ...shelfChanged(cardId)],
  };
}

function shelfChanged(cardId: number) {
  return [
    { type: 'notice', topic: `card:${cardId}` } as const,
    { type: 'notice', topic: 'listings' } as const,
  ];
}
