import { m, type Say, t } from '@goats/words';
import type { Standing } from './glicko.ts';

/**
 * The names that a rating has, from the meadow to the top. They go by what a rating is worth at least,
 * as the table of battlers does: a lucky first win is not yet a champion, and whoever comes back after
 * a long rest has a little to show again. Everybody begins in the Sunday League.
 *
 * Where they begin was chosen from what the rating makes of a thousand people over four seasons: of
 * those with a badge about 5 in 100 are in the Sunday League, half of them reach the Second Division,
 * 8 in 100 are World Class and one or two the GOAT (season-ranks.test.ts).
 */
export const SEASON_RANKS = [
  { id: 'sunday-league', name: m('Sunday League'), from: null },
  { id: 'county-league', name: m('County League'), from: 1000 },
  { id: 'third-division', name: m('Third Division'), from: 1150 },
  { id: 'second-division', name: m('Second Division'), from: 1300 },
  { id: 'championship', name: m('Championship'), from: 1450 },
  { id: 'premier', name: m('Premier'), from: 1600 },
  { id: 'world-class', name: m('World Class'), from: 1700 },
  { id: 'goat', name: m('GOAT'), from: 1800 },
] as const;

export type SeasonRank = (typeof SEASON_RANKS)[number];
export type SeasonRankId = SeasonRank['id'];

/** What a rating is worth at least, in whole points. `worthOf(NEWCOMER) // 800` */
export function worthOf({ rating, deviation }: Pick<Standing, 'rating' | 'deviation'>): number {
  return Math.round(rating - 2 * deviation);
}

/** `seasonRankOf(NEWCOMER) // 'sunday-league'` */
export function seasonRankOf(standing: Pick<Standing, 'rating' | 'deviation'>): SeasonRankId {
  const worth = worthOf(standing);
  return SEASON_RANKS.findLast(({ from }) => from === null || worth >= from)!.id;
}

/** From 0, the Sunday League, upwards. */
export function seasonRankPlace(id: SeasonRankId): number {
  return SEASON_RANKS.findIndex((rank) => rank.id === id);
}

/** `seasonRankNamed('premier') // 'Premier'`, in the language of whoever reads it. */
export function seasonRankNamed(id: SeasonRankId, say: Say = t): string {
  return say(SEASON_RANKS[seasonRankPlace(id)]!.name);
}

/** The next rank above, and how many points it is away; null at the top. */
export function nextSeasonRank(worth: number): { id: SeasonRankId; points: number } | null {
  const next = SEASON_RANKS.find(({ from }) => from !== null && from > worth);
  return next ? { id: next.id, points: next.from! - worth } : null;
}
