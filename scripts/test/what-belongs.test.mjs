import { expect, it } from 'vitest';
import { whatBelongs } from './what-belongs.mjs';

const nothing = {
  ...{ all: false, unknown: [], journeys: [], tests: [] },
  ...{ contracts: false, harnesses: false },
};

it('runs everything where nothing is named', () => {
  expect(whatBelongs([])).toEqual({ ...nothing, all: true, contracts: true, harnesses: true });
});

it.each([
  ['scripts/test/what-belongs.test.mjs', { tests: ['scripts/test/what-belongs.test.mjs'] }],
  ['./scripts/setup/', { tests: ['scripts/setup/'] }],
  ['packages/rules', { tests: ['packages/rules/'] }],
  ['scripts/setup/install.mjs', { tests: ['scripts/setup/install.test.'] }],
  ['scripts/setup/root.mjs', { tests: ['scripts/setup/'] }],
  ['e2e/journeys/week.spec.ts', { journeys: ['e2e/journeys/week.spec.ts'] }],
  ['week', { journeys: ['e2e/journeys/week.spec.ts'] }],
  ['e2e/players.ts', { journeys: ['e2e/journeys/'] }],
  ['what-belongs', { tests: ['what-belongs'] }],
  ['contracts/src', { contracts: true }],
  ['bench', { harnesses: true }],
])('finds what belongs to %s', (word, found) => {
  expect(whatBelongs([word])).toEqual({ ...nothing, ...found });
});

it('takes several together', () => {
  expect(whatBelongs(['week', 'cups.spec', 'packages/art'])).toEqual({
    ...nothing,
    journeys: ['e2e/journeys/week.spec.ts', 'e2e/journeys/cups.spec.ts'],
    tests: ['packages/art/'],
  });
});

it('names what nothing belongs to, instead of passing with no test at all', () => {
  const { unknown } = whatBelongs(['no-such-goat', 'LICENSE', 'week']);
  expect(unknown).toEqual(['no-such-goat', 'LICENSE']);
});
