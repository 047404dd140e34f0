import { pathData } from './path-data.ts';
import { inPlace, type Placement } from './placement.ts';
import { type Point, type PointList, points } from './point.ts';
import { sliver } from './sliver.ts';
import { smoothSegments } from './smooth.ts';

/** Writes path data for shapes drawn in one space and placed into another. */
export interface Pen {
  readonly place: Placement;
  /** A closed shape, wound the common way round whatever the placement does to it. */
  shape(list: PointList): string;
  /** Several closed shapes as one path, all wound the same way. */
  shapes(...lists: readonly PointList[]): string;
  /** An open line, to be stroked. */
  line(list: PointList): string;
  /** A tapered ink stroke, to be filled. */
  ink(list: PointList, width: number, peak?: number): string;
  /** Several ink strokes of one width as one path. */
  inks(lists: readonly PointList[], width: number, peak?: number): string;
}

/**
 * A pen for one part; `digits` 1 only for small parts such as an eye.
 * @example pen(place({ pivot: [300, 250], scale: 0.8 })).shape('10,10! 90,20 40,80')
 */
export function pen(placement: Placement = inPlace, digits = 0): Pen {
  const move = (list: PointList): readonly Point[] => points(list).map(placement);
  const closed = (moved: readonly Point[]): string =>
    pathData(smoothSegments(moved, true), true, digits);
  const ink = (list: PointList, width: number, peak = 0.4): string =>
    pathData(sliver(points(list), width, peak, placement), true, digits);
  return {
    place: placement,
    shape: (list) => closed(sameWinding(move(list))),
    shapes: (...lists) => lists.map((list) => closed(sameWinding(move(list)))).join(''),
    line: (list) => pathData(smoothSegments(move(list), false), false, digits),
    ink,
    inks: (lists, width, peak) => lists.map((list) => ink(list, width, peak)).join(''),
  };
}

/** Turns a shape the common way round; two overlapping ones that wind apart would leave a hole. */
function sameWinding(list: readonly Point[]): readonly Point[] {
  let area = 0;
  list.forEach((p, i) => {
    const q = list[(i + 1) % list.length]!;
    area += p.x * q.y - q.x * p.y;
  });
  return area < 0 ? [...list].reverse() : list;
}
