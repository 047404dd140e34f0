import type { CardEffects, CardQuestions, HeldCard } from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers, MOST_FREE } from './answers.ts';
import { cardEventRow, lentRows, loanPlayedRow } from './rows.ts';

export { type CardFaces, createCardFaces } from './card-faces.ts';

const stateOf = (card: HeldCard) => words([card.version, card.grown, card.bond ?? []].flat());
const handOf = (cards: readonly HeldCard[]) => words(cards.map((c) => `${c.id}.${c.version}`));
const loan = (wallet: string, cardId: number) => `loan:${wallet} ${cardId}`;

export const card: WorldSlice<object, CardQuestions, CardEffects> = {
  answers,
  checks: {
    card: ({ id }, card) =>
      card?.bond === 'lent'
        ? { fact: 'loan', a: card.owner, n: id, seen: stateOf(card) }
        : { n: id, seen: card && stateOf(card) },
    'unowned-card': (_, card) => card && { n: card.id, seen: stateOf(card) },
    'free-cards': ({ wallet: a, rarity: b }, cards) => ({
      a,
      b,
      n: MOST_FREE,
      seen: handOf(cards),
    }),
    'seen-cards': ({ wallet: a, rarity: b }, cards) => ({
      a,
      b,
      n: MOST_FREE,
      seen: handOf(cards),
    }),
    'cards-kept': ({ wallet: a }, kept) => ({ a, seen: text(kept) }),
    'busy-cards': ({ wallet: a }, busy) => ({ a, seen: text(busy) }),
  },
  reads: {
    card: ({ id, wallet }) => [`card:${id}`, ...(wallet === undefined ? [] : [loan(wallet, id)])],
    'unowned-card': (_, card) => (card === null ? [] : [`card:${card.id}`]),
    'free-cards': ({ wallet }) => [wallet],
    'seen-cards': ({ wallet }) => [wallet],
    'cards-kept': ({ wallet }) => [wallet],
    'busy-cards': ({ wallet }) => [wallet],
  },
  keys: {},
  writes: {
    'card-event': ({ cardId, from, to }) => [`card:${cardId}`, ...[from ?? [], to ?? []].flat()],
    engage: ({ cards }) =>
      cards.flatMap(({ id, owner, bond }) => [
        bond === 'lent' ? loan(owner!, id) : `card:${id}`,
        owner!,
      ]),
    release: ({ cards }) =>
      cards.flatMap(({ id, wallet }) => [`card:${id}`, loan(wallet, id), wallet]),
    'cards-lent': ({ wallet }) => [wallet],
    'loan-played': ({ wallet, cardId }) => [loan(wallet, cardId), wallet],
    'pool-drawn': ({ rarity }) => [`pool:${rarity}`],
  },
  topics: {
    // Put at stake, a card is off the shelf in the same stroke, and nobody else says so.
    engage: ({ cards }) =>
      cards.filter(({ asked }) => asked).flatMap(({ id }) => [`card:${id}`, 'listings']),
  },
  rows: ({ of }) => {
    const engaged = of('engage').flatMap(({ cards, place, reference, secretly }) =>
      cards.map(({ id, owner, bond }) => ({
        ...{ place, card: id, reference, secretly },
        ...{ wallet: owner, lent: bond === 'lent' },
      })),
    );
    const released = of('release').flatMap(({ cards, place, reference }) =>
      cards.map(({ id, wallet }) => ({ place, card: id, wallet, reference })),
    );
    return {
      p_engaged: json(engaged.filter(({ lent }) => !lent)),
      p_released: json(released),
      p_card_events: json(of('card-event').map(cardEventRow)),
      p_pool: json(of('pool-drawn').map(({ place, rarity, keeps }) => ({ place, rarity, keeps }))),
      p_loans: json([
        ...of('cards-lent').flatMap(lentRows),
        ...engaged.filter(({ lent }) => lent).map((row) => ({ ...row, does: 'engage' })),
        ...of('loan-played').map(loanPlayedRow),
      ]),
    };
  },
};
