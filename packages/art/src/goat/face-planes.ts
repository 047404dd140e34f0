import { fill } from '../ink/element.ts';
import { ID_MARK } from '../ink/ids.ts';
import { clipped, reuse } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { PointList } from '../ink/point.ts';
import type { Tone, Tones } from '../ink/tones.ts';
import type { Marking } from './goat-design.ts';

/** Planes of a face from back to front, each in one tone. */
export type FacePlanes = readonly (readonly [Tone, ...PointList[]])[];

const WHOLE_FACE = '<path d="M0 0h640v640H0z"';

/**
 * The planes of a face, and the same planes in another fur inside every marking: a blaze is lit
 * by the same light as the face it lies on.
 * @example drawPlanes(p, NEAR_LIT, fur, design.marks, false)
 */
export function drawPlanes(
  p: Pen,
  planes: FacePlanes,
  fur: Tones,
  marks: readonly Marking[],
  plain: boolean,
): string {
  if (plain) return drawPlainPlanes(p, planes, fur, marks);
  const data = planes.map(([, ...lists]) => p.shapes(...lists));
  if (marks.length === 0) return planes.map(([tone], i) => fill(data[i]!, fur[tone])).join('');
  const paint = (tones: Tones): string =>
    planes.map(([tone], i) => reuse(`pl${i}`, `fill="${tones[tone]}"`)).join('');
  const defs = data.map((d, i) => `<path id="${ID_MARK}pl${i}" d="${d}"/>`).join('');
  return (
    `<defs>${defs}</defs>${paint(fur)}` +
    marks
      .map((mark, i) =>
        clipped(
          `mark${i}`,
          p.shape(mark.shape),
          `${WHOLE_FACE} fill="${mark.fur.base}"/>${paint(mark.fur)}`,
        ),
      )
      .join('')
  );
}

function drawPlainPlanes(
  p: Pen,
  planes: FacePlanes,
  fur: Tones,
  marks: readonly Marking[],
): string {
  const shade = planes.find(([tone]) => tone === 'shade');
  return (
    (shade ? fill(p.shapes(...(shade.slice(1) as PointList[])), fur.shade) : '') +
    marks.map((mark) => fill(p.shape(mark.shape), mark.fur.base)).join('')
  );
}
