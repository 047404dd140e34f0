import { type Crowd, crowdAdds, oddsWords } from '@goats/rules';

/**
 * Whom the crowd of a challenge is with, as the one who reads it stands to it.
 * `crowdSentence(crowd, true) // 'The crowd is with you: +8½ in round 1, +14½ after it, you win about 2 in 5'`
 */
export function crowdSentence(
  crowd: Pick<Crowd, 'bonus' | 'later' | 'odds'>,
  withYou: boolean,
): string {
  const who = withYou ? 'you' : 'them';
  const chance = oddsWords(crowd.odds);
  const stands =
    chance === 'about even' ? 'so it is about even' : `${withYou ? 'you' : 'they'} win ${chance}`;
  return `The crowd is with ${who}: ${crowdAdds(crowd)}, ${stands}`;
}
