import { fill } from '../ink/element.ts';
import { fromHsl, toHsl } from '../ink/tones.ts';
import { chalk, fadeScreen, glow, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const RINGS =
  'M330-90c-12-20-44-8-38 14s42 12 38-16M92 66c-14-22-48-8-40 14s44 14 40-16M586 330c-12-20-44-8-38 14s42 12 38-16M34 560c-12-20-44-8-38 14s42 12 38-16M474 40c-12-20-44-8-38 14s42 12 38-16';
const CROSSES =
  'M546 120l32 34M580 120l-34 36M36 300l32 34M70 300l-34 36M206 22l28 30M236 22l-30 32M590 520l30 32M622 520l-32 34';
const RUNS =
  'M98 90C170 130 150 186 196 210M560 316C510 280 560 226 520 180M50 290C20 220 96 190 70 116';
const HEADS = 'M190 186l8 24-26 4M514 206l4-28 24 14M56 136l12-24 20 16';

/** The manager's board: mown stripes, the centre circle and a plan nobody follows. */
export function chalkPitch(tint: Tint): string {
  const [hue] = toHsl(tint.base);
  const green = (l: number, s = 0.43): string => fromHsl([96 + (hue % 100) * 0.75, s, l]);
  return (
    wash(green(0.5)) +
    fill(
      'M-460-20H1100V84H-460ZM-460 188H1100V292H-460ZM-460 396H1100V500H-460ZM-460 604H1100V720H-460Z',
      green(0.45),
    ) +
    fadeScreen('Sdots', green(0.34), 256) +
    fill('M-460 0H1100V256H-460Z', 'url(#~Sdots)', 'transform="translate(0 376)"') +
    glow('Slight', green(0.84, 0.75), 316, 236, 270) +
    chalk(
      'M-460 244H1100M316 84a160 160 0 1 1-.1 0M76-150V34H556V-150M196-150V-30H436V-150M256 34a80 50 0 0 0 120 0',
      '#f4fbe8',
      7,
      'stroke-opacity=".85"',
    ) +
    chalk(RINGS + CROSSES, '#f4fbe8', 7) +
    chalk(RUNS, tint.accent, 6, 'stroke-dasharray="15 13"') +
    chalk(HEADS, tint.accent, 6)
  );
}
