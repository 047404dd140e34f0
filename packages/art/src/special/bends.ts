import type { Contour } from '../marks/mark.ts';

/** A line in pieces, each with a circle round it: most points are far from most pieces. */
export type Bends = readonly Bend[];

interface Bend {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: Contour;
}

/** Chords to a piece. */
const CHORDS = 8;

/** `bendsOf([0, 0, 10, 0, 20, 5])` */
export function bendsOf(line: Contour): Bends {
  const bends: Bend[] = [];
  for (let from = 0; from + 2 < line.length; from += 2 * CHORDS) {
    const points = line.slice(from, from + 2 * CHORDS + 2);
    const xs = points.filter((_, i) => i % 2 === 0);
    const ys = points.filter((_, i) => i % 2 === 1);
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const y = (Math.min(...ys) + Math.max(...ys)) / 2;
    const radius = Math.max(...xs.map((each, i) => Math.hypot(each - x, ys[i]! - y)));
    bends.push({ x, y, radius, points });
  }
  return bends;
}

/** The point of a line nearest to another, if it is nearer than `reach`. */
export function nearestOn(
  bends: Bends,
  x: number,
  y: number,
  reach: number,
): readonly [number, number] | undefined {
  let best = reach;
  let bestX = Number.NaN;
  let bestY = Number.NaN;
  for (const bend of bends) {
    const limit = best + bend.radius;
    const [offX, offY] = [x - bend.x, y - bend.y];
    if (offX * offX + offY * offY >= limit * limit) continue;
    const { points } = bend;
    for (let i = 2; i < points.length; i += 2) {
      const fromX = points[i - 2]!;
      const fromY = points[i - 1]!;
      const stepX = points[i]! - fromX;
      const stepY = points[i + 1]! - fromY;
      const along = ((x - fromX) * stepX + (y - fromY) * stepY) / (stepX * stepX + stepY * stepY);
      const share = Math.max(0, Math.min(1, along));
      const atX = fromX + stepX * share;
      const atY = fromY + stepY * share;
      const away = Math.sqrt((x - atX) * (x - atX) + (y - atY) * (y - atY));
      if (away < best) {
        best = away;
        bestX = atX;
        bestY = atY;
      }
    }
  }
  return best < reach ? [bestX, bestY] : undefined;
}
