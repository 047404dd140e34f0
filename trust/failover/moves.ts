import type { Duel, View } from '../players/duel.ts';
import type { Reckoning } from './promises.ts';

/** A match, and how it ended. */
export interface Ended {
  readonly duel: Duel;
  readonly end: View | undefined;
}

/** Every pick that was acknowledged is a round of the match, by whoever picked, and not the clock's. */
export function movesThatAreMissing(matches: readonly Ended[]): Reckoning {
  let [acknowledged, found] = [0, 0];
  const wrong: string[] = [];
  for (const { duel, end } of matches) {
    for (const { by, attribute } of duel.picks) {
      acknowledged += 1;
      const played = end?.rounds.some(
        (round) => round.attribute === attribute && round.pickedBy === by && !round.byClock,
      );
      if (played) found += 1;
      else wrong.push(`match ${duel.matchId}: ${by} picked ${attribute}, and it was not played`);
    }
  }
  return { counts: [{ what: 'picks', acknowledged, found, unknown: 0 }], wrong };
}
