import { ATTRIBUTES } from '@goats/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masterGoat } from '../goats/goat-shapes.ts';
import { csvLine } from './card-csv.ts';
import { DEFAULT_NFT_WEIGHTS } from './generation-settings.ts';
import { editMaster, parseBaseAttribute, parseBasePrice, parseMetaTags } from './master-edits.ts';
import { distributionSum, normalisedDistribution } from './rarity-distribution.ts';

test.each([
  ['97', 97],
  ['97.6', 98],
  ['0', 1],
  ['-4', 1],
  ['1e9', 100],
  ['', 88],
  ['goat', 88],
])('an attribute of %j becomes %i', (input, value) => {
  expect(parseBaseAttribute(input, 88)).toBe(value);
});

test.each([
  ['12,5', 12.5],
  ['12.345', 50],
  ['1.250', 50],
  ['0', 0.01],
  ['-3', 50],
  ['1000000000000', 1_000_000],
  ['free', 50],
])('a base price of %j HOOF becomes %d', (input, price) => {
  expect(parseBasePrice(input, 50, 2)).toBe(price);
});

test('tags lose their doubles, their spaces and what is too long or too many', () => {
  expect(parseMetaTags(' Left hoof, left  HOOF,, Pasture ')).toEqual(['Left hoof', 'Pasture']);
  const many = parseMetaTags(
    Array.from({ length: 40 }, (_, at) => `tag ${at} ${'x'.repeat(90)}`).join(),
  );
  expect(many).toHaveLength(12);
  expect(many.every((tag) => tag.length <= 32)).toBe(true);
});

test('a stronger goat has a higher base score, and its counters stay', () => {
  const goat = { ...masterGoat('kaiser-goat'), variationsGenerated: 7 };
  const all = Object.fromEntries(
    ATTRIBUTES.map((name) => [name, 99]),
  ) as typeof goat.baseAttributes;
  expect(editMaster(goat, { baseAttributes: all })).toMatchObject({
    baseGoatScore: 99,
    variationsGenerated: 7,
  });
});

test('a distribution keeps its own sum until it is normalised, and then sums to 100', () => {
  expect(distributionSum(DEFAULT_NFT_WEIGHTS)).toBe(100);
  expect(distributionSum({ Common: 33.3, Rare: 33.3, Epic: 33.3, Legendary: 0.1 })).toBe(100);
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(percent, percent, percent, percent, (Common, Rare, Epic, Legendary) => {
      expect(distributionSum(normalisedDistribution({ Common, Rare, Epic, Legendary }))).toBe(100);
    }),
  );
});

test('a spreadsheet reads a cell as text, whatever it begins with', () => {
  expect(csvLine(['=1+1', 'a "b", c', 7, true])).toBe('\'=1+1,"a ""b"", c",7,true\r\n');
});
