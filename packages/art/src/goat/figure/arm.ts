import { INK } from '../../ink/element.ts';
import { ID_MARK } from '../../ink/ids.ts';
import { pen } from '../../ink/pen.ts';
import { inPlace } from '../../ink/placement.ts';
import type { GoatDesign } from '../goat-design.ts';
import { drawHoof } from '../hoof.ts';
import { flat, type Layer, stack } from '../layer.ts';
import type { Sleeves } from '../shirt.ts';
import { CUFF, FOREARM, SLEEVE, UPPER_ARM } from './anatomy.ts';
import { alongBone, type Bone, litness } from './bone.ts';
import { across, joined, onBone, type Piece } from './flesh.ts';
import type { RiggedLimb } from './rig.ts';

export type ArmMark = 'L' | 'R';

export const upperArm = (mark: ArmMark, { first }: RiggedLimb, design: GoatDesign): Piece =>
  onBone(`arm${mark}0`, UPPER_ARM, first, design.armPatch ?? design.fur);

export const forearm = (mark: ArmMark, { second }: RiggedLimb, design: GoatDesign): Piece =>
  onBone(`arm${mark}1`, FOREARM, second, design.fur);

export const hand = (mark: ArmMark, arm: RiggedLimb, { fur, hoof }: GoatDesign): Layer =>
  drawHoof(`hoof${mark}`, arm.hoof, fur, hoof, inPlace);

/** A whole arm from under its sleeve to the hoof. */
export function drawArm(mark: ArmMark, arm: RiggedLimb, design: GoatDesign): Layer {
  return stack(
    joined([upperArm(mark, arm, design), forearm(mark, arm, design)]),
    hand(mark, arm, design),
  );
}

/**
 * Sleeves on the bones of both upper arms.
 * @example sleevesOn([rig.arms[0].first, rig.arms[1].first])
 */
export function sleevesOn(bones: readonly [Bone, Bone]): Sleeves {
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
  };
}

/** The sleeve once more, over an arm that lies in front of the shirt. */
export function sleeveAgain(mark: ArmMark): Layer {
  return flat(
    `<clipPath id="${ID_MARK}over${mark}"><use href="#${ID_MARK}slv${mark}"/></clipPath>` +
      `<use href="#${ID_MARK}slv${mark}" fill="none" stroke="${INK}" stroke-width="7"/>` +
      `<g clip-path="url(#${ID_MARK}over${mark})"><use href="#${ID_MARK}cloth"/></g>`,
  );
}
