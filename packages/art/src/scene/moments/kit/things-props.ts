import { fill, INK } from '../../../ink/element.ts';
import { chalk } from '../../brush.ts';
import { trophy } from '../../props.ts';
import type { Tint } from '../../tint.ts';
import { at, bar, solid, words } from './things.ts';

const CUP =
  'M-26-84H26C26-52 16-36 6-32V-16C18-14 22-8 22 0H-22C-22-8-18-14-6-16V-32C-16-36-26-52-26-84ZM-28-78C-52-82-50-46-20-42L-22-49C-38-52-40-72-27-70ZM28-78C52-82 50-46 20-42L22-49C38-52 40-72 27-70Z';

/** A cup with ink round it, 84 tall, standing on (x, y). */
export function cup(x: number, y: number, k: number, turn = 0): string {
  return at(x, y, k, chalk(CUP, INK, 9) + trophy(0, 0, 1), turn);
}

/** A table with a cloth, 200 wide, its top at (x, y). */
export function table(x: number, y: number, k: number, tint: Tint): string {
  return at(
    x,
    y,
    k,
    bar('M-80 30L-88 140M80 30L88 140', tint.deep, 12) +
      solid('M-104-10H104L112 46Q84 60 56 46 28 60 0 46-28 60-56 46-84 60-112 46Z', '#fff') +
      fill(
        'M-108 30L-111 45Q-84 58-56 44-28 58 0 44 28 58 56 44 84 58 111 45L108 30Q84 42 56 30 28 42 0 30-28 42-56 30-84 42-108 30Z',
        tint.bright,
      ),
  );
}

const SPONGE = '#ffb8c6';

/** A cake of two storeys with candles and an age, 180 tall, standing on (x, y). */
export function cake(x: number, y: number, k: number, tint: Tint, age: string): string {
  return at(
    x,
    y,
    k,
    bar('M-34-128V-160M-12-128V-166M12-128V-166M34-128V-160', '#fff', 7) +
      solid(
        'M-34-190q12 14 0 26q-12-12 0-26zM-12-196q12 14 0 26q-12-12 0-26zM12-196q12 14 0 26q-12-12 0-26zM34-190q12 14 0 26q-12-12 0-26z',
        tint.accent,
        4,
      ) +
      solid('M-52-128H52V-66H-52Z', SPONGE) +
      solid('M-54-130H54V-108Q42-94 28-108 14-90 0-108-14-94-28-108-42-92-54-108Z', '#fff', 5) +
      solid('M-88-68H88V-4H-88Z', SPONGE) +
      fill('M30-65H85V-7H20Z', '#e98aa0') +
      solid(
        'M-90-70H90V-46Q74-30 58-46 44-26 30-46 14-30 0-46-16-26-32-46-46-30-60-46-74-28-90-46Z',
        '#fff',
        5,
      ) +
      words(age, 0, -24, 36, tint.night) +
      solid('M-116-6H116Q108 12 80 12H-80Q-108 12-116-6Z', tint.shade),
  );
}

/** A teapot with its steam, 150 wide, standing on (x, y); the spout points left. */
export function teapot(x: number, y: number, k: number, tint: Tint, wide = 1): string {
  return at(
    x,
    y,
    k,
    bar('M52-76C104-92 112-24 56-22', tint.base, 12) +
      solid('M-50-40C-78-40-76-84-104-88L-92-104C-58-98-64-74-44-74Z', tint.base) +
      solid('M-58-46C-58-104 62-104 62-46 62-16 40 0 34 0H-30C-40-4-58-16-58-46Z', '#fff') +
      fill('M20-86C48-80 60-66 59-46 59-18 40-3 33-3H0C30-16 40-50 20-86Z', tint.bright) +
      solid('M-38-82Q0-112 44-82 0-70-38-82Z', tint.base, 5) +
      solid('M2-98a10 10 0 1 1 .1 0Z', tint.accent, 5) +
      chalk('M-46-52C-40-32-24-24-8-22', tint.shade, 5) +
      chalk('M-104-108C-124-124-92-136-112-156M-84-116C-98-130-74-142-86-158', '#fff', 7),
    0,
    wide,
  );
}

/** A dressmaker's dummy on its stand, 230 tall, standing on (x, y). */
export function dummy(x: number, y: number, k: number, tint: Tint, cloth = tint.bright): string {
  return at(
    x,
    y,
    k,
    bar('M0-74V-10M0-20L-34 0M0-20L34 0', tint.deep, 9) +
      solid(
        'M-10-230H10L14-204C40-200 56-186 56-164 54-140 38-132 36-112 40-92 46-84 44-70H-44C-46-84-40-92-36-112-38-132-54-140-56-164-56-186-40-200-14-204Z',
        cloth,
      ) +
      fill(
        'M10-228L13-202C40-198 53-184 53-164 51-142 35-132 33-112 37-92 43-86 41-73H10C24-110 20-160 10-228Z',
        tint.shade,
      ) +
      chalk('M0-204V-72M-34-112Q0-104 34-112', tint.deep, 3.5, 'stroke-dasharray="8 7"') +
      solid('M-12-232H12V-222H-12Z', tint.deep, 4),
  );
}

/** A shirt on a line, 100 wide, hung at (x, y), with its number. */
export function hungShirt(
  x: number,
  y: number,
  k: number,
  tint: Tint,
  number: string,
  colour: string,
): string {
  return at(
    x,
    y,
    k,
    solid(
      'M-22-4Q0 10 22-4L36-2 64 34 44 50 32 38 34 96Q0 104-34 96L-32 38-44 50-64 34-36-2Z',
      colour,
      5,
    ) +
      fill('M14 8L36 2 58 32 44 44 30 32 31 94 8 97Z', tint.night, 'fill-opacity=".22"') +
      words(number, 0, 56, 42, INK, 50) +
      solid('M-38-14h10v24h-10zM28-14h10v24H28z', tint.accent, 4),
  );
}

/** An open book 130 wide, held up to be read. */
export function book(x: number, y: number, k: number, tint: Tint, turn = 0): string {
  return at(
    x,
    y,
    k,
    solid('M-70-44Q-34-58 0-40 34-58 70-44V42Q34 28 0 46-34 28-70 42Z', tint.base) +
      solid('M-62-44Q-30-56 0-38 30-56 62-44V32Q30 20 0 38-30 20-62 32Z', '#fff', 4) +
      chalk(
        'M0-36V36M-50-28q20-6 38 2M-50-12q20-6 38 2M-50 4q20-6 38 2M12-26q20-8 38-2M12-10q20-8 38-2M12 6q20-8 38-2',
        tint.shade,
        4,
      ),
    turn,
  );
}

/** Notes of a song, drifting. */
export function notes(x: number, y: number, k: number, colour: string, turn = 0): string {
  const drawn = 'M0 0V-52L44-62V-12M0-38L44-48M74-30V-86Q78-68 96-62';
  const heads = 'M0 4a14 11 0 1 1-.1-10zM44-8a14 11 0 1 1-.1-10zM74-26a14 11 0 1 1-.1-10z';
  return at(
    x,
    y,
    k,
    chalk(drawn, INK, 15) + chalk(heads, INK, 9) + chalk(drawn, colour, 7) + fill(heads, colour),
    turn,
  );
}
