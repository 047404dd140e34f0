import { fill, group } from '../ink/element.ts';
import { ID_MARK } from '../ink/ids.ts';
import { part } from '../ink/part.ts';
import { shortNumber } from '../ink/path-data.ts';
import { pen } from '../ink/pen.ts';
import { place } from '../ink/placement.ts';
import type { GoatDesign } from './goat-design.ts';
import { flat, type Layer, solid } from './layer.ts';

export interface HoofSetting {
  /** Middle of the wrist. */
  readonly at: readonly [number, number];
  /** Zero points down, 180 up. */
  readonly turn: number;
  readonly scale: number;
}

/**
 * A cloven hoof with its cuff of fur, drawn once for all four of a goat: belongs before the first
 * `drawHoof`.
 * @example stack(hoofMould(design), drawHoof('hoofL', setting))
 */
export function hoofMould({ fur, hoof }: GoatDesign): Layer {
  const p = pen();
  const toe = (side: string, shape: string, light: string, shade: string) =>
    part(
      `hoof${side}`,
      p.shape(shape),
      hoof.base,
      fill(p.shape(light), hoof.light) + fill(p.shape(shade), hoof.shade),
    );
  const { defs, markup } = solid(
    toe(
      'b',
      '28,4! 35,34 31,58 21,67 4,63! 1,36 2,6!',
      '6,14! 14,12 16,30 10,56!',
      '22,4! 26,40 14,68! 44,70 44,0',
    ),
    toe(
      'a',
      '-28,4! -36,34 -32,58 -21,67 -4,63! -1,36 -2,6!',
      '-30,14! -18,14 -20,40 -25,60! -40,50',
      '-10,10! -8,40 -14,68! 0,70 0,8',
    ),
    part(
      'hoofr',
      p.shape(
        '-22,-20! -37,2 -35,23! -27,19 -24,14! -21,26 -14,33! -8,26 -6,16! -1,26 6,31! 10,24 12,14! 18,24 27,27! 29,18 28,10! 33,15 37,17! 38,-4 22,-20!',
      ),
      fur.base,
      fill(p.shape('8,-20! 14,10 26,28! 44,20 40,-20'), fur.shade) +
        fill(p.shape('-34,-14! -38,10 -34,22! -24,8 -20,-16!'), fur.light),
      3.4,
    ),
  );
  return flat('', defs + group(`id="${ID_MARK}hoof"`, markup));
}

const OUTLINE = '-22,-20! -37,2 -35,34 -32,58 -21,67 0,62! 21,67 31,58 35,34 37,2 22,-20!';

/**
 * A hoof cast from the goat's mould.
 * @example drawHoof('hoofL', { at: [54, 224], turn: 180, scale: 1.1 })
 */
export function drawHoof(name: string, { at, turn, scale }: HoofSetting): Layer {
  const data = pen(place({ pivot: [0, 0], to: at, turn, scale })).shape(OUTLINE);
  const [x, y] = at.map(Math.round);
  return {
    defs: `<path id="${ID_MARK}${name}" d="${data}"/>`,
    markup: `<use href="#${ID_MARK}hoof" transform="translate(${x} ${y})rotate(${Math.round(turn)})scale(${shortNumber(scale, 2)})"/>`,
    pieces: [{ name, data }],
  };
}
