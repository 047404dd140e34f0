import type { Kit } from '@goats/collection';
import { pen } from '../../ink/pen.ts';
import { inPlace } from '../../ink/placement.ts';
import { tones } from '../../ink/tones.ts';
import { drawBall } from '../ball.ts';
import { TRUNKS } from '../build.ts';
import { drawCollar } from '../collar.ts';
import type { GoatDesign, WornHead } from '../goat-design.ts';
import { headPlacement } from '../head.ts';
import { drawHoof } from '../hoof.ts';
import { EMPTY_LAYER, type Layer, stack } from '../layer.ts';
import { drawShirt, type Sleeves } from '../shirt.ts';
import { CUFF, FOREARM, SLEEVE, UPPER_ARM } from './anatomy.ts';
import { alongBone, type Bone, litness, type Spot } from './bone.ts';
import { across, joined, onBone } from './flesh.ts';
import { drawLeg, drawPelvis } from './leg.ts';
import { drawNeckTo } from './neck.ts';
import { type Rig, type RiggedLimb, rigFor } from './rig.ts';
import type { Skeleton } from './skeleton.ts';

/** A whole goat below its head. */
export interface FigureDrawing {
  readonly below: Layer;
  readonly above: Layer;
  readonly rig: Rig;
}

function drawArm(mark: string, arm: RiggedLimb, { fur, hoof }: GoatDesign): Layer {
  return stack(
    joined([
      onBone(`arm${mark}0`, UPPER_ARM, arm.first, fur),
      onBone(`arm${mark}1`, FOREARM, arm.second, fur),
    ]),
    drawHoof(`hoof${mark}`, arm.hoof, fur, hoof, inPlace),
  );
}

/** Sleeves on the bones of both upper arms. */
function sleevesOn(bones: readonly [Bone, Bone]): Sleeves {
  const pens = bones.map((bone) => pen(alongBone(bone)));
  const lit = bones.map((bone) => litness(bone) >= 0);
  const on = (lists: readonly string[]): string =>
    pens.map((p, i) => p.shapes(...lists.map((list) => (lit[i] ? list : across(list))))).join('');
  return {
    outlines: [pens[0]!.shape(SLEEVE.shape), pens[1]!.shape(SLEEVE.shape)],
    cuffs: pens.map((p) => p.shape(CUFF)).join(''),
    light: on(SLEEVE.light),
    shade: on(SLEEVE.shade),
    deep: on(SLEEVE.deep),
    folds: pens.map((p) => p.inks(SLEEVE.lines, 6, 0.25)).join(''),
    rim: pens[0]!.ink(SLEEVE.rims![lit[0] ? 0 : 1], 10, 0.5),
    dots: '',
  };
}

/** The hem of a shirt in motion is no straight line. */
const flying = (shape: string): string =>
  shape.replace(/(\d+),740! (\d+),740!/, (_, left: string, right: string) => {
    const at = (t: number): number => Math.round(Number(left) + (Number(right) - Number(left)) * t);
    return `${left},752! ${at(0.25)},726 ${at(0.5)},744 ${at(0.75)},722 ${right},756!`;
  });

/**
 * Legs, shorts, arms, shirt and neck of a goat in action, each on its bones.
 * @example drawFigure(design, 'Home', FIGURES.Volley, head).below
 */
export function drawFigure(
  design: GoatDesign,
  kitName: Kit,
  pose: Skeleton,
  head: WornHead,
): FigureDrawing {
  const kit = design.kits[kitName];
  const placed = headPlacement(head);
  const brow = placed({ x: 350, y: 190 });
  const rig = rigFor(design, pose, [brow.x, brow.y] as Spot);
  const trunk = TRUNKS[design.build];
  const p = pen(rig.torso);
  const arms = (['left', 'right'] as const).map((side, i) => ({
    crosses: pose.crossing?.includes(side) ?? false,
    layer: drawArm(i === 0 ? 'L' : 'R', rig.arms[i as 0 | 1], design),
  }));
  const which = (crosses: boolean): Layer =>
    stack(...arms.filter((arm) => arm.crosses === crosses).map((arm) => arm.layer));
  const shirt = drawShirt({
    design,
    kit,
    trunk: { ...trunk, shape: flying(trunk.shape) },
    sleeves: sleevesOn([rig.arms[0].first, rig.arms[1].first]),
    p,
    ball: false,
  });
  const collar = drawCollar(kit.collar, {
    p: pen(rig.neck),
    trim: tones(kit.trim),
    pipe: kit.pipe,
    fur: design.fur,
  });
  return {
    rig,
    below: stack(
      drawNeckTo(design, rig.neck, placed),
      which(false),
      drawLeg('F', rig.legs[0], design, kit),
      drawLeg('N', rig.legs[1], design, kit),
      drawPelvis(rig.torso, kit),
      shirt,
      collar,
    ),
    above: stack(which(true), rig.ball ? drawBall('ball', rig.ball, inPlace) : EMPTY_LAYER),
  };
}
