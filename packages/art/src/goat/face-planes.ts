import { fill } from '../ink/element.ts';
import { ID_MARK } from '../ink/ids.ts';
import { clipped, reuse } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { PointList } from '../ink/point.ts';
import type { Tone, Tones } from '../ink/tones.ts';
import type { FaceLook } from './expression.ts';
import type { HeadSheet, Marking } from './goat-design.ts';

/** Planes of a face from back to front, each in one tone. */
export type FacePlanes = readonly (readonly [Tone, ...PointList[]])[];

const WHOLE_FACE = '<path d="M0 0h640v640H0z"';

/** What a face is drawn from beside its sheet. */
export interface FaceSetting {
  readonly look: FaceLook;
  readonly marks: readonly Marking[];
  /** Name of the hair that throws a shadow onto the forehead. */
  readonly fringe?: string | undefined;
  readonly gapTooth?: boolean | undefined;
  readonly flecks?: string | undefined;
}

/**
 * What lies under eyes and mouth: planes, markings, pale hairs and the shadow of the fringe.
 * @example drawFaceGround(sheet, setting, NEAR_LIT, FLECKS)
 */
export function drawFaceGround(
  { pen: p, fur, plain, mirrored }: HeadSheet,
  { marks, flecks, fringe }: FaceSetting,
  planes: FacePlanes,
  fleckLines: readonly PointList[],
): string {
  return (
    drawPlanes(p, planes, fur, marks, plain) +
    (flecks && !plain ? fill(p.inks(fleckLines, 3.4, 0.3), flecks) : '') +
    (fringe && !plain
      ? reuse(fringe, `fill="${fur.shade}" transform="translate(${mirrored ? -4 : 5} 9)"`)
      : '')
  );
}

/**
 * The planes of a face, and the same planes in another fur inside every marking: a blaze is lit
 * by the same light as the face it lies on.
 */
function drawPlanes(
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
