import { BONUS_NOTES } from '@goats/rules';
import { t } from '@goats/words';
import type { BattleRequest } from '../battle-queries.ts';

/**
 * Why there is no bonus. What only a newer server knows, or an older one does not say, is told in its
 * English.
 */
export function bonusNoteWords({
  bonusWhy,
  bonusNote,
}: Pick<BattleRequest, 'bonusWhy' | 'bonusNote'>): string | null {
  return bonusWhy && Object.hasOwn(BONUS_NOTES, bonusWhy.reason)
    ? t(BONUS_NOTES[bonusWhy.reason], bonusWhy.values)
    : bonusNote;
}
