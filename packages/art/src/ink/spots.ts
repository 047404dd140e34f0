export type Spot = readonly [x: number, y: number];

const WIDTHS: Readonly<Record<string, number>> = { M: 2, l: 2, t: 2, q: 4, c: 6 };

/**
 * Ends and middles of the lines and curves of a path as `pathData` writes it: enough to tell what
 * a silhouette would cover.
 * @example pathSpots('M0 0l9 0') // [[0, 0], [9, 0]]
 */
export function pathSpots(data: string): readonly Spot[] {
  const found: Spot[] = [];
  let pen: Spot = [0, 0];
  let handle: Spot = pen;
  for (const [, letter = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (letter === 'z') continue;
    const width = WIDTHS[letter];
    if (!width) throw new Error(`A silhouette is not written with '${letter}'`);
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let i = 0; i + width <= n.length; i += width) {
      const from = letter === 'M' ? ([0, 0] as const) : pen;
      const at = (k: number): Spot => [from[0] + n[i + k]!, from[1] + n[i + k + 1]!];
      const to = at(width - 2);
      if (letter === 'q') handle = at(0);
      else if (letter === 't') handle = [2 * pen[0] - handle[0], 2 * pen[1] - handle[1]];
      else handle = to;
      if (letter === 'q' || letter === 't') {
        found.push([(pen[0] + 2 * handle[0] + to[0]) / 4, (pen[1] + 2 * handle[1] + to[1]) / 4]);
      }
      pen = to;
      found.push(pen);
    }
  }
  return found;
}
