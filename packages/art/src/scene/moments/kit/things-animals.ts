import { fill, INK } from '../../../ink/element.ts';
import { chalk } from '../../brush.ts';
import type { Tint } from '../../tint.ts';
import { at, bar, solid } from './things.ts';

/** A cow's head over the fog, looking at whoever looks at it. */
export function cow(x: number, y: number, k: number, tint: Tint): string {
  return at(
    x,
    y,
    k,
    solid('M-70 120C-80 60-60 20-34 10H34C60 20 80 60 70 120Z', '#fff') +
      fill('M20 14H34C58 24 76 60 68 117H30C50 80 40 40 20 14Z', tint.night) +
      solid(
        'M-34-66C-60-80-58-104-48-112-44-94-30-88-18-84ZM34-66C60-80 58-104 48-112 44-94 30-88 18-84Z',
        tint.accent,
        5,
      ) +
      solid(
        'M-36-58C-70-74-88-56-92-40-70-28-50-36-36-44ZM36-58C70-74 88-56 92-40 70-28 50-36 36-44Z',
        tint.night,
        5,
      ) +
      solid('M-38-70Q0-96 38-70L32 4H-32Z', '#fff') +
      fill('M6-80Q30-80 36-68L32-20Q10-24 6-80Z', tint.night) +
      solid('M-36-2C-48 34-26 44 0 44S48 34 36-2Q0-18-36-2Z', '#f0b3a6', 5) +
      chalk('M-14 16v6M14 16v6M-16-38h.1M17-38h.1', INK, 10) +
      chalk('M-20 34Q0 40 22 32', INK, 4),
  );
}

/** Tangerine, who has seen every feint there is; 150 wide, facing right. */
export function dog(x: number, y: number, k: number, tint: Tint, wide = 1): string {
  return at(
    x,
    y,
    k,
    bar('M-58-60C-90-70-96-104-84-120', '#f08a2e', 10) +
      solid(
        'M-64-70C-40-92 10-88 30-84L36-50C40-20 34-10 30 0H14L12-34H-36L-40 0H-58C-56-30-72-44-64-70Z',
        '#f08a2e',
      ) +
      fill(
        'M-60-46C-30-34 10-34 33-44 36-20 32-10 28-3H16L14-36H-38L-42-3H-54C-54-26-64-34-60-46Z',
        '#c9601c',
      ) +
      solid(
        'M14-84C8-118 40-134 64-122L96-104C100-94 92-84 80-84L60-80C50-66 22-66 14-84Z',
        '#f08a2e',
      ) +
      solid('M22-120C4-126-6-100 4-78 20-76 30-96 34-114Z', '#c9601c', 5) +
      chalk('M92-104h.1', INK, 13) +
      chalk('M56-108h.1', INK, 9) +
      solid('M64-82q10 18 20-1z', tint.accent, 4),
    0,
    wide,
  );
}

const CAT =
  'M-70-30C-40-54 40-54 76-22 84 0 92 20 104 36L88 44C74 30 62 18 48 8 20 16-20 16-44 4-56 16-76 26-98 26L-100 10C-84 4-76-8-70-30ZM-62-20C-92-12-108-34-98-54L-104-78-82-66H-66L-46-80-46-54C-40-36-48-24-62-20Z';

/** A cat on its way in, stretched along the leap; 170 wide, facing left. */
export function cat(x: number, y: number, k: number, turn: number, wide: number): string {
  return at(
    x,
    y,
    k,
    chalk(CAT, '#fff', 15) +
      chalk('M70-10C110-20 100-70 130-84', '#fff', 20) +
      chalk('M70-10C110-20 100-70 130-84', INK, 11) +
      fill(CAT, INK) +
      fill('M-88-52l14-2-2 12zM-62-54l12 2-10 10z', '#9be36a') +
      chalk('M-40-44C-10-54 30-52 62-32', '#fff', 4),
    turn,
    wide,
  );
}
