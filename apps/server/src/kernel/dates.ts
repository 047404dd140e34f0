/** The other way round from `utcDay`: `dateOf(0) // '1970-01-01'` */
export function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** A moment as the database reads it. */
export const time = (at: number | null) => (at === null ? null : new Date(at));
