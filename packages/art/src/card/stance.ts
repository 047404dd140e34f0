import type { GoatSlug, Pose } from '@goats/collection';

/** How large a goat stands in a card's window, and how far right of the middle. */
export type Stance = readonly [scale: number, shift: number];

/**
 * Set by eye, one by one: horn tips stay clear of the shield and the seal in the upper corners,
 * and a raised hoof stays inside the frame.
 */
const STANCES: Readonly<Record<GoatSlug, readonly [usual: Stance, raised: Stance]>> = {
  'the-black-pearl': [
    [0.82, 14],
    [0.8, 24],
  ],
  'hand-of-horn': [
    [0.86, 4],
    [0.77, 30],
  ],
  'the-flea': [
    [0.88, 4],
    [0.86, 14],
  ],
  'the-machine': [
    [0.86, 26],
    [0.79, 34],
  ],
  'el-fenomeno': [
    [0.85, 0],
    [0.76, 30],
  ],
  'the-wizard': [
    [0.86, 0],
    [0.78, 30],
  ],
  'flying-dutchman': [
    [0.83, -2],
    [0.82, 8],
  ],
  'magic-goat': [
    [0.83, -24],
    [0.82, -10],
  ],
  'platinum-prince': [
    [0.87, -10],
    [0.83, 14],
  ],
  'kaiser-goat': [
    [0.85, 0],
    [0.77, 30],
  ],
};

/** Where the bottom of the goat's space lands: behind the name plate. */
const FLOOR = 634;

/** `stanceFor('the-flea', 'Chest Out') // { x: -24, y: 78, scale: 0.88 }`, in a card of 500 by 700. */
export function stanceFor(
  goat: GoatSlug,
  pose: Pose,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const [scale, shift] = STANCES[goat][pose === 'Raised Hoof' ? 1 : 0];
  return { x: Math.round(250 + shift - 316 * scale), y: Math.round(FLOOR - 632 * scale), scale };
}
