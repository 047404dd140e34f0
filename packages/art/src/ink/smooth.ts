import type { Segment } from './path-data.ts';
import type { Point } from './point.ts';

const HANDLE = 0.36;

/** Direction of the curve at a rounded point, leaning to the nearer neighbour or curves overshoot. */
function tangent(before: Point, at: Point, after: Point): readonly [number, number] {
  const a = Math.hypot(at.x - before.x, at.y - before.y) || 1;
  const b = Math.hypot(after.x - at.x, after.y - at.y) || 1;
  const x = (at.x - before.x) / a / a + (after.x - at.x) / b / b;
  const y = (at.y - before.y) / a / a + (after.y - at.y) / b / b;
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/**
 * Cubics through hand-placed points, sharp only at the corners.
 * @example smoothSegments(points('0,0! 50,10 100,0!'), false)
 */
export function smoothSegments(list: readonly Point[], closed: boolean): readonly Segment[] {
  const count = list.length;
  const tangents = list.map((p, i) => {
    if (p.corner || (!closed && (i === 0 || i === count - 1))) return undefined;
    return tangent(list[(i - 1 + count) % count]!, p, list[(i + 1) % count]!);
  });
  const segments: Segment[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = list[i]!;
    const to = list[(i + 1) % count]!;
    const leave = tangents[i];
    const arrive = tangents[(i + 1) % count];
    if (!leave && !arrive) {
      segments.push({ from, to });
      continue;
    }
    segments.push({ from, handles: handlesBetween(from, leave, arrive, to), to });
  }
  return segments;
}

type Direction = readonly [number, number] | undefined;

/**
 * One handle where a quadratic does the work, which is nearly everywhere; two where the curve
 * turns the other way between its ends.
 */
function handlesBetween(
  from: Point,
  leave: Direction,
  arrive: Direction,
  to: Point,
): readonly [Point] | readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const half = length / 2;
  if (!leave) return [{ x: to.x - arrive![0] * half, y: to.y - arrive![1] * half }];
  if (!arrive) return [{ x: from.x + leave[0] * half, y: from.y + leave[1] * half }];
  const cross = leave[0] * arrive[1] - leave[1] * arrive[0];
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const out = (dx * arrive[1] - dy * arrive[0]) / cross;
  const back = (dy * leave[0] - dx * leave[1]) / -cross;
  const near = length * 0.28;
  const far = length * 0.85;
  if (out > near && out < far && back > near && back < far) {
    return [{ x: from.x + leave[0] * out, y: from.y + leave[1] * out }];
  }
  const reach = length * HANDLE;
  return [
    { x: from.x + leave[0] * reach, y: from.y + leave[1] * reach },
    { x: to.x - arrive[0] * reach, y: to.y - arrive[1] * reach },
  ];
}

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

/**
 * Evenly spaced stations along an open curve, for horns, locks and ink.
 * @example walk(points('0,0 50,20 100,0'), 10)
 */
export function walk(list: readonly Point[], steps: number): readonly Station[] {
  const segments = smoothSegments(list, false);
  const lengths = segments.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: steps + 1 }, (_, k) => {
    let rest = (k / steps) * total;
    let i = 0;
    while (i < segments.length - 1 && rest > lengths[i]!) rest -= lengths[i++]!;
    return stationOn(segments[i]!, Math.min(1, rest / (lengths[i] || 1)), k / steps);
  });
}

function stationOn({ from, handles, to }: Segment, u: number, t: number): Station {
  const [a, b] = cubicHandles(from, handles, to);
  const v = 1 - u;
  const along = (p: number, q: number, r: number, s: number): number =>
    v * v * v * p + 3 * v * v * u * q + 3 * v * u * u * r + u * u * u * s;
  const slope = (p: number, q: number, r: number, s: number): number =>
    v * v * (q - p) + 2 * v * u * (r - q) + u * u * (s - r);
  const dx = slope(from.x, a.x, b.x, to.x);
  const dy = slope(from.y, a.y, b.y, to.y);
  const length = Math.hypot(dx, dy) || 1;
  const tx = dx / length;
  const ty = dy / length;
  const x = along(from.x, a.x, b.x, to.x);
  const y = along(from.y, a.y, b.y, to.y);
  return { x, y, tx, ty, nx: -ty, ny: tx, t };
}

function cubicHandles(
  from: Point,
  handles: Segment['handles'],
  to: Point,
): readonly [Point, Point] {
  if (handles?.length === 2) return handles;
  const middle = handles?.[0] ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const towards = (p: Point): Point => ({
    x: p.x + ((middle.x - p.x) * 2) / 3,
    y: p.y + ((middle.y - p.y) * 2) / 3,
  });
  return [towards(from), towards(to)];
}
