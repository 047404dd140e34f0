import type { Rarity } from '@goats/rules';
import type { IconicMoment } from '../goats/goat-types.ts';
import type { SpecialEdition } from '../moment-traits.ts';
import { SPECIAL_EDITIONS } from '../moment-traits.ts';
import {
  ACCESSORIES,
  type Accessory,
  type Background,
  EXPRESSIONS,
  type Expression,
  HEADS,
  type Head,
  KITS,
  type Kit,
  type Pose,
  SPECIALS,
  type Special,
} from '../traits.ts';
import { permutation } from './permutation.ts';
import { mix, pick, pickWeighted, unit } from './seeded.ts';

export interface VariationTraits {
  readonly background: Background;
  readonly expression: Expression;
  readonly accessories: Accessory;
  readonly special: Special;
  readonly kit: Kit;
  readonly head: Head;
  readonly pose: Pose;
  /** Only in runs that include special editions, and there on one card in twenty. */
  readonly edition?: SpecialEdition;
}

/** What one card shows: a moment of its goat, and how it is told. */
export interface VariationLook {
  readonly moment: IconicMoment;
  readonly traits: VariationTraits;
}

/** In the order of KITS. */
const KIT_WEIGHTS: Readonly<Record<Rarity, readonly number[]>> = {
  Common: [72, 24, 4],
  Rare: [55, 33, 12],
  Epic: [42, 34, 24],
  Legendary: [30, 28, 42],
};

/**
 * What surrounds a goat begins at Epic, so that a tier is seen from across the room. In the order
 * of SPECIALS: None, Aura, Flames, Lightning, Gold Dust, Holographic Foil, Ghost Double.
 */
const SPECIAL_WEIGHTS: Readonly<Record<Rarity, readonly number[]>> = {
  Common: [1],
  Rare: [1],
  Epic: [0, 22, 22, 22, 12, 14, 8],
  Legendary: [0, 10, 14, 14, 22, 24, 16],
};

/** Of a hundred Legendary cards one is printed by night. */
const NIGHT_EVERY = 100;

const EDITION_CHANCE = 1 / 20;

const PLACES = 4;
const FACES = PLACES * EXPRESSIONS.length * ACCESSORIES.length * HEADS.length;

/** The tier of a card, and its place in it: the slots of a tier follow one another. */
export interface Tier {
  readonly rarity: Rarity;
  readonly slot: number;
}

/**
 * `const lookAt = variationLooks(goatKey, goatStory('the-flea').iconicMoments, 2000, tierOf)`;
 * `lookAt(41)`: the card with the number 41. Every hundredth Legendary is found by its slot alone.
 *
 * Moment, place, expression, accessory and head are never repeated within a goat: each number owns
 * one of their combinations, dealt by a permutation that no setting but the seed changes. Kit and
 * special are then free to follow the tier, and the pose to follow the moment.
 */
export function variationLooks(
  goatKey: number,
  moments: readonly IconicMoment[],
  total: number,
  tierOf: (variationNumber: number) => Tier,
  includeSpecialEditions = false,
): (variationNumber: number) => VariationLook {
  const scenes = moments.length * FACES;
  if (total > scenes) throw new RangeError(`A goat has at most ${scenes} different variations`);
  const sceneAt = permutation(mix(goatKey, 1), scenes);
  const night = mix(goatKey, 6) % NIGHT_EVERY;
  let poses: readonly Pose[] | undefined;

  return (variationNumber) => {
    const { rarity, slot } = tierOf(variationNumber);
    const key = mix(mix(goatKey, 2), variationNumber);
    let rest = sceneAt(variationNumber - 1);
    const take = <T>(list: readonly T[]): T => {
      const item = list[rest % list.length];
      rest = Math.floor(rest / list.length);
      return item as T;
    };
    const moment = take(moments);
    poses ??= dealPoses(total, tierOf, (number) => moments[sceneAt(number - 1) % moments.length]!);
    const isNight = rarity === 'Legendary' && slot % NIGHT_EVERY === night;
    const traits = {
      background: take(moment.places),
      expression: take(EXPRESSIONS),
      accessories: take(ACCESSORIES),
      special: isNight ? 'Night Edition' : specialAt(mix(key, 2), rarity),
      kit: KITS[pickWeighted(mix(key, 1), KIT_WEIGHTS[rarity])] ?? 'Home',
      head: take(HEADS),
      pose: poses[variationNumber - 1]!,
      ...(includeSpecialEditions && unit(mix(key, 3)) < EDITION_CHANCE
        ? { edition: pick(mix(key, 4), SPECIAL_EDITIONS) }
        : {}),
    } as const;
    return { moment, traits };
  };
}

function specialAt(key: number, rarity: Rarity): Special {
  return SPECIALS[pickWeighted(key, SPECIAL_WEIGHTS[rarity])] ?? 'None';
}

/**
 * The pose of every card of a goat. Each shows one that belongs to its moment, and of those the one
 * its tier has seen least: drawn by lot, one of them would be on every fifth Legendary. Only a
 * Legendary card lifts the cup.
 */
function dealPoses(
  total: number,
  tierOf: (variationNumber: number) => Tier,
  momentOf: (variationNumber: number) => IconicMoment,
): readonly Pose[] {
  const seen = new Map<string, number>();
  return Array.from({ length: total }, (_, index) => {
    const { rarity } = tierOf(index + 1);
    const timesOf = (pose: Pose): number => seen.get(`${rarity}/${pose}`) ?? 0;
    let chosen: Pose | undefined;
    for (const pose of momentOf(index + 1).poses) {
      if (pose === 'Cup Lifted' && rarity !== 'Legendary') continue;
      if (chosen === undefined || timesOf(pose) < timesOf(chosen)) chosen = pose;
    }
    const pose = chosen ?? 'Chest Out';
    seen.set(`${rarity}/${pose}`, timesOf(pose) + 1);
    return pose;
  });
}
