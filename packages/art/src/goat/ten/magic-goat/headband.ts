import { fill } from '../../../ink/element.ts';
import { type Part, part } from '../../../ink/part.ts';
import type { Pen } from '../../../ink/pen.ts';
import type { PointList } from '../../../ink/point.ts';

const CLOTH = { light: '#ffffff', base: '#fff2d8', shade: '#c9b3c9' };

export interface BandSetting {
  readonly shape: PointList;
  readonly light: PointList;
  readonly shade: PointList;
  /** The two club colours above the brow. */
  readonly stripes: readonly [PointList, PointList];
}

/** The sweatband he never plays without. */
export function drawBand(p: Pen, { shape, light, shade, stripes }: BandSetting): Part {
  return part(
    'band',
    p.shape(shape),
    CLOTH.base,
    fill(p.shape(light), CLOTH.light) +
      fill(p.shape(shade), CLOTH.shade) +
      fill(p.shape(stripes[0]), '#ff8f24') +
      fill(p.shape(stripes[1]), '#6d35c4'),
  );
}

/** Loose ends of its knot, the one behind first. */
export function drawTails(p: Pen, behind: PointList, before: PointList): readonly [Part, Part] {
  return [
    part('tailB', p.shape(behind), CLOTH.shade, ''),
    part('tailA', p.shape(before), CLOTH.base, ''),
  ];
}
