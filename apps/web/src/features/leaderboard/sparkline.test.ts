import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sparkPoints } from './sparkline.tsx';

test('no month is drawn outside its box, not even in a year without sales', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { maxLength: 24 }),
      (values) => {
        for (const [x, y] of sparkPoints(values)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(104.01);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(34);
        }
      },
    ),
  );
});

test('the best month stands highest', () => {
  const [low, high] = sparkPoints([10, 40]);
  expect(high?.[1]).toBeLessThan(low?.[1] ?? 0);
});
