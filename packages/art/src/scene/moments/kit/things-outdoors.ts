import { fill, INK } from '../../../ink/element.ts';
import { chalk } from '../../brush.ts';
import type { Tint } from '../../tint.ts';
import { at, bar, solid } from './things.ts';

/** A small round car from the side, 170 wide, standing on (x, y), facing left. */
export function car(x: number, y: number, k: number, tint: Tint, colour: string, wide = 1): string {
  return at(
    x,
    y,
    k,
    solid(
      'M-84-14C-86-42-70-46-50-48-40-78-20-84 8-84 38-84 50-66 58-50 78-46 88-38 86-14Z',
      colour,
    ) +
      solid('M-36-50C-30-70-18-74 0-74V-50ZM10-50V-74C32-74 40-64 46-50Z', '#fff', 4) +
      fill('M-82-17C-30-30 40-30 83-17Z', tint.deep) +
      solid('M-46-24a24 24 0 1 1-.1 0ZM48-24a24 24 0 1 1-.1 0Z', INK, 0) +
      fill('M-46-10a10 10 0 1 1-.1 0M48-10a10 10 0 1 1-.1 0', '#fff') +
      fill('M-80-40h14v10h-16z', tint.accent),
    0,
    wide,
  );
}

/** An umbrella, 180 across, its handle down. */
export function umbrella(
  x: number,
  y: number,
  k: number,
  colour: string,
  shade: string,
  turn = 0,
): string {
  return at(
    x,
    y,
    k,
    bar('M0-60V70Q0 88-16 88T-30 74', '#fff', 6) +
      solid(
        'M-90-10C-84-110 84-110 90-10Q74-28 58-10 44-30 28-10 14-30 0-10-14-30-28-10-44-30-58-10-74-28-90-10Z',
        colour,
      ) +
      fill(
        'M10-83C62-80 84-46 87-18Q74-28 58-13 56-56 10-83ZM-4-84C-30-56-30-30-28-13Q-14-30 0-13 6-50-4-84Z',
        shade,
      ) +
      chalk('M0-84V-100', INK, 8),
    turn,
  );
}

/** A balloon on its string, 120 tall. */
export function balloon(x: number, y: number, k: number, colour: string): string {
  return at(
    x,
    y,
    k,
    chalk('M0 0Q14 40-4 74T4 130', INK, 4) +
      solid('M0-84C48-84 46-26 4-4L10 6H-10L-4-4C-46-26-48-84 0-84Z', colour) +
      chalk('M-20-62Q-28-50-24-38', '#fff', 7),
  );
}

/** A wicker basket, 150 wide, standing on (x, y). */
export function basket(x: number, y: number, k: number, tint: Tint): string {
  return at(
    x,
    y,
    k,
    solid('M-78-84H78L62 0H-62Z', tint.shade) +
      `<path d="M-70-66H70M-66-44H66M-64-22H64" stroke="${tint.deep}" stroke-width="9" stroke-dasharray="16 12"/>` +
      solid('M-86-98H86V-78H-86Z', tint.base, 5) +
      chalk('M-60-88h.1M-30-88h.1M0-88h.1M30-88h.1M60-88h.1', tint.deep, 8),
  );
}

/** A bench in a park, 190 wide, standing on (x, y). */
export function bench(x: number, y: number, k: number, tint: Tint): string {
  return at(
    x,
    y,
    k,
    bar('M-76 0L-70-100M76 0L70-100', tint.deep, 9) +
      solid('M-96-104H96V-86H-96ZM-96-78H96V-60H-96Z', tint.base, 5) +
      solid('M-100-44H100L106-28H-106Z', tint.bright, 5),
  );
}
