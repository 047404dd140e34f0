import { type Attributes, goatScore } from '../../attributes.ts';
import type { MatchMode } from '../../engine/commitment.ts';
import { SQUAD_DECK_SIZE } from '../../engine/squad.ts';
import { type Rarity, tierRank } from '../../rarity.ts';
import { refuse } from '../kernel/verdict.ts';

/** The cards a player names: one for a duel, a deck with the captain first for a squad. */
export interface NamedCards {
  readonly cardId?: number | undefined;
  readonly cardIds?: readonly number[] | undefined;
}

/** The card ids for a mode, null when they are left open, or why they cannot be played. */
export function namedCards(mode: MatchMode, { cardId, cardIds }: NamedCards) {
  if (mode === 'duel') return cardId === undefined ? null : [cardId];
  if (cardIds === undefined) return null;
  if (cardIds.length === SQUAD_DECK_SIZE && new Set(cardIds).size === SQUAD_DECK_SIZE) {
    return cardIds;
  }
  return refuse('deck-not-ten');
}

/** A tier apart outweighs every difference of score. */
const TIER_WEIGHT = 1_000;

/** A card as a match holds it, or as a list shows it, with its score worked out already. */
type Ranked = { readonly rarity: Rarity } & (
  | { readonly attributes: Attributes }
  | { readonly goatScore: number }
);

function scoreOf(card: Ranked): number {
  return 'goatScore' in card ? card.goatScore : goatScore(card.attributes);
}

function distance(one: Ranked, other: Ranked): number {
  const tiers = Math.abs(tierRank(one.rarity) - tierRank(other.rarity));
  return tiers * TIER_WEIGHT + Math.abs(scoreOf(one) - scoreOf(other));
}

/**
 * The fairest answer to a deck: for each of its cards in turn the nearest of one's own by tier and
 * GOAT Score, and a captain of the very tier that is asked for, who may be lost where that is at
 * stake. Null when there are too few.
 *
 * `nearestCards(free, [captain], 'Rare')?.[0]`
 */
export function nearestCards<C extends Ranked>(
  free: readonly C[],
  deck: readonly Ranked[],
  tier: Rarity,
  mayLead: (card: C) => boolean = () => true,
): C[] | null {
  const left = [...free];
  const chosen: C[] = [];
  for (const wanted of deck) {
    const captain = chosen.length === 0;
    const fitting = captain ? left.filter((card) => card.rarity === tier && mayLead(card)) : left;
    const nearest = fitting.reduce<C | null>(
      (best, card) =>
        best === null || distance(card, wanted) < distance(best, wanted) ? card : best,
      null,
    );
    if (nearest === null) return null;
    chosen.push(nearest);
    left.splice(left.indexOf(nearest), 1);
  }
  return chosen;
}
