import { fill } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import { type Point, type PointList, points } from '../ink/point.ts';
import { type Station, walk } from '../ink/station.ts';
import type { Tones } from '../ink/tones.ts';
import { type Layer, rounded, solid } from './layer.ts';

export interface CorkscrewSetting {
  readonly spine: PointList;
  readonly widths: readonly number[];
  readonly turns: number;
}

/** The core wanders with the twist, so that both edges wave together; apart they read as a feather. */
const WANDER = 0.36;

/**
 * A markhor's twisted horn.
 * @example drawCorkscrew('hornN', p, tones, { spine: '262,154 84,-28', widths: [74, 1], turns: 3.6 }, false)
 */
export function drawCorkscrew(
  name: string,
  p: Pen,
  tones: Tones,
  c: CorkscrewSetting,
  plain: boolean,
): Layer {
  const steps = plain ? 12 : Math.round(c.turns * 5);
  const stations = walk(points(c.spine), steps);
  const width = (t: number): number => {
    const k = Math.max(0, Math.min(1, t)) * (c.widths.length - 1);
    const i = Math.min(c.widths.length - 2, Math.floor(k));
    return c.widths[i]! + (c.widths[i + 1]! - c.widths[i]!) * (k - i);
  };
  const wave = (t: number): number => WANDER * Math.sin(t * c.turns * Math.PI * 2);
  const off = (s: Station, k: number): Point => ({ x: s.x + s.nx * k, y: s.y + s.ny * k });
  const left = stations.map((s) => off(s, (width(s.t) / 2) * (1 + wave(s.t))));
  const right = stations.map((s) => off(s, (-width(s.t) / 2) * (1 - wave(s.t))));
  const end = stations[steps]!;
  const shape = p.shape([
    { ...left[0]!, corner: true },
    ...left.slice(1, -1),
    { x: end.x, y: end.y, corner: true },
    ...right.slice(1, -1).reverse(),
    { ...right[0]!, corner: true },
  ]);
  if (plain) return solid(part(name, shape, tones.base, ''));
  const fine = walk(points(c.spine), 60);
  const groove = (t: number): Point[] =>
    [
      [0, 1.4],
      [0.17, 0.5],
      [0.33, -0.5],
      [0.5, -1.4],
    ].map(([ahead, side]) => {
      const u = t + ahead! / c.turns;
      const s = fine[Math.max(0, Math.min(60, Math.round(u * 60)))]!;
      return off(s, (side! * width(u)) / 2);
    });
  let lit = '';
  let shade = '';
  let lines = '';
  for (let i = -1; i <= c.turns; i++) {
    const t = (i + 0.75) / c.turns;
    const band = (from: number, to: number): string =>
      p.shape([
        ...groove(t + from / c.turns).map(ends),
        ...groove(t + to / c.turns)
          .reverse()
          .map(ends),
      ]);
    lit += band(0.02, 0.36);
    shade += band(0.56, 1);
    lines += p.ink(groove(t), width(t) * 0.07 + 3, 0.5);
  }
  return rounded(
    solid(
      part(
        name,
        shape,
        tones.base,
        fill(lit, tones.light) + fill(shade, tones.shade) + fill(lines, tones.line),
      ),
    ),
  );
}

const ends = (p: Point, i: number): Point => (i === 0 || i === 3 ? { ...p, corner: true } : p);
