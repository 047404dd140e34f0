import type { Point } from './point.ts';

/** Moves a point from the space a part was drawn in to the space of the picture. */
export type Placement = (point: Point) => Point;

/** Leaves everything where it was drawn. */
export const inPlace: Placement = (point) => point;

export interface Pose2d {
  /** The point of the drawing that stays put while it turns and grows. */
  readonly pivot: readonly [number, number];
  /** Where that point lands in the picture; the pivot itself when left out. */
  readonly to?: readonly [number, number];
  readonly turn?: number;
  readonly scale?: number;
  /** Extra stretch sideways only; negative mirrors the drawing. */
  readonly wide?: number;
}

/**
 * Turn, grow and mirror about a pivot.
 * @example place({ pivot: [300, 250], to: [310, 220], turn: -4, scale: 0.82 })
 */
export function place({ pivot, to = pivot, turn = 0, scale = 1, wide = 1 }: Pose2d): Placement {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (p) => {
    const x = (p.x - pivot[0]) * scale * wide;
    const y = (p.y - pivot[1]) * scale;
    return { x: to[0] + x * cos - y * sin, y: to[1] + x * sin + y * cos, corner: p.corner };
  };
}

/**
 * The affine placement that carries three points of a drawing onto three points of another.
 * @example ontoTriangle([[0, 0], [1, 0], [0, 1]], [[5, 5], [9, 5], [5, 9]])
 */
export function ontoTriangle(from: Triangle, to: Triangle): Placement {
  const [o, u, v] = from;
  const [O, U, V] = to;
  const ux = u[0] - o[0];
  const uy = u[1] - o[1];
  const vx = v[0] - o[0];
  const vy = v[1] - o[1];
  const det = ux * vy - uy * vx;
  return (p) => {
    const dx = p.x - o[0];
    const dy = p.y - o[1];
    const a = (dx * vy - dy * vx) / det;
    const b = (ux * dy - uy * dx) / det;
    return {
      corner: p.corner,
      x: O[0] + a * (U[0] - O[0]) + b * (V[0] - O[0]),
      y: O[1] + a * (U[1] - O[1]) + b * (V[1] - O[1]),
    };
  };
}

type Pair = readonly [number, number];
export type Triangle = readonly [Pair, Pair, Pair];

/**
 * Applies placements in the order given.
 * @example chain(warpMuzzle, place({ pivot: [0, 0], scale: 2 }))
 */
export function chain(...steps: readonly Placement[]): Placement {
  return (point) => {
    let moved = point;
    for (const step of steps) moved = step(moved);
    return moved;
  };
}
