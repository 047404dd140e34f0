import { outline } from '../../ink/element.ts';
import { clipped, reuse } from '../../ink/part.ts';
import { pen } from '../../ink/pen.ts';
import type { GoatDesign } from '../goat-design.ts';
import { drawHoof } from '../hoof.ts';
import { flat, type Layer, stack } from '../layer.ts';
import type { Sleeves } from '../shirt.ts';
import { BICEPS, CUFF, FOREARM, SLEEVE, SLEEVE_END, UPPER_ARM } from './anatomy.ts';
import { alongBone, type Bone, litness, upTo } from './bone.ts';
import { across, joined, onBone, type Piece } from './flesh.ts';
import type { RiggedLimb } from './rig.ts';

export type ArmMark = 'L' | 'R';

export const upperArm = (mark: ArmMark, { first }: RiggedLimb, design: GoatDesign): Piece =>
  onBone(`arm${mark}0`, UPPER_ARM, first, design.armPatch ?? design.fur);

export const forearm = (mark: ArmMark, { second }: RiggedLimb, design: GoatDesign): Piece =>
  onBone(`arm${mark}1`, FOREARM, second, design.fur);

export const hand = (mark: ArmMark, arm: RiggedLimb): Layer => drawHoof(`hoof${mark}`, arm.hoof);

/** An arm from under its sleeve to the wrist. */
export const bareArm = (mark: ArmMark, arm: RiggedLimb, design: GoatDesign): Layer =>
  joined([upperArm(mark, arm, design), forearm(mark, arm, design)]);

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
    // Only where the lit side is the outer one; on the other it would run across the chest.
    rim:
      bones[0].from[0] < bones[1].from[0]
        ? pens[0]!.ink(SLEEVE.rims![lit[0] ? 0 : 1], 10, 0.5)
        : '',
  };
}

/**
 * An arm that lies in front of the shirt, with the end of its sleeve over it.
 * @example drawArmInFront('L', arm, design)
 */
export function drawArmInFront(mark: ArmMark, arm: RiggedLimb, design: GoatDesign): Layer {
  const p = pen(alongBone(arm.first));
  // Shorter than its bone, or its elbow would make a notch in the forearm's edge.
  const biceps = onBone(
    `arm${mark}0`,
    BICEPS,
    upTo(arm.first, 0.86),
    design.armPatch ?? design.fur,
  );
  return stack(
    joined([biceps, forearm(mark, arm, design)]),
    flat(
      clipped(`over${mark}`, p.shape(SLEEVE_END), reuse('cloth', '')) +
        outline(p.line(SLEEVE_END), 4.5),
    ),
    hand(mark, arm),
  );
}
