import { ATTRIBUTES, type Attribute, type Attributes, type Rarity } from '@goats/rules';

/**
 * What a card of a tier has on average, over the 20,000. Constants, so that a browser need not make
 * the collection to say what one card is strong in; a test compares them with the collection.
 */
export const TIER_PROFILES: Readonly<Record<Rarity, Attributes>> = {
  Common: {
    dribbling: 67.13,
    pace: 66.31,
    shootingPower: 66.1,
    finishing: 66.43,
    passingAccuracy: 66.96,
    vision: 67.39,
    headingAbility: 66.02,
    defensiveIQ: 65.34,
    physicality: 65.7,
    charisma: 67.64,
  },
  Rare: {
    dribbling: 81.27,
    pace: 80.41,
    shootingPower: 80.17,
    finishing: 80.62,
    passingAccuracy: 80.99,
    vision: 81.51,
    headingAbility: 80.04,
    defensiveIQ: 79.27,
    physicality: 79.7,
    charisma: 81.7,
  },
  Epic: {
    dribbling: 90.75,
    pace: 89.82,
    shootingPower: 89.59,
    finishing: 90.03,
    passingAccuracy: 90.47,
    vision: 91.17,
    headingAbility: 89.48,
    defensiveIQ: 88.74,
    physicality: 89.04,
    charisma: 91.33,
  },
  Legendary: {
    dribbling: 95.56,
    pace: 94.83,
    shootingPower: 94.66,
    finishing: 94.82,
    passingAccuracy: 95.44,
    vision: 96.02,
    headingAbility: 94.42,
    defensiveIQ: 93.73,
    physicality: 93.88,
    charisma: 96.22,
  },
};

/**
 * `strongIn('Epic', card.attributes) // 'pace'`: where a card lies furthest above the average of
 * its tier, the earlier attribute of equals.
 *
 * Asked of a card as it was minted. What it wins later shows in its numbers and leaves this alone:
 * a card someone collects for its pace does not become another one overnight.
 */
export function strongIn(rarity: Rarity, minted: Attributes): Attribute {
  return strongest(rarity, minted)[0]!;
}

/** `strongest('Epic', card.attributes).slice(0, 3)`: all ten, by how far they lie above the tier's average. */
export function strongest(rarity: Rarity, minted: Attributes): readonly Attribute[] {
  const profile = TIER_PROFILES[rarity];
  const above = (attribute: Attribute) => minted[attribute] - profile[attribute];
  return [...ATTRIBUTES].sort((a, b) => above(b) - above(a));
}
