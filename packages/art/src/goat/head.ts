import type { Expression } from '@goats/collection';
import { pen } from '../ink/pen.ts';
import { chain, inPlace, type Placement, place } from '../ink/placement.ts';
import { drawEars, drawFrontEars } from './ear.ts';
import { FACE_LOOKS, type FaceLook } from './expression.ts';
import { drawFrontFace } from './face-front.ts';
import { drawQuarterFace } from './face-quarter.ts';
import type { GoatDesign, HeadSheet } from './goat-design.ts';
import type { Layer } from './layer.ts';
import { stack } from './layer.ts';

const HEAD_PIVOT: readonly [number, number] = [300, 290];

const ease = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** A head thrown back: the muzzle comes up towards us, the forehead turns away. */
const throwBack: Placement = (p) => {
  const muzzle = ease(190, 360, p.y) * (0.3 + 0.7 * ease(230, 340, p.x));
  const brow = Math.max(0, 200 - p.y);
  return {
    x: p.x + 12 * muzzle,
    y: p.y - 52 * muzzle + (brow > 100 ? 12 : brow * 0.12),
    corner: p.corner,
  };
};

/**
 * Carries the space heads are drawn in to the picture.
 * @example headPlacement(design)({ x: 300, y: 290 })
 */
export function headPlacement(design: GoatDesign, extra: Placement = inPlace): Placement {
  const { wide = 1 } = design.head;
  const side = design.facing === 'left' && design.view !== 'front' ? -1 : 1;
  return chain(
    extra,
    design.view === 'chinUp' ? throwBack : inPlace,
    place({ ...design.head, pivot: HEAD_PIVOT, wide: wide * side }),
  );
}

/** The sheet an artist draws one goat's head on. */
export function headSheet(
  design: GoatDesign,
  plain: boolean,
  extra: Placement = inPlace,
): HeadSheet {
  const placement = headPlacement(design, extra);
  return {
    pen: pen(placement),
    plain,
    fur: design.fur,
    hair: design.hair,
    horn: design.horn,
    mirrored: design.facing === 'left' && design.view !== 'front',
  };
}

/**
 * How a goat looks in one expression; a goat may have its own way of wearing it.
 * @example lookOf(design, 'Joyful')
 */
export function lookOf(design: GoatDesign, expression: Expression): FaceLook {
  const look = FACE_LOOKS[expression];
  if (design.view !== 'front' || look.near.shut) return look;
  return { ...look, far: { ...look.far, browInner: look.near.browInner } };
}

interface StillHead {
  readonly behind: Layer;
  readonly ears: Layer;
  readonly front: Layer;
  readonly fringe: string | undefined;
}

const stillHeads = new Map<GoatDesign, { full?: StillHead; thumb?: StillHead }>();

/** What does not move with the face: horns, hair and ears, drawn once for all expressions. */
function stillHead(design: GoatDesign, plain: boolean): StillHead {
  const kept = stillHeads.get(design) ?? {};
  const key = plain ? 'thumb' : 'full';
  let still = kept[key];
  if (!still) {
    const sheet = headSheet(design, plain);
    const dress = design.dress(sheet);
    const horns = design.horns(sheet);
    const front = design.view === 'front';
    still = {
      behind: stack(horns.far, dress.back),
      ears: front ? drawFrontEars(sheet, design.ears) : drawEars(sheet, design.ears),
      front: stack(horns.near, dress.front),
      fringe: dress.fringe,
    };
    stillHeads.set(design, { ...kept, [key]: still });
  }
  return still;
}

/**
 * The whole head: far horn, back hair, ears, beard, face, near horn, front hair.
 * @example drawHead(design, 'Calm', false)
 */
export function drawHead(design: GoatDesign, expression: Expression, plain: boolean): Layer {
  const sheet = headSheet(design, plain);
  const look = lookOf(design, expression);
  const still = stillHead(design, plain);
  const drop: Placement = (p) => ({ x: p.x, y: p.y + look.jaw * 0.8, corner: p.corner });
  const beard = design.beard(headSheet(design, plain, drop));
  const setting = {
    look,
    marks: design.marks,
    fringe: still.fringe,
    gapTooth: design.gapTooth,
    flecks: design.flecks,
  };
  const face =
    design.view === 'front' ? drawFrontFace(sheet, setting) : drawQuarterFace(sheet, setting);
  return stack(still.behind, still.ears, beard, face, still.front);
}
