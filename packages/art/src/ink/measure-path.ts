export type Spot = readonly [x: number, y: number];

/** One line or curve of a path, in plain coordinates; the handle of a straight line is its end. */
interface Stroke {
  readonly from: Spot;
  readonly handle: Spot;
  readonly to: Spot;
  readonly curved: boolean;
}

const WIDTHS: Readonly<Record<string, number>> = { M: 2, l: 2, t: 2, q: 4, c: 6 };

/** The strokes of a path as `pathData` writes it; a move is a stroke without length. */
function* strokesOf(data: string): Generator<Stroke, void, undefined> {
  let pen: Spot = [0, 0];
  let handle: Spot = pen;
  for (const [, letter = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (letter === 'z' || letter === 'Z') continue;
    const width = WIDTHS[letter];
    if (!width) throw new Error(`A silhouette is not written with '${letter}'`);
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let i = 0; i + width <= n.length; i += width) {
      const from = letter === 'M' ? ([0, 0] as const) : pen;
      const at = (k: number): Spot => [from[0] + n[i + k]!, from[1] + n[i + k + 1]!];
      const to = at(width - 2);
      const curved = letter === 'q' || letter === 't';
      if (letter === 'q') handle = at(0);
      else if (letter === 't') handle = [2 * pen[0] - handle[0], 2 * pen[1] - handle[1]];
      else handle = to;
      yield { from: pen, handle, to, curved };
      pen = to;
    }
  }
}

/**
 * Ends and middles of the lines and curves of a path as `pathData` writes it: enough to tell what
 * a silhouette would cover.
 * @example pathSpots('M0 0l9 0') // [[0, 0], [9, 0]]
 */
export function pathSpots(data: string): readonly Spot[] {
  const found: Spot[] = [];
  for (const { from, handle, to, curved } of strokesOf(data)) {
    if (curved) {
      found.push([(from[0] + 2 * handle[0] + to[0]) / 4, (from[1] + 2 * handle[1] + to[1]) / 4]);
    }
    found.push(to);
  }
  return found;
}

/** The box around a drawing. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The box around the points a path passes through, from data as `pathData` writes it.
 * @example pathExtent('M10 10l20 0 0 30z') // { left: 10, top: 10, right: 30, bottom: 40 }
 */
export function pathExtent(data: string): Extent {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const {
    to: [x, y],
  } of strokesOf(data)) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}
