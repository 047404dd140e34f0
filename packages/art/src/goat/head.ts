import type { Head } from '@goats/collection';
import { memo } from '../ink/memo.ts';
import { pen } from '../ink/pen.ts';
import { chain, inPlace, type Placement, place } from '../ink/placement.ts';
import { drawEars, drawFrontEars, drawSideEar } from './ear.ts';
import { FACE_LOOKS, type Face, type FaceLook } from './expression.ts';
import { drawFrontFace } from './face-front.ts';
import { drawProfileFace } from './face-profile.ts';
import { drawQuarterFace } from './face-quarter.ts';
import type { GoatDesign, HeadSheet, HeadView, WornHead } from './goat-design.ts';
import type { Layer } from './layer.ts';
import { stack } from './layer.ts';

const HEAD_PIVOT: readonly [number, number] = [300, 290];

const ease = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** A head thrown back: the muzzle comes up towards us, the forehead turns away, all of it leans. */
const bend: Placement = (p) => {
  const muzzle = ease(190, 360, p.y) * (0.3 + 0.7 * ease(230, 340, p.x));
  const brow = Math.max(0, 200 - p.y);
  return {
    x: p.x + 14 * muzzle,
    y: p.y - 56 * muzzle + (brow > 100 ? 14 : brow * 0.14),
    corner: p.corner,
  };
};
const throwBack = chain(bend, place({ pivot: HEAD_PIVOT, turn: -9 }));

const VIEWS: Readonly<Record<Head, HeadView>> = {
  'Three-Quarter': 'quarter',
  Front: 'front',
  Profile: 'profile',
  'Thrown Back': 'quarter',
};

/**
 * The head a goat wears in one picture.
 * @example headOf(design, 'Profile')
 */
export function headOf(design: GoatDesign, name: Head): WornHead {
  const view = VIEWS[name];
  return { ...design.heads[view], name, view, thrownBack: name === 'Thrown Back' };
}

const isMirrored = ({ facing, view }: WornHead): boolean => facing === 'left' && view !== 'front';

/**
 * Carries the space heads are drawn in to the picture.
 * @example headPlacement(headOf(design, 'Front'))({ x: 300, y: 290 })
 */
export function headPlacement(head: WornHead, extra: Placement = inPlace): Placement {
  const { wide = 1 } = head.place;
  const side = isMirrored(head) ? -1 : 1;
  return chain(
    extra,
    head.thrownBack ? throwBack : inPlace,
    place({ ...head.place, pivot: HEAD_PIVOT, wide: wide * side }),
  );
}

/** The sheet an artist draws one goat's head on. */
export function headSheet(
  design: GoatDesign,
  head: WornHead,
  plain: boolean,
  extra: Placement = inPlace,
): HeadSheet {
  const placement = headPlacement(head, extra);
  return {
    pen: pen(placement),
    plain,
    fur: design.fur,
    hair: design.hair,
    horn: design.horn,
    mirrored: isMirrored(head),
  };
}

/**
 * How a goat looks in one expression; a goat may have its own way of wearing it.
 * @example lookOf(head, 'Joyful')
 */
function lookOf(head: WornHead, expression: Face): FaceLook {
  const look = FACE_LOOKS[expression];
  if (head.view !== 'front' || look.near.shut) return look;
  return { ...look, far: { ...look.far, browInner: look.near.browInner } };
}

const DRAW_FACE = {
  front: drawFrontFace,
  quarter: drawQuarterFace,
  profile: drawProfileFace,
};

const DRAW_EARS = { front: drawFrontEars, quarter: drawEars, profile: drawSideEar };

/** How much of the jaw's drop a hair of the beard follows: all at the chin, none at the hinge. */
const chinShare = (view: HeadView, x: number): number =>
  view === 'front' ? 1 - ease(40, 110, Math.abs(x - 300)) : ease(210, 320, x);

interface StillHead {
  readonly behind: Layer;
  readonly ears: Layer;
  readonly front: Layer;
  readonly fringe: string | undefined;
}

const once = memo<StillHead>();

/** What does not move with the face: horns, hair and ears, drawn once for all expressions. */
function stillHead(design: GoatDesign, head: WornHead, plain: boolean): StillHead {
  const key = `${design.slug}/${head.name}/${head.facing}/${JSON.stringify(head.place)}/${plain}`;
  return once(key, () => {
    const sheet = headSheet(design, head, plain);
    const dress = head.dress(sheet);
    const horns = head.horns(sheet);
    return {
      behind: stack(horns.far, dress.back),
      ears: DRAW_EARS[head.view](sheet, head.ears),
      front: stack(horns.near, dress.front),
      fringe: dress.fringe,
    };
  });
}

/**
 * The whole head: far horn, back hair, ears, beard, face, near horn, front hair.
 * @example drawHead(design, headOf(design, 'Front'), 'Calm', false)
 */
export function drawHead(
  design: GoatDesign,
  head: WornHead,
  expression: Face,
  plain: boolean,
): Layer {
  const sheet = headSheet(design, head, plain);
  const look = lookOf(head, expression);
  const still = stillHead(design, head, plain);
  const drop: Placement = (p) => ({
    ...p,
    y: p.y + look.jaw * 0.8 * chinShare(head.view, p.x),
  });
  const beard = head.beard(headSheet(design, head, plain, drop));
  const setting = {
    look,
    marks: head.marks,
    fringe: still.fringe,
    gapTooth: design.gapTooth,
    flecks: design.flecks,
  };
  const face = DRAW_FACE[head.view](sheet, setting);
  // From the side an ear grows out of the middle of the head, so it lies on the face.
  return head.view === 'profile'
    ? stack(still.behind, beard, face, still.ears, still.front)
    : stack(still.behind, still.ears, beard, face, still.front);
}
