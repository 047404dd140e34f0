import { type Crowd, halves, oddsWords } from '@goats/rules';

/**
 * Whom the crowd of a challenge is with, as the one who reads it stands to it.
 * `crowdSentence({ bonus: 8.5, odds: 0.37 }, true) // 'The crowd is with you: +8½ on every value, you win about 1 in 3'`
 */
export function crowdSentence(
  { bonus, odds }: Pick<Crowd, 'bonus' | 'odds'>,
  withYou: boolean,
): string {
  const who = withYou ? 'you' : 'them';
  const chance = oddsWords(odds);
  const stands =
    chance === 'about even' ? 'so it is about even' : `${withYou ? 'you' : 'they'} win ${chance}`;
  return `The crowd is with ${who}: +${halves(bonus)} on every value, ${stands}`;
}
