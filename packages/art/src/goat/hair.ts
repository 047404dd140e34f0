import { fill, INK, outline } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { Point, PointList } from '../ink/point.ts';
import type { Tones } from '../ink/tones.ts';
import { type Layer, solid } from './layer.ts';

export interface HairSetting {
  readonly shape: PointList;
  readonly light?: readonly PointList[];
  readonly shade?: readonly PointList[];
  /** Ink valleys between the clumps. */
  readonly lines?: readonly PointList[];
  readonly lineWidth?: number;
  /** Curls as x, y, radius and where the coil opens. */
  readonly curls?: readonly (readonly [number, number, number, number])[];
}

/**
 * A mass of hair, beard or wool.
 * @example drawHair('fringe', p, hair, { shape, light: [stripe], lines: [valley] }, false)
 */
export function drawHair(
  name: string,
  p: Pen,
  tones: Tones,
  hair: HairSetting,
  plain: boolean,
): Layer {
  const curls = plain ? '' : (hair.curls ?? []).map((curl) => p.line(coil(curl))).join('');
  const glints = plain
    ? ''
    : (hair.curls ?? [])
        .map(([x, y, r, a]) => p.line(coil([x - 2, y - 3, r, a]).slice(0, 3)))
        .join('');
  return solid(
    part(
      name,
      p.shape(hair.shape),
      tones.base,
      (hair.shade && !plain ? fill(p.shapes(...hair.shade), tones.shade) : '') +
        (hair.light ? fill(p.shapes(...hair.light), tones.light) : '') +
        (plain || !hair.lines
          ? ''
          : fill(p.inks(hair.lines, hair.lineWidth ?? 4.4, 0.3), tones.line)) +
        outline(glints, 2.6, tones.light) +
        outline(curls, 3.4, INK),
    ),
  );
}

function coil([x, y, r, open]: readonly [number, number, number, number]): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const radius = r * (1 - t * 0.7);
    const angle = open + t * 4.6;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
}
