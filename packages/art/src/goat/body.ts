import type { Kit, Pose } from '@goats/collection';
import { fill, INK } from '../ink/element.ts';
import { clipped, part, reuse } from '../ink/part.ts';
import { type Pen, pen } from '../ink/pen.ts';
import type { Placement } from '../ink/placement.ts';
import { tones } from '../ink/tones.ts';
import {
  AKIMBO_L,
  AKIMBO_R,
  type Arm,
  BALL_AT,
  BALL_FOREARM,
  BALL_HOOF,
  BALL_R,
  FOLDED_HOOF_OVER,
  FOLDED_HOOF_UNDER,
  FOLDED_L,
  FOLDED_R,
  FOREARM_OVER,
  FOREARM_UNDER,
  RAISED_L,
} from './arm.ts';
import { drawBall } from './ball.ts';
import { bodyPlacement, strokeScale } from './body-placement.ts';
import { TRUNKS } from './build.ts';
import { drawCollar } from './collar.ts';
import type { GoatDesign } from './goat-design.ts';
import type { Round } from './goat-layers.ts';
import { drawHoof } from './hoof.ts';
import { EMPTY_LAYER, flat, type Layer, solid, stack } from './layer.ts';
import { LIFTED_L, LIFTED_R } from './lifted-arms.ts';
import { drawLimb } from './limb.ts';
import { drawnSleeves, drawShirt } from './shirt.ts';

const ARMS: Readonly<Partial<Record<Pose, readonly [Arm, Arm]>>> = {
  'Chest Out': [AKIMBO_L, AKIMBO_R],
  'Raised Hoof': [RAISED_L, AKIMBO_R],
  'Folded Arms': [FOLDED_L, FOLDED_R],
  'Ball Under Arm': [AKIMBO_L, BALL_R],
  'Cup Lifted': [LIFTED_L, LIFTED_R],
};

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
  const { fur, hoof } = design;
  const kit = design.kits[kitName];
  const arms = ARMS[pose] ?? [AKIMBO_L, AKIMBO_R];
  const limbs = arms.flatMap((arm, side) => {
    const mark = side === 0 ? 'L' : 'R';
    const drawn = arm.limbs.map((limb, i) => drawLimb(`arm${mark}${i}`, limb, p, fur));
    return arm.hoof ? [...drawn, drawHoof(`hoof${mark}`, arm.hoof, fur, hoof, body)] : drawn;
  });
  const shirt = drawShirt({
    design,
    kit,
    trunk,
    sleeves: drawnSleeves(arms, p),
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
    below: stack(drawNeck(neckPen, design), ...limbs, shirt, collar),
    above: crossingArms(design, pose, p, body),
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

function crossingArms(design: GoatDesign, pose: Pose, p: Pen, body: Placement): Layer {
  const { fur, hoof } = design;
  if (pose === 'Folded Arms') {
    const patch = design.armPatch && {
      shape:
        '150,474! 190,514 240,504 262,534! 250,564 276,574! 250,614 200,614 170,634! 140,594 120,574! 130,534',
      fur: design.armPatch,
    };
    return stack(
      drawHoof('hoofR', FOLDED_HOOF_UNDER, fur, hoof, body),
      drawLimb('foreR', FOREARM_UNDER, p, fur),
      drawHoof('hoofL', FOLDED_HOOF_OVER, fur, hoof, body),
      drawLimb('foreL', FOREARM_OVER, p, fur, patch),
    );
  }
  if (pose !== 'Ball Under Arm') return EMPTY_LAYER;
  const hem = '478,436! 640,420! 640,552! 570,536 526,560 478,552! 466,505! 478,462';
  return stack(
    drawBall('ball', BALL_AT, body),
    drawLimb('foreR', BALL_FOREARM, p, fur),
    flat(
      clipped('hem', p.shape(hem), reuse('cloth', '')) +
        `<path d="${p.line('479,446 478,466 466,503! 472,530 478,550! 526,558 570,534')}" fill="none" stroke="${INK}" stroke-width="4"/>`,
    ),
    drawHoof('hoofR', BALL_HOOF, fur, hoof, body),
  );
}
