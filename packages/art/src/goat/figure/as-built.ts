import type { Physique } from '../physique.ts';
import { add, type Spot } from './bone.ts';
import type { LimbPose, Skeleton } from './skeleton.ts';

/** The spot on the ground that a small goat shrinks towards. */
const GROUND: Spot = [316, 540];

/** The tallest against the goat poses are set for, so that its longer limbs stay in the picture. */
const TALLEST = 0.95;

const times = ([x, y]: Spot, by: number): Spot => [x * by, y * by];

const limb = (pose: LimbPose, long: number): LimbPose => ({
  ...pose,
  first: times(pose.first, long),
  second: times(pose.second, long),
});

function turned([x, y]: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/**
 * A pose, set for a goat of middling build, on the bones of one goat. The ball keeps its size and
 * its distance from hoof or brow: next to it one sees who is small.
 * @example asBuilt(FIGURES.Volley, TEN_GOATS['the-flea'].physique).scale // smaller
 */
export function asBuilt(pose: Skeleton, physique: Physique): Skeleton {
  const { trunk, neck, arm, leg, stoop } = physique;
  const height = physique.height * TALLEST;
  const { head, ball } = pose;
  const grown = ([x, y]: Spot): Spot => add(GROUND, [x - GROUND[0], y - GROUND[1]], height);
  const hips = grown(pose.hips);
  const top = grown(pose.neck);
  const forward = head.facing === 'right' ? stoop : -stoop;
  return {
    ...pose,
    hips,
    neck: add(hips, [top[0] - hips[0], top[1] - hips[1]], trunk),
    bend: times(pose.bend, height),
    scale: pose.scale * height,
    arms: [limb(pose.arms[0], arm.long * height), limb(pose.arms[1], arm.long * height)],
    legs: [limb(pose.legs[0], leg.long * height), limb(pose.legs[1], leg.long * height)],
    head: { ...head, at: times(turned(head.at, forward), neck.long * height) },
    ...(ball ? { ball: { ...ball, off: apart(ball.off, ball.r, height) } } : {}),
  };
}

/** The way to a ball's middle: what lies within the ball does not shrink. */
function apart(off: Spot, r: number, height: number): Spot {
  const far = Math.hypot(...off);
  return far === 0 ? off : times(off, height + (r * (1 - height)) / far);
}
