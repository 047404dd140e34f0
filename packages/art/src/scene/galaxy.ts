import { fill } from '../ink/element.ts';
import { seededRandom } from '../ink/seeded-random.ts';
import { fromHsl, toHsl } from '../ink/tones.ts';
import { chalk, glint, speck, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const RIBBON =
  'M-460 300C-300 200-180 260-20 130S180 120 260 60 460 0 632-40 900-60 1100-160V-40C900 40 780 20 660 60S500 120 340 130 180 190 60 210-200 360-460 420Z';
const WISP =
  'M-420 330C-200 250-40 190 60 150 150 120 200 116 280 74S460 30 640-20V10C540 90 420 70 310 120 200 160 60 190-60 210-180 240-300 280-420 330Z';
const CLOUD =
  'M-460 560C-200 430-60 470 40 400 100 440 120 420 200 430 160 500 40 500-60 570H-460ZM1100 500C820 400 700 390 632 360 560 350 500 420 420 410 480 480 580 470 660 500Z';

/** Deep space, where the offside line is a matter of opinion. */
export function galaxy(tint: Tint): string {
  const [hue] = toHsl(tint.base);
  const space = (turn: number, s: number, l: number): string =>
    fromHsl([(206 + (hue % 120) * 0.9 + turn + 360) % 360, s, l]);
  const next = seededRandom(tint.seed);
  const stars = (count: number): string =>
    Array.from({ length: count }, () => speck(next() * 632, next() * 700 - 120)).join('');
  const ringed = `<g transform="translate(${96 + (tint.seed % 30)} 458)"><circle r="34" fill="${tint.base}"/><path d="M-34 0A34 34 0 0 0 34 0 40 26 0 0 1-34 0Z" fill="${tint.deep}"/><path d="M-60 14C-40 30 44 8 58-18c8 24-96 58-118 32z" fill="${tint.accent}"/></g>`;
  return (
    `<radialGradient id="~Ssky" gradientUnits="userSpaceOnUse" cx="316" cy="240" r="430"><stop offset="0" stop-color="${space(40, 0.9, 0.78)}"/><stop offset=".35" stop-color="${space(16, 0.68, 0.58)}"/><stop offset=".75" stop-color="${space(0, 0.62, 0.32)}"/><stop offset="1" stop-color="${space(-10, 0.6, 0.17)}"/></radialGradient>` +
    wash('url(#~Ssky)') +
    fill(RIBBON, space(22, 0.75, 0.68), 'fill-opacity=".45"') +
    fill(WISP, space(46, 1, 0.86), 'fill-opacity=".5"') +
    fill(CLOUD, space(0, 0.6, 0.42), 'fill-opacity=".7"') +
    ringed +
    chalk(stars(44), '#fff', 3, 'stroke-opacity=".8"') +
    chalk(stars(14), '#fff', 6) +
    fill(
      glint(64, 66, 26) +
        glint(548, 196, 30) +
        glint(40, 300, 18) +
        glint(590, 70, 16) +
        glint(200, -60, 18) +
        glint(470, -30, 14) +
        glint(574, 420, 16),
      '#fff6c9',
    )
  );
}
