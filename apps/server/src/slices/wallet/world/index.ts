import type { WalletEffects, WalletQuestions } from '@goats/rules';
import { text } from '../../../kernel/checks.ts';
import { WALLET_TOPIC } from '../../../kernel/topics.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import { actionRow, messageRow, watchersRow } from './rows.ts';

export { notFrozen } from './facts.ts';

export const wallet: WorldSlice<object, WalletQuestions, WalletEffects> = {
  answers,
  checks: { frozen: ({ wallet: a }, frozen) => ({ a, seen: text(frozen) }) },
  reads: { frozen: ({ wallet }) => [wallet] },
  keys: {},
  writes: { message: () => [], 'watchers-told': () => [], 'operator-acted': () => [] },
  topics: { message: ({ wallet }) => [WALLET_TOPIC + wallet] },
  rows: ({ of }) => ({
    p_messages: json([...of('message').map(messageRow), ...of('watchers-told').map(watchersRow)]),
    p_actions: json(of('operator-acted').map(actionRow)),
  }),
};
