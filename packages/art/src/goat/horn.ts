import { fill, group } from '../ink/element.ts';
import { ID_MARK } from '../ink/ids.ts';
import { part, reuse } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import { type Point, type PointList, points } from '../ink/point.ts';
import { type Station, walk } from '../ink/station.ts';
import type { Tones } from '../ink/tones.ts';
import { type Layer, rounded, solid } from './layer.ts';

export interface HornSetting {
  readonly spine: PointList;
  /** Widths from root to tip, evenly spaced along the spine. */
  readonly widths: readonly number[];
  readonly ridges: number;
  /** Ridges run from the root to this share of the length. */
  readonly ridgesTo?: number;
  /** How far ridges swell out of the edge, as a share of the width. */
  readonly knobs?: number;
  /** Which side of the spine lies in shade, seen from root to tip. */
  readonly shadeSide?: 1 | -1;
  /** A snapped end: the tip is cut across and splintered. */
  readonly snapped?: boolean;
  readonly steps?: number;
}

export const widthAt = (widths: readonly number[], t: number): number => {
  const k = Math.max(0, Math.min(1, t)) * (widths.length - 1);
  const i = Math.min(widths.length - 2, Math.floor(k));
  return widths[i]! + (widths[i + 1]! - widths[i]!) * (k - i);
};

const beside = (s: Station, offset: number): Point => ({
  x: s.x + s.nx * offset,
  y: s.y + s.ny * offset,
});

const asCorner = (p: Point): Point => ({ ...p, corner: true });

/**
 * A ridged horn with volume: lit band, shaded band, rings that bend round it.
 * @example drawHorn('hornN', p, tones, { spine: '264,146 206,48 66,-22', widths: [70, 48, 2], ridges: 7 }, false)
 */
export function drawHorn(
  name: string,
  p: Pen,
  tones: Tones,
  h: HornSetting,
  plain: boolean,
): Layer {
  const { ridges, ridgesTo = 0.85, knobs = 0.09, shadeSide = -1 } = h;
  const steps = plain ? 6 : (h.steps ?? (knobs > 0.12 ? ridges * 2 : 9));
  const stations = walk(points(h.spine), steps);
  const width = (t: number): number => widthAt(h.widths, t);
  const swell = (t: number): number =>
    !plain && t > 0.04 && t < ridgesTo
      ? 1 + knobs * Math.abs(Math.sin(((t - 0.04) / (ridgesTo - 0.04)) * Math.PI * ridges))
      : 1;
  const left = stations.map((s) => beside(s, (width(s.t) / 2) * swell(s.t)));
  const right = stations.map((s) => beside(s, (-width(s.t) / 2) * (1 + (swell(s.t) - 1) / 2)));
  const end = stations[steps]!;
  const tip = h.snapped ? splinters(end, width(1)) : [{ x: end.x, y: end.y, corner: true }];
  const shape = p.shape([
    asCorner(left[0]!),
    ...left.slice(1, -1),
    ...tip,
    ...right.slice(1, -1).reverse(),
    asCorner(right[0]!),
  ]);
  const coarse = walk(points(h.spine), 5);
  const band = (from: number, to: number): string =>
    p.shape([
      ...coarse.map((s, i) =>
        at(beside(s, (shadeSide * from * width(s.t)) / 2), i === 0 || i === 5),
      ),
      ...coarse
        .map((s, i) => at(beside(s, (shadeSide * to * width(s.t)) / 2), i === 0 || i === 5))
        .reverse(),
    ]);
  if (plain) {
    const bare = solid(part(name, shape, tones.base, ''));
    return ridges === 0
      ? bare
      : { ...bare, markup: bare.markup + fill(band(0.1, 0.96), tones.shade) };
  }
  const rings = drawRings(`${name}r`, p, tones, h, width, ridgesTo);
  return rounded(
    solid(
      part(
        name,
        shape,
        tones.base,
        fill(band(0.2, 1.5), tones.shade) +
          fill(band(0.7, 1.5), tones.deep) +
          fill(band(-0.86, -0.5), tones.light) +
          rings,
      ),
    ),
  );
}

const at = (p: Point, corner: boolean): Point => (corner ? asCorner(p) : p);

function drawRings(
  name: string,
  p: Pen,
  tones: Tones,
  h: HornSetting,
  width: (t: number) => number,
  ridgesTo: number,
): string {
  const stations = walk(points(h.spine), 48);
  let dark = '';
  for (let i = 0; i < h.ridges; i++) {
    const t = 0.04 + ((i + 0.5) / h.ridges) * (ridgesTo - 0.04);
    const s = stations[Math.round(t * 48)]!;
    const w = width(s.t);
    const half = (w / 2) * 1.1;
    const away = (side: number, ahead: number): Point => ({
      x: s.x + s.nx * side + s.tx * ahead,
      y: s.y + s.ny * side + s.ty * ahead,
    });
    const ring = [away(half, -w * 0.1), away(0, w * 0.2), away(-half, -w * 0.1)];
    dark += p.ink(ring, w * 0.1 + 1.6, 0.5);
  }
  if (!dark) return '';
  return (
    reuse(name, `fill="${tones.light}" opacity=".7" transform="translate(-2.5 -3)"`) +
    group(`fill="${tones.line}"`, `<path id="${ID_MARK}${name}" d="${dark}"/>`)
  );
}

function splinters(end: Station, width: number): Point[] {
  const cut = (side: number, ahead: number): Point => ({
    x: end.x + end.nx * side * width + end.tx * ahead,
    y: end.y + end.ny * side * width + end.ty * ahead,
    corner: true,
  });
  return [cut(0.52, -6), cut(0.3, 12), cut(0.14, -4), cut(-0.1, 20), cut(-0.26, 2), cut(-0.5, 9)];
}
