import { dotAt } from '../marks/dot.ts';
import { type Contour, type Shape, trimmed } from '../marks/mark.ts';
import { type Matrix, nested, turned } from '../marks/matrix.ts';
import { outlines, placed } from '../marks/outline.ts';
import { shiftedInto, tileShifts } from '../marks/tiles.ts';
import type { Box } from '../picture/layers.ts';

/** Specks that repeat in a square and are seen within a stream. */
export interface Specks {
  readonly period: number;
  readonly turn: number;
  /** `M6 8h.1M19 15h.1…` */
  readonly data: string;
  readonly width: number;
}

/** How far a stream may be from its chords; its edge cuts specks that are smaller than that. */
const TOLERANCE = 0.4;

/** A stream of specks `width` wide along a line: `streamShapes(SPIRAL, 96, specks, place, INSIDE)`. */
export function streamShapes(
  way: string,
  width: number,
  specks: Specks,
  place: Matrix,
  box: Box,
): Shape[] {
  const scale = Math.hypot(place[0], place[1]);
  const half = (width / 2) * scale;
  const radius = (specks.width / 2) * scale;
  const [line = new Float64Array()] = outlines(way, place, TOLERANCE);
  const seen = within(around(line, half), box);
  const sheet = nested(place, turned(specks.turn));
  const dots = Array.from(specks.data.matchAll(/M(\d+) (\d+)h\.1/g), ([, x, y]) =>
    speckAt(Number(x) + 0.05, Number(y), specks, sheet),
  ).filter((dot) => dot !== undefined);
  const shapes: Shape[] = [];
  for (const shift of tileShifts(specks.period, sheet, seen)) {
    for (const { contour, x, y } of dots) {
      const shifted = shiftedInto(contour, shift, seen);
      const middle = [x + shift[0], y + shift[1]] as const;
      const left = shifted && inStream(shifted, middle, radius, line, half);
      if (left) shapes.push([left]);
    }
  }
  return shapes;
}

/** A speck that reaches over the edge of its square is cut off there, as patterns are. */
function speckAt(x: number, y: number, { period, width }: Specks, sheet: Matrix) {
  const upper = trimmed(dotAt(x, y, width / 2), { x: 0, y: 1, reach: period });
  const left = upper && trimmed(upper, { x: 1, y: 0, reach: period });
  if (!left) return undefined;
  const middle = placed([x, y], sheet);
  return { contour: placed(left, sheet), x: middle[0]!, y: middle[1]! };
}

/** What a stream shows of a dot: all, nothing, or what its edge leaves. */
function inStream(
  dot: Contour,
  [x, y]: readonly [number, number],
  radius: number,
  line: Contour,
  half: number,
): Contour | undefined {
  const [nearX, nearY] = nearest(line, x, y);
  const away = Math.hypot(x - nearX, y - nearY);
  if (away >= half + radius) return undefined;
  if (away <= half - radius) return dot;
  const [outX, outY] = [(x - nearX) / away, (y - nearY) / away];
  return trimmed(dot, { x: outX, y: outY, reach: outX * nearX + outY * nearY + half });
}

function nearest(line: Contour, x: number, y: number): readonly [number, number] {
  let [bestX, bestY, best] = [0, 0, Number.POSITIVE_INFINITY];
  for (let i = 2; i < line.length; i += 2) {
    const fromX = line[i - 2]!;
    const fromY = line[i - 1]!;
    const stepX = line[i]! - fromX;
    const stepY = line[i + 1]! - fromY;
    const along = ((x - fromX) * stepX + (y - fromY) * stepY) / (stepX * stepX + stepY * stepY);
    const share = Math.max(0, Math.min(1, along));
    const atX = fromX + stepX * share;
    const atY = fromY + stepY * share;
    const far = (x - atX) * (x - atX) + (y - atY) * (y - atY);
    if (far < best) [bestX, bestY, best] = [atX, atY, far];
  }
  return [bestX, bestY];
}

function around(line: Contour, margin: number): Box {
  const xs = line.filter((_, i) => i % 2 === 0);
  const ys = line.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

function within(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}
