import { type Pen, pen } from '../../ink/pen.ts';
import { chain } from '../../ink/placement.ts';
import type { HeadSheet, HornPair } from '../goat-design.ts';
import { drawHorn, type HornSetting } from '../horn.ts';
import { EMPTY_LAYER, stack } from '../layer.ts';

/**
 * A pen that draws on the other side of the nose.
 * @example flipped(p).shape('320,140! 340,60 360,140!')
 */
export const flipped = (p: Pen): Pen => pen(chain((at) => ({ ...at, x: 600 - at.x }), p.place));

/**
 * The horn on the right of a face that looks at us, and its reflection.
 * @example frontHorns(sheet, { spine: '326,140 372,112 408,68', widths: [54, 40, 3], ridges: 8 })
 */
export function frontHorns({ pen: p, horn, plain }: HeadSheet, h: HornSetting): HornPair {
  const setting: HornSetting = { shadeSide: 1, ...h };
  return {
    near: EMPTY_LAYER,
    far: stack(
      drawHorn('hornF', p, horn, setting, plain),
      drawHorn('hornN', flipped(p), horn, setting, plain),
    ),
  };
}
