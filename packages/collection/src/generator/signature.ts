import { ATTRIBUTES, type Attribute, type Attributes } from '@goats/rules';

/**
 * What the ten goats have on each attribute: mean and standard deviation of their base attributes.
 * Constants and no sums over the goats, so that an operator who edits one goat does not move the
 * other nine.
 */
const AMONG_GOATS: Readonly<
  Record<Attribute, { readonly mean: number; readonly deviation: number }>
> = {
  dribbling: { mean: 94, deviation: 4.8 },
  pace: { mean: 88.7, deviation: 7.6 },
  shootingPower: { mean: 88.9, deviation: 5 },
  finishing: { mean: 91.1, deviation: 7.2 },
  passingAccuracy: { mean: 91.8, deviation: 5.4 },
  vision: { mean: 93.6, deviation: 6.3 },
  headingAbility: { mean: 80.9, deviation: 10.3 },
  defensiveIQ: { mean: 63.6, deviation: 14.8 },
  physicality: { mean: 82.4, deviation: 8.6 },
  charisma: { mean: 94.3, deviation: 3 },
};

/** How many of its ten attributes a goat signs with. */
const SIGNATURES = 3;

/**
 * `signaturePlaces(goat.baseAttributes)[0] // 'defensiveIQ'`: a goat's ten attributes, the one it
 * stands out with most among the ten goats first, equal ones in attribute order.
 *
 * Every goat is charming and few can defend, so the highest number of a goat says little; how
 * far a number lies above what goats usually have says who it is.
 */
export function signaturePlaces(base: Attributes): readonly Attribute[] {
  const standing = (attribute: Attribute) => {
    const { mean, deviation } = AMONG_GOATS[attribute];
    return (base[attribute] - mean) / deviation;
  };
  return [...ATTRIBUTES].sort((a, b) => standing(b) - standing(a));
}

/** `signatureAttributes(goat.baseAttributes) // ['headingAbility', 'shootingPower', 'physicality']` */
export function signatureAttributes(base: Attributes): readonly Attribute[] {
  return signaturePlaces(base).slice(0, SIGNATURES);
}
