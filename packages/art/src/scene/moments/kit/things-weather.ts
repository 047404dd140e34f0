import { fill, INK } from '../../../ink/element.ts';
import { chalk } from '../../brush.ts';
import type { Tint } from '../../tint.ts';
import { at, solid } from './things.ts';

/** What a card shows of the goat's space, and a little more. */
const SKY = 'M-20-150H660V640H-20Z';

/** Rain in two lengths over everything; fits behind a goat and in front of it. */
export function rainfall(colour = '#fff'): string {
  return `<pattern id="~Mrain" width="90" height="110" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M14 8v34M60 52v42M82 4v20M36 74v22" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-opacity=".75"/></pattern>${fill(SKY, 'url(#~Mrain)')}`;
}

/** Snow, three sizes of flake. */
export function snowfall(): string {
  return `<pattern id="~Msnow" width="120" height="130" patternUnits="userSpaceOnUse"><g stroke="#fff" stroke-linecap="round"><path d="M18 20h.1M92 76h.1" stroke-width="13"/><path d="M60 50h.1M30 104h.1" stroke-width="9"/><path d="M104 14h.1M72 118h.1M4 66h.1" stroke-width="6"/></g></pattern>${fill(SKY, 'url(#~Msnow)')}`;
}

const BANK =
  'M-40 0C-10-34 60-30 90-12 130-44 220-40 250-10 300-34 380-30 410-6 470-36 560-30 590-4 620-20 680-20 690 0V34C640 52 600 30 560 44 500 62 430 36 380 50 300 64 240 36 190 52 120 64 60 36 0 50-20 54-40 44-40 34Z';

/** Banks of fog across the picture that can be seen through, as `[y, shift, colour, thickness]`. */
export function fog(
  id: string,
  ...banks: readonly (readonly [number, number, string, number])[]
): string {
  const each = banks.map(
    ([y, shift, colour, lift]) =>
      `<use href="#~M${id}" transform="translate(${shift} ${y})" fill="${colour}" fill-opacity="${lift}"/>`,
  );
  return `<defs><path id="~M${id}" d="${BANK}"/></defs>${each.join('')}`;
}

/** The sun as a poster prints it: a disc and a wreath of flames. */
export function sun(x: number, y: number, k: number, colour: string): string {
  let flames = '';
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2;
    const on = (r: number, by: number): string =>
      `${Math.round(Math.cos(turn + by) * r)} ${Math.round(Math.sin(turn + by) * r)}`;
    flames += `M${on(52, -0.17)}L${on(i % 2 ? 76 : 88, 0)} ${on(52, 0.17)}Z`;
  }
  return at(
    x,
    y,
    k,
    solid(flames, colour, 5) +
      solid('M0-44A44 44 0 1 1-.1-44Z', colour) +
      fill('M-10-36A38 38 0 0 0-30 22 50 50 0 0 1-10-36Z', '#fff', 'fill-opacity=".7"'),
  );
}

/** A full moon with its seas, 120 across. */
export function moon(x: number, y: number, k: number, tint: Tint): string {
  return at(
    x,
    y,
    k,
    fill('M0-74A74 74 0 1 1-.1-74Z', '#fff', 'fill-opacity=".18"') +
      solid('M0-60A60 60 0 1 1-.1-60Z', '#fff8e0', 5) +
      fill('M18-54A57 57 0 0 1 10 56 70 70 0 0 0 18-54Z', tint.bright) +
      fill(
        'M-26-22a12 10 0 1 1-.1 0M6 14a17 13 0 1 1-.1 0M-24 22a7 6 0 1 1-.1 0M14-34a8 7 0 1 1-.1 0',
        tint.bright,
      ),
  );
}

/** One rocket gone off, 200 across: spokes, then sparks. */
export function firework(x: number, y: number, k: number, colour: string): string {
  let spokes = '';
  let sparks = '';
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2;
    const on = (r: number): string =>
      `${Math.round(Math.cos(turn) * r)} ${Math.round(Math.sin(turn) * r)}`;
    spokes += `M${on(20)}L${on(i % 2 ? 58 : 74)}`;
    sparks += `M${on(i % 2 ? 78 : 96)}h.1`;
  }
  return at(
    x,
    y,
    k,
    chalk(spokes, INK, 13, 'stroke-opacity=".4"') +
      chalk(spokes, colour, 8) +
      chalk(sparks, colour, 10),
  );
}

/** Wind: long strokes that curl at their end. */
export function wind(x: number, y: number, k: number, colour = '#fff', wide = 1): string {
  return at(
    x,
    y,
    k,
    chalk(
      'M-100-20H40C76-20 76-62 46-58 34-56 34-42 46-42M-70 4H96M-120 28H60C90 28 88 60 66 58',
      colour,
      8,
    ),
    0,
    wide,
  );
}
