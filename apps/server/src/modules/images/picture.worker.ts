import { parentPort } from 'node:worker_threads';
import { drawPicture, type PictureJob } from './draw-picture.ts';

/** What a worker answers: the picture, or why there is none. */
export type WorkerAnswer = { readonly bytes: Uint8Array } | { readonly failure: string };

parentPort?.on('message', async (job: PictureJob) => {
  try {
    // A picture of our own can be handed over; the image library's has to be copied three times.
    const bytes = new Uint8Array(await drawPicture(job));
    parentPort?.postMessage({ bytes } satisfies WorkerAnswer, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) } satisfies WorkerAnswer);
  }
});
