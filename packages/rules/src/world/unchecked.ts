import type { Question } from './questions.ts';

/**
 * Everything that a decision was told is looked at once more when its effects are committed, and a
 * command that was told something else than is so by then is decided again. These answers need not
 * be looked at, each for its own reason.
 */
export const UNCHECKED = {
  match: 'a step names the version it follows, and a match that is over stays as it is',
  'new-id': 'a number that was given out is never given out again',
  balance:
    'a posting takes no more than is there; whoever must know it to the hundredth says exact',
  'day-used': 'what is counted names the most that a day has',
  'unowned-count': 'what is drawn names how many cards have to stay',
  'free-treasury': 'gifts and promises are held against what the treasury has not promised',
  'promised-hoof': 'a voucher names the most that all of them may promise',
  'house-players': 'a house player stays one',
  'pool-hand': 'a house player plays with a print of the card, and nobody gets or loses it',
  'lead-without': 'the auction is looked at with the bid, and changes with every bid',
  'cup-ties': 'they move with the state of their cup, which is looked at',
  'cup-fees': 'nobody pays or gets them back once the cup has begun, and its state is looked at',
  'cards-bid-on': 'pages are told to look again, and nothing else follows from it',
  'week-rivals': 'a match that counts changes the points of the week, and those are looked at',
  trades: 'a sale of either changes their dealings, which are looked at',
  payments: 'a circle that closes elsewhere meanwhile is left out whole by the next sale in it',
  'tier-prices': 'the price of a tier never stands still, and any moment of it will do',
} as const satisfies Partial<Record<Question['ask'], string>>;

/** `isChecked({ ask: 'met', pair }) // true` */
export function isChecked(question: Question): boolean {
  if (question.ask === 'balance') return question.exact === true;
  return !(question.ask in UNCHECKED);
}

/** A question, and what a decision was told. */
export interface Told {
  readonly question: Question;
  readonly answer: unknown;
}
