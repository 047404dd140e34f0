import { m } from '@goats/words';
import type { ErrorCode } from '../error-codes.ts';

/**
 * What a page says of a refusal whose reason it does not know: the server is newer, the sentence is
 * one for operators, or it names a field of a call.
 */
export const GENERAL_WORDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID_INPUT: m('Something in this request is not as it should be. Look at it again.'),
  UNAUTHENTICATED: m('Sign in with your wallet first: one signature will do.'),
  FORBIDDEN: m('That is not yours to do.'),
  NOT_FOUND: m('There is nothing by that name here.'),
  CONFLICT: m('That cannot be done now: somebody was faster, or it has happened already.'),
  TOO_MANY_REQUESTS: m('Easy now: too many of those at once. Try again in a moment.'),
  UNAVAILABLE: m('Too much at one instant here. Try again in a moment.'),
  INTERNAL: m('Something broke on our side.'),
  CHAIN_OFF: m('This site runs without a chain at the moment. The game goes on as ever.'),
  CHAIN_UNREACHABLE: m(
    'The chain does not answer right now. The game goes on; try this again soon.',
  ),
};
