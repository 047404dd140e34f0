import { expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from './messages.ts';
import { createWorkerClient, type WorkerLike } from './worker-client.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

interface Table {
  add: { ask: { a: number }; answer: number };
}

function fakeWorker() {
  const sent: ToWorker[] = [];
  const worker: WorkerLike<Progress> = {
    postMessage: (message) => void sent.push(message),
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
  };
  const say = (data: FromWorker<Progress>) => worker.onmessage?.({ data });
  return { worker, sent, say };
}

test('answers find their question, in whatever order they come', async () => {
  const { worker, say } = fakeWorker();
  const client = createWorkerClient<Table, Progress>(() => worker);
  const seen: number[] = [];
  const first = client.ask('add', { a: 1 }, { onProgress: ({ done }) => seen.push(done) });
  const second = client.ask('add', { a: 2 });
  say({ id: 2, answer: 20 });
  say({ id: 1, progress: { done: 3, total: 9 } });
  say({ id: 1, answer: 10 });
  expect(await Promise.all([first, second])).toEqual([10, 20]);
  expect(seen).toEqual([3]);
});

test('a cancelled question is cancelled in the worker too', () => {
  const { worker, sent } = fakeWorker();
  const stop = new AbortController();
  void createWorkerClient<Table, Progress>(() => worker).ask(
    'add',
    { a: 1 },
    { signal: stop.signal },
  );
  stop.abort();
  expect(sent).toEqual([{ id: 1, ask: 'add', with: { a: 1 } }, { cancel: 1 }]);
});

test('a worker that dies leaves nobody waiting, and the next question starts another', async () => {
  const dead = fakeWorker();
  const fresh = fakeWorker();
  const start = vi.fn().mockReturnValueOnce(dead.worker).mockReturnValueOnce(fresh.worker);
  const client = createWorkerClient<Table, Progress>(start);
  const lost = client.ask('add', { a: 1 });
  dead.worker.onerror?.({ message: 'out of memory' });
  await expect(lost).rejects.toThrow('out of memory');
  const again = client.ask('add', { a: 2 });
  fresh.say({ id: 2, answer: 2 });
  expect(await again).toBe(2);
});
