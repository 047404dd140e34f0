import {
  ATTRIBUTE_RANGES,
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  type Rarity,
} from '@goats/rules';
import { NFT_MULTIPLIERS } from '../admin/generation-settings.ts';
import { mix, unit } from './seeded.ts';

/** A goat's strongest and weakest attribute on the day it plays its best. */
const BEST_FORM = 99;
const WORST_FORM = 91;

/**
 * `bestForm(goat.baseAttributes).vision // 99`: a goat's attributes on a scale every goat shares.
 *
 * Only the order of the ten counts: the strongest becomes 99, the weakest 91, the others evenly
 * between, equal ones in attribute order. All goats therefore carry the same ten numbers, each in
 * its own places, and no goat of a tier is stronger than another by birth. The scale sits where
 * each multiplier carries it into its tier's range: x 0.7 into 60-75, x 0.85 into 70-85,
 * x 0.95 into 80-95 and x 1 into 90-100.
 */
export function bestForm(base: Attributes): Attributes {
  const order = [...ATTRIBUTES].sort((a, b) => base[b] - base[a]);
  const step = (BEST_FORM - WORST_FORM) / (ATTRIBUTES.length - 1);
  const form = {} as Record<Attribute, number>;
  for (const attribute of ATTRIBUTES) form[attribute] = BEST_FORM - step * order.indexOf(attribute);
  return form;
}

/**
 * `cardAttributes(form, 'Epic', 10, key)`: the ten numbers of one card.
 *
 * value = round(form x tier multiplier x (1 + variance % x swing)), held inside the tier's range,
 * which itself lies inside 1-100. The swing of each attribute is the mean of two even draws from
 * -1 to 1, so that most cards stay near their goat's profile and the ends of a range stay special.
 */
export function cardAttributes(
  form: Attributes,
  rarity: Rarity,
  variancePercent: number,
  key: number,
): Attributes {
  const { min, max } = ATTRIBUTE_RANGES[rarity];
  const multiplier = NFT_MULTIPLIERS[rarity];
  const attributes = {} as Record<Attribute, number>;
  let part = 0;
  for (const attribute of ATTRIBUTES) {
    const swing = unit(mix(key, part)) + unit(mix(key, part + 1)) - 1;
    part += 2;
    const value = form[attribute] * multiplier * (1 + (variancePercent / 100) * swing);
    attributes[attribute] = Math.min(max, Math.max(min, Math.round(value)));
  }
  return attributes;
}
