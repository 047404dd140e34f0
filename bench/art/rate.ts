/** What came out of some seconds of drawing. */
export interface Rate {
  readonly perSecond: number;
  /** Processor time of the whole process for each picture, in milliseconds. */
  readonly cpu: number;
  /** Size of a file, on average. */
  readonly bytes: number;
}

/** Draws in several lanes until the time is up. */
export async function rate(
  lanes: number,
  seconds: number,
  draw: () => Promise<Buffer>,
): Promise<Rate> {
  const began = performance.now();
  const cpuBegan = process.cpuUsage();
  let done = 0;
  let bytes = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() - began < seconds * 1_000) {
        const picture = await draw();
        bytes += picture.length;
        done += 1;
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
