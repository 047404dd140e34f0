import { ATTRIBUTES, type Attribute, type Attributes, goatScore } from '../attributes.ts';
import type { Rarity } from '../rarity.ts';

/** What the engine knows of a card. Names and pictures are the business of whoever shows it. */
export interface MatchCard {
  readonly id: number;
  readonly rarity: Rarity;
  readonly attributes: Attributes;
  /** How often it has grown; left out when never, as in every match of the older rules. */
  readonly grown?: number;
}

/**
 * Only what the engine knows: a caller's richer card must not carry its extras into a state, a view
 * or a proof.
 */
export function bareCard({ id, rarity, attributes, grown = 0 }: MatchCard): MatchCard {
  const numbers = ATTRIBUTES.map((attribute) => [attribute, attributes[attribute]]);
  const bare = { id, rarity, attributes: Object.fromEntries(numbers) as Attributes };
  return grown > 0 ? { ...bare, grown } : bare;
}

/** `combinedScore(cards)`: the sum of the GOAT Scores. */
export function combinedScore(cards: readonly MatchCard[]): number {
  return cards.reduce((sum, card) => sum + goatScore(card.attributes), 0);
}

/** What the clock picks: the card's highest of these, the earlier in the list when equal. */
export function highestOf(card: MatchCard, among: readonly Attribute[]): Attribute {
  return among.reduce((best, attribute) =>
    card.attributes[attribute] > card.attributes[best] ? attribute : best,
  );
}
