import { fill } from '../ink/element.ts';
import { chalk, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const SKYLINE =
  'M-460-80V60H-380V20H-320V70H-250V10H-170V60H-110V-10H-40V54H10V24H64V70H120V40H168V86H470V46H520V76H560V14H612V60H690V-10H760V50H830V20H900V64H1100V-80Z';
const BLOB =
  'M60 214C96 96 244 40 372 62S590 150 592 262 548 456 420 486 130 470 78 392 40 290 60 214Z';
const DRIPS =
  'M92 400v70M92 470v.1M132 440v96M208 462v40M470 462v88M512 446v40M556 400v64M392 484v40';
const SWOOSH = 'M-40 470C60 330 120 250 316 236S560 150 690 60';

/** A painted wall below the rooftops, still wet where the can ran long. */
export function cityMural(tint: Tint): string {
  const bricks = `<pattern id="~Sbrick" width="64" height="44" patternUnits="userSpaceOnUse"><path d="M0 0H64V44H0Z" fill="#8d5a55"/><path d="M2 2H60V20H2ZM34 24H64V42H34ZM0 24H28V42H0Z" fill="#a56a60"/><path d="M2 2H60V8H2ZM34 24H64V28H34Z" fill="#b87d70"/></pattern>`;
  return (
    bricks +
    wash('url(#~Sbrick)') +
    fill(SKYLINE, '#ffd9a8') +
    fill(
      SKYLINE,
      '#3d2a4c',
      'transform="translate(0 18) scale(1 -1) translate(0 -96)" opacity="0"',
    ) +
    fill(BLOB, tint.deep, 'transform="translate(10 12)"') +
    fill(BLOB, tint.base) +
    chalk(DRIPS, tint.base, 13) +
    fill(
      'M110 250C150 150 260 104 372 116S540 190 536 268 470 410 372 424 80 380 110 250Z',
      tint.bright,
    ) +
    chalk(SWOOSH, tint.accent, 34, 'opacity=".9"') +
    chalk('M-40 512C90 380 150 300 316 286S600 200 690 120', '#fff', 9) +
    fill('M24 96h84l-10 60-32 24-32-24zM40 112l-8-26 20 12 14-24 14 24 20-12-8 26z', tint.accent) +
    chalk(
      'M560 520a36 36 0 1 1-.1 0M560 538l16 12-6 19h-20l-6-19zM560 520v18M594 545l-18 5M581 585l-11-16M539 585l11-16M526 545l18 5',
      '#fff',
      5,
    ) +
    chalk('M560 120l14 30 32 4-24 22 7 32-29-17-29 17 7-32-24-22 32-4z', '#fff', 6) +
    fill('M-460 596H1100V740H-460Z', '#4a3550') +
    chalk('M-460 596H1100', '#2c1e36', 8)
  );
}
