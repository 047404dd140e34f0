import { type HoofEffects, type HoofQuestions, TREASURY } from '@goats/rules';
import { text } from '../../../kernel/checks.ts';
import { dateOf } from '../../../kernel/dates.ts';
import { funds } from '../../../kernel/subjects.ts';
import { isWallet, WALLET_TOPIC } from '../../../kernel/topics.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import { postLists } from './rows.ts';

export const hoof: WorldSlice<object, HoofQuestions, HoofEffects> = {
  answers,
  checks: {
    // To the hundredth, for whoever asks exactly.
    balance: ({ account: a }, balance) => ({ a, seen: text(balance) }),
    locked: ({ wallet: a }, locked) => ({ a, seen: text(locked) }),
  },
  reads: {
    balance: ({ account }) => funds(account),
    locked: ({ wallet }) => funds(wallet),
  },
  keys: {},
  writes: {
    post: ({ from, to }) => [...funds(from), ...funds(to)],
    // Many add to a budget that is bounded at once.
    'day-counted': () => [],
  },
  topics: {
    post: ({ from, to }) => [from, to].filter(isWallet).map((each) => WALLET_TOPIC + each),
  },
  promises: {
    post: ({ from, reason, amount }) => (from === TREASURY && reason !== 'bonus' ? amount : 0),
  },
  rows: ({ of, promised }) => ({
    ...postLists(of('post')),
    p_days: json(
      of('day-counted').map(({ place, day, what, amount, most }) => ({
        ...{ place, day: dateOf(day), what, amount, most },
      })),
    ),
    p_promised: json(promised),
  }),
};
