import { m } from '@goats/words';
import type { ServerTable } from './table.ts';

export const LINE_REFUSALS = {
  'chain-first-read': {
    code: 'CHAIN_UNREACHABLE',
    say: m('The chain is being read for the first time.'),
  },
  'chain-silent': {
    code: 'CHAIN_UNREACHABLE',
    say: m('The chain does not answer right now. The game goes on; try this again soon.'),
  },
  'root-holds-nothing': {
    code: 'NOT_FOUND',
    say: m('Root {epoch} holds nothing for this wallet.'),
  },
  'leaves-elsewhere': {
    code: 'UNAVAILABLE',
    say: m(
      'This server does not have the leaves of root {epoch}. Whoever saved them can still make the proof.',
    ),
  },
  'too-many-proofs': {
    code: 'UNAVAILABLE',
    say: m('Too many proofs are being made right now. Try again in a moment.'),
  },
  'root-unknown': { code: 'NOT_FOUND', say: m('There is no root {index} with leaves.') },
  'leaves-not-kept': {
    code: 'NOT_FOUND',
    say: m(
      'The leaves of root {index} are no longer kept here. Whoever saved them can check them against their hash, {data}.',
    ),
  },
  'leaf-list-unknown': {
    code: 'NOT_FOUND',
    say: m('No list of leaves with this hash is kept here.'),
  },
  'no-poster': { code: 'CHAIN_OFF', say: m('This server has no key to post roots with.') },
  'root-too-soon': {
    code: 'ROOT_NEEDED',
    say: m('The next root is a moment away: what changed just now is in it.'),
  },
  'nodes-disagree': {
    code: 'CHAIN_UNREACHABLE',
    say: m('Two nodes of the chain tell different stories. No root is posted until they agree.'),
  },
  'root-on-its-way': {
    code: 'CHAIN_UNREACHABLE',
    say: m('The root is on its way, and the chain has not shown it yet. Look again soon.'),
  },
  'reached-by-itself': {
    code: 'NOT_FOUND',
    say: m('Cards and HOOF are on a chain that your wallet reaches by itself.'),
  },
  'root-needed': {
    code: 'ROOT_NEEDED',
    say: m(
      '{name} is yours since after the last published root. It can leave once the next one counts.',
    ),
  },
  'withdrawal-unknown': { code: 'NOT_FOUND', say: m('You have no such withdrawal.') },
  'no-voucher-key': { code: 'CHAIN_OFF', say: m('This server has no key to sign vouchers with.') },
  'stadium-frozen': {
    code: 'CONFLICT',
    say: m('The Stadium is frozen: everybody leaves with the last root.'),
  },
  'other-voucher-key': {
    code: 'CHAIN_OFF',
    say: m('The contract knows another key than ours for vouchers by now.'),
  },
  'vouchers-stopped': {
    code: 'CONFLICT',
    say: m('The guardian has stopped vouchers for now. Nothing is lost.'),
  },
  'no-relay': {
    code: 'CHAIN_OFF',
    say: m('Nobody here sends for wallets without ether. Send it from your own wallet.'),
  },
  'relay-too-late': {
    code: 'CONFLICT',
    say: m('What was signed runs out too soon. Sign it again.'),
  },
  'relay-of-wallet': {
    code: 'DAY_LIMIT',
    say: m(
      'We have sent this for your wallet today. More after midnight UTC, or with your own ether.',
    ),
  },
  'relay-spent': {
    code: 'DAY_LIMIT',
    say: m(
      'What we can send for others today is used up. More after midnight UTC, or with your own ether.',
    ),
  },
  'relay-stopped': {
    code: 'UNAVAILABLE',
    say: m('We cannot send this for you right now. Try again later, or with your own ether.'),
  },
  'relay-too-dear': {
    code: 'CONFLICT',
    say: m('Your wallet’s contract takes more gas than we pay for. Send it with your own ether.'),
  },
  'relay-not-needed': {
    code: 'CONFLICT',
    say: m('Your wallet has ether enough to send this itself.'),
  },
  'relay-too-little': {
    code: 'INVALID_INPUT',
    say: m('We send {least} HOOF at least for you. Less takes your own ether.'),
  },
  'relay-not-there': {
    code: 'CONFLICT',
    say: m('Your wallet does not hold that much HOOF on the chain.'),
  },
  'relay-asked-already': {
    code: 'CONFLICT',
    say: m('Your wallet has asked to leave already.'),
  },
  'relay-nothing-to-leave': {
    code: 'CONFLICT',
    say: m(
      'We send this for wallets with {least} HOOF that may leave, or a card. Gifts and loans of the house stay.',
    ),
  },
  'chain-overworked': {
    code: 'UNAVAILABLE',
    say: m('The chain is asked for more than it can work out right now.'),
  },
} as const satisfies ServerTable;
