import { parentPort, workerData } from 'node:worker_threads';
import { type PictureJob, pictureDrawer } from './pixels/draw-picture.ts';

/** What a worker answers: the picture, or why there is none. */
export type WorkerAnswer = { readonly bytes: Uint8Array } | { readonly failure: string };

const { spriteBytes } = workerData as { spriteBytes: number };
const draw = pictureDrawer(spriteBytes);

parentPort?.on('message', async (job: PictureJob) => {
  try {
    // A picture of our own can be handed over; the image library's has to be copied three times.
    const bytes = new Uint8Array(await draw(job));
    parentPort?.postMessage({ bytes } satisfies WorkerAnswer, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) } satisfies WorkerAnswer);
  }
});
