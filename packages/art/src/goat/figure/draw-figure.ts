import type { Kit } from '@goats/collection';
import { part } from '../../ink/part.ts';
import { type Pen, pen } from '../../ink/pen.ts';
import { inPlace } from '../../ink/placement.ts';
import { type PointList, points } from '../../ink/point.ts';
import { tones } from '../../ink/tones.ts';
import { drawBall } from '../ball.ts';
import type { BodyDrawing } from '../body.ts';
import { TRUNKS, type Trunk } from '../build.ts';
import { drawCollar } from '../collar.ts';
import type { GoatDesign, KitDesign, WornHead } from '../goat-design.ts';
import { headPlacement } from '../head.ts';
import { hoofMould } from '../hoof.ts';
import { EMPTY_LAYER, type Layer, solid, stack } from '../layer.ts';
import { drawShirt } from '../shirt.ts';
import { bareArm, drawArmInFront, hand, sleevesOn } from './arm.ts';
import { alongBone, type Spot } from './bone.ts';
import { drawLeg, drawPelvis } from './leg.ts';
import { drawNeckTo } from './neck.ts';
import { rigFor } from './rig.ts';
import type { Skeleton } from './skeleton.ts';
import { slingBack, slingCloth } from './sling.ts';

/** The hem of a shirt in motion is no straight line. */
const flying = (shape: string): string =>
  shape.replace(/(\d+),740! (\d+),740!/, (_, left: string, right: string) => {
    const at = (t: number): number => Math.round(Number(left) + (Number(right) - Number(left)) * t);
    return `${at(-0.02)},730 ${at(0.06)},752 ${at(0.26)},730 ${at(0.5)},746 ${at(0.74)},726 ${at(0.95)},752 ${at(1.02)},728`;
  });

/** The same shape on the other side of the breastbone. */
const flip = (list: PointList): PointList => points(list).map((p) => ({ ...p, x: 608 - p.x }));

/** A trunk with its hem loose; one that stands on its head is lit from its other side. */
function inMotion(trunk: Trunk, { shoulders }: Skeleton): Trunk {
  const shape = flying(trunk.shape);
  if (Math.cos((shoulders * Math.PI) / 180) > 0) return { ...trunk, shape };
  const { light, shade, deep, dots } = trunk;
  return {
    ...trunk,
    shape,
    light: light.map(flip),
    shade: shade.map(flip),
    deep: deep.map(flip),
    dots: flip(dots),
  };
}

/** Behind the neck: seen where a head leans out of its collar. */
function backOfCollar(p: Pen, { trim }: KitDesign): Layer {
  const shape = '166,346! 190,318 304,300 416,316 440,344! 424,356 304,346 184,358!';
  return solid(part('colB', p.shape(shape), tones(trim).shade, '', 3));
}

/**
 * Legs, shorts, arms, shirt and neck of a goat in action, each on its bones.
 * @example drawFigure(design, 'Home', FIGURES.Volley, head).below
 */
export function drawFigure(
  design: GoatDesign,
  kitName: Kit,
  pose: Skeleton,
  head: WornHead,
): BodyDrawing {
  const kit = design.kits[kitName];
  const placed = headPlacement(head);
  const side = pose.head.facing === 'right' ? 1 : -1;
  // A head seen from the front is never mirrored, but its ball comes from where it faces.
  const brow = placed({ x: head.view === 'front' ? 300 + 12 * side : 350, y: 186 });
  const rig = rigFor(design, pose, [brow.x, brow.y] as Spot);
  const trunk = TRUNKS[design.build];
  const p = pen(rig.torso);
  const shirt = drawShirt({
    design,
    kit,
    trunk: inMotion(trunk, pose),
    sleeves: sleevesOn([rig.arms[0].first, rig.arms[1].first]),
    p,
  });
  const collar = drawCollar(kit.collar, {
    p: pen(rig.neck),
    trim: tones(kit.trim),
    pipe: kit.pipe,
    fur: design.fur,
  });
  const { ball } = rig;
  const held = pose.ball?.by === 'hands';
  const arms = (['L', 'R'] as const).map((mark, i) => ({ mark, arm: rig.arms[i as 0 | 1] }));
  const behind = arms.filter(({ arm }) => !arm.front);
  const bare = behind.map(({ mark, arm }) => bareArm(mark, arm, design));
  const hands = behind.map(({ mark, arm }) => hand(mark, arm));
  const before = arms.filter(({ arm }) => arm.front);
  return {
    torso: rig.torso,
    neck: rig.neck,
    ball: ball && { x: Math.round(ball.x), y: Math.round(ball.y), r: ball.r },
    action: {
      bandArm: alongBone(rig.arms[1].first),
      wind: pose.wind,
      magic: ball ? [ball.x + ball.r * side, ball.y - ball.r] : rig.arms[1].hoof.at,
    },
    below: stack(
      hoofMould(design),
      backOfCollar(pen(rig.neck), kit),
      ...bare,
      ...(held ? [] : hands),
      drawLeg('F', rig.legs[0], design, kit),
      drawLeg('N', rig.legs[1], design, kit),
      drawPelvis(rig.torso, kit),
      shirt,
      // Over the cloth, or a raised shoulder would stand in the opening of the collar.
      drawNeckTo(design, rig.neck, placed),
      collar,
      ...before.flatMap(({ mark, arm }) => [
        pose.sling ? slingBack(arm, rig.neck) : EMPTY_LAYER,
        drawArmInFront(mark, arm, design),
        pose.sling ? slingCloth(arm) : EMPTY_LAYER,
      ]),
    ),
    above: stack(
      ball ? drawBall('ball', ball, inPlace) : EMPTY_LAYER,
      // Hooves close over a ball that they hold.
      ...(held ? hands : []),
    ),
  };
}
