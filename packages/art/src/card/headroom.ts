import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { memo } from '../ink/memo.ts';
import { measured, posedKey } from './measured.ts';
import { stanceFor } from './stance.ts';

/** Between the two badges, where a board hangs. */
const BOARD = { left: 146, right: 354 };
/** Its lower edge, with room for the light round a goat: specials shine further than a rim. */
const BOTTOM: Readonly<Record<Rarity, number>> = {
  Common: 110,
  Rare: 114,
  Epic: 126,
  Legendary: 126,
};

const once = memo<boolean>();

/** Whether a board above this goat can be read whole. `hasHeadroom(traits, 'Rare') // false` */
export function hasHeadroom(traits: GoatTraits, rarity: Rarity): boolean {
  if (traits.pose === 'Cup Lifted') return false;
  return once(`${posedKey(traits)}/${rarity}`, () => {
    const { x, y, scale } = stanceFor(traits, rarity);
    return measured(traits).spots.every(([sx, sy]) => {
      const across = x + sx * scale;
      return across < BOARD.left || across > BOARD.right || y + sy * scale > BOTTOM[rarity];
    });
  });
}
