import { expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { masterGoat } from '../goats/goat-shapes.ts';
import { goatStory } from '../goats/goat-stories.ts';
import { resultLines } from './result-lines.ts';

test('every goat has handfuls of five whole results, none told twice within one', () => {
  for (const slug of GOAT_SLUGS) {
    for (let handful = 0; handful < 8; handful += 1) {
      const lines = resultLines(slug, goatStory(slug), handful, 5);
      expect(new Set(lines.map(({ headline }) => headline.replace(/, [^,]+$/, ''))).size).toBe(5);
      for (const { telling, opponent, score, headline } of lines) {
        expect(telling.startsWith(masterGoat(slug).name)).toBe(true);
        expect(telling).not.toMatch(/\{|undefined|\s\s/);
        expect(opponent).not.toBe('');
        expect(headline).toMatch(/, \d+(\+\d)?'$/);
        expect(score.every((goals) => Number.isInteger(goals) && goals >= 0 && goals <= 6)).toBe(
          true,
        );
      }
    }
  }
});

test('a handful is the same for everybody, and the next one is another', () => {
  expect(resultLines('the-flea', goatStory('the-flea'), 3, 5)).toEqual(
    resultLines('the-flea', goatStory('the-flea'), 3, 5),
  );
  const first = resultLines('the-flea', goatStory('the-flea'), 0, 5).map(({ id }) => id);
  const next = resultLines('the-flea', goatStory('the-flea'), 1, 5).map(({ id }) => id);
  expect(first.some((id) => next.includes(id))).toBe(false);
});

test('somebody who presses for ever begins again instead of running out', () => {
  expect(resultLines('kaiser-goat', goatStory('kaiser-goat'), 100_000, 5)).toHaveLength(5);
});

test.each([
  ['the-black-pearl', 1956, 1977],
  ['flying-dutchman', 1964, 1984],
  ['el-fenomeno', 1993, 2011],
  ['the-flea', 2004, 2023],
] as const)('no result of %s is from before or after the years he played', (slug, from, to) => {
  const lines = Array.from({ length: 20 }, (_, handful) =>
    resultLines(slug, goatStory(slug), handful, 5),
  ).flat();
  const years = lines.map(({ year }) => year);
  expect(Math.min(...years)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...years)).toBeLessThanOrEqual(to);
  expect(new Set(years).size).toBeGreaterThan(10);
  // Nor does the telling name another one.
  for (const { telling } of lines) expect(telling).not.toMatch(/\b(19|20)\d\d\b/);
});
