/** The box around a drawing. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How many numbers each relative command takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, l: 2, q: 4, t: 2, c: 6 };

/**
 * The box around the points a path passes through, from data as `pathData` writes it.
 * @example pathExtent('M10 10l20 0 0 30z') // { left: 10, top: 10, right: 30, bottom: 40 }
 */
export function pathExtent(data: string): Extent {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  let x = 0;
  let y = 0;
  for (const [, letter = '', body = ''] of data.matchAll(/([MlqtcZz])([^MlqtcZz]*)/g)) {
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const arity = ARITY[letter] ?? 0;
    for (let i = arity; arity > 0 && i <= numbers.length; i += arity) {
      const dx = numbers[i - 2]!;
      const dy = numbers[i - 1]!;
      x = letter === 'M' ? dx : x + dx;
      y = letter === 'M' ? dy : y + dy;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}

/**
 * A box that holds a path with all its bends, from data as `pathData` writes it; undefined when the
 * data was written by another hand.
 * @example pathHull('M0 0q5 10 10 0z') // { left: 0, top: 0, right: 10, bottom: 10 }
 */
export function pathHull(data: string): Extent | undefined {
  if (/[^MlqtcZz\d\s.,-]/.test(data)) return undefined;
  const xs: number[] = [];
  const ys: number[] = [];
  let x = 0;
  let y = 0;
  let bend: readonly [number, number] = [0, 0];
  for (const [, letter = '', body = ''] of data.matchAll(/([MlqtcZz])([^MlqtcZz]*)/g)) {
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const arity = ARITY[letter] ?? 0;
    for (let i = 0; arity > 0 && i + arity <= numbers.length; i += arity) {
      const [fromX, fromY] = letter === 'M' ? [0, 0] : [x, y];
      // A curve stays within its corners; the corner of `t` is the last one, mirrored.
      const [mirrorX, mirrorY] = [2 * x - bend[0], 2 * y - bend[1]];
      if (letter === 't') {
        xs.push(mirrorX);
        ys.push(mirrorY);
      }
      for (let n = 0; n < arity; n += 2) {
        xs.push(fromX + numbers[i + n]!);
        ys.push(fromY + numbers[i + n + 1]!);
      }
      x = xs.at(-1)!;
      y = ys.at(-1)!;
      bend =
        letter === 't' ? [mirrorX, mirrorY] : letter === 'q' ? [xs.at(-2)!, ys.at(-2)!] : [x, y];
    }
  }
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
