import type { Box } from '../picture/box.ts';
import type { Contour } from './mark.ts';
import { inverse, type Matrix } from './matrix.ts';

/**
 * Where a pattern repeats within a box: how far each repetition stands from the first.
 * @example tileShifts(190, place, INSIDE)
 */
export function tileShifts(period: number, place: Matrix, box: Box): (readonly [number, number])[] {
  const [a, b, c, d, e, f] = inverse(place);
  const corners = [0, 1, 2, 3].map((corner) => {
    const x = box.x + (corner & 1) * box.width;
    const y = box.y + (corner >> 1) * box.height;
    return [(a * x + c * y + e) / period, (b * x + d * y + f) / period] as const;
  });
  const first = (axis: 0 | 1): number => Math.floor(Math.min(...corners.map((p) => p[axis])));
  const last = (axis: 0 | 1): number => Math.floor(Math.max(...corners.map((p) => p[axis])));
  const shifts: (readonly [number, number])[] = [];
  for (let row = first(1); row <= last(1); row += 1) {
    for (let column = first(0); column <= last(0); column += 1) {
      const [x, y] = [column * period, row * period];
      shifts.push([place[0] * x + place[2] * y, place[1] * x + place[3] * y]);
    }
  }
  return shifts;
}

/** Those shifts at which a contour is seen in the box, x and y in turn. */
export function shiftsInto(
  contour: Contour,
  shifts: readonly (readonly [number, number])[],
  box: Box,
): number[] {
  const xs = contour.filter((_, i) => i % 2 === 0);
  const ys = contour.filter((_, i) => i % 2 === 1);
  const [left, right] = [box.x - Math.max(...xs), box.x + box.width - Math.min(...xs)];
  const [top, bottom] = [box.y - Math.max(...ys), box.y + box.height - Math.min(...ys)];
  const seen: number[] = [];
  for (const [x, y] of shifts) {
    if (x > left && x < right && y > top && y < bottom) seen.push(x, y);
  }
  return seen;
}
