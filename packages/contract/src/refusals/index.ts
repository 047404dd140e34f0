import { REFUSALS } from '@goats/rules';
import { AUTH_REFUSALS } from './auth.ts';
import { LINE_REFUSALS } from './chain.ts';
import { LIMIT_REFUSALS } from './limits.ts';
import { PEOPLE_REFUSALS } from './people.ts';
import { PLAY_REFUSALS } from './play.ts';
import { SITE_REFUSALS } from './site.ts';

/** Every reason for which a call is refused, whether the rules say so or the server. */
export const CALL_REFUSALS = {
  ...REFUSALS,
  ...AUTH_REFUSALS,
  ...LIMIT_REFUSALS,
  ...LINE_REFUSALS,
  ...PEOPLE_REFUSALS,
  ...PLAY_REFUSALS,
  ...SITE_REFUSALS,
} as const;

export type CallReason = keyof typeof CALL_REFUSALS;

/** Reasons whose sentence says how long to wait. */
export type LimitReason = keyof typeof LIMIT_REFUSALS;
