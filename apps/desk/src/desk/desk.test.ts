import { DEFAULT_SETTINGS, planBulk, planVariations } from '@goats/collection';
import type { FromWorker } from '@goats/ui/workers/messages.ts';
import type { WorkerLike } from '@goats/ui/workers/worker-client.ts';
import { expect, test } from 'vitest';
import type { JobProgress } from '../worker/protocol.ts';
import { createDesk, liveMasters } from './desk.ts';
import { paceOf, percentDone, timeLeftWords } from './pace.ts';

/** A generator that makes nothing, but says what it is told to. */
function openDesk() {
  let say: (message: FromWorker<JobProgress>) => void = () => undefined;
  const worker = (): WorkerLike<JobProgress> => {
    const port: WorkerLike<JobProgress> = {
      postMessage: () => undefined,
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
    };
    say = (data) => port.onmessage?.({ data });
    return port;
  };
  const desk = createDesk({ startGenerator: worker, startPictures: worker, now: () => 0 });
  return { desk, say: (message: FromWorker<JobProgress>) => say(message) };
}

test('counters follow a run while it is on, and stay where it ended', async () => {
  const { desk, say } = openDesk();
  const runs = planBulk(desk.state().masterGoats, DEFAULT_SETTINGS, 'batch');
  const run = desk.generate(runs, 'Bulk generation');
  say({ id: 1, progress: { done: 150, total: 11_000 } });
  expect(desk.state().job).toMatchObject({ done: 150, total: 11_000 });
  expect(
    liveMasters(desk.state())
      .map((goat) => goat.variationsGenerated)
      .slice(0, 3),
  ).toEqual([100, 50, 0]);
  expect(desk.state().masterGoats[0]?.variationsGenerated).toBe(0);
  say({ id: 1, answer: { made: 250, cancelled: true } });
  expect(await run).toMatchObject({ made: 250, cancelled: true });
  expect(desk.state().job).toBeNull();
  expect(
    desk
      .state()
      .masterGoats.map((goat) => goat.variationsGenerated)
      .slice(0, 4),
  ).toEqual([100, 100, 50, 0]);
});

test('two jobs never run at once', async () => {
  const { desk } = openDesk();
  const [run] = [planVariations(desk.state().masterGoats[0]!, DEFAULT_SETTINGS)!];
  void desk.generate([run], 'one');
  await expect(desk.generate([run], 'two')).rejects.toThrow('One job at a time');
});

test('a generator that dies frees the desk, and nothing is counted', async () => {
  const { desk, say } = openDesk();
  const run = planVariations(desk.state().masterGoats[0]!, DEFAULT_SETTINGS)!;
  const made = desk.generate([run], 'one');
  say({ id: 1, failed: 'no' });
  await expect(made).rejects.toThrow('no');
  expect(desk.state()).toMatchObject({ job: null, runs: [] });
});

test('closing the desk forgets everything', () => {
  const { desk } = openDesk();
  desk.edit('the-flea', { isActive: false });
  desk.change({ nftBatchSize: 7 });
  desk.close();
  expect(desk.state().settings).toEqual(DEFAULT_SETTINGS);
  expect(desk.state().masterGoats[2]?.isActive).toBe(true);
});

test('the time left is said in words, and 100 only when all is done', () => {
  expect(paceOf(500, 2000, 1000)).toEqual({ rate: 500, secondsLeft: 3 });
  expect(paceOf(0, 10, 0)).toEqual({ rate: 0, secondsLeft: null });
  expect([null, 0.2, 2.4, 89, 300].map(timeLeftWords)).toEqual([
    'Warming up',
    'About 1 second left',
    'About 3 seconds left',
    'About 89 seconds left',
    'About 5 minutes left',
  ]);
  expect([percentDone(0, 0), percentDone(999, 1000), percentDone(5, 5)]).toEqual([0, 99, 100]);
});
