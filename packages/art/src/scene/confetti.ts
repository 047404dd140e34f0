import { fill } from '../ink/element.ts';
import { chalk, glow, wash } from './brush.ts';
import type { Tint } from './tint.ts';

/** Curled paper, nine pieces to a sheet of 190; none touches the edge, so the sheet repeats unseen. */
const CURLS = [
  'M20 24q14 4 6 20l9 6q12-16 0-26zM96 128q-6 14-20 6l-6 10q14 12 26 0zM150 60q12-8 18 6l12-2q-4-18-20-18z',
  'M64 40q4 14-10 18l4 11q18-2 18-18zM122 150q14-2 16 13l12 2q4-17-13-24zM20 110q10 10 0 22l8 8q14-10 8-24z',
  'M110 20q12 8 4 22l10 5q11-15 1-27zM40 160q-2-14 13-16l2-12q-17-4-24 13zM166 110q2 14-12 18l3 11q18 0 19-16z',
] as const;

/** `paper('~P', ['#fff', '#f2b632', '#2fb9c9'], 40)`: a pattern of paper, shifted by `offset`. */
export function paper(id: string, colours: readonly string[], offset: number): string {
  const curls = CURLS.map((data, i) => fill(data, colours[i] ?? '#fff')).join('');
  return `<pattern id="${id}" width="190" height="190" patternUnits="userSpaceOnUse" patternTransform="translate(${offset} ${(offset * 3) % 190}) rotate(${offset % 50})">${curls}</pattern>`;
}

/** The open-top bus has just gone past. */
export function confetti(tint: Tint): string {
  const falling = 'M-460-150H1100V600H-460Z';
  return (
    paper('~Snear', [tint.deep, '#fff', tint.accent], tint.seed % 190) +
    paper('~Sfar', ['#2fb9c9', tint.accent, '#fff'], (tint.seed >> 3) % 170) +
    wash(tint.base) +
    fill('M300-150H1100V740H700L560 420 420 160ZM-460 300L-200 740H-460Z', tint.bright) +
    fill('M-460-150L30-150 200 260 60 560-20 740H-460Z', tint.shade) +
    fill(falling, 'url(#~Sfar)', 'transform="scale(.72)"') +
    glow('Slight', '#fff8dc', 316, 250, 280) +
    chalk('M-20 150C60 60 96 220 40 210S60 60 140 110 130 230 190 30', tint.accent, 13) +
    chalk(
      'M-20 143C60 53 96 213 40 203S60 53 140 103 130 223 190 23',
      '#fff',
      3,
      'stroke-opacity=".7"',
    ) +
    chalk('M650 90C560 40 520 180 580 180S590 60 520 60 470 170 440 20', '#fff', 12) +
    chalk('M656 480C570 420 540 520 590 530S600 420 540 430', tint.accent, 11) +
    fill(falling, 'url(#~Snear)')
  );
}
