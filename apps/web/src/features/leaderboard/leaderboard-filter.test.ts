import { expect, test } from 'vitest';
import { filterLeaderboard } from './leaderboard-filter.ts';

const flea = {
  goatName: 'The Flea',
  inspiredBy: 'Lionel Messi',
  origin: 'Argentina',
  position: 'Forward',
};
const kaiser = {
  goatName: 'Kaiser Goat',
  inspiredBy: 'Franz Beckenbauer',
  origin: 'Germany',
  position: null,
};

test.each([
  ['flea', [flea]],
  ['BECKEN', [kaiser]],
  ['germany', [kaiser]],
  [' forward ', [flea]],
  ['', [flea, kaiser]],
  ['nobody', []],
])('searching %s finds by name, footballer, country or position', (search, found) => {
  expect(filterLeaderboard([flea, kaiser], search)).toEqual(found);
});

test('a goat without a position stays searchable by the rest', () => {
  expect(filterLeaderboard([kaiser], 'kaiser')).toEqual([kaiser]);
});
