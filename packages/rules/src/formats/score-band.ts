/** Highest first: the first band whose `from` the score reaches is its band. */
export const SCORE_BANDS = [
  { from: 90, name: 'green' },
  { from: 80, name: 'light-green' },
  { from: 70, name: 'yellow' },
  { from: 60, name: 'light-yellow' },
  { from: 50, name: 'orange' },
  { from: 0, name: 'red' },
] as const;

export type ScoreBand = (typeof SCORE_BANDS)[number];
export type ScoreBandName = ScoreBand['name'];

/** `scoreBand(86) // { from: 80, name: 'light-green' }` */
export function scoreBand(score: number): ScoreBand {
  return SCORE_BANDS.find((band) => score >= band.from) ?? { from: 0, name: 'red' };
}

/** Stat bars run from 0 to 100 per cent: `statBarWidth(104) // 100` */
export function statBarWidth(value: number): number {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
}
