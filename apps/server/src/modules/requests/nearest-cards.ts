import { goatScore, type MatchCard, tierRank } from '@goats/rules';

function distance(card: MatchCard, wanted: MatchCard): number {
  const ranks = Math.abs(tierRank(card.rarity) - tierRank(wanted.rarity));
  const points = Math.abs(goatScore(card.attributes) - goatScore(wanted.attributes));
  // Scores differ by 100 at most: a tier apart is always further than any score.
  return ranks * 1_000 + points;
}

/**
 * The hand that meets an announced deck most fairly: for each of its cards in turn the nearest of
 * one's own by tier and GOAT Score, and the captain of the very tier. Null when it cannot be done.
 *
 * `nearestCards(free, [captain])?.[0]`
 */
export function nearestCards(
  free: readonly MatchCard[],
  deck: readonly MatchCard[],
): MatchCard[] | null {
  const left = [...free];
  const chosen: MatchCard[] = [];
  for (const wanted of deck) {
    const captain = chosen.length === 0;
    const fitting = captain ? left.filter((card) => card.rarity === wanted.rarity) : left;
    const nearest = fitting.reduce<MatchCard | null>(
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
