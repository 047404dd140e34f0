import type { Point } from './point.ts';

/** A place along a curve with its direction and the normal to its left. */
export interface Station {
  readonly x: number;
  readonly y: number;
  readonly tx: number;
  readonly ty: number;
  readonly nx: number;
  readonly ny: number;
  readonly t: number;
}

interface Cubic {
  readonly from: Point;
  readonly first: Point;
  readonly second: Point;
  readonly to: Point;
}

const HANDLE = 0.36;

/** Direction of the curve at a point, leaning to the nearer neighbour or curves overshoot. */
function tangent(before: Point, at: Point, after: Point): Point {
  const a = Math.hypot(at.x - before.x, at.y - before.y) || 1;
  const b = Math.hypot(after.x - at.x, after.y - at.y) || 1;
  const x = (at.x - before.x) / a / a + (after.x - at.x) / b / b;
  const y = (at.y - before.y) / a / a + (after.y - at.y) / b / b;
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Cubics along a spine: evenly curved, since nobody has to write them down. */
function cubicsThrough(list: readonly Point[]): readonly Cubic[] {
  const tangents = list.map((p, i) => {
    const before = list[i - 1];
    const after = list[i + 1];
    return before && after ? tangent(before, p, after) : undefined;
  });
  return list.slice(1).map((to, i) => {
    const from = list[i]!;
    const reach = Math.hypot(to.x - from.x, to.y - from.y) * HANDLE;
    const leave = tangents[i];
    const arrive = tangents[i + 1];
    const first = leave && { x: from.x + leave.x * reach, y: from.y + leave.y * reach };
    const second = arrive && { x: to.x - arrive.x * reach, y: to.y - arrive.y * reach };
    const towards = (p: Point, q: Point): Point => ({
      x: p.x + (q.x - p.x) * 0.45,
      y: p.y + (q.y - p.y) * 0.45,
    });
    return {
      from,
      first: first ?? towards(from, second ?? to),
      second: second ?? towards(to, first ?? from),
      to,
    };
  });
}

/**
 * Evenly spaced stations along an open curve, for horns, locks and ink.
 * @example walk(points('0,0 50,20 100,0'), 10)
 */
export function walk(list: readonly Point[], steps: number): readonly Station[] {
  const cubics = cubicsThrough(list);
  const lengths = cubics.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: steps + 1 }, (_, k) => {
    let rest = (k / steps) * total;
    let i = 0;
    while (i < cubics.length - 1 && rest > lengths[i]!) rest -= lengths[i++]!;
    return stationOn(cubics[i]!, Math.min(1, rest / (lengths[i] || 1)), k / steps);
  });
}

function stationOn({ from, first, second, to }: Cubic, u: number, t: number): Station {
  const v = 1 - u;
  const along = (p: number, q: number, r: number, s: number): number =>
    v * v * v * p + 3 * v * v * u * q + 3 * v * u * u * r + u * u * u * s;
  const slope = (p: number, q: number, r: number, s: number): number =>
    v * v * (q - p) + 2 * v * u * (r - q) + u * u * (s - r);
  const dx = slope(from.x, first.x, second.x, to.x);
  const dy = slope(from.y, first.y, second.y, to.y);
  const length = Math.hypot(dx, dy) || 1;
  const tx = dx / length;
  const ty = dy / length;
  const x = along(from.x, first.x, second.x, to.x);
  const y = along(from.y, first.y, second.y, to.y);
  return { x, y, tx, ty, nx: -ty, ny: tx, t };
}
