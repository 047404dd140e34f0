import { fill } from '../ink/element.ts';
import { chalk, skyDef, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const PALM =
  'M0 0C6-90-6-180 26-262L38-258C16-180 26-90 22 0ZM32-262C0-300-50-296-78-262-46-274-12-276 32-262ZM32-262C-4-270-44-246-54-206-30-240 0-254 32-262ZM32-262C62-304 112-300 138-268 104-280 70-278 32-262ZM32-262C70-268 104-246 116-202 92-238 62-252 32-262ZM32-262C26-298 36-326 62-340 50-312 44-290 32-262Z';

/** Last light, last kick, jumpers for goalposts. */
export function beachDusk(tint: Tint): string {
  let bands = '';
  for (let i = 0; i < 6; i++) bands += `M120 ${250 + i * 26}H520V${254 + i * 27 + i}H120Z`;
  return (
    skyDef('Ssky', ['#3b2a78', '#c8478a', '#ff8a5c', '#ffd27a'], 400) +
    wash('url(#~Ssky)') +
    `<circle cx="316" cy="244" r="172" fill="#ffe98a"/><circle cx="316" cy="244" r="172" fill="#ffb84a" clip-path="url(#~Slow)"/>` +
    `<clipPath id="~Slow"><path d="${bands}"/></clipPath>` +
    chalk(
      'M96-60h.1M180-100h.1M300-70h.1M390-112h.1M470-50h.1M548-90h.1M240-24h.1M60 10h.1M580 4h.1',
      '#ffe3c4',
      5,
    ) +
    fill(
      'M80-30c60-10 130-10 190 2-60 10-130 8-190-2zM400-84c50-8 100-6 150 2-50 8-100 6-150-2zM-60 96c60-10 110-10 170 0-60 8-110 8-170 0zM470 70c50-10 110-8 180 2-60 10-130 8-180-2zM60 176c40-6 70-6 110 0-40 6-70 6-110 0z',
      '#ffb3a0',
      'fill-opacity=".7"',
    ) +
    chalk(
      'M200 66q8-10 16 0q8-10 16 0M440 120q7-9 14 0q7-9 14 0M254 40q6-8 12 0q6-8 12 0',
      '#3b2a78',
      3.5,
    ) +
    fill('M-460 400H1100V520H-460Z', '#5a3f94') +
    fill(
      'M190 404h252l-20 8H214zM226 424h180l-24 7H250zM246 446h140l-20 6H270zM266 468h96l-16 5h-66z',
      '#ffcf7a',
    ) +
    chalk('M-20 424h70M60 452h60M20 484h90M520 430h80M560 462h90M500 492h50', '#8a6ac0', 4) +
    fill('M-460 510C-100 486 160 540 316 522S760 492 1100 512V740H-460Z', '#e8b27a') +
    fill(
      'M-460 516C-100 492 160 546 316 528S760 498 1100 518V506C760 486 472 512 316 512S-100 480-460 500Z',
      '#fff2d8',
    ) +
    fill('M-460 590C-100 560 160 610 316 596S760 570 1100 590V740H-460Z', '#c9875c') +
    chalk('M64 566V502M122 566V502M64 502H122', tint.accent, 7) +
    fill('M48 572c4-14 28-14 32 0zM106 572c4-14 28-14 32 0z', tint.base) +
    `<g fill="#2b1c4f"><path transform="translate(556 596) scale(1.24)" d="${PALM}"/><path transform="translate(8 610) scale(-.95 1)" d="${PALM}"/><path transform="translate(-220 606) scale(1.1)" d="${PALM}"/></g>`
  );
}
