import type { Contour } from './mark.ts';
import type { Matrix } from './matrix.ts';

/** How many numbers each command takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, s: 4 };

/** A curve is never further from its chords than this, in the units it is placed in, unless told. */
const TOLERANCE = 0.04;

/**
 * Path data as points, placed: curves become chords too short to be seen. Reads what letters,
 * paper and streams are drawn with, which is all but arcs and mirrored quadratics.
 * @example outlines('M0 0h10v10z', scaled(2)) // [[0, 0, 20, 0, 20, 20]]
 */
export function outlines(data: string, place: Matrix, tolerance = TOLERANCE): Contour[] {
  const done: Contour[] = [];
  let points: number[] = [];
  let [x, y, startX, startY, bendX, bendY] = [0, 0, 0, 0, 0, 0];
  const finish = (): void => {
    if (points.length > 2) done.push(placed(points, place));
    points = [];
  };
  const to = (nextX: number, nextY: number): void => {
    points.push(nextX, nextY);
    [x, y] = [nextX, nextY];
  };
  for (const [, letter = '', body = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const kind = letter.toLowerCase();
    if (kind === 'z') {
      finish();
      [x, y] = [startX, startY];
      continue;
    }
    const arity = ARITY[kind];
    if (arity === undefined) throw new Error(`'${letter}' is not drawn with marks`);
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let i = 0; i + arity <= numbers.length; i += arity) {
      const [fromX, fromY] = letter === kind ? [x, y] : [0, 0];
      const at = (n: number): [number, number] => [
        fromX + numbers[i + n]!,
        fromY + numbers[i + n + 1]!,
      ];
      if (kind === 'm' && i === 0) {
        finish();
        to(...at(0));
        [startX, startY] = [x, y];
      } else if (kind === 'h') to(fromX + numbers[i]!, y);
      else if (kind === 'v') to(x, fromY + numbers[i]!);
      else if (kind === 'm' || kind === 'l') to(...at(0));
      else {
        if (points.length === 0) points.push(x, y);
        const mirrored: [number, number] = [2 * x - bendX, 2 * y - bendY];
        const one = kind === 's' ? mirrored : at(0);
        const two = kind === 'q' ? one : at(arity - 4);
        const end = at(arity - 2);
        const bends = kind === 'q' ? thirds([x, y], one, end) : ([one, two] as const);
        chords(points, [[x, y], ...bends, end], Math.hypot(place[0], place[1]) / tolerance);
        [bendX, bendY] = two;
        [x, y] = end;
      }
    }
    if (!'cs'.includes(kind)) [bendX, bendY] = [x, y];
  }
  finish();
  return done;
}

type Pair = readonly [number, number];

/** The cubic that a quadratic is. */
function thirds(from: Pair, bend: Pair, end: Pair): readonly [Pair, Pair] {
  const near = (p: Pair): Pair => [
    p[0] + (2 * (bend[0] - p[0])) / 3,
    p[1] + (2 * (bend[1] - p[1])) / 3,
  ];
  return [near(from), near(end)];
}

function chords(
  points: number[],
  [[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Pair, Pair, Pair, Pair],
  fineness: number,
): void {
  const bow = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const count = Math.max(1, Math.ceil(Math.sqrt(0.75 * bow * fineness)));
  for (let i = 1; i <= count; i += 1) {
    const t = i / count;
    const s = 1 - t;
    const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push(k0 * x0 + k1 * x1 + k2 * x2 + k3 * x3, k0 * y0 + k1 * y1 + k2 * y2 + k3 * y3);
  }
}

/** Points, x and y in turn, where a matrix puts them: `placed([1, 2], scaled(2)) // [2, 4]`. */
export function placed(points: readonly number[], [a, b, c, d, e, f]: Matrix): Contour {
  const contour: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!];
    contour.push(a * x + c * y + e, b * x + d * y + f);
  }
  return contour;
}
