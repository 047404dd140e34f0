import { dotAt } from '../marks/dot.ts';
import { type Mark, type Shape, trimmed } from '../marks/mark.ts';
import { type Matrix, moved, nested, turned } from '../marks/matrix.ts';
import { outlines, placed } from '../marks/outline.ts';
import { tileShifts } from '../marks/tiles.ts';
import type { Box } from '../picture/box.ts';
import { type Bends, bendsOf, nearestOn } from './bends.ts';

/** Specks that repeat in a square and are seen within a stream. */
export interface Specks {
  readonly period: number;
  readonly turn: number;
  /** `M6 8h.1M19 15h.1…` */
  readonly data: string;
  readonly width: number;
}

/** The line a stream takes through a picture. */
export interface Stream {
  readonly bends: Bends;
  readonly place: Matrix;
}

/** How far a stream may be from its chords; its edge only cuts specks. */
const TOLERANCE = 0.4;

/** `streamAlong('M0 0C…', place)` */
export function streamAlong(way: string, place: Matrix): Stream {
  return { bends: bendsOf(outlines(way, place, TOLERANCE)[0] ?? []), place };
}

/** What a stream `width` wide shows of specks: `specksIn(stream, 96, specks, INSIDE)`. */
export function specksIn(
  { bends, place }: Stream,
  width: number,
  specks: Specks,
  box: Box,
): Omit<Mark, 'colour'>[] {
  const scale = Math.hypot(place[0], place[1]);
  const half = (width / 2) * scale;
  const radius = (specks.width / 2) * scale;
  const sheet = nested(place, turned(specks.turn));
  const shifts = tileShifts(specks.period, sheet, grown(box, radius));
  const cut: Shape[] = [];
  const whole = Array.from(specks.data.matchAll(/M(\d+) (\d+)h\.1/g), ([, left, top]) => {
    const { contour, x, y } = speckAt(Number(left) + 0.05, Number(top), specks, sheet);
    const places: number[] = [];
    for (const [dx, dy] of shifts) {
      const near = nearestOn(bends, x + dx, y + dy, half + radius);
      if (!near) continue;
      const away = Math.hypot(x + dx - near[0], y + dy - near[1]);
      if (away <= half - radius) places.push(dx, dy);
      else {
        const [outX, outY] = [(x + dx - near[0]) / away, (y + dy - near[1]) / away];
        const bank = { x: outX, y: outY, reach: outX * near[0] + outY * near[1] + half };
        const left = trimmed(placed(contour, moved(dx, dy)), bank);
        if (left) cut.push([left]);
      }
    }
    return { shapes: [[contour]], places };
  });
  return [...whole, { shapes: cut }];
}

/** A speck that reaches over the edge of its square is cut off there, as patterns are. */
function speckAt(x: number, y: number, { period, width }: Specks, sheet: Matrix) {
  const upper = trimmed(dotAt(x, y, width / 2), { x: 0, y: 1, reach: period });
  const left = upper && trimmed(upper, { x: 1, y: 0, reach: period });
  const [middleX = 0, middleY = 0] = placed([x, y], sheet);
  return { contour: placed(left ?? [], sheet), x: middleX, y: middleY };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
