/** Highest first: the first band that the score reaches is its band. */
export const SCORE_BANDS = [90, 80, 70, 60, 50, 0] as const;

/** `scoreBand(86) // 80` */
export function scoreBand(score: number): (typeof SCORE_BANDS)[number] {
  return SCORE_BANDS.find((from) => score >= from) ?? 0;
}

/** Stat bars run from 0 to 100 per cent: `statBarWidth(104) // 100` */
export function statBarWidth(value: number): number {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
}
