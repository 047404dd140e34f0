import { aged, deleting, type Sweep, walking } from '../clock/housekeeping/sweep.ts';
import { sweepMessages } from './inbox/inbox-store.ts';
import { SWEEP_OUTBOX } from './outbox/outbox-store.ts';
import { FORGET_UNCONFIRMED_MS } from './outbox/terms.ts';

/** A used nonce is remembered a while longer, so that a replay is called by its name. */
const KEEP_NONCES_MS = 3_600_000;

/** A call counts for its UTC day, and a friend's for an hour more. */
const KEEP_CALLS_MS = 2 * 86_400_000;

/** Whoever comes back says it again, without being asked. */
const KEEP_LANGUAGES_MS = 365 * 86_400_000;

const unconfirmed = { where: 'confirm_hash is not null' };

export const PEOPLE_SWEEPS: readonly Sweep[] = [
  aged('nonces', 'expires_at', KEEP_NONCES_MS),
  aged('sessions', 'expires_at', 0),
  aged('name_resets', 'until', 0),
  aged('callback_calls', 'day', KEEP_CALLS_MS),
  aged('cup_calls', 'at', KEEP_CALLS_MS),
  aged('wallet_languages', 'chosen_at', KEEP_LANGUAGES_MS),
  aged('mail_addresses', 'created_at', FORGET_UNCONFIRMED_MS, unconfirmed),
  aged('subscribers', 'consented_at', FORGET_UNCONFIRMED_MS, unconfirmed),
  deleting('outbox', SWEEP_OUTBOX, (now) => new Date(now - FORGET_UNCONFIRMED_MS)),
  walking('messages', sweepMessages),
];
