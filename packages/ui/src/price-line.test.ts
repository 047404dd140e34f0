import { expect, test } from 'vitest';
import { HEIGHT, placePoints, WIDTH } from './price-line.ts';

const point = (at: number, price: number) => ({ id: String(at), at, price, note: 'Sold' });

test('a card that was sold once has its point in the middle, not off the chart', () => {
  expect(placePoints([point(5, 100)])).toEqual([[WIDTH / 2, HEIGHT / 2]]);
});

test('the dearest sale is the highest, and a long silence is a long way', () => {
  const [first, second, last] = placePoints([point(0, 100), point(90, 300), point(100, 200)]);
  expect(second![1]).toBeLessThan(last![1]);
  expect(last![1]).toBeLessThan(first![1]);
  expect(second![0] - first![0]).toBeGreaterThan(5 * (last![0] - second![0]));
});

test('nothing is drawn outside of the box', () => {
  const places = placePoints([point(0, 0.02), point(1, 10_000_000), point(2, 5)]);
  for (const [x, y] of places) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});
