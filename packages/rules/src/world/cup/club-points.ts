import { tieCoin } from '../../economy/cups.ts';
import { SEATS } from '../../engine/seats.ts';
import type { CupFacts, CupTie } from './facts.ts';

/** What a tie brings its winner: the rounds of a duel that was won. */
export const WON_TIE = 2;

/**
 * What a club has won: two for every tie, and every round that was won in a lost one. However a tie
 * was won, by a bye, a forfeit or a concession: giving up must not cost the other club anything.
 *
 * `clubPoints(ties) // [11, 9]`
 */
export function clubPoints(ties: readonly CupTie[]): readonly [number, number] {
  const of = (club: 0 | 1) =>
    ties.reduce((sum, { players, winner, score }) => {
      if (winner === null) return sum + (score?.[club] ?? 0);
      return sum + (winner === players[club] ? WON_TIE : (score?.[club] ?? 0));
    }, 0);
  return [of(0), of(1)];
}

/** Most points, then most ties, then the coin. */
export function winningClub({ ties, secret }: Pick<CupFacts, 'ties' | 'secret'>): 0 | 1 {
  const points = clubPoints(ties);
  const [one, other] = SEATS.map(
    (club) =>
      ties.filter(({ players, winner }) => winner !== null && winner === players[club]).length,
  ) as [number, number];
  const lead = points[0] - points[1] || one - other;
  if (lead === 0) return tieCoin(secret, 0, 0);
  return lead > 0 ? 0 : 1;
}
