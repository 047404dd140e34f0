import { withPrefix } from '../ink/ids.ts';
import type { Mark } from '../marks/mark.ts';
import type { Box } from './box.ts';

/**
 * A drawing that can be turned into pixels by itself: a complete SVG file of the whole picture, of
 * which only `box` is to be shown. Equal files are equal drawings, so their pixels may be kept.
 */
export interface Sheet {
  readonly svg: string;
  readonly box: Box;
  /** Drawn for this picture alone; keeping its pixels is of no use. */
  readonly own?: true;
}

/** Marks on top of each other, first at the back, seen within `box`. */
export interface MarkedLayer {
  readonly marks: readonly Mark[];
  readonly box: Box;
}

export type PictureLayer = SheetLayer | MarkedLayer;

/** Sheets laid over each other, first at the back. */
export interface SheetLayer {
  readonly sheets: readonly Sheet[];
  /** The sheets are white and take this colour, `#ffd24a`. */
  readonly colour?: string;
  /** Share of the joined sheets that covers what lies below; all of it unless told. */
  readonly opacity?: number;
}

/** A picture as layers, first at the back; together they are the picture. */
export interface LayeredPicture {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly PictureLayer[];
}

/** All of a card. */
export const WHOLE: Box = { x: 0, y: 0, width: 500, height: 700 };

/**
 * Holds every tier's window and ends under every tier's ring. What is cut off here need not be cut
 * off at the window: the ring comes over it afterwards. So one goat serves all four frames.
 */
export const INSIDE: Box = { x: 30, y: 30, width: 440, height: 640 };

/** `cardSheet('<path …/>', WHOLE)` */
export function cardSheet(markup: string, box: Box, own?: true): Sheet {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="700" viewBox="0 0 500 700">${withPrefix(markup, 'g')}</svg>`;
  return own ? { svg, box, own } : { svg, box };
}

/** `single('<path …/>', WHOLE)`: a layer of one sheet. */
export function single(markup: string, box: Box, own?: true): SheetLayer {
  return { sheets: [cardSheet(markup, box, own)] };
}
