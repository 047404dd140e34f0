import { BONUS_NOTES, type BonusNote } from '@goats/rules';
import { expect, test } from 'vitest';
import { bonusNoteWords } from './bonus-note.ts';

test('a pool without its bonus is worded from data, whatever the sentence beside it says', () => {
  const bonusWhy = { reason: 'pool-wanted' as const, values: { pool: 1234.5 } };
  expect(bonusNoteWords({ bonusWhy, bonusNote: 'Some English.' })).toBe(
    'You two have had your three bonuses today, and this one is only for a pool of 1,234.50 HOOF.',
  );
  for (const reason of Object.keys(BONUS_NOTES) as BonusNote[]) {
    const values = { pool: 1, matches: 2, wallets: 3 };
    expect(bonusNoteWords({ bonusWhy: { reason, values }, bonusNote: 'x' })).not.toMatch(
      /[{}]|^x$/,
    );
  }
});

test('a reason of a newer server is told in its English, and none at all is null', () => {
  const bonusWhy = { reason: 'rain' as BonusNote, values: {} };
  expect(bonusNoteWords({ bonusWhy, bonusNote: 'It rains.' })).toBe('It rains.');
  expect(bonusNoteWords({ bonusWhy: null, bonusNote: null })).toBeNull();
});
