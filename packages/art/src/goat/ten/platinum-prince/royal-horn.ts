import { outline } from '../../../ink/element.ts';
import { type Pen, pen } from '../../../ink/pen.ts';
import { chain } from '../../../ink/placement.ts';
import { type Point, points } from '../../../ink/point.ts';
import { walk } from '../../../ink/station.ts';
import type { HeadSheet } from '../../goat-design.ts';
import { GOLD } from '../../gold.ts';
import { drawHorn, widthAt } from '../../horn.ts';
import { flat, type Layer, stack } from '../../layer.ts';

/** Stations of the spine where a ring sits: in the valleys between two knobs. */
const STATIONS = 25;
const RINGS = [9, 17] as const;

/**
 * A pen that draws on the other side of the nose, so that knobs stay on the outer edge.
 * @example flipped(p).shape('320,140! 340,60 360,140!')
 */
export const flipped = (p: Pen): Pen => pen(chain((at) => ({ ...at, x: 600 - at.x }), p.place));

/**
 * One arch of the crown he was born with: a silver horn, knobbed on its outer edge, in gold rings.
 * @example drawRoyalHorn('hornF', p, sheet, '336,154 350,92 362,28', [76, 60, 3])
 */
export function drawRoyalHorn(
  name: string,
  p: Pen,
  { horn, plain }: HeadSheet,
  spine: string,
  widths: readonly number[],
  shadeSide: 1 | -1 = 1,
): Layer {
  const silver = drawHorn(
    name,
    p,
    horn,
    { spine, widths, ridges: 5, ridgesTo: 0.84, knobs: 0.62, steps: STATIONS, shadeSide },
    plain,
  );
  const stations = walk(points(spine), STATIONS);
  const rings = (from: number, to: number): string =>
    RINGS.map((i) => {
      const s = stations[i]!;
      const half = widthAt(widths, s.t) / 2;
      const across = (side: number): Point => {
        const ahead = 4 - half * 0.3 * side * side;
        return {
          x: s.x + s.nx * side * half + s.tx * ahead,
          y: s.y + s.ny * side * half + s.ty * ahead,
        };
      };
      return p.line([across(from), across((from + to) / 2), across(to)]);
    }).join('');
  const whole = rings(-1, 1.06);
  const glint = plain ? '' : rings(-0.6, -0.2);
  return stack(
    silver,
    flat(outline(whole, 12) + outline(whole, 7, GOLD.base) + outline(glint, 3, GOLD.light)),
  );
}
