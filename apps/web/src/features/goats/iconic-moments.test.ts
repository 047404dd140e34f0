import { GOAT_SLUGS, serverGoat } from '@goats/collection';
import { expect, test } from 'vitest';
import { momentParts } from './iconic-moments.tsx';

test('every moment of every goat shows its year, its title and its story', () => {
  for (const slug of GOAT_SLUGS) {
    for (const line of serverGoat(slug).iconicMoments) {
      const { year, title, text } = momentParts(line);
      expect(`${year}: ${title}. ${text}`).toBe(line);
      expect(title.length).toBeLessThan(60);
    }
  }
});

test('a moment that somebody wrote without a year is still told in full', () => {
  expect(momentParts('He ate the corner flag.')).toEqual({ title: 'He ate the corner flag.' });
});
