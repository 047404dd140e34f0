import { GOAT_FACTS, type GoatSlug, type GoatTraits } from '@goats/collection';
import { group, INK } from '../ink/element.ts';
import { ID_MARK, withPrefix } from '../ink/ids.ts';
import { type Extent, pathExtent } from '../ink/measure-path.ts';
import { memo } from '../ink/memo.ts';
import { reuse } from '../ink/part.ts';
import { type BodyDrawing, type BodySpace, drawBody, portraitSpace } from './body.ts';
import { bodyPlacement } from './body-placement.ts';
import { drawFigure } from './figure/draw-figure.ts';
import { inMotion, skeletonOf } from './figure/footing.ts';
import { headInAction } from './figure/rig.ts';
import type { Skeleton } from './figure/skeleton.ts';
import type { GoatDesign, WornHead } from './goat-design.ts';
import type { GoatLayers, GoatOptions } from './goat-layers.ts';
import { GOLD } from './gold.ts';
import { drawHead, headOf, headPlacement, headSheet } from './head.ts';
import { drawHeadwear, drawLaurel } from './headwear.ts';
import { EMPTY_LAYER, type Layer, type SilhouettePiece, stack } from './layer.ts';
import { drawProp } from './prop.ts';
import { TEN_GOATS } from './ten/ten-goats.ts';
import { drawThumbBody } from './thumb-body.ts';
import { drawArmband, drawWorn } from './worn.ts';

export type { GoatLayers, GoatOptions } from './goat-layers.ts';

/** Parts are drawn once and kept; only their combination differs from card to card. */
const keptLayers = memo<Layer>();
const keptBodies = memo<BodyDrawing>();

/** A picture of a film is drawn once in its life. */
const afresh = <T>(_: string, make: () => T): T => make();

function bodyOf(
  design: GoatDesign,
  { goat, kit, pose }: GoatTraits,
  head: WornHead,
  action: Skeleton | undefined,
  plain: boolean,
  once: typeof keptBodies,
): BodyDrawing {
  // In action the neck and a headed ball go where the head is.
  const key = plain
    ? `${goat}/${kit}`
    : `${goat}/${kit}/${pose}/${action ? `${head.name}/${head.facing}` : ''}`;
  return once(key, () => {
    if (plain) {
      const below = drawThumbBody(design, kit);
      return { ...portraitSpace(design), below, above: EMPTY_LAYER, ball: undefined };
    }
    return action ? drawFigure(design, kit, action, head) : drawBody(design, kit, pose);
  });
}

/**
 * Draws one goat from its traits.
 * @example drawGoat(traits, { idPrefix: 'card7', detail: 'full' }).figure
 */
export function drawGoat(traits: GoatTraits, options: GoatOptions): GoatLayers {
  const { idPrefix, detail, moving } = options;
  const once = moving ? afresh : keptLayers;
  const plain = detail === 'thumb';
  const { goat, kit, pose, accessories } = traits;
  const expression = options.face ?? traits.expression;
  const design = TEN_GOATS[goat];
  // A thumbnail is for recognising: always the head the goat is known by.
  const portrait = headOf(design, plain ? GOAT_FACTS[goat].homeHead : traits.head);
  const action = plain
    ? undefined
    : moving
      ? inMotion(traits, moving, options.towards)
      : skeletonOf(traits, options.towards);
  const head = action ? headInAction(portrait, action, design.physique.head) : portrait;
  const body = bodyOf(design, traits, head, action, plain, moving ? afresh : keptBodies);
  const worn = `${goat}/${kit}/${pose}/${head.name}/${head.facing}/${accessories}`;
  const stance = action ? `${pose}/${action.head.facing}` : '';
  const prop = `${goat}/${stance || pose}/${head.name}/${detail}/prop`;
  const props = (where: 'behind' | 'worn' | 'front'): Layer =>
    once(`${prop}/${where}`, () => drawProp(goat, pose, body, plain)[where]);
  const behind = props('behind');
  const figure = stack(
    body.below,
    once(`${worn}/${detail}/sign`, () => ownBand(design, traits, body, plain)),
    plain
      ? EMPTY_LAYER
      : once(`${worn}/worn`, () => drawWorn(accessories, design, design.kits[kit], pose, body)),
    props('worn'),
    once(`${goat}/${head.name}/${stance}/${expression}/${detail}/head`, () =>
      drawHead(design, head, expression, plain),
    ),
    once(`${worn}/${detail}/laurel`, () => ownLaurel(design, head, traits, plain)),
    once(`${worn}/${detail}/head`, () =>
      drawHeadwear(accessories, head, headSheet(design, head, plain), design.kits[kit]),
    ),
    body.above,
    props('front'),
  );
  const pieces = [...behind.pieces, ...figure.pieces];
  const mass = group(
    `id="${ID_MARK}sil"`,
    pieces.map(({ name }) => `<use href="#${ID_MARK}${name}"/>`).join(''),
  );
  return {
    defs: withPrefix(behind.defs + figure.defs + mass, idPrefix),
    silhouette: pieces.map(({ data }) => data).join(''),
    silhouetteId: `${idPrefix}sil`,
    behind: withPrefix(
      reuse('sil', `fill="${INK}" stroke="${INK}" stroke-width="14" stroke-linejoin="round"`) +
        behind.markup,
      idPrefix,
    ),
    figure: withPrefix(figure.markup, idPrefix),
    horns: reachOf(figure.pieces.filter(({ name }) => name.startsWith('horn'))),
    bounds: reachOf(figure.pieces),
    face: faceOf(head),
    ball: body.ball,
  };
}

/** Where a cup stands that this goat lifts: between its hooves, above the horns. */
export function liftedPlace(goat: GoatSlug): { readonly x: number; readonly y: number } {
  return bodyPlacement(TEN_GOATS[goat])({ x: 304, y: -24 });
}

const reaches = new WeakMap<SilhouettePiece, Extent>();

/** The box around some outlines; each is measured once, since cards share them. */
function reachOf(pieces: readonly SilhouettePiece[]): Extent {
  const reach = { left: 632, top: 632, right: 0, bottom: 0 };
  for (const piece of pieces) {
    let own = reaches.get(piece);
    if (!own) {
      own = pathExtent(piece.data);
      reaches.set(piece, own);
    }
    reach.left = Math.min(reach.left, own.left);
    reach.top = Math.min(reach.top, own.top);
    reach.right = Math.max(reach.right, own.right);
    reach.bottom = Math.max(reach.bottom, own.bottom);
  }
  return reach;
}

function faceOf(head: WornHead): GoatLayers['face'] {
  const { x, y } = headPlacement(head)({ x: 304, y: 284 });
  return {
    x: Math.round(x),
    y: Math.round(y),
    r: Math.round(132 * (head.place.scale ?? 1)),
  };
}

function ownBand(
  design: GoatDesign,
  { accessories, pose }: GoatTraits,
  body: BodySpace,
  plain: boolean,
): Layer {
  if (!design.captain || plain || accessories === "Captain's Band") return EMPTY_LAYER;
  return drawArmband(body, pose, ['#f2b21c', '#2a1420']);
}

function ownLaurel(
  design: GoatDesign,
  head: WornHead,
  { accessories }: GoatTraits,
  plain: boolean,
): Layer {
  // One thing round one brow.
  if (!design.laureate || accessories === 'Laurel' || accessories === 'Headband')
    return EMPTY_LAYER;
  return drawLaurel(headSheet(design, head, plain), head.view, GOLD);
}
