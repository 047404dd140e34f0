import type { Box } from '../picture/box.ts';
import type { Matrix } from './matrix.ts';

/** A closed line through points, x and y in turn. */
export type Contour = readonly number[];

/** Contours that are filled together; one that runs the other way is a hole. */
export type Shape = readonly Contour[];

/**
 * Flat shapes in one colour, in the units of the picture. What differs on every card is handed out
 * as marks: to paint them takes a tenth of the time that a file of their own would take.
 */
export interface Mark {
  readonly colour: string;
  /** Opaque unless told. */
  readonly opacity?: number;
  readonly shapes: readonly Shape[];
  /** How far each shape stands from where it was drawn, x and y in turn, once for each pair. */
  readonly places?: readonly number[];
}

/** Marks of something that is drawn in a space of its own, as far as they are seen in a box. */
export type MarksAt = (place: Matrix, box: Box) => readonly Mark[];

/** A line that cuts: what lies on the side that `x` and `y` point to, further than `reach`, goes. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** What is left of a contour: `trimmed(dot, { x: 0, y: 1, reach: 600 })` ends at y = 600. */
export function trimmed(contour: Contour, { x, y, reach }: Cut): Contour | undefined {
  const kept: number[] = [];
  const count = contour.length;
  let over = contour[count - 2]! * x + contour[count - 1]! * y - reach;
  let cuts = over > 0;
  for (let i = 0; i < count; i += 2) {
    const [px, py] = [contour[i]!, contour[i + 1]!];
    const past = px * x + py * y - reach;
    if (past > 0 !== over > 0) {
      const [qx, qy] = [contour.at(i - 2)!, contour.at(i - 1)!];
      const share = over / (over - past);
      kept.push(qx + (px - qx) * share, qy + (py - qy) * share);
    }
    if (past <= 0) kept.push(px, py);
    else cuts = true;
    over = past;
  }
  if (!cuts) return contour;
  return kept.length >= 6 ? kept : undefined;
}
