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
  if (between.length === 0) return [{ from, to }];
  if (between.length === 1) return [{ from, handles: [arch(from, between[0]!, to)], to }];
  const handles = relax(
    between,
    (handle, i) => {
      const before = i === 0 ? from : handle(i - 1);
      const after = i === between.length - 1 ? to : handle(i + 1);
      const wall = i === 0 || i === between.length - 1;
      const weight = { before: i === 0 ? 1 : 0.5, after: i === between.length - 1 ? 1 : 0.5 };
      const own = wall ? 2.5 : 3;
      return (p) => ({
        x: (4 * p.x - before.x * weight.before - after.x * weight.after) / own,
        y: (4 * p.y - before.y * weight.before - after.y * weight.after) / own,
      });
    },
    from,
    to,
  );
  return handles.map((handle, i) => ({
    from: i === 0 ? from : middle(handles[i - 1]!, handle),
    handles: [handle],
    to: i === handles.length - 1 ? to : middle(handle, handles[i + 1]!),
    mirrors: i > 0,
  }));
}

/** All the way round without a corner. */
function loop(list: readonly Point[]): readonly Segment[] {
  const count = list.length;
  const handles = relax(
    list,
    (handle, i) => {
      const before = handle((i - 1 + count) % count);
      const after = handle((i + 1) % count);
      return (p) => ({
        x: (8 * p.x - before.x - after.x) / 6,
        y: (8 * p.y - before.y - after.y) / 6,
      });
    },
    list[count - 1]!,
    list[0]!,
  );
  return handles.map((handle, i) => ({
    from: middle(handles[(i - 1 + count) % count]!, handle),
    handles: [handle],
    to: middle(handle, handles[(i + 1) % count]!),
    mirrors: i > 0,
  }));
}

type Pull = (handle: (i: number) => Point, i: number) => (p: Point) => Point;

/** Moves handles out until the curve passes through its points; none strays past a neighbour. */
function relax(list: readonly Point[], pull: Pull, before: Point, after: Point): readonly Point[] {
  let handles: readonly Point[] = list;
  for (let round = 0; round < ROUNDS; round++) {
    const current = handles;
    handles = list.map((p, i) => {
      const wish = pull((k) => current[k]!, i)(p);
      const reach =
        0.5 * Math.min(distance(p, list[i - 1] ?? before), distance(p, list[i + 1] ?? after));
      const away = distance(p, wish);
      const share = away > reach ? reach / away : 1;
      return { x: p.x + (wish.x - p.x) * share, y: p.y + (wish.y - p.y) * share };
    });
  }
  return handles;
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

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
