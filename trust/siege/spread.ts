/** How measurements lie; NaN where there are none. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** `spreadOf([3, 1, 2]) // { count: 3, p50: 2, p99: 3, most: 3 }` */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = Float64Array.from(numbers).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** `inWords(spread) // '240 of them, p50 12 ms, p99 80 ms, 95 ms at most'` */
export function inWords({ count, p50, p99, most }: Spread): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return `${count} of them, p50 ${ms(p50)}, p99 ${ms(p99)}, ${ms(most)} at most`;
}
