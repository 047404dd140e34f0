import { fill } from '../ink/element.ts';
import { chalk, fadeScreen, glow, rays, wash } from './brush.ts';
import type { Tint } from './tint.ts';

/** Rays, a dot screen rising from the bottom, and a coronet of ticks round the head. */
export function sunburst(tint: Tint): string {
  return (
    wash(tint.base) +
    fill(rays(316, 262, 18, 1300), tint.bright) +
    fadeScreen('Sdots', tint.shade, 272) +
    fill('M-460 0H1100V272H-460Z', 'url(#~Sdots)', 'transform="translate(0 372)"') +
    fill('M-460 0H1100V272H-460Z', 'url(#~Sdots)', 'transform="matrix(1 0 0 -1 0 122)"') +
    glow('Slight', '#fff8d0', 316, 250, 290) +
    chalk(
      'M316 34a220 220 0 1 1-.1 0',
      tint.accent,
      5,
      'stroke-dasharray="2 17.2" stroke-opacity=".95"',
    ) +
    chalk('M316 12a242 242 0 1 1-.1 0', '#fff', 2.5, 'stroke-opacity=".7"')
  );
}
