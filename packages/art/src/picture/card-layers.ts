import { numberShield, scoreSeal } from '../card/badges.ts';
import { LIVERIES } from '../card/livery.ts';
import { mountedFrame } from '../card/mounted-frame.ts';
import { plateWithName, serialTab } from '../card/plate.ts';
import { stanceFor } from '../card/stance.ts';
import { WINDOWS } from '../card/window-shape.ts';
import { type GoatParts, goatParts, silhouetteGroup } from '../goat/draw-goat.ts';
import type { Layer } from '../goat/layer.ts';
import { INK } from '../ink/element.ts';
import { sceneParts } from '../scene/scene.ts';
import { tintFor } from '../scene/tint.ts';
import { type Halo, halo } from '../special/layers.ts';
import { drawSpecial } from '../special/special.ts';
import { borrowDefs } from './borrow-defs.ts';
import { breaksOutOf, fade, GLOWS, SCENE_PLACE } from './card-face.ts';
import { cardWords, type GoatCard } from './card-picture.ts';
import { type Box, cardSheet, type LayeredPicture, type PictureLayer } from './layers.ts';

const WHOLE: Box = { x: 0, y: 0, width: 500, height: 700 };
/**
 * Holds every tier's window and ends under every tier's ring. What is cut off here need not be cut
 * off at the window: the ring comes over it afterwards. So one goat serves all four frames.
 */
const INSIDE: Box = { x: 30, y: 30, width: 440, height: 640 };
/** As far as a goat may reach that breaks out: over the upper half of the ring, but not the lower. */
const REACH = 'M30-20H470V670H30ZM-20-20H520V300H-20Z';
const LOWER: Box = { x: 0, y: 400, width: 500, height: 300 };
const TAB: Box = { x: 75, y: 670, width: 350, height: 30 };
const UPPER: Box = { x: 0, y: 0, width: 500, height: 150 };

/**
 * The card that `cardPicture` draws, as layers of which most are shared by hundreds of cards.
 * @example cardLayers(card).layers.length
 */
export function cardLayers(card: GoatCard): LayeredPicture {
  const { traits, rarity } = card;
  const livery = LIVERIES[rarity];
  const frame = mountedFrame(rarity, livery);
  const defs = `<defs>${frame.defs}<clipPath id="~Cw"><path d="${WINDOWS[rarity]}"/></clipPath></defs>`;
  const words = cardWords(card);
  const mounted = (markup: string, box: Box, own?: true): PictureLayer =>
    single(defs + markup, box, own);
  const goat = placedGoat(card);
  const ring = outsideWindow(rarity, frame.ring);
  const behind = [
    ...sceneParts(traits.background, tintFor(traits)).map(({ markup, own }) =>
      single(`<g transform="${SCENE_PLACE}">${markup}</g>`, INSIDE, own),
    ),
    mounted(frame.ring, INSIDE),
    ...goat.behind,
  ];
  // The ring hides what reaches past the window: the goat's glow always, the goat itself unless it
  // breaks out, and then still below the middle.
  const window = breaksOutOf(rarity)
    ? [mounted(ring, WHOLE), ...goat.figure, mounted(belowMiddle(ring), INSIDE)]
    : [...goat.figure, mounted(ring, WHOLE)];
  return {
    width: WHOLE.width,
    height: WHOLE.height,
    layers: [
      ...behind,
      ...window,
      mounted(`<g clip-path="url(#~Cw)">${fade(livery.plate[1])}</g>`, INSIDE),
      mounted(frame.laurel + plateWithName(rarity, livery, words.plate), LOWER),
      mounted(serialTab(words.plate.tab, livery), TAB, true),
      mounted(numberShield(words.shield, livery) + frame.gem, UPPER),
      mounted(scoreSeal(...words.seal, livery), UPPER),
    ],
  };
}

function single(markup: string, box: Box, own?: true): PictureLayer {
  return { sheets: [cardSheet(markup, box, own)] };
}

function outsideWindow(rarity: GoatCard['rarity'], ring: string): string {
  return `<clipPath id="~Lo"><path clip-rule="evenodd" d="M-20-20H520V720H-20Z${WINDOWS[rarity]}"/></clipPath><g clip-path="url(#~Lo)">${ring}</g>`;
}

function belowMiddle(ring: string): string {
  return `<clipPath id="~Ll"><path d="M-20 300H520V720H-20Z"/></clipPath><g clip-path="url(#~Ll)">${ring}</g>`;
}

/** Goat, glow and special where they stand in the card; the ring goes between behind and figure. */
function placedGoat({ traits, rarity }: GoatCard): Record<'behind' | 'figure', PictureLayer[]> {
  const { x, y, scale } = stanceFor(traits.goat, traits.pose);
  const place = `transform="translate(${x} ${y}) scale(${scale})"`;
  const stand = (markup: string): string => `<g ${place}>${markup}</g>`;
  const reach = (markup: string): string =>
    `<clipPath id="~Lr"><path d="${REACH}"/></clipPath><g clip-path="url(#~Lr)">${stand(markup)}</g>`;
  const parts = goatParts(traits, 'full');
  const special = drawSpecial(traits.special, {
    silhouetteId: '~sil',
    figureId: '~fig',
    tint: tintFor(traits),
  });
  const strings = special.behind.filter((each) => typeof each === 'string');
  const lenders = lendersOf(parts, strings);
  const complete = (markup: string, ownDefs = ''): string => {
    const borrowed = ownDefs + borrowDefs(ownDefs + markup, lenders);
    return borrowed && `<defs>${borrowed}</defs>`;
  };
  const inside = (markup: string, ownDefs = '', own?: true): PictureLayer =>
    single(complete(markup, ownDefs) + stand(markup), INSIDE, own);
  const inReach = (markup: string, ownDefs = '', own?: true): PictureLayer =>
    breaksOutOf(rarity)
      ? single(complete(markup, ownDefs) + reach(markup), WHOLE, own)
      : inside(markup, ownDefs, own);
  const glow = (light: Halo): PictureLayer =>
    haloLayer([parts.behind, ...parts.figure], light, place);
  return {
    behind: [
      ...GLOWS[rarity].map(glow),
      ...special.behind.map((each) =>
        typeof each === 'string' ? inside(each, '', special.own) : glow(each),
      ),
      glow(halo(INK, 14)),
      ...(parts.behind.markup ? [inside(parts.behind.markup, parts.behind.defs)] : []),
    ],
    figure: [
      ...parts.figure
        .filter(({ markup }) => markup)
        .map(({ markup, defs }) => inReach(markup, defs)),
      ...(special.over ? [inReach(special.over, '', special.own)] : []),
    ],
  };
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

/** A glow is its colour on the swollen outlines of all parts; each part's outline is kept white. */
function haloLayer(
  parts: readonly Layer[],
  { colour, width, opacity }: Halo,
  place: string,
): PictureLayer {
  const sheets = parts
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ pieces }) => {
      const outlines = pieces.map(({ data }) => `<path d="${data}"/>`).join('');
      return cardSheet(
        `<g ${place} fill="#fff" stroke="#fff" stroke-width="${width}" stroke-linejoin="round">${outlines}</g>`,
        INSIDE,
      );
    });
  return opacity === undefined ? { sheets, colour } : { sheets, colour, opacity: Number(opacity) };
}
