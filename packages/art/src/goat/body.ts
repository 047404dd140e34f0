import type { Kit, Pose } from '@goats/collection';
import { fill, INK } from '../ink/element.ts';
import { part, reuse } from '../ink/part.ts';
import { type Pen, pen } from '../ink/pen.ts';
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
import { EMPTY_LAYER, flat, type Layer, solid, stack } from './layer.ts';
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
    neck: bodyPlacement(design, TRUNKS[design.build].neck),
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
    ball: pose === 'Ball Under Arm',
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

function drawNeck(p: Pen, { fur: coat, neck }: GoatDesign): Layer {
  const fur = neck ?? coat;
  return solid(
    part(
      'neck',
      p.shape(
        '236,210! 206,276 190,312 160,352! 240,470 360,470 444,352! 412,316 396,262 372,200!',
      ),
      fur.base,
      fill(
        p.shapes(
          '216,300! 240,330 290,356 340,362 400,316! 440,290 470,380 300,480 250,440 232,400 216,350',
          '330,200! 330,360 400,330! 440,330 470,380 300,480 360,300',
        ),
        fur.shade,
      ) +
        fill(
          p.shape(
            '320,180! 352,240 366,300 352,350 290,352 226,312! 256,400 300,440 420,420 392,350 398,280 380,180!',
          ),
          fur.deep,
        ) +
        fill(p.shape('206,232! 200,280 192,320 166,350! 180,358 202,326 212,280'), fur.light) +
        fill(
          p.inks(
            ['222,306 212,340 224,388', '240,330 238,360 252,398', '398,290 398,340 376,388'],
            4.6,
          ) +
            p.inks(
              ['198,300 194,312 186,322', '206,322 202,336 192,346', '406,322 412,334 420,342'],
              3,
              0.25,
            ),
          fur.line,
        ),
    ),
  );
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
      hand('R', right),
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
