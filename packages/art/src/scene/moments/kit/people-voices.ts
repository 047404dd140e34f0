import { fill, INK } from '../../../ink/element.ts';
import { typeset } from '../../../lettering/line-of-text.ts';
import { chalk } from '../../brush.ts';
import type { Tint } from '../../tint.ts';
import { outfit } from './people-outfits.ts';

const EDGE = `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`;

/** The radio man: headphones, a microphone and no words left. Stands on (x, y), 190 tall. */
export function radioMan(tint: Tint, x: number, y: number, size = 1, mirror = false): string {
  const { fur, far } = outfit(tint);
  return `<g transform="translate(${x} ${y})scale(${mirror ? -size : size} ${size})">${
    fill('M-84 0Q-84-62-40-74L30-70Q66-58 70 0Z', tint.night, EDGE) +
    fill('M-30-72L-6-22 24-70Z', '#fff', EDGE) +
    fill('M-8-62L2-62 8-14-4-2-14-14Z', tint.accent, EDGE) +
    fill('M-20-152Q-58-178-56-212-30-200-2-164Z', '#fff', EDGE) +
    fill(
      'M-40-70Q-46-130-16-156 20-170 40-146L66-128 52-112 40-114 34-98 60-88Q40-64 22-72L24-44 2-66Z',
      fur,
      EDGE,
    ) +
    fill('M34-98L40-114 52-112 66-100 60-88Z', INK) +
    fill('M-44-128Q-84-136-92-112-64-100-40-112Z', far, EDGE) +
    chalk('M-30-108Q-44-170 10-172', INK, 17) +
    chalk('M-30-108Q-44-170 10-172', '#fff', 6) +
    fill('M-46-118a16 20 0 1 0 32 0 16 20 0 1 0-32 0', tint.accent, EDGE)
  }<circle cx="26" cy="-138" r="9" fill="#fff" stroke="${INK}" stroke-width="5"/>${
    fill('M48-126q10 12 2 20-8-8-2-20z', '#fff') +
    chalk('M92 0V-72L74-92', INK, 13) +
    chalk('M92 0V-72L74-92', '#fff', 5) +
    fill('M58-108a15 15 0 1 1 26 16l-12 12-22-18z', tint.night, EDGE)
  }</g>`;
}

/** Letters with ink round them, to be read on any place; their middle at (x, y). */
export function shout(text: string, x: number, y: number, size: number, colour = '#fff'): string {
  return typeset(
    text,
    { face: 'display', size, x, middle: y, anchor: 'middle' },
    { fill: colour, stroke: INK, strokeWidth: 12 },
  );
}
