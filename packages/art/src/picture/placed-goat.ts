import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { stanceFor } from '../card/stance.ts';
import { type GoatParts, goatParts, silhouetteGroup } from '../goat/draw-goat.ts';
import type { Layer } from '../goat/layer.ts';
import { INK } from '../ink/element.ts';
import { tintFor } from '../scene/tint.ts';
import { type Halo, halo } from '../special/layers.ts';
import { drawSpecial } from '../special/special.ts';
import { borrowDefs } from './borrow-defs.ts';
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
  const place = placeOf(traits);
  const lenders = lendersOf(
    parts,
    special.behind.filter((each) => typeof each === 'string'),
  );
  const extra = (markup: string, reaches: boolean): PictureLayer => {
    const defs = borrowDefs(markup, lenders);
    return single(standing(defs, markup, place, reaches), reaches ? WHOLE : INSIDE, special.own);
  };
  const part = (layer: Layer, reaches: boolean): PictureLayer => ({
    sheets: [partSheet(layer, place, reaches, lenders)],
  });
  const glow = (light: Halo): PictureLayer => haloLayer(all, light, place);
  const reaches = breaksOutOf(rarity);
  return {
    behind: [
      ...GLOWS[rarity].map(glow),
      ...special.behind.map((each) => (typeof each === 'string' ? extra(each, false) : glow(each))),
      glow(halo(INK, 14)),
      ...(parts.behind.markup ? [part(parts.behind, false)] : []),
    ],
    figure: [
      ...parts.figure.filter(({ markup }) => markup).map((layer) => part(layer, reaches)),
      ...(special.over ? [extra(special.over, reaches)] : []),
    ],
  };
}

function placeOf({ goat, pose }: GoatTraits): string {
  const { x, y, scale } = stanceFor(goat, pose);
  return `transform="translate(${x} ${y}) scale(${scale})"`;
}

function standing(defs: string, markup: string, place: string, reaches: boolean): string {
  const placed = `<g ${place}>${markup}</g>`;
  const cut = reaches
    ? `<clipPath id="~Lr"><path d="${REACH}"/></clipPath><g clip-path="url(#~Lr)">${placed}</g>`
    : placed;
  return defs ? `<defs>${defs}</defs>${cut}` : cut;
}

/** Everything that a part or a special may refer to. */
function lendersOf(parts: GoatParts, special: readonly string[]): readonly string[] {
  const all = [parts.behind, ...parts.figure];
  const figure = parts.figure.map(({ markup }) => markup).join('');
  return [
    ...special,
    ...all.map(({ defs }) => defs),
    silhouetteGroup(all.flatMap(({ pieces }) => pieces)),
    `<g id="~fig">${figure}</g>`,
  ];
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
  lenders: readonly string[],
): Sheet {
  return kept(layer, `${place}${reaches}`, () => {
    const borrowed = borrowDefs(layer.defs + layer.markup, lenders);
    const markup = standing(layer.defs + borrowed, layer.markup, place, reaches);
    // What a part borrows depends on what else the goat wears.
    return { sheet: cardSheet(markup, reaches ? WHOLE : INSIDE), keep: borrowed === '' };
  });
}

/**
 * A glow is its colour on the swollen outlines of all parts; each part's outline is kept white. It
 * is left hollow: the part itself comes over it and hides what is inside.
 */
function haloLayer(parts: readonly Layer[], light: Halo, place: string): PictureLayer {
  const { colour, width, opacity } = light;
  const sheets = parts
    .filter(({ pieces }) => pieces.length > 0)
    .map((layer) =>
      kept(layer, `${place}${width}`, () => {
        const outlines = layer.pieces.map(({ data }) => `<path d="${data}"/>`).join('');
        const swollen = `<g ${place} fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round">${outlines}</g>`;
        return { sheet: cardSheet(swollen, INSIDE), keep: true };
      }),
    );
  return opacity === undefined ? { sheets, colour } : { sheets, colour, opacity: Number(opacity) };
}
