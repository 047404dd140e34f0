import { fill } from '../../../ink/element.ts';
import type { PointList } from '../../../ink/point.ts';
import type { HeadSheet } from '../../goat-design.ts';
import { drawHorn } from '../../horn.ts';
import { flat, type Layer, stack } from '../../layer.ts';

/** The inside of a horn, where it snapped. */
const BONE = '#f7ead0';

/** The horn he kept. */
export function drawWholeHorn(
  { pen: p, horn, plain }: HeadSheet,
  spine: PointList,
  widths: readonly number[],
): Layer {
  const setting = { spine, widths, ridges: 9, ridgesTo: 0.78, knobs: 0.13 };
  return drawHorn('hornN', p, horn, setting, plain);
}

/** The horn he lost in a semi-final, and played on. */
export function drawBrokenHorn(
  { pen: p, horn, plain }: HeadSheet,
  spine: PointList,
  widths: readonly number[],
  fracture: PointList,
): Layer {
  const setting = { spine, widths, ridges: 5, ridgesTo: 0.86, snapped: true };
  const stump = drawHorn('hornF', p, horn, setting, plain);
  return plain ? stump : stack(stump, flat(fill(p.shape(fracture), BONE)));
}
