import type { MatchCard } from './cards.ts';
import { mapPair, type Pair } from './seats.ts';
import type { FinishedState } from './state.ts';

/**
 * What is needed of the hands once a match is long over: the card that was announced and the one that
 * was brought, which is all that a proof checks. What either side could have brought as well is shown
 * while people still talk about the match, and up to two hundred cards a match is no archive.
 */
export function keptHands(
  { players, openings }: Pick<FinishedState, 'players' | 'openings'>,
  hands: Pair<readonly MatchCard[]>,
): Pair<readonly MatchCard[]> {
  return mapPair(hands, (hand, seat) => {
    const brought = openings[seat]?.cards ?? [];
    const kept = new Set([players[seat].announced[0]?.id, ...brought.map(({ id }) => id)]);
    return hand.filter(({ id }) => kept.has(id));
  });
}
