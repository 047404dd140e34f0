import { m } from '@goats/words';
import type { RefusalTable } from './table.ts';

export const GIFT_REFUSALS = {
  'pack-nothing-yet': {
    code: 'NOT_DUE',
    say: m(
      'The day’s pack is not due yet: play one match out, or solve the puzzle. Practice does not count.',
    ),
  },
  'pack-had': {
    code: 'NOT_DUE',
    say: m('You have had the card of this day. The next day begins at midnight UTC.'),
  },
  'pack-no-history': {
    code: 'NOT_DUE',
    say: m(
      'The day’s pack is for whoever has played their way in: {matches} matches played out, against {wallets} different wallets and on several days.',
    ),
  },
  'pack-given-out': {
    code: 'NOT_DUE',
    say: m('All cards of this day are given out. The next day begins at midnight UTC.'),
  },
  'pack-reserved': {
    code: 'POOL_RESERVED',
    say: m(
      'The last cards without an owner are kept for newcomers’ packs. Nothing was taken: your pack stays due until midnight UTC.',
    ),
  },
  'quest-no-history': {
    code: 'NOT_DUE',
    say: m(
      'Quests are paid to whoever has played their way in: {matches} matches played out, against {wallets} different wallets and on several days.',
    ),
  },
  'quest-given-out': {
    code: 'NOT_DUE',
    say: m('All HOOF for quests of this day is given out. There is more at midnight UTC.'),
  },
  'quest-not-todays': {
    code: 'NOT_DUE',
    say: m('That is not one of your quests of today.'),
  },
  'quest-not-done': {
    code: 'NOT_DUE',
    say: m('That quest is not done yet. Matches played out today count.'),
  },
  'quest-paid': { code: 'NOT_DUE', say: m('You have collected that one already.') },
  'quest-changed': {
    code: 'NOT_DUE',
    say: m('One quest a day can be changed, and you have changed yours.'),
  },
  'starter-claimed': {
    code: 'STARTER_ALREADY_CLAIMED',
    say: m('This wallet has opened its starter pack already.'),
  },
  'treasury-empty': {
    code: 'TREASURY_EMPTY',
    say: m('The treasury has not enough HOOF left for that.'),
  },
  'no-cards-left': {
    code: 'NO_CARDS_LEFT',
    say: m(
      'No card is left for a starter pack: the tier that was drawn and all below it have owners.',
    ),
  },
} as const satisfies RefusalTable;
