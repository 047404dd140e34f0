import { expect, test } from 'vitest';
import { BY_RANK, nextSort, type RankedEntry, sortLeaderboard } from './leaderboard-sort.ts';

function entry(rank: number, over: Partial<RankedEntry>): RankedEntry {
  return {
    rank,
    baseGoatId: rank,
    goatName: `Goat ${rank}`,
    inspiredBy: '',
    origin: 'Brazil',
    position: 'Forward',
    totalValue: '100.0000',
    highestSingleSale: '10.0000',
    transactionCount: 5,
    lastUpdated: '2026-01-01T00:00:00.000Z',
    monthlyValues: [],
    excludedCount: 0,
    ...over,
  };
}

const rows = [
  entry(1, { totalValue: '1000.5', position: null }),
  entry(2, { totalValue: '999.9', position: 'Midfielder' }),
  entry(3, { totalValue: '88.1', position: 'Defender' }),
];
const ranks = (sort: Parameters<typeof sortLeaderboard>[1]) =>
  sortLeaderboard(rows, sort).map((row) => row.rank);

test('money is sorted as numbers, although it travels as text', () => {
  expect(ranks({ key: 'value', direction: 'descending' })).toEqual([1, 2, 3]);
  expect(ranks({ key: 'value', direction: 'ascending' })).toEqual([3, 2, 1]);
});

test('a goat without a position stands last in both directions', () => {
  expect(ranks({ key: 'position', direction: 'ascending' })).toEqual([3, 2, 1]);
  expect(ranks({ key: 'position', direction: 'descending' })).toEqual([2, 3, 1]);
});

test('equal goats keep the order of their rank whichever way a column is turned', () => {
  expect(ranks({ key: 'origin', direction: 'ascending' })).toEqual([1, 2, 3]);
  expect(ranks({ key: 'origin', direction: 'descending' })).toEqual([1, 2, 3]);
});

test('money starts with the most, names with A, and a second press turns it round', () => {
  const value = nextSort(BY_RANK, 'value');
  expect(value.direction).toBe('descending');
  expect(nextSort(value, 'value').direction).toBe('ascending');
  expect(nextSort(value, 'goat').direction).toBe('ascending');
});
