import { m } from '@goats/words';
import type { ServerTable } from './table.ts';

export const SITE_REFUSALS = {
  'goat-unknown': {
    code: 'NOT_FOUND',
    say: m('This goat could not be found or has wandered off.'),
  },
  'nft-unknown': { code: 'NOT_FOUND', say: m('This NFT could not be found or may not exist.') },
  'series-unknown': { code: 'NOT_FOUND', say: m('There is no such series.') },
  'picture-unknown': { code: 'NOT_FOUND', say: m('There is no such picture.') },
  'artists-busy': {
    code: 'UNAVAILABLE',
    say: m('The artists have their hooves full. Try again in a moment.'),
  },
  'nothing-there': { code: 'NOT_FOUND', say: m('There is nothing at {method} {path}.') },
  'body-too-large': {
    code: 'BODY_TOO_LARGE',
    say: m('That is more than this call takes in one go.'),
  },
  'unkept-character': {
    code: 'INVALID_INPUT',
    say: m('The request holds a character that cannot be kept.'),
  },
  'unread-request': { code: 'INVALID_INPUT', say: m('The request could not be read.') },
  'database-away': {
    code: 'UNAVAILABLE',
    say: m('The database is not answering. Try again in a moment.'),
  },
  'outcome-unknown': {
    code: 'UNAVAILABLE',
    say: m('The database went away before it had answered, and this may have counted.'),
  },
  'our-fault': {
    code: 'INTERNAL',
    say: m('Something broke on our side. Quote request {id} and we will find it.'),
  },
  'shutting-down': { code: 'UNAVAILABLE', say: m('The server is shutting down.') },
  'crowd-nothing-done': {
    code: 'UNAVAILABLE',
    say: m('Too much at one instant here, and nothing was done. Try again in a moment.'),
  },
  'crowd-here': {
    code: 'UNAVAILABLE',
    say: m('Too much at one instant here. Try again in a moment.'),
  },
  'crowd-looking': {
    code: 'UNAVAILABLE',
    say: m('So many want to look at one instant. Try again in a moment.'),
  },
  'key-forgotten': { code: 'UNAVAILABLE', say: m('That key was just forgotten. Try again.') },
  'key-of-another-request': {
    code: 'IDEMPOTENCY_KEY_REUSED',
    say: m('That Idempotency-Key belongs to another request: make a new one.'),
  },
  'many-live-screens': {
    code: 'TOO_MANY_REQUESTS',
    say: m('That is a lot of live screens at once: close one of them, and this one opens.'),
  },
  'many-connections': {
    code: 'TOO_MANY_REQUESTS',
    say: m('That is a lot of connections from your address at once: close some of them.'),
  },
} as const satisfies ServerTable;
