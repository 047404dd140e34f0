import { weekOf, weekStart } from '../economy/week.ts';
import { NEWCOMER, type Standing } from './glicko.ts';

/** A season is so many weeks of the UTC calendar. */
export const SEASON_WEEKS = 4;
/** Season 1 began on Monday, 29 December 2025: the first week of 2026, as calendars count. */
const FIRST_WEEK = weekOf(Date.UTC(2025, 11, 29));

/** Rated matches in a season that bring its badge at the end. */
export const SEASON_MATCHES = 10;
/** How much less certain a season's end makes a rating; about what two months of rest would. */
const LESS_CERTAIN = 80;

/** Of whoever plays in none: a newcomer, or somebody who has left the last one. */
export const NO_SEASON = { season: null, seasonGames: 0 } as const;

/** `seasonOf(Date.UTC(2026, 10, 18)) // 12` */
export function seasonOf(at: number): number {
  return Math.floor((weekOf(at) - FIRST_WEEK) / SEASON_WEEKS) + 1;
}

/** `seasonStart(seasonOf(at)) <= at` */
export function seasonStart(season: number): number {
  return weekStart(FIRST_WEEK + (season - 1) * SEASON_WEEKS);
}

/** The first moment that is not in the season any more. */
export function seasonEnd(season: number): number {
  return seasonStart(season + 1);
}

/** A season's end takes nothing off a rating and makes it less certain, never beyond a newcomer's. */
export function intoNewSeason({ rating, deviation, volatility }: Standing): Standing {
  const widened = Math.hypot(deviation, LESS_CERTAIN);
  return { rating, deviation: Math.min(NEWCOMER.deviation, widened), volatility };
}
