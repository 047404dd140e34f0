import { parentPort, workerData } from 'node:worker_threads';
import { type PictureJob, pictureDrawer } from './pixels/draw-picture.ts';

/** What a worker answers: the picture, or why there is none. */
export type WorkerAnswer = { readonly bytes: Uint8Array } | { readonly failure: string };

const { spriteBytes } = workerData as { spriteBytes: number };
const draw = pictureDrawer(spriteBytes);

parentPort?.on('message', async (job: PictureJob) => {
  const answer = await draw(job).then(
    (bytes): WorkerAnswer => ({ bytes }),
    (error: unknown): WorkerAnswer => ({ failure: String(error) }),
  );
  parentPort?.postMessage(answer);
});
