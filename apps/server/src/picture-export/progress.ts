/** How far an export is. */
export interface Progress {
  readonly total: number;
  /** With what earlier runs left behind. */
  readonly done: number;
  /** In this run, and in how long. */
  readonly drawn: number;
  readonly seconds: number;
}

const NUMBER = new Intl.NumberFormat('en');

/** `progressLine(progress) // '1,234 of 20,000, 16.1 a second, 20 min left'` */
export function progressLine({ total, done, drawn, seconds }: Progress): string {
  const counted = `${NUMBER.format(done)} of ${NUMBER.format(total)}`;
  if (drawn === 0 || seconds === 0) return counted;
  const rate = drawn / seconds;
  const left = done === total ? `${wait(seconds)} in all` : `${wait((total - done) / rate)} left`;
  return `${counted}, ${rate.toFixed(1)} a second, ${left}`;
}

function wait(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

const QUIET_LINE_EVERY_MS = 60_000;

/** One line that is written over in a terminal; in a log a line a minute. */
export function createReporter(out: NodeJS.WriteStream): (progress: Progress) => void {
  let told = performance.now();
  return (progress) => {
    const isLast = progress.done === progress.total;
    if (out.isTTY) {
      out.write(`\r${progressLine(progress)}\x1b[K${isLast ? '\n' : ''}`);
      return;
    }
    const now = performance.now();
    if (!isLast && now - told < QUIET_LINE_EVERY_MS) return;
    told = now;
    out.write(`${progressLine(progress)}\n`);
  };
}
