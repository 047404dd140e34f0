import { type KeptSentence, sayAgain } from '@goats/rules';
import { m, t } from '@goats/words';

const NOTES: readonly KeptSentence[] = [
  [
    /^You two have had your three bonuses today: from here on it is for the stakes alone\.$/,
    m('You two have had your three bonuses today: from here on it is for the stakes alone.'),
  ],
  [
    /^You two have had your three bonuses today, and this one is only for a pool of (?<pool>\S+) HOOF\.$/,
    m('You two have had your three bonuses today, and this one is only for a pool of {pool} HOOF.'),
  ],
  [
    /^The treasury cannot cover a bonus right now: stakes only\.$/,
    m('The treasury cannot cover a bonus right now: stakes only.'),
  ],
  [
    /^The treasury has given out its purse of today: for the stakes alone\.$/,
    m('The treasury has given out its purse of today: for the stakes alone.'),
  ],
  [
    /^A bonus is for two who have both played their way in, (?<matches>\d+) matches played out against (?<wallets>\d+) wallets on different days: for the stakes alone\.$/,
    m(
      'A bonus is for two who have both played their way in, {matches} matches played out against {wallets} wallets on different days: for the stakes alone.',
    ),
  ],
];

/** Why there is no bonus, as the server tells it, in English, in the page's language. */
export function bonusNoteWords(note: string): string {
  return sayAgain(note, NOTES, t);
}
