import { fill } from '../ink/element.ts';
import { toHsl } from '../ink/tones.ts';
import { chalk, rays, skyDef, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const FAR =
  'M-460 350L-330 250-220 330-90 190 20 300 110 214 214 330 330 252 452 340 552 176 660 300 760 220 900 330 1100 240V560H-460Z';
const FAR_SHADE =
  'M-90 190L-60 300-120 420H40L20 300ZM110 214L130 300 90 420H220L214 330ZM552 176L590 290 540 420H700L660 300Z';
const SNOW =
  'M-90 190L-42 238-66 250-84 236-104 256-124 228ZM110 214L152 260 130 268 114 254 94 274 72 250ZM552 176L596 226 574 240 556 222 532 250 510 222Z';
const PINE = 'M0-92L22-52 12-54 32-20 16-22 38 14H-38L-16-22-32-20-12-54-22-52Z';
const GRAZER = 'M0 0c6-4 22-4 28 0l7-7 7 2-3 6-6 3v11h-4V7H6v8H2V6z';

/** Home ground, away end: peaks, pines, one goalpost and two who never left. */
export function mountainPasture(tint: Tint): string {
  const [hue] = toHsl(tint.base);
  const warm = hue < 70 || hue > 300;
  const sky = warm ? ['#3aa0d8', '#9bdcf0', '#fff3c4'] : ['#ff9a6b', '#ffcf8f', '#fff3c4'];
  const rock = warm ? '#5f7fb8' : '#8a6aa8';
  const rockShade = warm ? '#45639f' : '#6b4c90';
  const pines = (
    [
      [-30, 470, 1.2],
      [30, 490, 0.9],
      [84, 474, 0.62],
      [604, 470, 1.2],
      [660, 492, 1],
      [548, 480, 0.66],
      [-190, 480, 1.2],
      [800, 490, 1.3],
    ] as const
  )
    .map(([x, y, k]) => `<path transform="translate(${x} ${y}) scale(${k})" d="${PINE}"/>`)
    .join('');
  const sun = warm ? '#fff4c0' : '#fffbe6';
  return (
    skyDef('Ssky', sky, 430) +
    wash('url(#~Ssky)') +
    fill(rays(486, 118, 18, 1100), '#fff', 'fill-opacity=".16"') +
    `<circle cx="486" cy="118" r="60" fill="${sun}"/>` +
    fill(
      'M20 96c14-24 52-24 60 0 24-8 44 8 42 26H-20c-4-18 20-32 40-26zM300 60c8-16 34-16 40 0 16-6 30 4 28 18h-94c-2-12 12-22 26-18zM176-78c14-24 52-24 60 0 24-8 44 8 42 26H136c-4-18 20-32 40-26zM440-40c8-16 34-16 40 0 16-6 30 4 28 18h-94c-2-12 12-22 26-18z',
      '#fff',
      'fill-opacity=".8"',
    ) +
    fill(FAR, rock) +
    fill(FAR_SHADE, rockShade) +
    fill(SNOW, '#eef6ff') +
    fill('M-460 430C-200 380 60 452 316 424S860 380 1100 430V740H-460Z', '#68b457') +
    `<g fill="#1f5a44">${pines}</g>` +
    chalk('M482 452V400H572V452', '#fff', 6) +
    fill('M-460 500C-120 452 120 530 316 506S760 470 1100 510V740H-460Z', '#46964c') +
    fill('M-460 560C-120 520 120 590 316 566S760 540 1100 570V740H-460Z', '#37803f') +
    `<g fill="#fff8ec"><path transform="translate(122 444)" d="${GRAZER}"/><path transform="translate(172 456) scale(-.8 .8)" d="${GRAZER}"/></g>` +
    fill(
      'M12 540h6v6h-6zM64 566h6v6h-6zM110 536h5v5h-5zM540 548h6v6h-6zM590 530h5v5h-5zM612 572h6v6h-6zM30 600h6v6h-6z',
      tint.accent,
    )
  );
}
