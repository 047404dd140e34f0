import {
  createWorkerClient,
  type WorkerClient,
  type WorkerLike,
} from '@goats/ui/workers/worker-client.ts';
import type { Asks } from './protocol.ts';

let hired: WorkerClient<Asks> | undefined;

/** One gaffer for the page; he comes with the first question. */
export function theGaffer(): WorkerClient<Asks> {
  hired ??= createWorkerClient<Asks>(
    () =>
      new Worker(new URL('./coach-worker.ts', import.meta.url), {
        type: 'module',
      }) as unknown as WorkerLike,
  );
  return hired;
}
