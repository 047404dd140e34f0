import type { GoatTraits } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { drawGoat } from '../goat/draw-goat.ts';
import { pathSpots } from '../ink/spots.ts';
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

const found = new Map<string, boolean>();

/** Whether a board above this goat can be read whole. `hasHeadroom(traits, 'Rare') // false` */
export function hasHeadroom(traits: GoatTraits, rarity: Rarity): boolean {
  const { goat, pose, head } = traits;
  if (pose === 'Cup Lifted') return false;
  const key = `${goat}/${pose}/${head}/${rarity}`;
  let free = found.get(key);
  if (free === undefined) {
    const { x, y, scale } = stanceFor(goat, pose, head, rarity);
    const plain: GoatTraits = {
      ...{ goat, pose, head, kit: 'Home', background: 'Rain', expression: 'Calm' },
      ...{ accessories: 'None', special: 'None' },
    };
    const { silhouette } = drawGoat(plain, { idPrefix: 'room', detail: 'full' });
    free = pathSpots(silhouette).every(([sx, sy]) => {
      const across = x + sx * scale;
      return across < BOARD.left || across > BOARD.right || y + sy * scale > BOTTOM[rarity];
    });
    found.set(key, free);
  }
  return free;
}
