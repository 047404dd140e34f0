import { Worker } from 'node:worker_threads';
import { refuse } from '../../errors.ts';
import { type LeafJobs, ListUnknown } from './leaf-jobs.ts';
import type { LeafAnswer } from './leaves.worker.ts';

/** The same jobs in a worker thread, which is there only while somebody needs it. */
export interface LeafDesk extends LeafJobs {
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Its memory is given back after this long without work: a large world's trees are many megabytes. */
const IDLE_MS = 10 * 60_000;
const MOST_WAITING = 256;

/** `const desk = createLeafDesk(); await desk.make(text)` */
export function createLeafDesk(start: () => Worker = startWorker): LeafDesk {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function hire(): Worker {
    const hired = start();
    hired.unref();
    hired.on('message', (answer: LeafAnswer) => {
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('result' in answer) order?.resolve(answer.result);
      else order?.reject(failed(answer));
    });
    hired.on('error', () => {});
    hired.on('exit', () => {
      if (worker !== hired) return;
      worker = undefined;
      giveUp(new Error('The worker that reckons roots was lost'));
    });
    return hired;
  }

  function giveUp(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function rest(): void {
    if (waiting.size > 0) return;
    const resting = worker;
    worker = undefined;
    void resting?.terminate();
  }

  function order<J extends keyof LeafJobs>(
    job: J,
    args: Parameters<LeafJobs[J]>,
  ): ReturnType<LeafJobs[J]> {
    if (waiting.size >= MOST_WAITING) {
      const headers = { 'retry-after': '2' };
      throw refuse('too-many-proofs', {}, { headers });
    }
    worker ??= hire();
    clearTimeout(idle);
    idle = setTimeout(rest, IDLE_MS).unref();
    lastId += 1;
    const id = lastId;
    const done = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, job, args });
    return done as ReturnType<LeafJobs[J]>;
  }

  return {
    make: async (...args) => order('make', args),
    exit: async (...args) => order('exit', args),
    card: async (...args) => order('card', args),
    compare: async (...args) => order('compare', args),
    async close() {
      clearTimeout(idle);
      const last = worker;
      worker = undefined;
      giveUp(refuse('shutting-down'));
      await last?.terminate();
    },
  };
}

function failed({ failure, unknown }: { failure: string; unknown: boolean }): Error {
  return unknown ? new ListUnknown(failure) : new Error(`Leaves could not be read: ${failure}`);
}

/** The bundle has the worker beside it; from the sources it is read through tsx. */
function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './leaves-worker-dev.mjs' : './leaves.worker.js';
  // Flags such as --watch or a loader's belong to the server alone.
  return new Worker(new URL(file, import.meta.url), { execArgv: [] });
}
