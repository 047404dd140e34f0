import { fill, INK, outline } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { chalk, glint, glow, rays } from '../scene/brush.ts';
import { stadiumNight } from '../scene/stadium-night.ts';
import { tintFrom } from '../scene/tint.ts';
import { drawTrophy, type Trophy } from '../trophy/trophy.ts';
import { type CupWords, cupSheet, PITCH } from './cup-sheet.ts';
import { pictureKey, svgDocument } from './document.ts';

export interface CupBefore extends CupWords {
  readonly title: string;
  /** How many it is played by; the bracket beside the trophy shows at most sixteen. */
  readonly places: number;
}

const COLOURS: Readonly<Record<Trophy, readonly [string, string]>> = {
  Common: ['#6f8f86', '#fff0b8'],
  Rare: ['#3f8fd6', '#ffe08a'],
  Epic: ['#8a55e0', '#ffd68a'],
  Legendary: ['#e0a526', '#fff0c0'],
  Clubs: ['#e0455c', '#9cc8ff'],
};
const MIDDLE = 916;
const FLOOR = 566;
const SCALE = 1.16;
/** From the middle out to the leaves, and how far in the last line runs. */
const REACH = 266;
const DEPTH = 176;

/** One side of a bracket, from its leaves at the edge towards the trophy. */
function bracket(places: number, side: 1 | -1): string {
  const leaves = Math.min(8, Math.max(2, 2 ** Math.floor(Math.log2(places / 2))));
  const [top, bottom] = [130, 520];
  const steps = Math.log2(leaves) + 1;
  const width = Math.floor(DEPTH / steps);
  let data = '';
  let heights = Array.from(
    { length: leaves },
    (_, i) => top + ((i + 0.5) / leaves) * (bottom - top),
  );
  for (let x = 0; heights.length > 0; x += 1) {
    const at = (n: number) => Math.round(MIDDLE + side * (-REACH + n * width));
    for (const y of heights) data += `M${at(x)} ${Math.round(y)}H${at(x + 1)}`;
    const next: number[] = [];
    for (let i = 0; i + 1 < heights.length; i += 2) {
      data += `M${at(x + 1)} ${Math.round(heights[i]!)}V${Math.round(heights[i + 1]!)}`;
      next.push((heights[i]! + heights[i + 1]!) / 2);
    }
    heights = next;
  }
  return data;
}

/** Two clubs stand in rows and face each other. */
function ranks(places: number, side: 1 | -1): string {
  const [from, to] = [MIDDLE - side * REACH, MIDDLE - side * (REACH - 84)];
  const rows = Math.max(1, Math.round(places / 2));
  return Array.from(
    { length: rows },
    (_, i) => `M${from} ${Math.round(140 + (i * 380) / rows)}H${to}`,
  ).join('');
}

/** A plinth with the light on it, before anybody has earned the right to touch what stands there. */
function plinth(): string {
  const edge = `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`;
  return (
    fill('M744 566H1088L1118 640H714Z', '#1d3f30', edge) +
    fill('M760 566H1072V588H760Z', '#3f7a5c') +
    fill('M976 590H1092L1112 640H992Z', '#12291f')
  );
}

/** A cup before and while it is played, 1200 by 630: what it is about, and the way there. */
export function cupPicture(words: CupBefore): string {
  const key = pictureKey('cup', words);
  const tint = tintFrom(...COLOURS[words.trophy], 5);
  const draw = words.trophy === 'Clubs' ? ranks : bracket;
  const lines = draw(words.places, 1) + draw(words.places, -1);
  const body =
    `<g transform="translate(${MIDDLE - 316} 0)">${stadiumNight(tint)}</g>` +
    fill('M560 0H1200V630H560Z', PITCH, 'fill-opacity=".38"') +
    fill(rays(MIDDLE, 380, 18, 900, 0.4), '#fff3c4', 'fill-opacity=".1"') +
    glow('Wlight', '#fff0b8', MIDDLE, 380, 270) +
    outline(lines, 17) +
    chalk(lines, '#f4f1e4', 8) +
    plinth() +
    `<g transform="translate(${MIDDLE} ${FLOOR}) scale(${SCALE})">${drawTrophy(words.trophy)}</g>` +
    fill(glint(MIDDLE - 84, 270, 28) + glint(MIDDLE + 98, 350, 18), '#fff') +
    cupSheet(words);
  return svgDocument({ width: 1200, height: 630, title: words.title }, withPrefix(body, key));
}
