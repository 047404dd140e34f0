import { fill } from '../ink/element.ts';
import { chalk, fadeScreen, wash } from './brush.ts';
import type { Tint } from './tint.ts';

const BAND = 'M-460 700L1100 60V176L-460 816Z';
const CROSSHAIRS =
  'M44 24v40M24 44h40M588 24v40M568 44h40M44 34a10 10 0 1 1-.1 0M588 34a10 10 0 1 1-.1 0';

/** A two-colour concert poster: one disc, one diagonal band, dots for everything between. */
export function halftonePoster(tint: Tint): string {
  return (
    wash('#fbf1dc') +
    fadeScreen('Sdots', tint.base, 360, 20) +
    fill('M-460 0H1100V360H-460Z', 'url(#~Sdots)', 'transform="matrix(1 0 0 -1 0 260)"') +
    fill('M-460-150H1100V-98H-460ZM-460 508H1100V740H-460Z', tint.base) +
    fill('M-460 0H1100V360H-460Z', 'url(#~Sdots)', 'transform="translate(0 150)"') +
    fill(BAND, tint.deep) +
    fill('M-460 724L1100 84V98L-460 738Z', tint.accent) +
    `<circle cx="316" cy="250" r="206" fill="${tint.accent}"/>` +
    `<circle cx="316" cy="250" r="206" fill="none" stroke="${tint.deep}" stroke-width="7"/>` +
    chalk('M316 16a234 234 0 1 1-.1 0', tint.deep, 3, 'stroke-dasharray="30 10 4 10"') +
    chalk(CROSSHAIRS, tint.deep, 2.5)
  );
}
