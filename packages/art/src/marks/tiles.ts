import type { Box } from '../picture/layers.ts';
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

/** The same points elsewhere, where any of them can be seen in the box. */
export function shiftedInto(
  contour: Contour,
  [dx, dy]: readonly [number, number],
  box: Box,
): Contour | undefined {
  const copy: number[] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < contour.length; i += 2) {
    const x = contour[i]! + dx;
    const y = contour[i + 1]! + dy;
    copy.push(x, y);
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const seen =
    right > box.x && left < box.x + box.width && bottom > box.y && top < box.y + box.height;
  return seen ? copy : undefined;
}
