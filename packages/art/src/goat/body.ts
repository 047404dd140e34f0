import type { Kit, Pose } from '@goats/collection';
import { INK } from '../ink/element.ts';
import { reuse } from '../ink/part.ts';
import { pen } from '../ink/pen.ts';
import type { Placement } from '../ink/placement.ts';
import { tones } from '../ink/tones.ts';
import { drawBall } from './ball.ts';
import { bodyPlacement, strokeScale } from './body-placement.ts';
import { TRUNKS } from './build.ts';
import { drawCollar } from './collar.ts';
import {
  type ArmMark,
  bareArm,
  drawArmInFront,
  forearm,
  hand,
  sleevesOn,
  upperArm,
} from './figure/arm.ts';
import { upTo } from './figure/bone.ts';
import { joined } from './figure/flesh.ts';
import { portraitArms, showsHand } from './figure/portrait-arms.ts';
import type { RiggedLimb } from './figure/rig.ts';
import type { GoatDesign } from './goat-design.ts';
import type { Round } from './goat-layers.ts';
import { hoofMould } from './hoof.ts';
import { EMPTY_LAYER, flat, type Layer, stack } from './layer.ts';
import { drawNeck } from './neck.ts';
import { drawShirt } from './shirt.ts';

const BALL_AT = { x: 424, y: 500, r: 76 } as const;

/** The body below the head, in two layers: the head stands between them. */
export interface BodyDrawing extends BodySpace {
  readonly below: Layer;
  readonly above: Layer;
  readonly ball: Round | undefined;
}

/** Where what is drawn in the space of the body lands, for everything worn on it. */
export interface BodySpace {
  readonly torso: Placement;
  /** The same with the width of the neck. */
  readonly neck: Placement;
  /** In action: the bone of the upper arm that a captain's band sits on, and the wind in cloth. */
  readonly action?: {
    readonly bandArm: Placement;
    readonly wind: readonly [number, number];
    /** Where magic happens: at the ball, or at a hoof. */
    readonly magic: readonly [number, number];
  };
}

/**
 * Where the body of a portrait stands.
 * @example portraitSpace(design).torso({ x: 304, y: 340 })
 */
export function portraitSpace(design: GoatDesign): BodySpace {
  return {
    torso: bodyPlacement(design),
    neck: bodyPlacement(design, design.physique.neck.wide),
  };
}

/**
 * Neck, arms and shirt in one pose.
 * @example drawBody(design, 'Home', 'Folded Arms').below
 */
export function drawBody(design: GoatDesign, kitName: Kit, pose: Pose): BodyDrawing {
  const trunk = TRUNKS[design.build];
  const space = portraitSpace(design);
  const body = space.torso;
  const p = pen(body);
  const neckPen = pen(space.neck);
  const { fur } = design;
  const kit = design.kits[kitName];
  const arms = portraitArms(pose, design, body);
  const shirt = drawShirt({
    design,
    kit,
    trunk,
    sleeves: sleevesOn([arms[0].first, arms[1].first]),
    p,
    ...(pose === 'Ball Under Arm' && { hides: 'crest' }),
    ...(pose === 'Folded Arms' && { hides: 'both' }),
  });
  const collar = drawCollar(kit.collar, {
    p: neckPen,
    trim: tones(kit.trim),
    pipe: kit.pipe,
    fur,
  });
  return {
    ...space,
    below: stack(
      hoofMould(design),
      drawNeck(neckPen, design),
      armBehind('L', arms[0], design, pose),
      armBehind('R', arms[1], design, pose),
      shirt,
      collar,
    ),
    above: armsInFront(design, pose, arms, body),
    ball: pose === 'Ball Under Arm' ? heldBall(body) : undefined,
  };
}

function heldBall(body: Placement): Round {
  const { x, y } = body({ ...BALL_AT });
  return { x: Math.round(x), y: Math.round(y), r: Math.round(BALL_AT.r * strokeScale(body)) };
}

type Arms = readonly [RiggedLimb, RiggedLimb];

/** What of an arm comes out from behind the shirt. */
function armBehind(mark: ArmMark, arm: RiggedLimb, design: GoatDesign, pose: Pose): Layer {
  if (pose === 'Folded Arms' && mark === 'L') return EMPTY_LAYER;
  if (pose === 'Folded Arms' || (pose === 'Ball Under Arm' && mark === 'R')) {
    // Shorter than its bone, or its elbow would look out from under the forearm.
    return joined([upperArm(mark, { ...arm, first: upTo(arm.first, 0.86) }, design)]);
  }
  const bare = bareArm(mark, arm, design);
  return showsHand(pose, mark === 'L' ? 0 : 1) ? stack(bare, hand(mark, arm)) : bare;
}

/** What of the arms lies before the chest, and before a beard. */
function armsInFront(design: GoatDesign, pose: Pose, [left, right]: Arms, body: Placement): Layer {
  if (pose === 'Folded Arms') {
    return stack(
      joined([forearm('R', right, design)]),
      shadowOf('armL1'),
      drawArmInFront('L', left, design),
    );
  }
  if (pose !== 'Ball Under Arm') return EMPTY_LAYER;
  return stack(
    drawBall('ball', BALL_AT, body),
    joined([forearm('R', right, design)]),
    hand('R', right),
  );
}

/** What lies on top darkens what lies under it. */
const shadowOf = (name: string): Layer =>
  flat(reuse(name, `transform="translate(3 13)" fill="${INK}" opacity=".35"`));
