import { median } from '../report.ts';

/** What came out of some seconds of drawing. */
export interface Rate {
  readonly perSecond: number;
  /** Processor time of the whole process for each picture, in milliseconds. */
  readonly cpu: number;
  /** Size of a file, on average. */
  readonly bytes: number;
}

/** Draws in several lanes until the time is up, or until a lane has no more work. */
export async function rate(
  lanes: number,
  seconds: number,
  draw: () => Promise<Buffer | undefined>,
): Promise<Rate> {
  const began = performance.now();
  const cpuBegan = process.cpuUsage();
  let done = 0;
  let bytes = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() - began < seconds * 1_000) {
        const picture = await draw();
        if (!picture) return;
        done += 1;
        bytes += picture.length;
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpuBegan);
  return {
    perSecond: (done * 1_000) / (performance.now() - began),
    cpu: (user + system) / 1_000 / done,
    bytes: bytes / done,
  };
}

/** The middle of several rates, number by number. */
export function medianRate(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map((each) => each.perSecond)),
    cpu: median(rates.map((each) => each.cpu)),
    bytes: median(rates.map((each) => each.bytes)),
  };
}
