import {
  ATTRIBUTE_RANGES,
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  type Rarity,
} from '@goats/rules';
import { NFT_MULTIPLIERS } from '../admin/generation-settings.ts';
import { mix, unit } from './seeded.ts';
import { signaturePlaces } from './signature.ts';

/** What every goat is rather good at, first, and what goats leave to others, last. */
const COMMON_PLACES: readonly Attribute[] = [
  'charisma',
  'dribbling',
  'vision',
  'passingAccuracy',
  'finishing',
  'shootingPower',
  'pace',
  'physicality',
  'headingAbility',
  'defensiveIQ',
];

const MIDDLE_FORM = 95;
/** Points up and down for what all goats share, and for what this one signs with. */
const COMMON_REACH = 1;
const SIGNATURE_REACH = 4;

/** Of a card's lucky or unlucky day as a whole, the part that is taken back from all ten. */
const PAID_BACK = 0.5;
const DRAWS = 3;

/** 1 for the first of ten places, -1 for the last, even steps between. */
function step(places: readonly Attribute[], attribute: Attribute): number {
  return 1 - (2 * places.indexOf(attribute)) / (ATTRIBUTES.length - 1);
}

/**
 * `bestForm(goat.baseAttributes).vision // 97.4…`: a goat's ten on a scale every goat shares, 90 to
 * 100, mostly from what it signs with and a little from what all goats have in common.
 *
 * Only places count, so every goat's ten sum to 950 and none is stronger than another by birth,
 * whatever an operator edits. The scale sits where each multiplier carries it into its tier's
 * range: x 0.7 into 60-75, x 0.85 into 70-85, x 0.95 into 80-95 and x 1 into 90-100.
 */
export function bestForm(base: Attributes): Attributes {
  const signature = signaturePlaces(base);
  const form = {} as Record<Attribute, number>;
  for (const attribute of ATTRIBUTES) {
    form[attribute] =
      MIDDLE_FORM +
      COMMON_REACH * step(COMMON_PLACES, attribute) +
      SIGNATURE_REACH * step(signature, attribute);
  }
  return form;
}

/** Ten swings about zero: each the mean of three even draws from -1 to 1, less half of the card's mean. */
function swings(key: number): readonly number[] {
  const drawn = ATTRIBUTES.map((_, place) => {
    let sum = 0;
    for (let draw = 0; draw < DRAWS; draw += 1) sum += 2 * unit(mix(key, DRAWS * place + draw)) - 1;
    return sum / DRAWS;
  });
  const mean = drawn.reduce((sum, swing) => sum + swing, 0) / drawn.length;
  return drawn.map((swing) => swing - PAID_BACK * mean);
}

/**
 * `cardAttributes(form, 'Epic', 10, key)`: the ten numbers of one card.
 *
 * value = round(form x tier multiplier x (1 + variance % x swing)), held inside the tier's range,
 * which itself lies inside 1-100. What a card gains in one place it mostly pays for elsewhere, so
 * that cards of a tier differ in what they are good at and little in how good they are.
 */
export function cardAttributes(
  form: Attributes,
  rarity: Rarity,
  variancePercent: number,
  key: number,
): Attributes {
  const { min, max } = ATTRIBUTE_RANGES[rarity];
  const multiplier = NFT_MULTIPLIERS[rarity];
  const swung = swings(key);
  const attributes = {} as Record<Attribute, number>;
  ATTRIBUTES.forEach((attribute, place) => {
    const swing = swung[place] ?? 0;
    const value = form[attribute] * multiplier * (1 + (variancePercent / 100) * swing);
    attributes[attribute] = Math.min(max, Math.max(min, Math.round(value)));
  });
  return attributes;
}
