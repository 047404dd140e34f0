/**
 * A thread that reads over many connections of one loopback address, without a pause, until it is
 * told to stop: whoever measures how long others wait must not wait for its own flood.
 */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** After a connection was not let in: the flood is what its connections ask, not their number. */
const DIAL_AGAIN_MS = 100;

const { url, from, connections, paths } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from });
const counts = {};
let over = false;

const read = (path) =>
  new Promise((resolve) => {
    const asked = get(new URL(path, url), { agent }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode));
      answer.once('error', () => resolve(0));
    });
    asked.once('error', () => resolve(0));
  });

async function hand(first) {
  for (let i = first; !over; i += connections) {
    const status = await read(paths[i % paths.length]);
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 0) await sleep(DIAL_AGAIN_MS);
  }
}

const hands = Array.from({ length: connections }, (_, i) => hand(i));
parentPort.once('message', async () => {
  over = true;
  agent.destroy();
  await Promise.all(hands);
  parentPort.postMessage(counts);
});
