import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsFor } from './grid-measure.ts';

test('a tile keeps a width at which its links can be hit, on every screen from 320 px up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 288, max: 1296 }), (width) => {
      const columns = columnsFor(width);
      const gap = width < 500 ? 14 : 24;
      const tile = (width - gap * (columns - 1)) / columns;
      expect(tile).toBeGreaterThan(130);
    }),
  );
});

test('a wider screen never shows fewer cards in a row', () => {
  for (let width = 289; width <= 1296; width += 1) {
    expect(columnsFor(width)).toBeGreaterThanOrEqual(columnsFor(width - 1));
  }
});
