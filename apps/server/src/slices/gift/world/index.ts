import type { GiftCommands, GiftEffects, GiftQuestions } from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { dateOf, time } from '../../../kernel/dates.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import { starterRow } from './rows.ts';

export const gift: WorldSlice<GiftCommands, GiftQuestions, GiftEffects> = {
  answers,
  checks: {
    'next-in-line': (_, wallet) => ({ seen: wallet }),
    'starter-claimed': ({ wallet: a }, claimed) => ({ a, seen: claimed }),
    'day-card': ({ wallet: a, day }, card) => ({
      ...{ a, at: new Date(dateOf(day)), seen: text(card) },
    }),
    'quest-day': ({ wallet: a, day }, { paid, changed }) => ({
      ...{ a, at: new Date(dateOf(day)) },
      seen: words([...paid.map((name) => `${name}+`), ...(changed ? [`${changed}-`] : [])].sort()),
    }),
    'house-joined': ({ address: a }, joined) => ({ a, seen: text(joined) }),
  },
  reads: {
    'next-in-line': () => ['own-cards'],
    'starter-claimed': ({ wallet }) => [wallet],
    'day-card': ({ wallet }) => [wallet],
    'quest-day': ({ wallet }) => [wallet],
    'house-joined': ({ address }) => [address],
  },
  keys: {
    starter: ({ wallet }) => [wallet],
    allowance: ({ wallet }) => [wallet],
    'own-cards': ({ type }) => [type],
    'daily-pack': ({ wallet }) => [wallet],
    'claim-quest': ({ wallet }) => [wallet],
    'change-quest': ({ wallet }) => [wallet],
    'move-in': ({ address }) => [address],
    purse: ({ address }) => [address],
    borrow: ({ address }) => [address],
  },
  writes: {
    'own-cards-due': () => [],
    'own-cards-granted': () => ['own-cards'],
    'starter-claimed': ({ wallet }) => [wallet],
    'day-card-given': ({ wallet }) => [wallet],
    'quest-kept': ({ wallet }) => [wallet],
    'house-joined': ({ address }) => [address],
  },
  rows: ({ of }) => ({
    p_starters: json(of('starter-claimed').map(starterRow)),
    p_houses: json(
      of('house-joined').map(({ place, address, name }) => ({ place, address, name })),
    ),
    p_day_cards: json(
      of('day-card-given').map(({ place, wallet, day, cardId, counted, at }) => ({
        ...{ place, wallet, day: dateOf(day), card: cardId, counted, at: time(at) },
      })),
    ),
    p_quests: json(
      of('quest-kept').map(({ place, wallet, day, name, paid, at }) => ({
        ...{ place, wallet, day: dateOf(day), name, paid, at: time(at) },
      })),
    ),
    p_own: json([
      ...of('own-cards-due').map(({ place, wallet, at }) => ({ place, wallet, at: time(at) })),
      ...of('own-cards-granted').map(({ place, wallet, cardIds, at }) => ({
        ...{ place, wallet, cards: cardIds, at: time(at) },
      })),
    ]),
  }),
};
