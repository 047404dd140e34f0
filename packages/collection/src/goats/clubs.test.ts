import { expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { CLUBS, clubGoats } from './clubs.ts';
import { GOAT_FACTS } from './goat-facts.ts';

test('every goat plays for exactly one club, and both have five', () => {
  const [one, other] = clubGoats();
  expect([...one, ...other].sort((a, b) => a - b)).toEqual(GOAT_SLUGS.map((_, i) => i + 1));
  expect([one.length, other.length]).toEqual([5, 5]);
});

test('where a goat comes from decides its club', () => {
  for (const [club, goats] of clubGoats().entries()) {
    for (const id of goats) {
      expect(CLUBS[club]!.origins).toContain(GOAT_FACTS[GOAT_SLUGS[id - 1]!].origin);
    }
  }
});
