import type { Point } from './point.ts';
import { walk } from './smooth.ts';

/**
 * A stroke of the brush, nothing at both ends and `width` at its peak. All slivers wind the same
 * way, so any number of them may share one path without punching holes into each other.
 * @example sliver(points('10,10 40,20 80,10'), 5)
 */
export function sliver(list: readonly Point[], width: number, peak = 0.4): readonly Point[] {
  const steps = Math.max(2, list.length - 1);
  const stations = walk(list, steps);
  const half = (t: number): number =>
    (width / 2) *
    (t < peak
      ? Math.sin(((t / peak) * Math.PI) / 2)
      : Math.sin((((1 - t) / (1 - peak)) * Math.PI) / 2));
  const inner = stations.slice(1, -1);
  const first = stations[0]!;
  const last = stations[steps]!;
  return [
    { x: first.x, y: first.y, corner: true },
    ...inner.map((s) => ({ x: s.x + s.nx * half(s.t), y: s.y + s.ny * half(s.t) })),
    { x: last.x, y: last.y, corner: true },
    ...inner.map((s) => ({ x: s.x - s.nx * half(s.t), y: s.y - s.ny * half(s.t) })).reverse(),
  ];
}
