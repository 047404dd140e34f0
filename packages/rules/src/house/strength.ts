/** How well a house player plays, weakest first. All see no more than a person in their seat. */
export const STRENGTHS = ['friendly', 'solid', 'sharp'] as const;

export type Strength = (typeof STRENGTHS)[number];

/** A number from 0 up to but not including 1, handed in by whoever runs the house. */
export type RandomNumber = () => number;

/**
 * Where a house player stands among those who look for an opponent. Not its results: a friendly one
 * on a lucky run is still the one for a newcomer.
 */
export const NOMINAL_RATING = { friendly: 1200, solid: 1500, sharp: 1800 } as const;

/** Points of distance that make a house player half as likely to sit down with somebody. */
const HALF_AS_LIKELY = 150;

/** One of several house players, the likelier the nearer: `houseFor(1200, players, random)` */
export function houseFor<P extends { readonly strength: Strength }>(
  rating: number,
  players: readonly P[],
  random: RandomNumber,
): P | undefined {
  const weights = players.map(
    ({ strength }) => 0.5 ** (Math.abs(NOMINAL_RATING[strength] - rating) / HALF_AS_LIKELY),
  );
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return players.find((_, i) => {
    rest -= weights[i]!;
    return rest < 0;
  });
}
