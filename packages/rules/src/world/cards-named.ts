import { goatScore } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import type { MatchMode } from '../engine/commitment.ts';
import { SQUAD_DECK_SIZE } from '../engine/squad.ts';
import { type Rarity, tierRank } from '../rarity.ts';
import { refuse } from './verdict.ts';

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
  return refuse('DECK_INVALID', 'A squad is a deck of ten different cards.');
}

/** A tier apart outweighs every difference of score. */
const TIER_WEIGHT = 1_000;

function distance(one: MatchCard, other: MatchCard): number {
  const tiers = Math.abs(tierRank(one.rarity) - tierRank(other.rarity));
  const scores = Math.abs(goatScore(one.attributes) - goatScore(other.attributes));
  return tiers * TIER_WEIGHT + scores;
}

/**
 * The fairest answer to a deck: for each of its cards in turn the nearest of one's own by tier and
 * GOAT Score, and a captain of the very tier that is asked for. Null when there are too few.
 *
 * `nearestCards(free, [captain], 'Rare')?.[0]`
 */
export function nearestCards<C extends MatchCard>(
  free: readonly C[],
  deck: readonly MatchCard[],
  tier: Rarity,
): C[] | null {
  const left = [...free];
  const chosen: C[] = [];
  for (const wanted of deck) {
    const captain = chosen.length === 0;
    const fitting = captain ? left.filter((card) => card.rarity === tier) : left;
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
