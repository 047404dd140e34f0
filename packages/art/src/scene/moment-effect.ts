import type { Effect } from '@goats/collection';
import { fill, INK } from '../ink/element.ts';
import { chalk, glint } from './brush.ts';
import { paper } from './confetti.ts';
import type { Tint } from './tint.ts';

const MUD =
  'M30 560c-16-30 20-50 40-30 10-30 50-20 44 10 30-6 40 30 12 40 6 28-40 34-50 8-30 14-54-8-46-28zM520 590c-10-26 24-40 40-20 18-24 50 0 34 22 20 16-2 44-24 32-14 22-50 8-42-14zM470 520c8-10 22 0 14 10s-22 0-14-10zM150 500c8-12 26 0 16 12s-24 0-16-12zM600 500c10-8 20 4 10 12s-20-4-10-12z';
const TRAILS =
  'M-20 380C120 350 180 370 260 340M-20 430C100 410 160 420 230 400M-20 480C80 466 130 470 190 456M652 400C560 380 520 390 470 376M652 450C580 436 550 440 510 430';

/** Drawn in the goat's space. */
const EFFECTS: Readonly<Record<Effect, (tint: Tint) => string>> = {
  None: () => '',
  'Floodlight Flare': () =>
    fill('M-40-110L672 300V330L-40-70Z', '#fffbe0', 'fill-opacity=".35"') +
    `<circle cx="96" cy="-20" r="30" fill="#fffbe0" fill-opacity=".8"/><circle cx="330" cy="116" r="16" fill="#9ff0ff" fill-opacity=".5"/><circle cx="500" cy="214" r="30" fill="#ffb8ea" fill-opacity=".4"/>` +
    fill(glint(96, -20, 80), '#fffbe0'),
  'Mud Splash': () =>
    fill(MUD, '#5b3a22', `stroke="${INK}" stroke-width="4"`) +
    chalk('M52 556q10-14 24-6M540 588q10-10 20-2', '#a87a4c', 5),
  'Net Ripple': () =>
    chalk(
      'M-40 470Q316 560 672 470M-40 520Q316 610 672 520M-40 570Q316 660 672 570M40 440L10 640M150 470L130 640M270 490L262 640M390 490L398 640M500 470L520 640M600 440L630 640',
      '#fff',
      4,
      'stroke-opacity=".75"',
    ),
  'Motion Trail': (tint) =>
    chalk(TRAILS, tint.accent, 12, 'stroke-opacity=".8"') + chalk(TRAILS, '#fff', 4),
  'Ticker Tape': (tint) =>
    paper('~Ktape', ['#fff', tint.accent, '#fff'], 20) +
    fill('M-40-150H672V-40H-40ZM-40-40H110V560H-40ZM522-40H672V560H522Z', 'url(#~Ktape)'),
  Sparks: () =>
    chalk(
      'M60 600L30 560M84 590L78 540M112 600L136 556M560 600L530 556M588 590L594 536M612 600L640 560',
      '#ffd24a',
      7,
    ) +
    fill(
      glint(40, 520, 18) + glint(110, 530, 12) + glint(600, 510, 20) + glint(540, 524, 12),
      '#fff6c9',
    ),
  'Shooting Star': () =>
    fill('M640-60L470 70 480 84Z', '#fff', 'fill-opacity=".8"') +
    fill(glint(470, 80, 34), '#fff6c9') +
    fill('M120-110L40-50 46-42Z', '#fff', 'fill-opacity=".6"') +
    fill(glint(42, -44, 16), '#fff6c9'),
};

const LOW: readonly Effect[] = ['Mud Splash', 'Net Ripple', 'Sparks'];

/** Whether an effect may lie over the figure: only what stays at its feet, never on a face. */
export function liesInFront(effect: Effect): boolean {
  return LOW.includes(effect);
}

/** `momentEffect('Sparks', tint)` */
export function momentEffect(effect: Effect, tint: Tint): string {
  return EFFECTS[effect](tint);
}
