import {
  type ChainCommands,
  type ChainEffects,
  type ChainQuestions,
  logReference,
} from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { cardKeys, funds } from '../../../kernel/subjects.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import {
  logAppliedRow,
  walletLeavingRow,
  withdrawalEndedRow,
  withdrawalSignedRow,
} from './rows.ts';

export const chain: WorldSlice<ChainCommands, ChainQuestions, ChainEffects> = {
  answers,
  checks: {
    withdrawal: ({ id: n }, withdrawal) => ({ n, seen: withdrawal?.state ?? null }),
    'open-withdrawals': ({ wallet: a }, open) => ({ a, seen: words(open.map(({ id }) => id)) }),
    'free-stakes': ({ wallet: a }, free) => ({ a, seen: text(free) }),
    leaving: ({ wallet: a }, seen) => ({ a, seen }),
    'log-applied': ({ log }, applied) => ({
      ...{ n: log.block, b: text(log.index), seen: text(applied) },
    }),
  },
  reads: {
    withdrawal: ({ id }) => [`withdrawal:${id}`],
    'open-withdrawals': ({ wallet }) => [wallet],
    'free-stakes': ({ wallet }) => [wallet, ...funds(wallet)],
    leaving: ({ wallet }) => [wallet],
    'log-applied': ({ log }) => [logReference(log)],
  },
  keys: {
    'withdraw-hoof': ({ wallet }) => [wallet],
    'withdraw-card': ({ wallet, cardId }) => [wallet, `card:${cardId}`],
    'expire-withdrawal': ({ id }) => [`withdrawal:${id}`],
    'chain-withdrawn': ({ id, wallet, cardId }) => [
      `withdrawal:${id}`,
      wallet,
      ...cardKeys({ cardId }),
    ],
    // What only comes in waits for nothing; the log itself makes it happen once.
    'chain-deposit': ({ log }) => [logReference(log)],
    'chain-card-deposited': ({ cardId }) => [`card:${cardId}`],
    'chain-card-moved': ({ cardId }) => [`card:${cardId}`],
    'chain-card-exited': ({ cardId }) => [`card:${cardId}`],
    'chain-exit': ({ wallet }) => [wallet],
    'chain-asked': ({ wallet }) => [wallet],
    'chain-stayed': ({ wallet }) => [wallet],
  },
  writes: {
    'withdrawal-signed': ({ withdrawal: { wallet, hoof } }) => [
      wallet,
      ...(hoof === null ? [] : ['vouchers']),
    ],
    'withdrawal-ended': ({ id }) => [`withdrawal:${id}`],
    'chain-log-applied': ({ log }) => [logReference(log)],
    'wallet-leaving': ({ wallet }) => [wallet],
  },
  newIds: { withdrawal: 'next_withdrawal_id()' },
  rows: ({ of }) => ({
    p_chain: json([
      ...of('withdrawal-signed').map(withdrawalSignedRow),
      ...of('withdrawal-ended').map(withdrawalEndedRow),
      ...of('chain-log-applied').map(logAppliedRow),
      ...of('wallet-leaving').map(walletLeavingRow),
    ]),
  }),
};
