import type { Contour, Shape } from '../marks/mark.ts';
import { type Matrix, moved, nested, scaled } from '../marks/matrix.ts';
import { outlines, placed } from '../marks/outline.ts';
import type { Glyph } from './glyph.ts';
import type { TextLine } from './line-of-text.ts';

/** Letters are few and printed on every card; the curves of each are taken apart once. */
const known = new WeakMap<Glyph, readonly Contour[]>();

/** A printed line as shapes, one to a letter: `letterShapes(lineOfText('07', style))`. */
export function letterShapes({ letters, place }: TextLine): Shape[] {
  return letters.map(([glyph, pen]) => {
    const at = nested(place, moved(pen, 0));
    return contoursOf(glyph).map((contour) => placed(contour, at));
  });
}

/** Small print needs no more chords than this. */
const IN_PRINT: Matrix = scaled(0.2);
const IN_GRID: Matrix = scaled(5);

function contoursOf(glyph: Glyph): readonly Contour[] {
  const seen = known.get(glyph);
  if (seen) return seen;
  const [, x, y, outline] = glyph;
  const contours = outlines(`M${x} ${y}${outline}`, IN_PRINT).map((each) => placed(each, IN_GRID));
  known.set(glyph, contours);
  return contours;
}
