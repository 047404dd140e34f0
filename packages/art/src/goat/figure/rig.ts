import type { Placement } from '../../ink/placement.ts';
import type { GoatDesign, WornHead } from '../goat-design.ts';
import { add, type Bone, type Spot } from './bone.ts';
import type { BallAnchor, LimbPose, Skeleton } from './skeleton.ts';
import { torsoPlacement } from './torso.ts';

export interface RiggedLimb {
  readonly first: Bone;
  readonly second: Bone;
  readonly hoof: { readonly at: Spot; readonly turn: number; readonly scale: number };
  /** Lies before the chest. */
  readonly front?: true;
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

function limb(root: Spot, pose: LimbPose, kind: 'arm' | 'leg', flesh: number): RiggedLimb {
  const middle = add(root, pose.first);
  const end = add(middle, pose.second);
  const bends = pose.first[1] * pose.second[0] - pose.first[0] * pose.second[1] > 0;
  // An elbow closes to the front of the arm, a knee to the back of the leg.
  const flex = bends === (kind === 'arm') ? 1 : -1;
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
  return {
    first,
    second,
    hoof: { at: end, turn, scale: size },
    ...(pose.front && { front: true }),
  };
}

/**
 * The joints of one goat in one pose.
 * @example rigFor(design, FIGURES.Volley, brow).legs[1].second.to // the kicking fetlock
 */
export function rigFor(design: GoatDesign, pose: Skeleton, brow: Spot): Rig {
  const { arm, leg, neck } = design.physique;
  const torso = torsoPlacement(design, pose);
  const from = ([x, y]: Spot): Spot => {
    const at = torso({ x, y });
    return [at.x, at.y];
  };
  const flesh = pose.scale / DRAWN_AT;
  const arms = [
    limb(from(ARM_ROOTS[0]), pose.arms[0], 'arm', flesh * arm.thick),
    limb(from(ARM_ROOTS[1]), pose.arms[1], 'arm', flesh * arm.thick),
  ] as const;
  const far = pose.near === 'left' ? 'right' : 'left';
  const legs = [
    limb(from(LEG_ROOTS[far]), pose.legs[0], 'leg', flesh * leg.thick),
    limb(from(LEG_ROOTS[pose.near]), pose.legs[1], 'leg', flesh * leg.thick),
  ] as const;
  const high = arms[0].hoof.at[1] < arms[1].hoof.at[1] ? arms[0] : arms[1];
  const side = pose.ball && pose.ball.off[0] < 0 ? 0 : 1;
  const anchors: Readonly<Record<BallAnchor, Spot>> = {
    head: brow,
    neck: pose.neck,
    shoulder: arms[side].first.from,
    hand: high.hoof.at,
    near: legs[1].hoof.at,
    far: legs[0].hoof.at,
    hands: [
      (arms[0].hoof.at[0] + arms[1].hoof.at[0]) / 2,
      (arms[0].hoof.at[1] + arms[1].hoof.at[1]) / 2,
    ],
  };
  const at = pose.ball && add(anchors[pose.ball.by], pose.ball.off);
  return {
    torso,
    neck: torsoPlacement(design, pose, neck.wide),
    arms,
    legs,
    ball: at && pose.ball ? { x: at[0], y: at[1], r: pose.ball.r } : undefined,
  };
}

/** A head as it is worn in action: smaller, turned to the ball. */
export function headInAction(head: WornHead, pose: Skeleton, size: number): WornHead {
  const { place } = head;
  const aside = head.view === 'profile' ? (pose.head.profile ?? 0) : 0;
  return {
    ...head,
    facing: pose.head.facing,
    place: {
      ...place,
      to: add(pose.neck, pose.head.at),
      turn: pose.head.turn + aside + (place.turn ?? 0) * 0.4,
      scale: (place.scale ?? 1) * pose.scale * 1.08 * size,
    },
  };
}
