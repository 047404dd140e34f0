import { m } from '@goats/words';
import type { ServerTable } from './table.ts';

/** Whatever is counted in a window: `wait` is how long it lasts, in units that every language writes alike. */
export const LIMIT_REFUSALS = {
  'limit-of-address': {
    code: 'TOO_MANY_REQUESTS',
    say: m('Easy now: too many of those from your address. Try again in {wait}.'),
  },
  'limit-of-starters-here': {
    code: 'TOO_MANY_REQUESTS',
    say: m('Many packs were opened from your network just now. Try again in {wait}.'),
  },
  'limit-of-starters': {
    code: 'TOO_MANY_REQUESTS',
    say: m('All starter packs of this hour are out: goats print slowly. Try again in {wait}.'),
  },
  'limit-of-quests-here': {
    code: 'TOO_MANY_REQUESTS',
    say: m('Many quests were collected from your network just now. Try again in {wait}.'),
  },
  'limit-of-packs-here': {
    code: 'TOO_MANY_REQUESTS',
    say: m('Many packs of the day were opened from your network just now. Try again in {wait}.'),
  },
  'limit-of-transactions': {
    code: 'TOO_MANY_REQUESTS',
    say: m('The chain has taken as many transactions as it keeps in an hour. Try again in {wait}.'),
  },
  'limit-of-chain-clock': {
    code: 'TOO_MANY_REQUESTS',
    say: m('So much was sent that the chain’s clock ran ahead of ours. Try again in {wait}.'),
  },
  'limit-of-play-ether': {
    code: 'TOO_MANY_REQUESTS',
    say: m('This wallet has had its play ether for today. Try again in {wait}.'),
  },
  'limit-of-faults': {
    code: 'TOO_MANY_REQUESTS',
    say: m('Pages break everywhere just now. Try again in {wait}.'),
  },
  'limit-of-faces': {
    code: 'TOO_MANY_REQUESTS',
    say: m('One face at a time. Try again in {wait}.'),
  },
  'limit-of-stand': {
    code: 'TOO_MANY_REQUESTS',
    say: m('The stand is loud already. Try again in {wait}.'),
  },
} as const satisfies ServerTable;
