import { m, type Say, t } from '@goats/words';
import { type KeptSentence, sayAgain } from '../formats/kept-sentences.ts';

const WASHES: readonly KeptSentence[] = [
  [
    /^Both are house players: the house sets no prices\.$/,
    m('Both are house players: the house sets no prices.'),
  ],
  [
    /^(?<one>\S+) and (?<other>\S+) traded this card back and forth\.$/,
    m('{one} and {other} traded this card back and forth.'),
  ],
  [/^Buyer and seller are the same wallet\.$/, m('Buyer and seller are the same wallet.')],
  [
    /^The same two wallets swapped cards within 30 days\.$/,
    m('The same two wallets swapped cards within 30 days.'),
  ],
  [
    /^The buyer had sold this very card in the 30 days before\.$/,
    m('The buyer had sold this very card in the 30 days before.'),
  ],
  [
    /^The same two wallets sold cards to each other within 30 days\.$/,
    m('The same two wallets sold cards to each other within 30 days.'),
  ],
  [
    /^HOOF had gone from one of the two to the other in the 30 days before\.$/,
    m('HOOF had gone from one of the two to the other in the 30 days before.'),
  ],
  [
    /^It was paid with HOOF of other sales in the 30 days before, in one circle of traders\.$/,
    m('It was paid with HOOF of other sales in the 30 days before, in one circle of traders.'),
  ],
  [
    /^(?<price>\S+) HOOF is far off the (?<floor>\S+) that cards of its tier cost then, and one of the wallets has not played its way in yet\.$/,
    m(
      '{price} HOOF is far off the {floor} that cards of its tier cost then, and one of the wallets has not played its way in yet.',
    ),
  ],
];

/** Why a sale does not count, as it is kept with the sale, in the page's language. */
export function washWords(reason: string, say: Say = t): string {
  return sayAgain(reason, WASHES, say);
}
