import { m } from '@goats/words';
import type { ServerTable } from './table.ts';

export const PEOPLE_REFUSALS = {
  'name-taken': {
    code: 'NAME_TAKEN',
    say: m('Somebody is called that, or so nearly that nobody could tell.'),
  },
  'name-limit': {
    code: 'NAME_LIMIT',
    say: m('{most} names a day are enough for anybody. Sleep on it.'),
  },
  'name-reset': {
    code: 'NAME_RESET',
    say: m('The operator took this name away from you. Choose another one for now.'),
  },
  'nobody-called': { code: 'NOT_FOUND', say: m('Nobody is called {named}.') },
  'report-yourself': {
    code: 'REPORT_REFUSED',
    say: m('That is you. Choose another name instead.'),
  },
  'report-no-name': {
    code: 'REPORT_REFUSED',
    say: m('That wallet has no name of its own to report.'),
  },
  'reported-enough': {
    code: 'REPORT_REFUSED',
    say: m('You have reported enough for now. We are reading.'),
  },
  'not-an-owner': {
    code: 'NOT_AN_OWNER',
    say: m(
      'No Legendary GOATs NFTs found in your wallet. You need at least one NFT to access the Owners Club.',
    ),
  },
  'event-unknown': { code: 'NOT_FOUND', say: m('There is no such event at the club.') },
  'event-begun': {
    code: 'EVENT_OVER',
    say: m('This event has begun; its tickets stay as they are.'),
  },
  'tickets-taken': {
    code: 'SOLD_OUT',
    say: m('Every ticket is taken. Somebody may still give one back.'),
  },
  'no-goat-for-ticket': {
    code: 'CONFLICT',
    say: m(
      'None of your goats can fetch a ticket here: each goes once, whoever holds it, and lent or bound ones stay at the door.',
    ),
  },
  'proposal-unknown': { code: 'NOT_FOUND', say: m('There is no such proposal at the club.') },
  'vote-over': { code: 'PROPOSAL_CLOSED', say: m('This vote is over. The result stands.') },
  'no-vote': { code: 'ALREADY_VOTED', say: m('Lent and bound goats have no vote.') },
  'all-voted': { code: 'ALREADY_VOTED', say: m('All your goats have voted on this.') },
  'all-voted-some-before': {
    code: 'ALREADY_VOTED',
    say: m('All your goats have voted on this, some with a former owner.'),
  },
  'follow-blocked': {
    code: 'CONFLICT',
    say: m('You have blocked this player. Take the block away first.'),
  },
  'follow-yourself': { code: 'CONFLICT', say: m('That is you.') },
  'too-many-players-followed': {
    code: 'TOO_MANY_FOLLOWED',
    say: m('That would be more than {most}: let one go first.'),
  },
  'too-many-watched': {
    code: 'TOO_MANY_FOLLOWED',
    say: m('You follow {most} already, which is a lot of goats: let one go first.'),
  },
  'no-mail-here': { code: 'NOT_FOUND', say: m('This site sends no mail.') },
  'agree-to-updates': { code: 'INVALID_INPUT', say: m('You must agree to receive updates.') },
} as const satisfies ServerTable;
