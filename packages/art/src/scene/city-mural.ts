import { fill } from '../ink/element.ts';
import { lineOfText } from '../lettering/line-of-text.ts';
import { chalk, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const ROOFS =
  'M-460-150V-20H-380V-60H-320V-10H-250V-70H-170V-20H-110V-90H-40V-26H10V-56H64V-10H120V-40H168V-2H470V-34H520V-4H560V-66H612V-20H690V-90H760V-30H830V-60H900V-16H1100V-150Z';
const SPRAY =
  'M-30 250C-10 150 60 176 70 110 80 60 150 76 190 40 240 0 300 40 350 22 420 0 440 50 500 54 570 60 560 130 610 160 670 200 640 260 652 320 660 390 600 390 590 440 576 500 500 470 450 500 390 530 350 490 290 506 230 520 190 480 130 486 60 490 60 430 20 400-30 370-40 310-30 250Z';
const DRIPS = 'M70 420v80M122 470v96M214 500v50M452 490v86M520 470v52M584 430v74M330 496v40';

/** A painted wall below the rooftops, still wet where the can ran long. */
export function cityMural(tint: Tint): string {
  const bricks = `<pattern id="~Sbrick" width="64" height="44" patternUnits="userSpaceOnUse"><path d="M0 0H64V44H0Z" fill="#7c4f52"/><path d="M2 2H60V20H2ZM34 24H64V42H34ZM0 24H28V42H0Z" fill="#93605c"/><path d="M2 2H60V8H2ZM34 24H64V28H34Z" fill="#a5726a"/></pattern>`;
  const word = lineOfText('GOAT', { face: 'display', size: 300, x: 316, y: 350, anchor: 'middle' });
  const letters = (dx: number, dy: number, paint: string): string =>
    `<path d="${word.d}" transform="translate(${dx} ${dy}) ${word.transform}" ${paint}/>`;
  return (
    bricks +
    wash('url(#~Sbrick)') +
    fill(ROOFS, '#ffd9a8') +
    fill(SPRAY, tint.base) +
    chalk(DRIPS, tint.base, 14) +
    fill(SPRAY, tint.shade, 'transform="translate(50 48) scale(.84 .8)"') +
    letters(
      9,
      11,
      `fill="${tint.deep}" stroke="${tint.deep}" stroke-width="12" stroke-linejoin="round"`,
    ) +
    letters(
      0,
      0,
      `fill="${tint.accent}" stroke="${tint.night}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    chalk('M66 44l18-30 20 24 20-32 18 36M78 62h56', '#fff', 8) +
    chalk('M64 560h90l-24-20M154 560l-24 20', tint.accent, 9) +
    fill('M-460 612H1100V740H-460Z', '#4a3550') +
    chalk('M-460 612H1100', '#2c1e36', 8)
  );
}
