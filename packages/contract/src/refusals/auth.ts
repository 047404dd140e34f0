import { m } from '@goats/words';
import type { ServerTable } from './table.ts';

export const AUTH_REFUSALS = {
  'sign-in-first': {
    code: 'UNAUTHENTICATED',
    say: m('Sign in with your wallet first: one signature will do.'),
  },
  'signed-out': {
    code: 'UNAUTHENTICATED',
    say: m('You have just signed out: sign in again first.'),
  },
  'other-wallet': { code: 'WALLET_MISMATCH', say: m('You are signed in with another wallet.') },
  'nonce-unknown': {
    code: 'NONCE_UNKNOWN',
    say: m('We never gave out that nonce: ask for a new one.'),
  },
  'nonce-used': { code: 'NONCE_USED', say: m('That message has signed somebody in already.') },
  'nonce-expired': { code: 'NONCE_EXPIRED', say: m('That took too long: ask for a new nonce.') },
  'nonce-stolen': { code: 'NONCE_STOLEN', say: m('That nonce was given to another browser.') },
  'other-origin': { code: 'ORIGIN_NOT_ALLOWED', say: m('Another site may not do that for you.') },
  'too-many-contract-wallets': {
    code: 'CHAIN_UNREACHABLE',
    say: m('Too many contract wallets sign in at this moment. Try again in a few seconds.'),
  },
  'contract-wallet-unasked': {
    code: 'CHAIN_UNREACHABLE',
    say: m(
      'The chain does not answer, and only it knows whether a contract wallet has signed. Try again in a minute.',
    ),
  },
  'session-unknown': { code: 'NOT_FOUND', say: m('There is no such session of your wallet.') },
  'other-domain': {
    code: 'DOMAIN_MISMATCH',
    say: m('That message was signed for {domain}, and this site is {host}.'),
  },
  'other-chain': {
    code: 'CHAIN_NOT_ACCEPTED',
    say: m('Chain {chainId} is not accepted here: switch to one of {chains}.'),
  },
  'message-expired': {
    code: 'MESSAGE_EXPIRED',
    say: m('That message has expired: sign a new one.'),
  },
  'message-not-yet-valid': {
    code: 'MESSAGE_NOT_YET_VALID',
    say: m('That message is not valid yet.'),
  },
  'message-malformed': {
    code: 'MESSAGE_MALFORMED',
    say: m('That is not a complete Sign-In with Ethereum message.'),
  },
  'signature-of-another': {
    code: 'SIGNATURE_INVALID',
    say: m(
      'That signature is not of this message by this wallet. Contract wallets sign in from chain {chainId}.',
    ),
  },
  'signature-no-contracts': {
    code: 'SIGNATURE_INVALID',
    say: m(
      'That signature is not of this message by this wallet. Contract wallets cannot sign in here.',
    ),
  },
  'wallet-frozen': {
    code: 'WALLET_FROZEN',
    say: m('This wallet is frozen: {why} If that is a mistake, write to {complaints}.'),
  },
} as const satisfies ServerTable;
