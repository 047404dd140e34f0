import type { Spot } from './bone.ts';
import type { LimbPose, Skeleton } from './skeleton.ts';

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

const mixSpot = (a: Spot, b: Spot, share: number): Spot => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];

/** Goes round with the joint: in a straight line the bone would be too short on its way. */
function swung(a: Spot, b: Spot, share: number): Spot {
  const [from, to] = [Math.atan2(a[1], a[0]), Math.atan2(b[1], b[0])];
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  const angle = from + turn * share;
  const long = mix(Math.hypot(...a), Math.hypot(...b), share);
  return [long * Math.cos(angle), long * Math.sin(angle)];
}

function mixLimb(a: LimbPose, b: LimbPose, share: number): LimbPose {
  return {
    ...(share < 0.5 ? a : b),
    first: swung(a.first, b.first, share),
    second: swung(a.second, b.second, share),
    hoof: mix(a.hoof ?? 0, b.hoof ?? 0, share),
    reach: mix(a.reach ?? 1, b.reach ?? 1, share),
  };
}

/**
 * What lies between two poses, on the same foot and facing the same way: every bone as long as it is
 * in either, turned about its joint. What cannot be mixed (which arm lies before the chest, what a
 * ball lies at) changes half-way.
 * @example between(FIGURES.Dribble, FIGURES.Volley, 0.5).hips // [275, 385]
 */
export function between(from: Skeleton, to: Skeleton, share: number): Skeleton {
  const one = share < 0.5 ? from : to;
  const [a, b] = [from.ball, to.ball];
  const ball =
    a && b && a.by === b.by
      ? { by: a.by, off: mixSpot(a.off, b.off, share), r: mix(a.r, b.r, share) }
      : one.ball;
  const { ball: _, ...rest } = one;
  return {
    ...rest,
    neck: mixSpot(from.neck, to.neck, share),
    hips: mixSpot(from.hips, to.hips, share),
    bend: mixSpot(from.bend, to.bend, share),
    shoulders: mix(from.shoulders, to.shoulders, share),
    pelvis: mix(from.pelvis, to.pelvis, share),
    scale: mix(from.scale, to.scale, share),
    halves: mixSpot(from.halves, to.halves, share),
    arms: [mixLimb(from.arms[0], to.arms[0], share), mixLimb(from.arms[1], to.arms[1], share)],
    legs: [mixLimb(from.legs[0], to.legs[0], share), mixLimb(from.legs[1], to.legs[1], share)],
    head: {
      ...one.head,
      at: mixSpot(from.head.at, to.head.at, share),
      turn: mix(from.head.turn, to.head.turn, share),
      profile: mix(from.head.profile ?? 0, to.head.profile ?? 0, share),
    },
    ...(ball && { ball }),
    wind: mixSpot(from.wind, to.wind, share),
  };
}
