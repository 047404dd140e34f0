import { ATTRIBUTES, type Attribute, type Attributes, goatScore } from '../attributes.ts';
import type { Rarity } from '../rarity.ts';

/** What the engine knows of a card. Names and pictures are the business of whoever shows it. */
export interface MatchCard {
  readonly id: number;
  readonly rarity: Rarity;
  readonly attributes: Attributes;
  /** How often it has grown; left out when never, as in every match of the older rules. */
  readonly grown?: number;
  /** Why it cannot grow, be lost or be sold; left out for a card that is simply its player's. */
  readonly bond?: CardBond;
}

/**
 * Lent: a right to play and nobody's card. Bound: minted with locked HOOF by a wallet without a
 * history, and until it has one.
 */
export type CardBond = 'lent' | 'bound';

/**
 * Only what the engine knows: a caller's richer card must not carry its extras into a state, a view
 * or a proof.
 */
export function bareCard({ id, rarity, attributes, grown = 0, bond }: MatchCard): MatchCard {
  const numbers = {} as Record<Attribute, number>;
  for (const attribute of ATTRIBUTES) numbers[attribute] = attributes[attribute];
  const bare = { id, rarity, attributes: numbers };
  return { ...bare, ...(grown > 0 ? { grown } : {}), ...(bond ? { bond } : {}) };
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
