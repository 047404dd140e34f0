import type { CardStyle } from '@goats/collection';
import { fill, INK } from '../ink/element.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { chalk, glint, rays } from './brush.ts';
import type { Tint } from './tint.ts';

const WHOLE = 'M-40-150H672V740H-40Z';
const LEADS =
  'M40-150L150 60 90 250 170 420 60 640M150 60L316-150M150 60L300 150 470 40 560-150M470 40L540 230 450 420 580 640M90 250L-40 300M540 230L672 270M300 150L316 420M170 420L316 420 450 420';
const SPEED =
  'M-40 40L180 170-40 90ZM-40 240L150 260-40 290ZM672 20L452 160 672 74ZM672 250L482 262 672 296ZM200-150L268 70 240-150ZM420-150L364 70 462-150ZM-40 470L150 390-40 530ZM672 470L482 390 672 530Z';

const STYLES: Readonly<Record<CardStyle, (tint: Tint) => string>> = {
  'Match Programme': (tint) =>
    fill(WHOLE, '#f6ecd2') +
    fill(rays(316, 250, 16, 900), tint.bright, 'fill-opacity=".5"') +
    fill('M-40-150H672V-56H-40Z', tint.deep) +
    fill('M-40-46H672V-38H-40Z', tint.deep) +
    typeset(
      'Official programme',
      {
        face: 'caption',
        size: 34,
        x: 308,
        middle: -86,
        anchor: 'middle',
        tracking: 0.1,
        maxWidth: 320,
      },
      { fill: '#f6ecd2' },
    ),
  Floodlit: () =>
    fill(WHOLE, '#0a1030', 'fill-opacity=".35"') +
    fill('M-40-150L120-150 420 640H190ZM672-150H512L212 640H442Z', '#fff6cc', 'fill-opacity=".3"'),
  Chalkboard: (tint) =>
    fill(WHOLE, '#24473e') +
    fill('M-40 80L672-60V120L-40 260ZM-40 420L672 300V380L-40 520Z', '#2b5248') +
    chalk('M58-96H574V620H58Z', '#f4fbe8', 4, 'stroke-opacity=".55"') +
    chalk('M96-40q24 16 48-4M490-56l36 30M526-56l-36 30M110 90a18 18 0 1 1-.1 0', '#f4fbe8', 5) +
    chalk('M480 60c30 30 0 70 40 100M506 156l16 6 4-18', tint.accent, 5),
  'Comic Panel': (tint) =>
    `<pattern id="~Kdots" width="18" height="18" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="4" fill="${tint.deep}"/><circle cx="14" cy="14" r="4" fill="${tint.deep}"/></pattern>` +
    fill(WHOLE, 'url(#~Kdots)', 'fill-opacity=".4"') +
    fill(SPEED, '#fff', `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`),
  'Back Page': () =>
    `<pattern id="~Kcopy" width="122" height="16" patternUnits="userSpaceOnUse"><path d="M8 4H114M8 12H96" stroke="#5b5348" stroke-width="4"/></pattern>` +
    fill(WHOLE, '#efe6d2') +
    fill('M-30 40H662V640H-30Z', 'url(#~Kcopy)', 'fill-opacity=".5"') +
    typeset(
      'Back page',
      { face: 'display', size: 150, x: 308, middle: -44, anchor: 'middle', maxWidth: 330 },
      { fill: '#2b2622' },
    ),
  Watercolour: (tint) =>
    fill(WHOLE, '#fbf6ea') +
    fill(
      'M20 60C120-80 260-30 350-70 470-120 620-40 600 90 640 190 560 240 590 340 560 470 440 400 340 440 220 480 90 460 60 350-10 260 60 200 20 60Z',
      tint.base,
      'fill-opacity=".45"',
    ) +
    fill(
      'M90 30C200-60 300 10 400-30 520-60 590 60 540 160 570 250 480 300 380 290 260 330 130 300 110 210 60 150 110 110 90 30Z',
      tint.bright,
      'fill-opacity=".55"',
    ) +
    fill(
      'M500 400c40-20 70 20 40 40s-70-20-40-40zM70 420c20-16 50 6 30 24s-50-8-30-24z',
      tint.deep,
      'fill-opacity=".35"',
    ),
  'Sticker Album': (tint) =>
    fill(WHOLE, tint.base) +
    fill(rays(316, 250, 20, 900), tint.bright) +
    chalk('M78-88H554Q574-88 574-68V640H58V-68Q58-88 78-88Z', '#fff', 22) +
    chalk('M92-66H540V640', tint.deep, 3, 'stroke-dasharray="12 10"') +
    fill(glint(110, -30, 16) + glint(520, 20, 20) + glint(96, 330, 14), '#fff'),
  'Stained Glass': (tint) =>
    fill(WHOLE, tint.bright) +
    fill(
      'M-40-150H40L150 60 90 250-40 300ZM470 40L560-150H316L150 60 300 150ZM672 270L540 230 450 420 580 640H672Z',
      tint.base,
    ) +
    fill(
      'M40-150L150 60 316-150ZM300 150L470 40 540 230 316 420ZM-40 300L90 250 170 420 60 640H-40Z',
      tint.accent,
      'fill-opacity=".5"',
    ) +
    fill(
      'M150 60L300 150 316 420 170 420 90 250ZM560-150L470 40 540 230 672 270V-150Z',
      tint.deep,
      'fill-opacity=".4"',
    ) +
    chalk(LEADS, INK, 9),
};

const COVERING: readonly CardStyle[] = [
  'Match Programme',
  'Chalkboard',
  'Back Page',
  'Watercolour',
  'Sticker Album',
  'Stained Glass',
];

/** Whether a style is a sheet of its own, with no scene to be seen through it. */
export function coversScene(style: CardStyle): boolean {
  return COVERING.includes(style);
}

/** `cardStyle('Comic Panel', tint)`: how the moment is printed, over the scene and under the motif. */
export function cardStyle(style: CardStyle, tint: Tint): string {
  return STYLES[style](tint);
}
