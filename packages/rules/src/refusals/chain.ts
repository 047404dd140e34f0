import { m } from '@goats/words';
import type { RefusalTable } from './table.ts';

export const CHAIN_REFUSALS = {
  'withdrawal-too-little': {
    code: 'INVALID_INPUT',
    say: m('hoof must be {least} at least'),
  },
  'withdrawal-frozen': {
    code: 'WALLET_FROZEN',
    say: m('This wallet is frozen: nothing leaves it until that is over.'),
  },
  'too-many-withdrawals': {
    code: 'TOO_MANY_OPEN',
    say: m('You have {open} withdrawals on their way: finish one, or wait until its time is over.'),
  },
  'day-limit-reached': {
    code: 'DAY_LIMIT',
    say: m('The Stadium has promised today what it may pay out in a day. More after midnight UTC.'),
  },
  'day-limit-near': {
    code: 'DAY_LIMIT',
    say: m(
      'The Stadium may pay out {left, hoof} HOOF more today. Take that, or come back after midnight UTC.',
    ),
  },
  'day-share-reached': {
    code: 'DAY_LIMIT',
    say: m('Your wallet has taken its share of what may leave in a day. More after midnight UTC.'),
  },
  'day-share-near': {
    code: 'DAY_LIMIT',
    say: m(
      'Your wallet’s share of the day has {left, hoof} HOOF left. Take that, or come back after midnight UTC.',
    ),
  },
  'later-series': {
    code: 'CARD_NOT_MINTED_ON_CHAIN',
    say: m('{name} is of a later series, and those live in the Stadium alone.'),
  },
  'withdrawal-listed': {
    code: 'CARD_LISTED',
    say: m('{name} is for sale: take it off the shelf first.'),
  },
} as const satisfies RefusalTable;
