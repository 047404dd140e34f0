import type { Driver } from '@goats/ui/workers/serve-worker.ts';
import { drive } from './drive.ts';
import { openSink } from './file-sink.ts';
import type { Job } from './jobs.ts';
import type { FileTarget, JobProgress, WrittenFile } from './protocol.ts';

/** Drives a job into a file; null when it was cancelled, and then the file is as it was. */
export async function writeFile(
  job: Job<number>,
  target: FileTarget,
  driver: Driver<JobProgress>,
): Promise<WrittenFile | null> {
  const sink = await openSink(target);
  try {
    const end = await drive(job, driver, sink);
    if ('cancelledAt' in end) {
      await sink.abort();
      return null;
    }
    return { files: end.result, ...(await sink.close()) };
  } catch (error) {
    await sink.abort().catch(() => undefined);
    throw error;
  }
}
