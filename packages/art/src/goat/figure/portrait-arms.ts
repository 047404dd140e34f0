import type { Pose } from '@goats/collection';
import type { Placement } from '../../ink/placement.ts';
import { strokeScale } from '../body-placement.ts';
import type { GoatDesign } from '../goat-design.ts';
import { add, type Bone, type Spot } from './bone.ts';
import type { RiggedLimb } from './rig.ts';

/** An arm in the space of the body. */
interface ArmSetting {
  readonly shoulder: Spot;
  readonly elbow: Spot;
  readonly wrist: Spot;
  /** Turn and size of the hoof; without one it is hidden. */
  readonly hoof?: readonly [turn: number, scale: number];
  /** A forearm that comes towards us is broader. */
  readonly fore?: number;
  /** How far from the middle of the body the wrist is, in the picture: a cup has one breadth. */
  readonly grip?: number;
}

const mirrored = ({ shoulder, elbow, wrist, hoof, ...rest }: ArmSetting): ArmSetting => {
  const over = ([x, y]: Spot): Spot => [608 - x, y];
  return {
    ...rest,
    shoulder: over(shoulder),
    elbow: over(elbow),
    wrist: over(wrist),
    ...(hoof ? { hoof: [-hoof[0], hoof[1]] } : {}),
  };
};

const AKIMBO: ArmSetting = { shoulder: [112, 424], elbow: [10, 576], wrist: [150, 664] };
const RAISED: ArmSetting = {
  shoulder: [138, 412],
  elbow: [34, 440],
  wrist: [60, 244],
  hoof: [184, 1.12],
  fore: 1.24,
};
const LIFTED: ArmSetting = {
  shoulder: [126, 396],
  elbow: [34, 210],
  wrist: [184, -30],
  hoof: [214, 1.12],
  fore: 1.1,
  grip: 97,
};
const FOLDED_OVER: ArmSetting = {
  shoulder: [110, 426],
  elbow: [48, 582],
  wrist: [420, 470],
  hoof: [-104, 1.14],
  fore: 1.16,
};
/** Its hoof is tucked under the other arm. */
const FOLDED_UNDER: ArmSetting = {
  shoulder: [498, 426],
  elbow: [562, 584],
  wrist: [176, 478],
  fore: 1.12,
};
const ROUND_BALL: ArmSetting = {
  shoulder: [498, 424],
  elbow: [560, 566],
  wrist: [398, 604],
  hoof: [128, 1.08],
};

type Both = readonly [ArmSetting, ArmSetting];

const CHEST_OUT: Both = [AKIMBO, mirrored(AKIMBO)];

const ARMS: Readonly<Partial<Record<Pose, Both>>> = {
  'Chest Out': CHEST_OUT,
  'Raised Hoof': [RAISED, mirrored(AKIMBO)],
  'Folded Arms': [FOLDED_OVER, FOLDED_UNDER],
  'Ball Under Arm': [AKIMBO, ROUND_BALL],
  'Cup Lifted': [LIFTED, mirrored(LIFTED)],
};

/** Breadth of an arm in a portrait against one of a goat in action. */
const CLOSE_UP = 1.46;

const gripping = (middle: Spot, [x, y]: Spot, grip: number): Spot => {
  const away: Spot = [x - middle[0], y - middle[1]];
  return add(middle, away, grip / Math.hypot(...away));
};

function rigged(
  { shoulder, elbow, wrist, hoof, grip, fore = 1 }: ArmSetting,
  flesh: number,
  body: Placement,
): RiggedLimb {
  const at = ([x, y]: Spot): Spot => {
    const to = body({ x, y });
    return [to.x, to.y];
  };
  const scale = strokeScale(body);
  const thick = flesh * CLOSE_UP * scale;
  const [a, b] = [at(shoulder), at(elbow)];
  const c = grip ? gripping(at([304, wrist[1]]), at(wrist), grip) : at(wrist);
  const flex = (b[1] - a[1]) * (c[0] - b[0]) - (b[0] - a[0]) * (c[1] - b[1]) > 0 ? 1 : -1;
  const bone = (from: Spot, to: Spot, of: number): Bone => ({ from, to, thick: thick * of, flex });
  return {
    first: bone(a, b, 1),
    second: { ...bone(b, c, fore), bow: 0.03, swell: 1 / fore ** 1.2 - 1 },
    hoof: { at: c, turn: hoof?.[0] ?? 0, scale: (hoof?.[1] ?? 1) * scale },
  };
}

/**
 * The arms of a portrait, measured for one goat.
 * @example portraitArms('Folded Arms', design, bodyPlacement(design))[0].first
 */
export function portraitArms(
  pose: Pose,
  { physique }: GoatDesign,
  body: Placement,
): readonly [RiggedLimb, RiggedLimb] {
  const [left, right] = ARMS[pose] ?? CHEST_OUT;
  return [rigged(left, physique.arm.thick, body), rigged(right, physique.arm.thick, body)];
}

/** Akimbo hooves rest behind the hip. */
export const showsHand = (pose: Pose, side: 0 | 1): boolean =>
  (ARMS[pose] ?? CHEST_OUT)[side].hoof !== undefined;
