import { m } from '@goats/words';

/** Why a pool is without its bonus, for whoever looks at it; see `whyNoBonus`. */
export const BONUS_NOTES = {
  pair: m('You two have had your three bonuses today: from here on it is for the stakes alone.'),
  'pool-wanted': m(
    'You two have had your three bonuses today, and this one is only for a pool of {pool, hoof} HOOF.',
  ),
  treasury: m('The treasury cannot cover a bonus right now: stakes only.'),
  purse: m('The treasury has given out its purse of today: for the stakes alone.'),
  history: m(
    'A bonus is for two who have both played their way in, {matches} matches played out against {wallets} wallets on different days: for the stakes alone.',
  ),
} as const;

export type BonusNote = keyof typeof BONUS_NOTES;
