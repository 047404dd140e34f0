import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masterGoats } from '../goats/goat-shapes.ts';
import {
  parseAttributeVariance,
  parseMomentBatchSize,
  parseMomentTabBatchSize,
  parseNftBatchSize,
  parseRarityPercentage,
} from './admin-inputs.ts';
import { collectionStats } from './collection-stats.ts';

test.each([
  ['abc', 100],
  ['', 100],
  ['  ', 100],
  ['0', 1],
  ['-5', 1],
  ['250', 250],
  ['250.9', 250],
  ['1001', 1000],
])('an NFT batch size of %j is taken as %i', (input, size) => {
  expect(parseNftBatchSize(input)).toBe(size);
});

test.each([
  ['abc', 1000, 1000],
  ['', 1000, 1000],
  ['7', 7, 100],
  ['0', 1, 100],
  ['5001', 5000, 5000],
])('a moment batch size of %j is %i on the overview and %i on its tab', (input, overview, tab) => {
  expect(parseMomentBatchSize(input)).toBe(overview);
  expect(parseMomentTabBatchSize(input)).toBe(tab);
});

test.each([
  ['abc', 10],
  ['', 10],
  ['0', 0],
  ['-1', 0],
  ['51', 50],
  ['12.5', 12.5],
])('an attribute variance of %j is taken as %d', (input, variance) => {
  expect(parseAttributeVariance(input)).toBe(variance);
});

test.each([
  ['abc', 0],
  ['', 0],
  ['-1', 0],
  ['101', 100],
  ['33.3', 33.3],
])('a rarity percentage of %j is taken as %d', (input, percentage) => {
  expect(parseRarityPercentage(input)).toBe(percentage);
});

test('no input, however odd, leaves the limits or turns into NaN', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double()), (input) => {
      const size = parseNftBatchSize(input);
      expect(Number.isInteger(size) && size >= 1 && size <= 1000).toBe(true);
      const percentage = parseRarityPercentage(input);
      expect(percentage >= 0 && percentage <= 100).toBe(true);
    }),
  );
});

test('the overview counts 20,000 and 250,000 possible cards and what is done of them', () => {
  const [first, ...others] = masterGoats();
  const goats = [
    { ...first!, variationsGenerated: 2000, iconicMomentsGenerated: 25_000, isActive: false },
    ...others,
  ];
  expect(collectionStats(goats)).toEqual({
    activeGoats: 9,
    totalNFTVariations: 2000,
    totalIconicMoments: 25_000,
    totalCollection: 27_000,
    completionPercentage: 10,
    maxPossibleNFTs: 20_000,
    maxPossibleMoments: 250_000,
    maxPossibleTotal: 270_000,
  });
  expect(collectionStats([]).completionPercentage).toBe(0);
});
