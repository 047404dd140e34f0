import { fill, group, INK } from '../ink/element.ts';
import { ID_MARK } from '../ink/ids.ts';
import { part, reuse } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { Point, PointList } from '../ink/point.ts';
import type { Tones } from '../ink/tones.ts';
import { type Layer, rounded, solid } from './layer.ts';

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
  if (plain) {
    const bare = solid(part(name, p.shape(hair.shape), tones.base, ''));
    const valleys = p.inks((hair.lines ?? []).slice(0, 2), 6, 0.3);
    return { ...bare, markup: bare.markup + fill(valleys, tones.line) };
  }
  const curls = (hair.curls ?? []).map((curl) => p.line(coil(curl))).join('');
  return rounded(
    solid(
      part(
        name,
        p.shape(hair.shape),
        tones.base,
        (hair.shade?.length ? fill(p.shapes(...hair.shade), tones.shade) : '') +
          (hair.light?.length ? fill(p.shapes(...hair.light), tones.light) : '') +
          (hair.lines ? fill(p.inks(hair.lines, hair.lineWidth ?? 4.4, 0.3), tones.line) : '') +
          (curls && drawCurls(`${name}k`, curls, tones.light)),
      ),
    ),
  );
}

/** Dark coils, and the same coils again as their own glint. */
function drawCurls(name: string, data: string, light: string): string {
  return (
    reuse(name, `fill="none" stroke="${light}" stroke-width="3" transform="translate(-2 -3)"`) +
    group(
      `fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"`,
      `<path id="${ID_MARK}${name}" d="${data}"/>`,
    )
  );
}

function coil([x, y, r, open]: readonly [number, number, number, number]): Point[] {
  return [0, 0.33, 0.67, 1].map((t) => {
    const radius = r * (1 - t * 0.7);
    const angle = open + t * 4.6;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
}
