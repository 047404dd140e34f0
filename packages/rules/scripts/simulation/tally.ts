/** Counts by name: how often it happened (or was promised), of how often it could have. Plain, to cross processes. */
export type Tally = Record<string, [happened: number, counted: number]>;

export function count(tally: Tally, name: string, happened: boolean | number): void {
  tally[name] ??= [0, 0];
  tally[name][0] += Number(happened);
  tally[name][1] += 1;
}

export function addTo(sum: Tally, part: Tally): void {
  for (const [name, [happened, counted]] of Object.entries(part)) {
    sum[name] ??= [0, 0];
    sum[name][0] += happened;
    sum[name][1] += counted;
  }
}

export interface Share {
  readonly share: number;
  /** Half of the 95 % interval. */
  readonly margin: number;
  readonly counted: number;
}

/** `shareOf(tally, 'round 1')` */
export function shareOf(tally: Tally, name: string): Share {
  const [happened, counted] = tally[name] ?? [0, 0];
  if (counted === 0) throw new Error(`nothing was counted for '${name}'`);
  const share = happened / counted;
  return { share, margin: 1.96 * Math.sqrt((share * (1 - share)) / counted), counted };
}
