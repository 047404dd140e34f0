import type { Segment } from './path-data.ts';
import type { Point } from './point.ts';

/** Rounds of relaxation after which the handles no longer move by a visible amount. */
const ROUNDS = 6;

/**
 * Curves through hand-placed points, sharp only at the corners. Between two corners every handle
 * but the first is the mirror image of the one before it, which is what makes a path short.
 * @example smoothSegments(points('0,0! 50,10 100,0!'), false)
 */
export function smoothSegments(list: readonly Point[], closed: boolean): readonly Segment[] {
  const count = list.length;
  const firstCorner = list.findIndex((p) => p.corner);
  if (closed && firstCorner < 0) return loop(list);
  const start = closed ? firstCorner : 0;
  const last = closed ? count : count - 1;
  const segments: Segment[] = [];
  let from = list[start]!;
  let between: Point[] = [];
  for (let step = 1; step <= last; step++) {
    const p = list[(start + step) % count]!;
    if (p.corner || step === last) {
      segments.push(...run(from, between, p));
      from = p;
      between = [];
    } else between.push(p);
  }
  return segments;
}

/** From one corner to the next, past the rounded points between them. */
function run(from: Point, between: readonly Point[], to: Point): readonly Segment[] {
  const count = between.length;
  if (count === 0) return [{ from, to }];
  if (count === 1) return [{ from, handles: [arch(from, between[0]!, to)], to }];
  const handles = relax(between, from, to, false);
  return handles.map((handle, i) => ({
    from: i === 0 ? from : middle(handles[i - 1]!, handle),
    handles: [handle],
    to: i === count - 1 ? to : middle(handle, handles[i + 1]!),
    mirrors: i > 0,
  }));
}

/** All the way round without a corner. */
function loop(list: readonly Point[]): readonly Segment[] {
  const count = list.length;
  const handles = relax(list, list[count - 1]!, list[0]!, true);
  return handles.map((handle, i) => ({
    from: middle(handles[(i - 1 + count) % count]!, handle),
    handles: [handle],
    to: middle(handle, handles[(i + 1) % count]!),
    mirrors: i > 0,
  }));
}

/**
 * Moves handles out until the curve passes through its points; none strays past a neighbour. The
 * first and last handle of a run lean on a corner, which holds the curve where it stands, while a
 * neighbouring handle only draws it half way.
 */
function relax(
  list: readonly Point[],
  before: Point,
  after: Point,
  round: boolean,
): readonly Point[] {
  const last = list.length - 1;
  const reach = list.map(
    (p, i) => 0.5 * Math.min(distance(p, list[i - 1] ?? before), distance(p, list[i + 1] ?? after)),
  );
  let x = list.map((p) => p.x);
  let y = list.map((p) => p.y);
  for (let pass = 0; pass < ROUNDS; pass++) {
    const nextX = new Array<number>(last + 1);
    const nextY = new Array<number>(last + 1);
    for (let i = 0; i <= last; i++) {
      const p = list[i]!;
      const leans = !round && i === 0;
      const ends = !round && i === last;
      const a = leans ? 1 : 0.5;
      const b = ends ? 1 : 0.5;
      const own = leans || ends ? 2.5 : 3;
      const i0 = i === 0 ? last : i - 1;
      const i1 = i === last ? 0 : i + 1;
      const dx =
        (4 * p.x - (leans ? before.x : x[i0]!) * a - (ends ? after.x : x[i1]!) * b) / own - p.x;
      const dy =
        (4 * p.y - (leans ? before.y : y[i0]!) * a - (ends ? after.y : y[i1]!) * b) / own - p.y;
      const away = Math.sqrt(dx * dx + dy * dy);
      const share = away > reach[i]! ? reach[i]! / away : 1;
      nextX[i] = p.x + dx * share;
      nextY[i] = p.y + dy * share;
    }
    x = nextX;
    y = nextY;
  }
  return x.map((handleX, i) => ({ x: handleX, y: y[i]! }));
}

/** Handle of the one curve that passes through a point on its way between two others. */
function arch(from: Point, via: Point, to: Point): Point {
  const near = distance(from, via);
  const u = Math.max(0.3, Math.min(0.7, near / (near + distance(via, to) || 1)));
  const solve = (a: number, p: number, b: number): number =>
    (p - (1 - u) * (1 - u) * a - u * u * b) / (2 * u * (1 - u));
  return { x: solve(from.x, via.x, to.x), y: solve(from.y, via.y, to.y) };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const distance = (a: Point, b: Point): number =>
  Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
