import { fill } from '../ink/element.ts';
import type { Livery } from './livery.ts';

const SCREWS = [
  [24, 24],
  [476, 24],
  [24, 676],
  [476, 676],
] as const;

/** Common: brushed steel in four panels, held by slotted screws no two of which point the same way. */
export function steelRing(ring: string, livery: Livery): string {
  const brushed =
    '<pattern id="~Fh" width="500" height="12" patternUnits="userSpaceOnUse"><path d="M9 1H480M20 4H492M4 7H470M26 10H488" stroke="#fff" stroke-width=".9" opacity=".4"/></pattern>';
  const seams =
    fill('M4 180L34 210V300L4 330Z', '#58626f', 'fill-opacity=".55"') +
    fill('M496 180L466 210V300L496 330Z', '#39424e', 'fill-opacity=".65"') +
    fill('M150 4L170 30H330L350 4Z', '#7d8895', 'fill-opacity=".8"');
  const screws = SCREWS.map(
    ([x, y], i) =>
      `<g transform="translate(${x} ${y}) rotate(${i * 37 - 20})"><circle r="9" fill="#d8dfe6" stroke="${livery.ink}" stroke-width="3"/><path d="M-6 0H6" stroke="${livery.ink}" stroke-width="2.6"/></g><path d="M${x - 6} ${y - 2}A6 6 0 0 1 ${x} ${y - 6}" fill="none" stroke="#fff" stroke-width="1.6"/>`,
  ).join('');
  return `${brushed}<g clip-path="url(#~Fr)">${fill(ring, 'url(#~Fh)')}${seams}</g>${screws}`;
}
