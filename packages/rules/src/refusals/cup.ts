import { m } from '@goats/words';
import type { RefusalTable } from './table.ts';

export const CUP_REFUSALS = {
  'cup-unknown': { code: 'NOT_FOUND', say: m('There is no such cup.') },
  'cup-called-off': { code: 'CUP_CLOSED', say: m('This cup was called off.') },
  'cup-begun': { code: 'CUP_CLOSED', say: m('This cup has begun.') },
  'cup-not-open-yet': { code: 'CUP_CLOSED', say: m('This cup does not take entries yet.') },
  'cup-full': {
    code: 'CUP_FULL',
    say: m('So many want this cup that nobody else can enter: try the next one.'),
  },
  'cup-entered': { code: 'ALREADY_ENTERED', say: m('You are in this cup already.') },
  'cup-not-entered': { code: 'NOT_ENTERED', say: m('You are not in this cup.') },
  'cup-cards': {
    code: 'INVALID_INPUT',
    say: m('cardIds must be one to three different cards'),
  },
  'cup-wrong-tier': {
    code: 'WRONG_TIER',
    say: m('This cup is for {rarity} cards; {name} is {cardRarity}.'),
  },
  'cup-lent-card': {
    code: 'CARD_LENT',
    say: m(
      '{name} is lent to you: it may enter on the free entry of the day, and that one is used.',
    ),
  },
  'cup-neither-club': { code: 'WRONG_CLUB', say: m('{name} plays for neither club.') },
  'cup-other-club': {
    code: 'WRONG_CLUB',
    say: m('{name} does not play for that club: bring cards of one.'),
  },
  'cup-free-now': {
    code: 'PRICE_CHANGED',
    say: m('The entry is not what was shown: it is free now. Look again.'),
  },
  'cup-price-changed': {
    code: 'PRICE_CHANGED',
    say: m('The entry is not what was shown: it costs {price} HOOF now. Look again.'),
  },
} as const satisfies RefusalTable;
