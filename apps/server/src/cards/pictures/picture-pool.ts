import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { refuse } from '../../errors.ts';
import type { PictureJob } from './draw-picture.ts';
import type { WorkerAnswer } from './picture.worker.ts';

/** Worker threads that draw, so that drawing never holds up an answer of the server. */
export interface PicturePool {
  /** Refused with UNAVAILABLE when too many pictures are waiting already. */
  draw(job: PictureJob): Promise<Buffer>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly workers?: number;
  /** Pictures that may wait for a worker. */
  readonly waiting?: number;
  /** Workers without work end after this long and give their memory back. */
  readonly idleMs?: number;
  /** A worker that takes longer over a picture hangs and is replaced. */
  readonly stuckMs?: number;
  readonly start?: () => Worker;
}

interface Order {
  readonly job: PictureJob;
  readonly resolve: (picture: Buffer) => void;
  readonly reject: (error: Error) => void;
  /** Whether a worker was lost over it before. */
  tried: boolean;
}

interface Painter {
  readonly worker: Worker;
  order: Order | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** As many as there are cores for; more would only be slower, and take memory. */
export const PAINTERS = Math.min(4, availableParallelism());

/** `createPicturePool().draw({ drawing: svg, format: 'webp', width: 384 })` */
export function createPicturePool(options: PoolOptions = {}): PicturePool {
  const {
    workers = PAINTERS,
    waiting = 256,
    idleMs = 60_000,
    stuckMs = 30_000,
    start = startWorker,
  } = options;
  const painters = new Set<Painter>();
  const queue: Order[] = [];

  function hire(): Painter {
    const painter: Painter = { worker: start(), order: undefined, timer: undefined };
    painters.add(painter);
    painter.worker.unref();
    painter.worker.on('message', (answer: WorkerAnswer) => {
      const { order } = painter;
      painter.order = undefined;
      end(painter, idleMs);
      if ('bytes' in answer) order?.resolve(asBuffer(answer.bytes));
      else order?.reject(new Error(`A picture could not be drawn: ${answer.failure}`));
      handOut();
    });
    painter.worker.on('error', () => {});
    painter.worker.on('exit', () => lost(painter));
    return painter;
  }

  function end(painter: Painter, afterMs: number): void {
    clearTimeout(painter.timer);
    painter.timer = setTimeout(() => {
      if (!painter.order) painters.delete(painter);
      void painter.worker.terminate();
    }, afterMs).unref();
  }

  /** A worker ended with a picture on it: the picture gets one more try on a fresh one. */
  function lost(painter: Painter): void {
    clearTimeout(painter.timer);
    painters.delete(painter);
    const { order } = painter;
    painter.order = undefined;
    if (order?.tried) order.reject(new Error('Two workers were lost over a picture'));
    else if (order) queue.unshift({ ...order, tried: true });
    handOut();
  }

  function handOut(): void {
    while (queue.length > 0) {
      const idle = [...painters].find(({ order }) => !order);
      if (!idle && painters.size >= workers) return;
      const painter = idle ?? hire();
      painter.order = queue.shift();
      end(painter, stuckMs);
      painter.worker.postMessage(painter.order?.job);
    }
  }

  return {
    draw(job) {
      if (queue.length >= waiting) {
        const headers = { 'retry-after': '2' };
        return Promise.reject(refuse('artists-busy', {}, { headers }));
      }
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject, tried: false });
        handOut();
      });
    },
    async close() {
      const open = [...painters];
      painters.clear();
      const orders = [...queue.splice(0), ...open.map(({ order }) => order)];
      for (const order of orders) {
        order?.reject(refuse('shutting-down'));
      }
      for (const painter of open) painter.order = undefined;
      await Promise.all(open.map(({ worker }) => worker.terminate()));
    },
  };
}

/** The same memory: a copy of every picture would be made on the thread that answers visitors. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The bundle has the worker beside it; from the sources it is read through tsx. */
function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './picture-worker-dev.mjs' : './picture.worker.js';
  // Flags such as --watch or a loader's belong to the server alone.
  return new Worker(new URL(file, import.meta.url), { execArgv: [] });
}
