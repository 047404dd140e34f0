import { mintedCards } from '@goats/collection';
import { expect, test } from 'vitest';
import { holds, partsOf, playPart, rowsOf } from '../../scripts/simulation/run-experiments.ts';
import { shelve } from '../../scripts/simulation/shelf.ts';

/** A hundredth of what `npm run simulate` plays: seeded, so the same matches every time. */
const SCALE = 0.01;

test('the game is as fair and as deep as it was measured: no change of a rule tips it', () => {
  const shelf = shelve([...mintedCards()]);
  const rows = rowsOf(partsOf(SCALE).map((part) => ({ ...part, tally: playPart(shelf, part) })));
  expect(rows.length).toBeGreaterThan(30);
  // So few matches may stray from the truth by more than their interval: hence twice of it.
  const tipped = rows.filter((row) => !holds(row, 2 * row.measured.margin));
  expect(tipped.map(({ name, measured }) => `${name}: ${measured.share}`)).toEqual([]);
});
