export interface Pace {
  /** Cards or files a second. */
  readonly rate: number;
  /** Null while nothing can be said yet. */
  readonly secondsLeft: number | null;
}

/** `paceOf(500, 2000, 1000) // { rate: 500, secondsLeft: 3 }` */
export function paceOf(done: number, total: number, elapsedMs: number): Pace {
  if (done <= 0 || elapsedMs <= 0) return { rate: 0, secondsLeft: null };
  const rate = (done / elapsedMs) * 1000;
  return { rate, secondsLeft: Math.max(0, (total - done) / rate) };
}

/** `timeLeftWords(2.4) // 'About 3 seconds left'` */
export function timeLeftWords(secondsLeft: number | null): string {
  if (secondsLeft === null) return 'Warming up';
  const seconds = Math.ceil(secondsLeft);
  if (seconds <= 1) return 'About 1 second left';
  if (seconds < 90) return `About ${seconds} seconds left`;
  return `About ${Math.round(seconds / 60)} minutes left`;
}

/** `percentDone(1, 3) // 33`; 100 only when all is done. */
export function percentDone(done: number, total: number): number {
  if (total <= 0) return 0;
  return done >= total ? 100 : Math.min(99, Math.floor((done / total) * 100));
}
