import type { Placement } from '../../ink/placement.ts';

export type Spot = readonly [x: number, y: number];

/** One bone of a skeleton, in the picture. */
export interface Bone {
  readonly from: Spot;
  readonly to: Spot;
  /** Breadth of the flesh on it against the drawn one. */
  readonly thick: number;
  /** Which way the joint at its end closes: 1 when flexors lie on the right of the way down. */
  readonly flex: 1 | -1;
  /** Growth from root to end: a hoof that comes towards us carries a broader shin. */
  readonly swell?: number;
  /** How far the flesh bows towards the flexors, as a share of the length. */
  readonly bow?: number;
}

/**
 * Carries a limb drawn straight down, root at 0,0 and end at 0,100, flexors to the right, onto a
 * bone.
 * @example alongBone({ from: [10, 10], to: [90, 40], thick: 1, flex: 1 })({ x: 0, y: 100 })
 */
export function alongBone({ from, to, thick, flex, swell = 0, bow = 0 }: Bone): Placement {
  const ux = (to[0] - from[0]) / 100;
  const uy = (to[1] - from[1]) / 100;
  const length = Math.hypot(ux, uy) || 1;
  const nx = (uy / length) * flex;
  const ny = (-ux / length) * flex;
  return (p) => {
    const t = Math.max(0, Math.min(1, p.y / 100));
    const across = p.x * thick * (1 + swell * t) + bow * 100 * length * Math.sin(Math.PI * t);
    // Caps beyond either end keep the breadth of the flesh, however short the bone is.
    const beyond = p.y < 0 ? p.y : p.y > 100 ? p.y - 100 : 0;
    const along = p.y - beyond + (beyond * thick) / length;
    return {
      x: from[0] + ux * along + nx * across,
      y: from[1] + uy * along + ny * across,
      corner: p.corner,
    };
  };
}

/** Where the light comes from: upper left. */
const LIGHT: Spot = [-0.6, -0.8];

/** From -1 to 1: how squarely the flexors of a bone face the light. */
export function litness({ from, to, flex }: Bone): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return flex * ((dy / length) * LIGHT[0] + (-dx / length) * LIGHT[1]);
}

export const add = (a: Spot, b: Spot, by = 1): Spot => [a[0] + b[0] * by, a[1] + b[1] * by];

/** The first share of a bone. */
export const upTo = (bone: Bone, share: number): Bone => ({
  ...bone,
  to: [
    bone.from[0] + (bone.to[0] - bone.from[0]) * share,
    bone.from[1] + (bone.to[1] - bone.from[1]) * share,
  ],
});
