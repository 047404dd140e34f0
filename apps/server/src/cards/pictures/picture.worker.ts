import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureJob } from './draw-picture.ts';

/** What a worker answers: the picture, or why there is none. */
export type WorkerAnswer = { readonly bytes: Uint8Array } | { readonly failure: string };

// Drawing takes what answering visitors and keeping deadlines leaves over. Only Linux counts this by
// the thread; elsewhere the whole server would step back.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', async (job: PictureJob) => {
  try {
    // A picture of our own can be handed over; the image library's has to be copied three times.
    const bytes = new Uint8Array(await drawPicture(job));
    parentPort?.postMessage({ bytes } satisfies WorkerAnswer, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) } satisfies WorkerAnswer);
  }
});
