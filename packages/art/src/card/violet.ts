import { fill } from '../ink/element.ts';
import { pen } from '../ink/pen.ts';
import { bothSides } from './both-sides.ts';
import type { Livery } from './livery.ts';

const BAND =
  'M32 10H468Q490 10 490 32V668Q490 690 468 690H32Q10 690 10 668V32Q10 10 32 10ZM28 118V630C28 656 48 672 72 672H428C452 672 472 656 472 630V118C472 78 444 68 410 60C350 50 300 54 250 27C200 54 150 50 90 60C56 68 28 78 28 118Z';

const SCROLLS = [
  '20,62 34,30 70,22 100,34 96,48 84,44',
  '60,24 100,14 150,22 180,36 172,46 162,40',
  '20,60 16,90 22,120 18,150',
  '120,20 160,14 200,22 232,20',
];
const LEAVES = 'M44 30Q54 16 66 16Q60 28 44 30ZM28 46Q14 56 16 70Q26 62 28 46Z';
const BUDS = 'M80 40a4 4 0 1 0 8 0a4 4 0 1 0-8 0M160 40a4 4 0 1 0 8 0a4 4 0 1 0-8 0';

/** Epic: violet lacquer inlaid with brass scrollwork, mirrored into the four corners. */
export function violetRing(livery: Livery): string {
  const scrolls = `<g id="~Fs" fill="${livery.accent}"><path d="${pen(undefined, 1).inks(SCROLLS, 4.4, 0.3)}${LEAVES}${BUDS}"/></g>`;
  const drops =
    '<pattern id="~Fd" width="18" height="52" patternUnits="userSpaceOnUse" patternTransform="translate(10 170)"><path d="M9 1C1 12 3 24 9 26S17 12 9 1Z" fill="none" stroke="#e0b060" stroke-width="2"/><circle cx="9" cy="39" r="2.6" fill="#ffd98a"/></pattern>';
  const mirror = (transform: string): string => `<use href="#~Fs" transform="${transform}"/>`;
  return `${drops}<clipPath id="~Fe"><path clip-rule="evenodd" d="${BAND}"/></clipPath>${fill(BAND, 'url(#~Fb)', `fill-rule="evenodd" stroke="${livery.ink}" stroke-width="2.4"`)}<g clip-path="url(#~Fe)">${fill('M10 10H250V60L120 200 10 420Z', '#b06bff', 'fill-opacity=".35"')}${scrolls}${mirror('matrix(-1 0 0 1 500 0)')}${mirror('matrix(1 0 0 -1 0 700)')}${mirror('matrix(-1 0 0 -1 500 700)')}${bothSides('M10 170H28V586H10Z')}</g>`;
}
