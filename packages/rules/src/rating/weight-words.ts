import { m, type Say, t } from '@goats/words';
import { type KeptSentence, sayAgain } from '../formats/kept-sentences.ts';

const WEIGHTS: readonly KeptSentence[] = [
  [
    /^(?:(?<first>First) meeting|Meeting (?<meeting>\d+)) of these two in seven days(?:, (?<how>conceded|forfeited) before it was played out)?(?:, won against (?<whom>somebody) who has not played their way in yet)?: it counts (?:in (?<full>full)|(?<won>\d+) %)(?: for the (?<apart>winner), (?:in full|(?<lost>\d+) %) for the loser)?\.$/,
    m(
      '{first, select, First {First meeting} other {Meeting {meeting}}} of these two in seven days{how, select, conceded {, conceded before it was played out} forfeited {, forfeited before it was played out} other {}}{whom, select, somebody {, won against somebody who has not played their way in yet} other {}}: it counts {full, select, full {in full} other {{won} %}}{apart, select, winner { for the winner, {lost} % for the loser} other {}}.',
    ),
  ],
  [
    /^(?<how>Conceded|Forfeited) before the cards were on the table: it counts nothing\.$/,
    m(
      '{how, select, Conceded {Conceded} other {Forfeited}} before the cards were on the table: it counts nothing.',
    ),
  ],
];

/** Why a match counted as much as it did, as it is kept with the match, in the page's language. */
export function weightWords(reason: string, say: Say = t): string {
  return sayAgain(reason, WEIGHTS, say);
}
