import type { Driver } from '@goats/ui/workers/serve-worker.ts';
import type { FileSink } from './file-sink.ts';
import type { Job, Step } from './jobs.ts';
import type { JobProgress } from './protocol.ts';

/** A worker that never pauses would not hear that it should stop. */
const SLICE_MS = 16;
/** Ten times a second reads as running; more often the page would do little else than say so. */
const PROGRESS_MS = 100;

/** `await drive(generate(store, runs), driver)`: the job's result, or 'cancelled' and how far it came. */
export async function drive<Result>(
  job: Job<Result>,
  driver: Driver<JobProgress>,
  sink?: FileSink,
): Promise<{ result: Result } | { cancelledAt: number }> {
  let sliceBegan = driver.now();
  let told = Number.NEGATIVE_INFINITY;
  for (;;) {
    const next = job.next();
    if (next.done) return { result: next.value };
    const step = next.value;
    if (step.bytes && sink) await sink.write(step.bytes);
    const now = driver.now();
    if (now - told >= PROGRESS_MS) {
      driver.onProgress(progressOf(step));
      told = now;
    }
    if (now - sliceBegan >= SLICE_MS) {
      await driver.breathe();
      sliceBegan = driver.now();
    }
    if (driver.isCancelled()) {
      // Ends the generator where it stands, so that it can put its things in order.
      job.return(undefined as Result);
      return { cancelledAt: step.done };
    }
  }
}

function progressOf({ done, total, run, runDone = 0 }: Step): JobProgress {
  return {
    done,
    total,
    ...(run ? { run: { kind: run.kind, goat: run.goat.id, done: runDone } } : {}),
  };
}
