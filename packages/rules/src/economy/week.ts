import type { MatchMode } from '../engine/commitment.ts';
import { LAST_ROUND } from '../engine/deciders.ts';
import { HUNDREDTHS_PER_HOOF, type Hundredths } from './hoof.ts';
import { utcDay } from './limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
const DAYS_OF_YEAR = 365.2425;
/** 1 January 1970 was a Thursday: three days of its week had gone by. */
const DAYS_BEFORE = 3;

/** The UTC week a moment falls in, as a count; it begins on Monday at midnight. */
export function weekOf(at: number): number {
  return Math.floor((utcDay(at) + DAYS_BEFORE) / WEEK_DAYS);
}

/** The UTC day on which a week begins, as `utcDay` counts days. */
export function firstDayOf(week: number): number {
  return week * WEEK_DAYS - DAYS_BEFORE;
}

/** `weekStart(weekOf(at)) <= at` */
export function weekStart(week: number): number {
  return firstDayOf(week) * DAY_MS;
}

/** The first moment that is not in the week any more. */
export function weekEnd(week: number): number {
  return weekStart(week + 1);
}

/** As calendars count weeks, by the year of their Thursday: `weekName(weekOf(at)) // '2026-W47'` */
export function weekName(week: number): string {
  const thursday = firstDayOf(week) + 3;
  const begins = (year: number) => utcDay(Date.UTC(year, 0, 1));
  const about = 1970 + Math.floor(thursday / DAYS_OF_YEAR);
  const year = [about + 1, about, about - 1].find((each) => begins(each) <= thursday)!;
  const nth = Math.floor((thursday - begins(year)) / WEEK_DAYS) + 1;
  return `${year}-W${String(nth).padStart(2, '0')}`;
}

/** The other way round; null for a week that no calendar has: `weekNamed('2026-W60') // null` */
export function weekNamed(name: string): number | null {
  const [year, nth] = name.split('-W').map(Number) as [number, number];
  // 4 January is always in the first week.
  const week = weekOf(Date.UTC(year, 0, 4)) + nth - 1;
  return weekName(week) === name ? week : null;
}

/** Matches of the same two wallets that count in a week: the first ones. */
export const WEEK_MEETINGS = 3;

const POINTS = {
  person: { won: 9, lost: 3 },
  house: { won: 3, lost: 1 },
} as const;

/**
 * What a played-out staked match is worth in the week's table: a loss counts when it went the whole
 * distance. `weekPoints({ mode: 'duel', rounds: 3, won: false, againstHouse: false }) // 3`
 */
export function weekPoints(match: {
  readonly mode: MatchMode;
  readonly rounds: number;
  readonly won: boolean;
  readonly againstHouse: boolean;
}): number {
  const worth = POINTS[match.againstHouse ? 'house' : 'person'];
  if (match.won) return worth.won;
  return match.rounds >= LAST_ROUND[match.mode] ? worth.lost : 0;
}

/** Parts in a thousand of the week's budget, by place. */
const SHARES = [300, 200, 140, 100, 80, 60, 40, 30, 26, 24] as const;

/** Less than this is not worth a posting: a crowd may share the last place. */
const LEAST_PRIZE: Hundredths = HUNDREDTHS_PER_HOOF;

/** How many places are paid. */
export const PAID_PLACES = SHARES.length;

/** What each place gets of a budget in whole HOOF: `weekPrizes(5000)[0] // 150000` */
export function weekPrizes(budget: number): Hundredths[] {
  return SHARES.map((share) => Math.floor((budget * HUNDREDTHS_PER_HOOF * share) / 1000));
}

export interface WeekStanding {
  readonly wallet: string;
  readonly points: number;
}

export interface WeekPrize extends WeekStanding {
  readonly rank: number;
  readonly amount: Hundredths;
  /** How large the circle is in which it was won, where that was looked at. */
  readonly circle?: number;
}

/** `ranked([{ points: 9 }, { points: 9 }, { points: 3 }])` has the ranks 1, 1 and 3. */
export function ranked<S extends { readonly points: number }>(
  standings: readonly S[],
): (S & { readonly rank: number })[] {
  let rank = 0;
  return standings.map((standing, i) => {
    if (i === 0 || standing.points !== standings[i - 1]!.points) rank = i + 1;
    return { ...standing, rank };
  });
}

/**
 * What each of so many gets who are level on a rank: `sharedPrize(prizes, 3, 2)` is half of what the
 * third and the fourth would have got, or nothing when that is not worth a posting.
 */
export function sharedPrize(
  prizes: readonly Hundredths[],
  rank: number,
  level: number,
): Hundredths {
  const together = prizes.slice(rank - 1, rank - 1 + level).reduce((sum, prize) => sum + prize, 0);
  const amount = Math.floor(together / level);
  return amount < LEAST_PRIZE ? 0 : amount;
}

/**
 * Who gets what, from a table with the most points first: whoever is level shares what their places
 * would have got, to the hundredth; what does not divide stays in the treasury.
 */
export function shareOut(
  standings: readonly WeekStanding[],
  prizes: readonly Hundredths[],
): WeekPrize[] {
  const table = ranked(standings);
  // Counted once: a whole crowd may be level on the last place.
  const level = new Map<number, number>();
  for (const { rank } of table) level.set(rank, (level.get(rank) ?? 0) + 1);
  return table.flatMap(({ wallet, points, rank }) => {
    const amount = sharedPrize(prizes, rank, level.get(rank)!);
    return amount === 0 ? [] : [{ wallet, points, rank, amount }];
  });
}

/** Whether a prize is so high that the circle matters in which it was won: every circle has one wallet. */
export function asksForCircle({ amount }: WeekPrize, perWallet: number): boolean {
  return amount > perWallet * HUNDREDTHS_PER_HOOF;
}

/**
 * What is left of a prize in a circle of so many wallets: wallets that only play each other share the
 * places, and would share the whole budget among themselves. What is not paid stays in the treasury.
 * `inCircle({ …, amount: 150_000 }, 7, 10).amount // 7000`
 */
export function inCircle(prize: WeekPrize, circle: number, perWallet: number): WeekPrize {
  const most = Math.floor(perWallet * HUNDREDTHS_PER_HOOF * circle);
  return { ...prize, circle, amount: Math.min(prize.amount, most) };
}
