import { type KeptSentence, sayAgain } from '@goats/rules';
import { m, type Say, t } from '@goats/words';

const HOLDS: readonly KeptSentence[] = [
  [
    /^Quests are paid to wallets with a history: (?<matches>\d+) matches played out, against (?<wallets>\d+) different wallets and on several days\.$/,
    m(
      'Quests are paid to wallets with a history: {matches} matches played out, against {wallets} different wallets and on several days.',
    ),
  ],
  [
    /^All HOOF for quests of this day is given out\. There is more at midnight UTC\.$/,
    m('All HOOF for quests of this day is given out. There is more at midnight UTC.'),
  ],
];

/** Why no quest is paid now, as the server tells it, in English, in the page's language. */
export function holdWords(why: string, say: Say = t): string {
  return sayAgain(why, HOLDS, say);
}
