import { time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

export function lentRows({ place, wallet, cardIds, at }: Placed<'cards-lent'>) {
  return cardIds.map((card) => ({ place, does: 'lend', wallet, card, at: time(at) }));
}

export function loanPlayedRow(played: Placed<'loan-played'>) {
  const { place, wallet, cardId, reference, restsUntil, at } = played;
  return {
    ...{ place, does: 'play', wallet, card: cardId, reference },
    ...{ rests_until: time(restsUntil), at: time(at) },
  };
}

export function cardEventRow(event: Placed<'card-event'>) {
  const { place, cardId, kind, from, to, price, attribute, value, reference, at } = event;
  return {
    ...{ place, card: cardId, kind, giver: from, taker: to, price, attribute, value },
    ...{ reference, rests_until: time(event.restsUntil ?? null), at: time(at) },
    bound: event.bound,
  };
}
