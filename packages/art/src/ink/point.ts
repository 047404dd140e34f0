/** A hand-placed point; a corner keeps its angle, every other point is rounded over. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly corner?: boolean | undefined;
}

/** Points as written by hand in a drawing, or as computed. */
export type PointList = string | readonly Point[];

/**
 * Reads a hand-written list; `!` marks a corner.
 * @example points('10,20! 30,40') // [{ x: 10, y: 20, corner: true }, { x: 30, y: 40, corner: false }]
 */
export function points(list: PointList): readonly Point[] {
  if (typeof list !== 'string') return list;
  let read = written.get(list);
  if (!read) {
    read = readPoints(list);
    written.set(list, read);
  }
  return read;
}

/** Hand-written lists are few and used for many goats; each is read once. */
const written = new Map<string, readonly Point[]>();

function readPoints(list: string): readonly Point[] {
  return list
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith('!');
      const [x, y] = (corner ? word.slice(0, -1) : word).split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) {
        throw new Error(`'${word}' is not a point`);
      }
      return { x, y, corner };
    });
}

/**
 * The other half of a symmetric shape: the list is followed by its own reflection about `axis`.
 * @example mirrored('300,10! 340,40', 300) // ends at 260,40
 */
export function mirrored(list: PointList, axis: number): readonly Point[] {
  const half = points(list);
  const other = half
    .filter((p) => Math.abs(p.x - axis) > 0.01)
    .map((p) => ({ x: 2 * axis - p.x, y: p.y, corner: p.corner }))
    .reverse();
  return [...half, ...other];
}
