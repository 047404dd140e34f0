import { BONUS_NOTES } from '@goats/rules';
import { t } from '@goats/words';
import type { BattleRequest } from '../battle-queries.ts';

/** Why there is no bonus. A reason that only a newer server knows is told in its English. */
export function bonusNoteWords({
  bonusWhy,
  bonusNote,
}: Pick<BattleRequest, 'bonusWhy' | 'bonusNote'>): string | null {
  return bonusWhy !== null && Object.hasOwn(BONUS_NOTES, bonusWhy.reason)
    ? t(BONUS_NOTES[bonusWhy.reason], bonusWhy.values)
    : bonusNote;
}
