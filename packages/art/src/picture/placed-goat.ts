import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { stanceFor } from '../card/stance.ts';
import { type GoatParts, goatParts, silhouetteGroup } from '../goat/draw-goat.ts';
import type { Layer } from '../goat/layer.ts';
import { INK } from '../ink/element.ts';
import { pathHull } from '../ink/extent.ts';
import { moved, nested, scaled } from '../marks/matrix.ts';
import { tintFor } from '../scene/tint.ts';
import { type Halo, halo, type Marked, shiftedBy } from '../special/layers.ts';
import { drawSpecial } from '../special/special.ts';
import { borrowDefs } from './borrow-defs.ts';
import type { Box } from './box.ts';
import { breaksOutOf, GLOWS } from './card-face.ts';
import { cardSheet, INSIDE, type PictureLayer, type Sheet, single, WHOLE } from './layers.ts';

/** As far as a goat may reach that breaks out: over the upper half of the ring, but not the lower. */
const REACH = 'M30-20H470V670H30ZM-20-20H520V300H-20Z';

/** Goat, glow and special where they stand in a card, not yet cut off at the window. */
export interface PlacedGoat {
  /** Never reaches over the ring. */
  readonly behind: readonly PictureLayer[];
  readonly figure: readonly PictureLayer[];
}

/** `placedGoat(traits, 'Epic').figure` */
export function placedGoat(traits: GoatTraits, rarity: Rarity): PlacedGoat {
  const parts = goatParts(traits, 'full');
  const all = [parts.behind, ...parts.figure];
  const special = drawSpecial(traits.special, {
    silhouetteId: '~sil',
    figureId: '~fig',
    tint: tintFor(traits),
  });
  const stance = stanceFor(traits.goat, traits.pose);
  const place = `transform="translate(${stance.x} ${stance.y}) scale(${stance.scale})"`;
  const standsAt = nested(moved(stance.x, stance.y), scaled(stance.scale));
  const lenders = lendersOf(
    parts,
    special.behind.filter((each) => typeof each === 'string'),
  );
  const extra = (markup: string, reaches: boolean): PictureLayer => {
    const defs = borrowDefs(markup, lenders());
    return single(standing(defs, markup, place, reaches), reaches ? WHOLE : INSIDE, special.own);
  };
  const part = (layer: Layer, reaches: boolean): PictureLayer => ({
    sheets: [partSheet(layer, place, reaches, lenders)],
  });
  const marked = (each: Marked): PictureLayer => ({
    marks: each.marks(standsAt, INSIDE),
    box: INSIDE,
  });
  const glow = (light: Halo): PictureLayer => haloLayer(all, light, stance, place);
  const reaches = breaksOutOf(rarity);
  return {
    behind: [
      ...GLOWS[rarity].map(glow),
      ...special.behind.map((each) => {
        if (typeof each === 'string') return extra(each, false);
        return 'marks' in each ? marked(each) : glow(each);
      }),
      glow(halo(INK, 14)),
      ...(parts.behind.markup ? [part(parts.behind, false)] : []),
    ],
    figure: [
      ...parts.figure.filter(({ markup }) => markup).map((layer) => part(layer, reaches)),
      ...special.over.map((each) =>
        typeof each === 'string' ? extra(each, reaches) : marked(each),
      ),
    ],
  };
}

function standing(defs: string, markup: string, place: string, reaches: boolean): string {
  const placed = `<g ${place}>${markup}</g>`;
  const cut = reaches
    ? `<clipPath id="~Lr"><path d="${REACH}"/></clipPath><g clip-path="url(#~Lr)">${placed}</g>`
    : placed;
  return defs ? `<defs>${defs}</defs>${cut}` : cut;
}

/** Everything that a part or a special may refer to; seldom needed, and long to write down. */
function lendersOf(parts: GoatParts, special: readonly string[]): () => readonly string[] {
  let lenders: readonly string[] | undefined;
  return () => {
    if (lenders) return lenders;
    const all = [parts.behind, ...parts.figure];
    const figure = parts.figure.map(({ markup }) => markup).join('');
    lenders = [
      ...special,
      ...all.map(({ defs }) => defs),
      silhouetteGroup(all.flatMap(({ pieces }) => pieces)),
      `<g id="~fig">${figure}</g>`,
    ];
    return lenders;
  };
}

/** Parts are drawn once and kept, so their sheets can be kept with them. */
const partSheets = new WeakMap<Layer, Map<string, Sheet>>();

function kept(layer: Layer, name: string, draw: () => { sheet: Sheet; keep: boolean }): Sheet {
  const sheets = partSheets.get(layer) ?? new Map<string, Sheet>();
  const known = sheets.get(name);
  if (known) return known;
  const { sheet, keep } = draw();
  if (keep) partSheets.set(layer, sheets.set(name, sheet));
  return sheet;
}

function partSheet(
  layer: Layer,
  place: string,
  reaches: boolean,
  lenders: () => readonly string[],
): Sheet {
  return kept(layer, `${place}${reaches}`, () => {
    const borrowed = borrowDefs(layer.defs + layer.markup, lenders());
    const markup = standing(layer.defs + borrowed, layer.markup, place, reaches);
    // What a part borrows depends on what else the goat wears.
    return { sheet: cardSheet(markup, reaches ? WHOLE : INSIDE), keep: borrowed === '' };
  });
}

const ON_THE_SPOT = [0, 0] as const;

/**
 * A glow is its colour on the swollen outlines of all parts; each part's outline is kept white. It
 * is left hollow: the part itself comes over it and hides what is inside.
 */
function haloLayer(
  parts: readonly Layer[],
  light: Halo,
  stance: Stand,
  place: string,
): PictureLayer {
  const { colour, width, opacity, shift = ON_THE_SPOT } = light;
  const sheets = parts
    .filter(({ pieces }) => pieces.length > 0)
    .map((layer) =>
      kept(layer, `${place}${width}/${shift.join()}`, () => {
        const outlines = layer.pieces.map(({ data }) => `<path d="${data}"/>`).join('');
        const off = light.shift ? `<g ${shiftedBy(shift)}>${outlines}</g>` : outlines;
        const swollen = `<g ${place} fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round">${off}</g>`;
        return { sheet: cardSheet(swollen, swollenBox(layer, stance, width, shift)), keep: true };
      }),
    );
  return opacity === undefined ? { sheets, colour } : { sheets, colour, opacity: Number(opacity) };
}

type Stand = ReturnType<typeof stanceFor>;

/** Where a part's swollen outline can be seen: a small sheet is drawn several times as fast. */
function swollenBox(
  layer: Layer,
  stance: Stand,
  width: number,
  [dx, dy]: readonly [number, number],
): Box {
  const hull = pathHull(layer.pieces.map(({ data }) => data).join(''));
  if (!hull) return INSIDE;
  const { scale } = stance;
  const [x, y] = [stance.x + dx * scale, stance.y + dy * scale];
  const left = Math.max(INSIDE.x, x + (hull.left - width) * scale);
  const top = Math.max(INSIDE.y, y + (hull.top - width) * scale);
  const right = Math.min(INSIDE.x + INSIDE.width, x + (hull.right + width) * scale);
  const bottom = Math.min(INSIDE.y + INSIDE.height, y + (hull.bottom + width) * scale);
  return right - left < 1 || bottom - top < 1
    ? { x: INSIDE.x, y: INSIDE.y, width: 1, height: 1 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}
