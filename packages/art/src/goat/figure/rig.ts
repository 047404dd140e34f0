import type { Placement } from '../../ink/placement.ts';
import { TRUNKS } from '../build.ts';
import type { BuildName, GoatDesign, WornHead } from '../goat-design.ts';
import { add, type Bone, type Spot } from './bone.ts';
import type { LimbPose, Skeleton } from './skeleton.ts';
import { torsoPlacement } from './torso.ts';

/** Flesh and length of limbs by build; a towering goat is the one poses are set for. */
export const LIMBS: Readonly<Record<BuildName, { readonly thick: number; readonly long: number }>> =
  {
    compact: { thick: 1.1, long: 0.94 },
    towering: { thick: 1.08, long: 1.02 },
    barrel: { thick: 1.2, long: 0.93 },
    lean: { thick: 0.92, long: 1 },
  };

export interface RiggedLimb {
  readonly first: Bone;
  readonly second: Bone;
  readonly hoof: { readonly at: Spot; readonly turn: number; readonly scale: number };
}

/** A goat's joints in one pose, measured for its build. */
export interface Rig {
  readonly torso: Placement;
  readonly neck: Placement;
  readonly arms: readonly [RiggedLimb, RiggedLimb];
  readonly legs: readonly [far: RiggedLimb, near: RiggedLimb];
  readonly ball: { readonly x: number; readonly y: number; readonly r: number } | undefined;
}

/** Scale of the torso that the flesh of limbs was drawn for. */
const DRAWN_AT = 0.56;

const ARM_ROOTS: readonly [Spot, Spot] = [
  [128, 400],
  [480, 400],
];
const LEG_ROOTS: Readonly<Record<'left' | 'right', Spot>> = { left: [226, 640], right: [382, 640] };

function limb(
  root: Spot,
  pose: LimbPose,
  build: BuildName,
  kind: 'arm' | 'leg',
  scale: number,
): RiggedLimb {
  const { thick, long } = LIMBS[build];
  const middle = add(root, pose.first, long);
  const end = add(middle, pose.second, long);
  const bends = pose.first[1] * pose.second[0] - pose.first[0] * pose.second[1] > 0;
  // An elbow closes to the front of the arm, a knee to the back of the leg.
  const flex = bends === (kind === 'arm') ? 1 : -1;
  const flesh = thick * scale;
  const first: Bone = {
    from: root,
    to: middle,
    thick: flesh,
    flex,
    bow: kind === 'leg' ? 0.03 : 0,
  };
  const second: Bone = {
    from: middle,
    to: end,
    thick: flesh,
    flex,
    bow: kind === 'leg' ? -0.03 : 0.02,
    ...(pose.reach ? { swell: (pose.reach - 1) * 0.6 } : {}),
  };
  const turn =
    (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI - 90 + (pose.hoof ?? 0);
  const size = (kind === 'leg' ? 0.86 : 0.78) * flesh * (pose.reach ?? 1);
  return { first, second, hoof: { at: end, turn, scale: size } };
}

/**
 * The joints of one goat in one pose.
 * @example rigFor(design, FIGURES.Volley, brow).legs[1].second.to // the kicking fetlock
 */
export function rigFor(design: GoatDesign, pose: Skeleton, brow: Spot): Rig {
  const { build } = design;
  const torso = torsoPlacement(design, pose);
  const from = ([x, y]: Spot): Spot => {
    const at = torso({ x, y });
    return [at.x, at.y];
  };
  const flesh = pose.scale / DRAWN_AT;
  const arms = [
    limb(from(ARM_ROOTS[0]), pose.arms[0], build, 'arm', flesh),
    limb(from(ARM_ROOTS[1]), pose.arms[1], build, 'arm', flesh),
  ] as const;
  const far = pose.near === 'left' ? 'right' : 'left';
  const legs = [
    limb(from(LEG_ROOTS[far]), pose.legs[0], build, 'leg', flesh),
    limb(from(LEG_ROOTS[pose.near]), pose.legs[1], build, 'leg', flesh),
  ] as const;
  const anchors: Readonly<Record<'head' | 'near' | 'hands', Spot>> = {
    head: brow,
    near: legs[1].hoof.at,
    hands: [
      (arms[0].hoof.at[0] + arms[1].hoof.at[0]) / 2,
      (arms[0].hoof.at[1] + arms[1].hoof.at[1]) / 2,
    ],
  };
  const at = pose.ball && add(anchors[pose.ball.by], pose.ball.off);
  return {
    torso,
    neck: torsoPlacement(design, pose, TRUNKS[build].neck),
    arms,
    legs,
    ball: at && pose.ball ? { x: at[0], y: at[1], r: pose.ball.r } : undefined,
  };
}

/** A head as it is worn in action: smaller, turned to the ball. */
export function headInAction(head: WornHead, pose: Skeleton): WornHead {
  const { place } = head;
  const aside = head.view === 'profile' ? (pose.head.profile ?? 0) : 0;
  return {
    ...head,
    facing: pose.head.facing,
    place: {
      ...place,
      to: add(pose.neck, pose.head.at),
      turn: pose.head.turn + aside + (place.turn ?? 0) * 0.4,
      scale: (place.scale ?? 1) * pose.scale * 1.08,
    },
  };
}
