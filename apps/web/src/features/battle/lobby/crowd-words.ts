import { type Crowd, crowdAdds, oddsWords } from '@goats/rules';
import { t } from '@goats/words';

/**
 * Whom the crowd of a challenge is with, as the one who reads it stands to it.
 * `crowdSentence(crowd, true) // 'The crowd is with you: +8½ in round 1, +14½ after it, you win about 2 in 5'`
 */
export function crowdSentence(
  crowd: Pick<Crowd, 'bonus' | 'later' | 'odds'>,
  withYou: boolean,
): string {
  const adds = crowdAdds(crowd);
  const chance = oddsWords(crowd.odds);
  if (chance === oddsWords(0.5)) {
    return withYou
      ? t('The crowd is with you: {adds}, so it is about even', { adds })
      : t('The crowd is with them: {adds}, so it is about even', { adds });
  }
  return withYou
    ? t('The crowd is with you: {adds}, you win {chance}', { adds, chance })
    : t('The crowd is with them: {adds}, they win {chance}', { adds, chance });
}
