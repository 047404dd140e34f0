import { type PointList, points } from '../ink/point.ts';
import type { Tones } from '../ink/tones.ts';
import type { HeadDesign, HeadSheet } from './goat-design.ts';
import { drawHair, type HairSetting } from './hair.ts';
import { drawHorn, type HornSetting } from './horn.ts';
import { EMPTY_LAYER, stack } from './layer.ts';

type Horns = HeadDesign['horns'];

/**
 * Two horns, one before the head and one behind it.
 * @example twoHorns({ spine: '338,142 340,34', widths: [46, 3], ridges: 5 }, near)
 */
export function twoHorns(far: HornSetting, near: HornSetting): Horns {
  return ({ pen, horn, plain }) => ({
    far: drawHorn('hornF', pen, horn, far, plain),
    near: drawHorn('hornN', pen, horn, near, plain),
  });
}

/**
 * The horns of a head seen from the side: the far one shows past the near one, in its shade.
 * @example sideHorns({ spine: '304,130 96,18', widths: [58, 4], ridges: 9 }, near)
 */
export function sideHorns(far: HornSetting, near: HornSetting): Horns {
  return ({ pen, horn, plain }) => {
    const shaded = { ...horn, light: horn.base, base: horn.shade, shade: horn.deep };
    return {
      far: drawHorn('hornF', pen, shaded, far, plain),
      near: drawHorn('hornN', pen, horn, near, plain),
    };
  };
}

/**
 * The horns of a head that faces us: the right one, and its reflection.
 * @example evenHorns({ spine: '330,140 356,14', widths: [52, 3], ridges: 6 })
 */
export function evenHorns(right: HornSetting): Horns {
  return behindSkull(twoHorns(right, { ...right, spine: reflected(right.spine) }));
}

/**
 * Horns whose roots no hair covers: they come up from behind the skull.
 * @example behindSkull(twoHorns(far, near))
 */
export function behindSkull(horns: Horns): Horns {
  return (sheet) => {
    const { far, near } = horns(sheet);
    return { far: stack(far, near), near: EMPTY_LAYER };
  };
}

const reflected = (list: PointList, about = 300): PointList =>
  points(list).map((p) => ({ ...p, x: 2 * about - p.x }));

/** Wool is a ball: when the head is mirrored, its lit side must stay where the light is. */
function relit(hair: HairSetting, { mirrored }: HeadSheet): HairSetting {
  if (!mirrored || !hair.curls) return hair;
  const across = points(hair.shape).map(({ x }) => x);
  const middle = (Math.min(...across) + Math.max(...across)) / 2;
  const turned = (lists: readonly PointList[] = []) => lists.map((list) => reflected(list, middle));
  return { ...hair, light: turned(hair.light), shade: turned(hair.shade) };
}

/**
 * Hair that falls over the brow and throws its shadow on it.
 * @example fringe({ shape: '244,156! 300,82 374,142!' })
 */
export function fringe(hair: HairSetting): HeadDesign['dress'] {
  return (sheet) => ({
    back: EMPTY_LAYER,
    fringe: 'hair',
    front: drawHair('hair', sheet.pen, sheet.hair, relit(hair, sheet), sheet.plain),
  });
}

/**
 * Hair behind the head, and hair over the brow that throws its shadow on it; by the names of their
 * parts. What lies behind may be in the shade of the head.
 * @example headOfHair(mane, curtain, { behind: 'mane', before: 'hair', shaded: true })
 */
export function headOfHair(
  behind: HairSetting,
  before: HairSetting,
  parts: { readonly behind: string; readonly before: string; readonly shaded?: boolean },
): HeadDesign['dress'] {
  return ({ pen, hair, plain }) => {
    const shade = { ...hair, base: hair.shade, light: hair.base, shade: hair.deep };
    return {
      back: drawHair(parts.behind, pen, parts.shaded ? shade : hair, behind, plain),
      fringe: parts.before,
      front: drawHair(parts.before, pen, hair, before, plain),
    };
  };
}

/**
 * A beard, in the colour of the hair unless it has its own.
 * @example beard({ shape: '300,384! 324,478! 378,384!' }, GINGER)
 */
export function beard(hair: HairSetting, tones?: Tones): HeadDesign['beard'] {
  return (sheet) =>
    drawHair('beard', sheet.pen, tones ?? sheet.hair, relit(hair, sheet), sheet.plain);
}
