import { fill } from '../ink/element.ts';
import { chalk, glow, skyDef, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const PINE = 'M0-120L26-70 14-72 38-30 20-32 48 14H-48L-20-32-38-30-14-72-26-70Z';
const PINE_SNOW =
  'M0-120L26-70 12-78 0-66-14-80-26-70ZM14-72L38-30 16-42 0-28-18-44-38-30-14-72 0-60Z';
const FLAKES =
  'M12 18v18M4 22l16 10M20 22L4 32M70 60v14M64 64l12 7M76 64l-12 7M44 96v20M35 101l18 10M53 101l-18 10';

/** Orange ball, cleared lines, three thousand people in hats. */
export function snowMatch(tint: Tint): string {
  const flakes = `<pattern id="~Ssnow" width="92" height="128" patternUnits="userSpaceOnUse" patternTransform="rotate(9)"><path d="${FLAKES}" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M84 16a4 4 0 1 0 .1 0M30 66a3 3 0 1 0 .1 0M86 108a3 3 0 1 0 .1 0" fill="#fff"/></pattern>`;
  const hats = `<pattern id="~Shats" width="66" height="34" patternUnits="userSpaceOnUse"><path d="M4 20a8 8 0 0 1 16 0v14H4zM37 20a8 8 0 0 1 16 0v14H37z" fill="#54749c"/><path d="M3 19a9 9 0 0 1 18 0zM12 8a3 3 0 1 0 .1 0" fill="${tint.base}"/><path d="M36 19a9 9 0 0 1 18 0zM45 8a3 3 0 1 0 .1 0" fill="${tint.deep}"/></pattern>`;
  const pine = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="${PINE}" fill="#2f5d6b"/><path d="${PINE_SNOW}" fill="#fff"/></g>`;
  return (
    skyDef('Ssky', ['#6fa3cf', '#a9d3ea', '#e8f6fb'], 400) +
    flakes +
    hats +
    wash('url(#~Ssky)') +
    glow('Slight', '#fffdf0', 316, 240, 260) +
    fill(
      'M-460 330C-260 290-120 330 20 300S200 320 316 316 520 290 640 304 900 290 1100 330V560H-460Z',
      '#8fb4d0',
    ) +
    pine(20, 372, 1.35) +
    pine(92, 380, 1) +
    pine(612, 372, 1.4) +
    pine(540, 382, 0.95) +
    pine(-120, 376, 1.4) +
    pine(740, 380, 1.2) +
    fill('M-460 372H1100V470H-460Z', '#3f5f88') +
    fill('M-460 0H1100V68H-460Z', 'url(#~Shats)', 'transform="translate(0 384)"') +
    fill('M-460 360C-300 352 900 352 1100 360V382H-460ZM-460 448H1100V472H-460Z', '#fff') +
    fill('M-460 470H1100V740H-460Z', '#e3eef6') +
    fill('M-460 520C60 500 572 500 1100 520V740H-460Z', '#cfe0ee') +
    chalk(
      'M-460 548H1100M40 632C60 588 150 568 316 566S572 588 592 632',
      tint.base,
      7,
      'stroke-opacity=".85"',
    ) +
    fill('M60 500c20-12 60-12 80 0zM510 508c20-12 70-12 90 0z', '#fff') +
    `<circle cx="556" cy="580" r="21" fill="#ff8a2a" stroke="#7a3510" stroke-width="4"/>` +
    chalk('M548 568l10-2 6 9-7 8-10-4zM541 590l9-1M572 580l-6 4', '#7a3510', 3) +
    wash('url(#~Ssnow)', 'fill-opacity=".9"')
  );
}
