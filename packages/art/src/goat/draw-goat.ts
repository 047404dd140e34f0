import { GOAT_FACTS, type GoatSlug, type GoatTraits } from '@goats/collection';
import { group, INK } from '../ink/element.ts';
import { pathExtent } from '../ink/extent.ts';
import { ID_MARK, withPrefix } from '../ink/ids.ts';
import { reuse } from '../ink/part.ts';
import { pen } from '../ink/pen.ts';
import { type BodyDrawing, drawBody } from './body.ts';
import { bodyPlacement } from './body-placement.ts';
import { drawFigure } from './figure/draw-figure.ts';
import { FIGURES } from './figure/poses.ts';
import { headInAction } from './figure/rig.ts';
import type { GoatDesign, WornHead } from './goat-design.ts';
import type { GoatLayers, GoatOptions } from './goat-layers.ts';
import { GOLD } from './gold.ts';
import { drawHead, headOf, headSheet } from './head.ts';
import { drawHeadwear, drawLaurel } from './headwear.ts';
import { EMPTY_LAYER, type Layer, type SilhouettePiece, stack } from './layer.ts';
import { drawProp } from './prop.ts';
import { TEN_GOATS } from './ten/ten-goats.ts';
import { drawThumbBody } from './thumb-body.ts';
import { drawArmband, drawWorn } from './worn.ts';

export type { GoatLayers, GoatOptions } from './goat-layers.ts';

const drawn = new Map<string, Layer>();

/** Parts are drawn once and kept; only their combination differs from card to card. */
function once(key: string, draw: () => Layer): Layer {
  let layer = drawn.get(key);
  if (!layer) {
    layer = draw();
    drawn.set(key, layer);
  }
  return layer;
}

const bodies = new Map<string, BodyDrawing>();

function bodyOf(
  design: GoatDesign,
  { goat, kit, pose }: GoatTraits,
  head: WornHead,
  plain: boolean,
): BodyDrawing {
  const key = plain ? `${goat}/${kit}` : `${goat}/${kit}/${pose}/${head.name}`;
  let body = bodies.get(key);
  if (!body) {
    const action = FIGURES[pose];
    body = plain
      ? { below: drawThumbBody(design, kit), above: EMPTY_LAYER }
      : action
        ? drawFigure(design, kit, action, head)
        : drawBody(design, kit, pose);
    bodies.set(key, body);
  }
  return body;
}

/**
 * Draws one goat from its traits.
 * @example drawGoat(traits, { idPrefix: 'card7', detail: 'full' }).figure
 */
export function drawGoat(card: GoatTraits, options: GoatOptions): GoatLayers {
  const { idPrefix, detail } = options;
  const traits = options.lifts ? { ...card, pose: 'Cup Lifted' as const } : card;
  const plain = detail === 'thumb';
  const { goat, kit, pose, expression, accessories } = traits;
  const design = TEN_GOATS[goat];
  const prop = `${goat}/${pose}/${detail}/prop`;
  // A thumbnail is for recognising: always the head the goat is known by.
  const portrait = headOf(design, plain ? GOAT_FACTS[goat].homeHead : traits.head);
  const action = plain ? undefined : FIGURES[pose];
  const head = action ? headInAction(portrait, action) : portrait;
  const body = bodyOf(design, traits, head, plain);
  const worn = `${goat}/${kit}/${pose}/${head.name}/${accessories}`;
  const props = (where: 'behind' | 'worn' | 'front'): Layer =>
    once(`${prop}/${where}`, () =>
      action ? EMPTY_LAYER : drawProp(goat, pose, bodyPlacement(design), plain)[where],
    );
  const behind = props('behind');
  const figure = stack(
    body.below,
    once(`${worn}/${detail}/sign`, () => ownBand(design, traits, plain)),
    plain
      ? EMPTY_LAYER
      : once(`${worn}/worn`, () => drawWorn(accessories, design, design.kits[kit], pose)),
    props('worn'),
    once(`${goat}/${head.name}/${action ? pose : ''}/${expression}/${detail}/head`, () =>
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
    horns: hornsReach(goat, figure.pieces),
  };
}

/** Where a cup stands that this goat lifts: between its hooves, above the horns. */
export function liftedPlace(goat: GoatSlug): { readonly x: number; readonly y: number } {
  return bodyPlacement(TEN_GOATS[goat])({ x: 304, y: -24 });
}

const reaches = new Map<string, GoatLayers['horns']>();

function hornsReach(goat: string, pieces: readonly SilhouettePiece[]): GoatLayers['horns'] {
  let reach = reaches.get(goat);
  if (!reach) {
    const { top, left, right } = pathExtent(
      pieces
        .filter(({ name }) => name.startsWith('horn'))
        .map(({ data }) => data)
        .join(''),
    );
    reach = { top, left, right };
    reaches.set(goat, reach);
  }
  return reach;
}

function ownBand(design: GoatDesign, { accessories, pose }: GoatTraits, plain: boolean): Layer {
  if (!design.captain || plain || accessories === "Captain's Band") return EMPTY_LAYER;
  return drawArmband(pen(bodyPlacement(design)), pose, ['#f2b21c', '#2a1420']);
}

function ownLaurel(
  design: GoatDesign,
  head: WornHead,
  { accessories }: GoatTraits,
  plain: boolean,
): Layer {
  if (!design.laureate || accessories === 'Laurel') return EMPTY_LAYER;
  return drawLaurel(headSheet(design, head, plain), head.view, GOLD);
}
