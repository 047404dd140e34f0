import { fill, INK, outline } from '../ink/element.ts';
import { inlaid } from '../ink/part.ts';
import { pen } from '../ink/pen.ts';
import { mirrored, type Point, points } from '../ink/point.ts';
import type { Tones } from '../ink/tones.ts';

/** A piece of a trophy: its mass for the ink round the whole, and its paint. */
export interface Piece {
  readonly mass: string;
  readonly paint: string;
}

const p = pen(undefined, 1);

/** The strip of a turned body between two shares of its half width; it follows every bulge. */
function strip(profile: string, from: number, to: number): readonly Point[] {
  const half = points(profile);
  const at = (share: number) => half.map((q) => ({ ...q, x: q.x * share }));
  return [...at(to), ...at(from).reverse()];
}

/**
 * Something turned on a lathe, from the right half of its outline, top to bottom. Light comes from
 * the left and grazes the far edge once more, as it does on metal.
 * @example turned('Ycup', '0,-290! 84,-290! 62,-130 0,-120!', SILVER)
 */
export function turned(name: string, profile: string, metal: Tones, inner = ''): Piece {
  const data = p.shape(mirrored(profile, 0));
  const planes =
    fill(p.shape(strip(profile, 0.3, 1)), metal.shade) +
    fill(p.shape(strip(profile, 0.7, 0.92)), metal.deep) +
    fill(p.shape(strip(profile, -0.82, -0.42)), metal.light) +
    inner;
  return { mass: outline(data, 16), paint: inlaid(name, data, metal.base, planes, 3) };
}

/** A shape as it is drawn, with what lies on it. */
export function cut(
  name: string,
  list: string | readonly Point[],
  colour: string,
  inner: string,
): Piece {
  const data = p.shape(list);
  return { mass: outline(data, 16), paint: inlaid(name, data, colour, inner, 3) };
}

/** A bent bar, such as a handle: ink, metal, and light along its upper edge. */
export function bar(list: string, width: number, metal: Tones): Piece {
  const data = p.line(list);
  return {
    mass: outline(data, width + 16),
    paint:
      outline(data, width + 6) +
      outline(data, width, metal.base) +
      `<g transform="translate(${-width * 0.16} ${-width * 0.2})">${outline(data, width * 0.28, metal.light)}</g>`,
  };
}

/** The same bar on the other side, in the shade. */
export function bars(list: string, width: number, metal: Tones): readonly [Piece, Piece] {
  const other = points(list).map((q) => `${-q.x},${q.y}${q.corner ? '!' : ''}`);
  const dim = { ...metal, light: metal.base, base: metal.shade };
  return [bar(list, width, metal), bar(other.join(' '), width, dim)];
}

/** The mouth of a cup: an ellipse one looks into. */
export function mouth(y: number, rx: number, ry: number, metal: Tones): Piece {
  const ring = (x: number, h: number) =>
    `M${-x} ${y}a${x} ${h} 0 1 0 ${2 * x} 0a${x} ${h} 0 1 0${-2 * x} 0z`;
  return {
    mass: outline(ring(rx, ry), 16),
    paint:
      fill(ring(rx, ry), metal.light, `stroke="${INK}" stroke-width="6"`) +
      fill(ring(rx - 11, ry - 6), metal.deep, `stroke="${INK}" stroke-width="3"`) +
      fill(
        `M${rx * 0.1} ${y + ry - 7}A${rx - 13} ${ry - 7} 0 0 0 ${rx - 14} ${y}A${rx} ${ry * 1.4} 0 0 1 ${rx * 0.1} ${y + ry - 7}z`,
        metal.shade,
      ),
  };
}
