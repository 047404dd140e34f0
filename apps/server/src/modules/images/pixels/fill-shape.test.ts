import { expect, it } from 'vitest';
import { fillShape, type Ground } from './fill-shape.ts';

const INK = { pixel: 0xffffffff, share: 256 };
const FAINT = { pixel: 0xffffffff, share: 128 };
const square = (left: number, top: number, right: number, bottom: number) => [
  left,
  top,
  right,
  top,
  right,
  bottom,
  left,
  bottom,
];

function blank(more: Partial<Ground> = {}): Ground {
  const bounds = { left: 0, upper: 0, right: 8, lower: 8 };
  return {
    ...bounds,
    pixels: new Uint32Array(64).fill(0xff000000),
    width: 8,
    scale: 1,
    top: 0,
    ...more,
  };
}

const reds = ({ pixels }: Ground, row: number) =>
  Array.from(pixels.subarray(row * 8, row * 8 + 8), (pixel) => pixel & 255);

it('a shape on whole pixels is filled to its edge and not beyond', () => {
  const ground = blank();
  fillShape([square(2, 1, 5, 3)], INK, ground);
  expect(reds(ground, 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(reds(ground, 2)).toEqual([0, 0, 255, 255, 255, 0, 0, 0]);
  expect(reds(ground, 3)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

it('edges between pixels are smoothed by what they cover, slanting ones too', () => {
  const ground = blank();
  fillShape([square(1.25, 0.5, 3.5, 1)], INK, ground);
  const [, first = 0, second = 0, third = 0] = reds(ground, 0);
  expect([first, second, third].map((each) => Math.round((each / 255) * 16))).toEqual([6, 8, 4]);
  const slanted = blank();
  fillShape([[0, 0, 8, 0, 0, 8]], INK, slanted);
  expect(Math.abs(reds(slanted, 3)[4]! - 128)).toBeLessThan(3);
  expect(reds(slanted, 3)[3]).toBe(255);
  expect(reds(slanted, 3)[5]).toBe(0);
});

it('the hole of a letter stays open, and a faint mark lets the card show through', () => {
  const ground = blank();
  const hole = [3, 3, 3, 5, 5, 5, 5, 3];
  fillShape([square(1, 1, 7, 7), hole], FAINT, ground);
  expect(reds(ground, 4)[4]).toBe(0);
  expect(Math.abs(reds(ground, 4)[2]! - 128)).toBeLessThan(3);
});

it('marks end where the frame begins, on every side', () => {
  const ground = blank({ left: 2, upper: 2, right: 6, lower: 6, scale: 2, top: -1 });
  fillShape([square(-9, -9, 9, 9)], INK, ground);
  const painted = Array.from({ length: 8 }, (_, row) => reds(ground, row).filter(Boolean).length);
  expect(painted).toEqual([0, 0, 4, 4, 4, 4, 0, 0]);
});

it('a shape that is stamped elsewhere looks as one that was drawn there', () => {
  const [drawn, stamped] = [blank({ scale: 1.5, top: -1 }), blank({ scale: 1.5, top: -1 })];
  fillShape([[1.3, 1.1, 4, 1.6, 2.2, 4]], INK, drawn);
  fillShape([[0.3, 0.6, 3, 1.1, 1.2, 3.5]], INK, stamped, 1, 0.5);
  expect(stamped.pixels).toEqual(drawn.pixels);
});
