import type { Rarity } from '@goats/rules';
import type { SpecialEdition } from '../moment-traits.ts';
import { SPECIAL_EDITIONS } from '../moment-traits.ts';
import {
  ACCESSORIES,
  type Accessory,
  BACKGROUNDS,
  type Background,
  EXPRESSIONS,
  type Expression,
  KITS,
  type Kit,
  POSES,
  type Pose,
  SPECIALS,
  type Special,
} from '../traits.ts';
import { permutation } from './permutation.ts';
import { below, mix, pick, pickWeighted, unit } from './seeded.ts';

export interface VariationTraits {
  readonly background: Background;
  readonly expression: Expression;
  readonly accessories: Accessory;
  readonly special: Special;
  readonly kit: Kit;
  readonly pose: Pose;
  /** Only in runs that include special editions, and there on one card in twenty. */
  readonly edition?: SpecialEdition;
}

/** In the order of KITS. */
const KIT_WEIGHTS: Readonly<Record<Rarity, readonly number[]>> = {
  Common: [72, 24, 4],
  Rare: [55, 33, 12],
  Epic: [42, 34, 24],
  Legendary: [30, 28, 42],
};

/** In the order of SPECIALS: None, Aura, Flames, Lightning, Gold Dust, Holographic Foil, Ghost Double. */
const SPECIAL_WEIGHTS: Readonly<Record<Rarity, readonly number[]>> = {
  Common: [88, 5, 3, 3, 1, 0, 0],
  Rare: [60, 14, 10, 10, 4, 1, 1],
  Epic: [24, 18, 17, 17, 12, 7, 5],
  Legendary: [0, 10, 14, 14, 22, 24, 16],
};

const EDITION_CHANCE = 1 / 20;

const SCENES = BACKGROUNDS.length * EXPRESSIONS.length * ACCESSORIES.length * POSES.length;
const OUTFITS = KITS.length * SPECIALS.length;

/** More variations of one goat than this cannot all differ. */
export const MAX_DISTINCT_VARIATIONS = SCENES * OUTFITS;

/**
 * `const traitsAt = variationTraits(goatKey, 2000, false); traitsAt(41, 'Epic')`
 *
 * Background, expression, accessory and pose alone are never repeated within a goat: each number
 * owns one of their 4,992 combinations, dealt by a permutation that no setting but the seed
 * changes. Kit and special are then free to follow the rarity. A run longer than 4,992 has to
 * come back to a combination, and tells its cards apart by dealing out kit and special instead.
 */
export function variationTraits(
  goatKey: number,
  total: number,
  includeSpecialEditions: boolean,
): (variationNumber: number, rarity: Rarity) => VariationTraits {
  if (total > MAX_DISTINCT_VARIATIONS) {
    throw new RangeError(`A goat has at most ${MAX_DISTINCT_VARIATIONS} different variations`);
  }
  const sceneAt = permutation(mix(goatKey, 1), SCENES);

  return (variationNumber, rarity) => {
    const position = variationNumber - 1;
    const scene = sceneAt(position % SCENES);
    const key = mix(mix(goatKey, 2), variationNumber);
    const outfit = total <= SCENES ? weighted(rarity, key) : dealt(goatKey, scene, position);
    let rest = scene;
    const take = <T>(list: readonly T[]): T => {
      const item = list[rest % list.length];
      rest = Math.floor(rest / list.length);
      return item as T;
    };
    return {
      background: take(BACKGROUNDS),
      expression: take(EXPRESSIONS),
      accessories: take(ACCESSORIES),
      special: outfit.special,
      kit: outfit.kit,
      pose: take(POSES),
      ...(includeSpecialEditions && unit(mix(key, 3)) < EDITION_CHANCE
        ? { edition: pick(mix(key, 4), SPECIAL_EDITIONS) }
        : {}),
    };
  };
}

function weighted(rarity: Rarity, key: number): { kit: Kit; special: Special } {
  return {
    kit: KITS[pickWeighted(mix(key, 1), KIT_WEIGHTS[rarity])] ?? 'Home',
    special: SPECIALS[pickWeighted(mix(key, 2), SPECIAL_WEIGHTS[rarity])] ?? 'None',
  };
}

function dealt(goatKey: number, scene: number, position: number): { kit: Kit; special: Special } {
  const page = Math.floor(position / SCENES);
  const outfit = (below(mix(mix(goatKey, 5), scene), OUTFITS) + page) % OUTFITS;
  return {
    kit: KITS[outfit % KITS.length] ?? 'Home',
    special: SPECIALS[Math.floor(outfit / KITS.length)] ?? 'None',
  };
}
