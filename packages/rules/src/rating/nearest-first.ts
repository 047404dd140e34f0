import { NOMINAL_RATING } from '../house/strength.ts';
import type { Rarity } from '../rarity.ts';
import { NEWCOMER, type Standing } from './glicko.ts';

/** Whoever looks for an opponent. */
export interface Seeker {
  readonly rating: number;
  /** GOAT Score of the best card that one could bring, by tier; a tier without one is left out. */
  readonly best: Readonly<Partial<Record<Rarity, number>>>;
}

/** What somebody offers to play. */
export interface Offer {
  readonly rating: number;
  /** The tier to bring, and the GOAT Score of the card it is brought against. */
  readonly rarity: Rarity;
  readonly score: number;
}

/** Further away than any two GOAT Scores: there is nothing to bring. */
const NOTHING_TO_BRING = 1_000;

/** Of whoever has no result yet, a newcomer's: `ratingOf(null) // 1500` */
export function ratingOf(standing: Pick<Standing, 'rating'> | null): number {
  return (standing ?? NEWCOMER).rating;
}

/** Rated matches before a rating says anything. */
const FIRST_MATCHES = 5;

/**
 * Where somebody looks for an opponent: a beginner among the friendly ones, whatever the first
 * results say. `seekerRating({ games: 1, rating: 1620 }) // 1200`
 */
export function seekerRating(
  battler: { readonly games: number; readonly rating: number } | null,
): number {
  const rating = ratingOf(battler);
  const beginner = (battler?.games ?? 0) < FIRST_MATCHES;
  return beginner ? Math.min(rating, NOMINAL_RATING.friendly) : rating;
}

/**
 * The fairest opponent first: the nearest rating in whole points, as ratings are shown, then the
 * nearest GOAT Score to one's own best card, then in the order they came.
 *
 * `nearestFirst(openings, seeker, ({ rating, card }) => ({ rating, rarity: 'Epic', score: 88 }))`
 */
export function nearestFirst<O>(
  offers: readonly O[],
  seeker: Seeker,
  offerOf: (offer: O) => Offer,
): O[] {
  const measured = offers.map((offer) => {
    const { rating, rarity, score } = offerOf(offer);
    const own = seeker.best[rarity];
    return {
      offer,
      points: Math.round(Math.abs(rating - seeker.rating)),
      scores: own === undefined ? NOTHING_TO_BRING : Math.abs(score - own),
    };
  });
  return measured
    .sort((a, b) => a.points - b.points || a.scores - b.scores)
    .map(({ offer }) => offer);
}
