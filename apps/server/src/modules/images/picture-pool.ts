import { availableParallelism, totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';
import { GOAT_SLUGS } from '@goats/collection';
import { AppError } from '../../errors.ts';
import type { WorkerAnswer } from './picture.worker.ts';
import type { PictureJob } from './pixels/draw-picture.ts';

/** Threads that draw, so that drawing never holds up an answer of the server. */
export interface PicturePool {
  /** Refused with UNAVAILABLE when too many pictures are waiting already. */
  draw(job: PictureJob): Promise<Buffer>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly workers?: number;
  /** Pictures that may wait for a thread. */
  readonly waiting?: number;
  /** Threads without work end after this long and give their memory back. */
  readonly idleMs?: number;
  /** A picture that takes longer has torn its thread; the thread is replaced. */
  readonly stuckMs?: number;
  /** What all threads together may keep of what they drew. */
  readonly spriteBytes?: number;
  readonly start?: (spriteBytes: number) => Worker;
}

/** Holds everything that the 20,000 cards share at a width of 512, which is more than a tile's. */
const MOST_SPRITE_BYTES = 256 * 1_048_576;

/** So many pictures may wait for a thread of their own before another one helps out. */
const PATIENT = 4;

interface Order {
  readonly job: PictureJob;
  readonly resolve: (picture: Buffer) => void;
  readonly reject: (error: Error) => void;
  /** Whether a thread was lost over it before. */
  tried: boolean;
}

interface Easel {
  readonly worker: Worker;
  order: Order | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** `createPicturePool().draw({ picture: { card }, format: 'webp', width: 384 })` */
export function createPicturePool(options: PoolOptions = {}): PicturePool {
  const {
    workers = Math.min(4, availableParallelism()),
    waiting = 256,
    idleMs = 60_000,
    stuckMs = 30_000,
    spriteBytes = Math.min(MOST_SPRITE_BYTES, totalmem() / 8),
    start = startWorker,
  } = options;
  const easels: (Easel | undefined)[] = Array.from({ length: workers });
  const queue: Order[] = [];

  function easelAt(place: number): Easel {
    const easel: Easel = {
      worker: start(Math.floor(spriteBytes / workers)),
      order: undefined,
      timer: undefined,
    };
    easels[place] = easel;
    easel.worker.unref();
    easel.worker.on('message', (answer: WorkerAnswer) => {
      const { order } = easel;
      rest(place, easel);
      if ('bytes' in answer) order?.resolve(asBuffer(answer.bytes));
      else order?.reject(new Error(`A picture could not be drawn: ${answer.failure}`));
      hand();
    });
    easel.worker.on('error', () => {});
    easel.worker.on('exit', () => lost(place, easel));
    return easel;
  }

  function rest(place: number, easel: Easel): void {
    clearTimeout(easel.timer);
    easel.order = undefined;
    easel.timer = setTimeout(() => {
      if (easels[place] === easel) easels[place] = undefined;
      void easel.worker.terminate();
    }, idleMs).unref();
  }

  /** A thread ended with a picture on it: the picture gets one more try on a fresh one. */
  function lost(place: number, easel: Easel): void {
    clearTimeout(easel.timer);
    if (easels[place] === easel) easels[place] = undefined;
    const { order } = easel;
    easel.order = undefined;
    if (order?.tried) order.reject(new Error('A picture has torn two threads'));
    else if (order) {
      order.tried = true;
      queue.unshift(order);
    }
    hand();
  }

  function hand(): void {
    for (let place = 0; place < workers && queue.length > 0; place += 1) {
      if (easels[place]?.order) continue;
      const order = takeFor(place);
      if (!order) continue;
      const easel = easels[place] ?? easelAt(place);
      clearTimeout(easel.timer);
      easel.order = order;
      easel.timer = setTimeout(() => void easel.worker.terminate(), stuckMs).unref();
      easel.worker.postMessage(order.job);
    }
  }

  /**
   * A goat keeps to its thread: what was drawn for it lies in that thread's memory, and a thread
   * that draws all goats would keep none of them for long.
   */
  function takeFor(place: number): Order | undefined {
    let next = queue.findIndex(({ job }) => [place, ANYWHERE].includes(placeOf(job, workers)));
    if (next < 0 && queue.length >= PATIENT) next = 0;
    return next < 0 ? undefined : queue.splice(next, 1)[0];
  }

  return {
    draw(job) {
      if (queue.length >= waiting) {
        return Promise.reject(
          new AppError(
            'UNAVAILABLE',
            'The artists have their hooves full. Try again in a moment.',
            {
              headers: { 'retry-after': '2' },
            },
          ),
        );
      }
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject, tried: false });
        hand();
      });
    },
    async close() {
      const open = easels.splice(0, workers, ...Array.from({ length: workers }, () => undefined));
      const waitingOrders = queue.splice(0);
      for (const { reject } of waitingOrders) reject(closed());
      await Promise.all(
        open.map((easel) => {
          easel?.order?.reject(closed());
          if (easel) easel.order = undefined;
          return easel?.worker.terminate();
        }),
      );
    },
  };
}

/** The same memory: a copy of every picture would be made on the thread that answers visitors. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function closed(): AppError {
  return new AppError('UNAVAILABLE', 'The server is shutting down.');
}

const ANYWHERE = -1;

function placeOf({ picture }: PictureJob, workers: number): number {
  if (!('card' in picture)) return ANYWHERE;
  return GOAT_SLUGS.indexOf(picture.card.traits.goat) % workers;
}

/** The bundle has the worker beside it; from the sources it is read through tsx. */
function startWorker(spriteBytes: number): Worker {
  const file = import.meta.url.endsWith('.ts') ? './picture-worker-dev.mjs' : './picture.worker.js';
  return new Worker(new URL(file, import.meta.url), {
    workerData: { spriteBytes },
    // Flags such as --watch or a loader's belong to the server alone.
    execArgv: [],
  });
}
