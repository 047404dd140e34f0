import type { Segment } from './path-data.ts';
import type { Placement } from './placement.ts';
import type { Point } from './point.ts';
import { type Station, walk } from './station.ts';

/**
 * A stroke of the brush, nothing at both ends and `width` at its peak: out along one side, back
 * along the other. All slivers wind the same way, so that any number of them may share one path
 * without punching holes into each other.
 * @example sliver(points('10,10 40,20 80,10'), 5, 0.4, inPlace)
 */
export function sliver(
  list: readonly Point[],
  width: number,
  peak: number,
  placement: Placement,
): readonly Segment[] {
  const short = list.length <= 3;
  const stations = walk(list, short ? 2 : 3);
  const half = (t: number): number =>
    (width / 2) * Math.sin(((t < peak ? t / peak : (1 - t) / (1 - peak)) * Math.PI) / 2);
  const side = (sign: 1 | -1): readonly Point[] =>
    stations
      .slice(1, -1)
      .map((s: Station) =>
        placement({ x: s.x + sign * s.nx * half(s.t), y: s.y + sign * s.ny * half(s.t) }),
      );
  const from = placement({ x: stations[0]!.x, y: stations[0]!.y });
  const last = stations[stations.length - 1]!;
  const to = placement({ x: last.x, y: last.y });
  const left = side(1);
  const right = [...side(-1)].reverse();
  const there = { from, handles: through(from, left, to), to };
  const back = { from: to, handles: through(to, right, from), to: from };
  return windsLeft(from, left[0]!, to, right[0]!)
    ? [there, back]
    : [reverse(there), reverse(back)].reverse();
}

/** Handles of the curve that passes through one point half way, or two at the thirds. */
function through(
  a: Point,
  [b, c]: readonly Point[],
  d: Point,
): readonly [Point] | readonly [Point, Point] {
  if (!b) return [{ x: (a.x + d.x) / 2, y: (a.y + d.y) / 2 }];
  if (!c) return [{ x: 2 * b.x - (a.x + d.x) / 2, y: 2 * b.y - (a.y + d.y) / 2 }];
  const solve = (p: number, q: number, r: number, s: number): number =>
    (-5 * p + 18 * q - 9 * r + 2 * s) / 6;
  return [
    { x: solve(a.x, b.x, c.x, d.x), y: solve(a.y, b.y, c.y, d.y) },
    { x: solve(d.x, c.x, b.x, a.x), y: solve(d.y, c.y, b.y, a.y) },
  ];
}

function windsLeft(a: Point, b: Point, c: Point, d: Point): boolean {
  return (c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y) > 0;
}

function reverse({
  from,
  handles,
  to,
}: {
  from: Point;
  handles: readonly [Point] | readonly [Point, Point];
  to: Point;
}): Segment {
  return {
    from: to,
    handles: handles.length === 1 ? handles : [handles[1], handles[0]],
    to: from,
  };
}
