import { cardLayers, cardPicture, type GoatCard } from '@goats/art';
import type { Format } from '../formats.ts';
import { composerWith } from './compose.ts';
import { type DrawSvg, resized, type Size, sizedTo, sizeOf, svgDrawer } from './draw-svg.ts';
import { encode } from './encode.ts';
import { openSpriteCache } from './sprite-cache.ts';

/** A card may come with its file, where somebody has it at hand. */
export type PictureSource =
  | { readonly card: GoatCard; readonly svg?: string }
  | { readonly svg: string };

/** A picture to be drawn: a card, of which much has been drawn before, or any SVG file. */
export interface PictureJob {
  readonly picture: PictureSource;
  readonly format: Exclude<Format, 'svg'>;
  /** The picture's own width unless told. */
  readonly width?: number;
}

export type DrawPicture = (job: PictureJob) => Promise<Buffer>;

/** Wider cards are seldom asked for, and their layers would push out those of hundreds of small ones. */
const WIDEST_IN_LAYERS = 768;

/**
 * A drawer's first cards are drawn whole: in layers they would take four times as long, and whoever
 * woke it up is waiting. What cards share pays off from the second page of tiles on.
 */
const WHOLE_AT_FIRST = 8;

/**
 * Draws pictures one after the other; several at a time need several drawers.
 * @example await pictureDrawer(64 * 1_048_576)({ picture: { card }, format: 'png', width: 512 })
 */
export function pictureDrawer(spriteBytes: number, drawer = svgDrawer()): DrawPicture {
  const cache = openSpriteCache(spriteBytes);
  const composer = drawer.then((draw) => composerWith(draw, cache));
  let cards = 0;
  return async ({ picture, format, width }) => {
    const card = 'card' in picture ? picture.card : undefined;
    if (card) cards += 1;
    if (card && cards > WHOLE_AT_FIRST && (width ?? 0) <= WIDEST_IN_LAYERS) {
      const layers = cardLayers(card);
      const size = sizedTo(layers, width);
      return encode(await (await composer).compose(layers, size.width), size, format);
    }
    const svg = 'card' in picture ? (picture.svg ?? cardPicture(picture.card)) : picture.svg;
    const size = sizeOf(svg, width);
    return encode(await wholeSvg(await drawer, svg, size), size, format);
  };
}

function wholeSvg(draw: DrawSvg, svg: string, { width, height }: Size): Promise<Uint32Array> {
  return draw(resized(svg, width, height), width, height);
}
