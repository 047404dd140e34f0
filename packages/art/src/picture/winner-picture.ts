import type { GoatTraits } from '@goats/collection';
import { drawGoat, liftedPlace } from '../goat/draw-goat.ts';
import { fill, INK } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { glint, glow, rays } from '../scene/brush.ts';
import { paper } from '../scene/confetti.ts';
import { stadiumNight } from '../scene/stadium-night.ts';
import { tintFor } from '../scene/tint.ts';
import { drawTrophy } from '../trophy/trophy.ts';
import { type CupWords, cupSheet } from './cup-sheet.ts';
import { pictureKey, svgDocument } from './document.ts';

export interface WinnerWords extends CupWords {
  readonly title: string;
  /** Of the card that won the final. */
  readonly traits: GoatTraits;
}

const SCALE = 0.72;
/** Where the goat's middle and the top of what it lifts stand in the picture. */
const MIDDLE = 900;
const TOP = 18;
const TROPHY_HEIGHT = 336;
/** As far as the confetti falls. */
const SKY = 'M560-10H1210V640H560Z';
const CURL = 'M0 0q14 4 6 20l9 6q12-16 0-26z';
/** Paper in front of the goat, placed by hand: none lands on a face. */
const NEAR = [
  [700, 150, 20, 1.7],
  [664, 330, 130, 1.5],
  [720, 560, -20, 2],
  [640, 590, 70, 1.8],
  [1004, 588, 40, 1.9],
  [1090, 470, -60, 1.5],
  [1160, 560, 110, 2.1],
  [1150, 300, 10, 1.6],
  [1068, 200, 160, 1.5],
  [1176, 164, 60, 1.4],
] as const;

function near(colours: readonly string[]): string {
  return NEAR.map(([x, y, turn, k], i) =>
    fill(
      CURL,
      colours[i % colours.length] ?? '#fff',
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" stroke="${INK}" stroke-width="2.4"`,
    ),
  ).join('');
}

/** The winner's moment, 1200 by 630: the goat of the final with the cup over its horns. */
export function winnerPicture(words: WinnerWords): string {
  const key = pictureKey('winner', words);
  const { trophy, traits } = words;
  // Whoever has just won a cup does not scowl.
  const goat = drawGoat(
    { ...traits, expression: 'Joyful', pose: 'Cup Lifted' },
    { idPrefix: `${key}g`, detail: 'full' },
  );
  const tint = tintFor(traits);
  const cup = liftedPlace(traits.goat);
  const x = Math.round(MIDDLE - cup.x * SCALE);
  const y = Math.round(TOP + (TROPHY_HEIGHT - cup.y) * SCALE);
  const light = { x: MIDDLE, y: Math.round(TOP + TROPHY_HEIGHT * SCALE * 0.55) };
  const body =
    `<defs>${goat.defs}</defs>` +
    paper('~Wfar', [tint.accent, '#fff', '#f2b632'], tint.seed % 170) +
    `<g transform="translate(${MIDDLE - 316} 0)">${stadiumNight(tint)}</g>` +
    fill(rays(light.x, light.y, 18, 900, 0.42), '#fff3c4', 'fill-opacity=".14"') +
    glow('Wlight', '#fff0b8', light.x, light.y, 300) +
    fill(SKY, 'url(#~Wfar)', 'fill-opacity=".95"') +
    `<g transform="translate(${x} ${y}) scale(${SCALE})">` +
    `<g transform="translate(${Math.round(cup.x)} ${Math.round(cup.y)})">${drawTrophy(trophy)}</g>` +
    `${goat.behind}${goat.figure}</g>` +
    near(['#fff', '#f2b632', tint.bright]) +
    fill(
      glint(light.x - 64, light.y - 78, 26) +
        glint(light.x + 92, light.y - 10, 18) +
        glint(light.x - 104, light.y + 40, 14),
      '#fff',
    ) +
    cupSheet(words);
  return svgDocument({ width: 1200, height: 630, title: words.title }, withPrefix(body, key));
}
