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
