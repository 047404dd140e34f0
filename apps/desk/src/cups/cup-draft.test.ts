import { expect, test } from 'vitest';
import { type CupDraft, cupProblems, planOfCup } from './cup-draft.ts';

const NOW = Date.parse('2026-11-16T12:00:00Z');
const draft: CupDraft = {
  ...{ kind: 'knockout', tier: 'Rare', size: '16', fee: '20' },
  starts: '2026-11-17T12:00',
};

test('a cup is opened as it is typed, and two clubs are always eight a side', () => {
  expect(cupProblems(draft, NOW)).toEqual({});
  const startsAt = new Date(draft.starts).toISOString();
  const plan = { kind: 'knockout', tier: 'Rare', fee: 20, startsAt };
  expect(planOfCup(draft)).toEqual({ ...plan, size: 16 });
  expect(planOfCup({ ...draft, kind: 'clubs' })).toEqual({ ...plan, kind: 'clubs' });
});

test('a fee is whole HOOF, so that a mark in it is thousands', () => {
  expect(cupProblems({ ...draft, fee: '1.250' }, NOW)).toEqual({});
  expect(planOfCup({ ...draft, fee: '1.250' }).fee).toBe(1250);
});

test('a fee that is no amount and a start that has gone by are told before anything is sent', () => {
  for (const fee of ['', '-1', '2.5', 'ten', '100001']) {
    expect(cupProblems({ ...draft, fee }, NOW).fee).toBe('Whole HOOF from 0 to 100,000');
  }
  for (const starts of ['', '2025-01-01T12:00']) {
    expect(cupProblems({ ...draft, starts }, NOW).starts).toBe('A time that is still to come');
  }
});
