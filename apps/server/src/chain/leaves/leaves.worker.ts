import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createLeafJobs, type LeafJobs, ListUnknown } from './leaf-jobs.ts';

interface LeafOrder {
  readonly id: number;
  readonly job: keyof LeafJobs;
  readonly args: readonly unknown[];
}

export type LeafAnswer = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly failure: string; readonly unknown: boolean }
);

// A root can wait; visitors and deadlines cannot. Only Linux counts this by the thread; elsewhere the
// whole server would step back.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const jobs = createLeafJobs();

parentPort?.on('message', async ({ id, job, args }: LeafOrder) => {
  try {
    const work = jobs[job] as (...args: readonly unknown[]) => Promise<unknown>;
    parentPort?.postMessage({ id, result: await work(...args) } satisfies LeafAnswer);
  } catch (error) {
    const unknown = error instanceof ListUnknown;
    const failure = (error as Error).message;
    parentPort?.postMessage({ id, failure, unknown } satisfies LeafAnswer);
  }
});
