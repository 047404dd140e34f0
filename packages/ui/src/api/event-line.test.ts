// @vitest-environment happy-dom
import { BEAT_MS } from '@goats/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestEventSource } from '../testing/test-event-source.ts';
import { type EventLine, openEventLine } from './event-line.ts';

const REFUSED_MS = 15_000;

let streams: TestEventSource[];
let life: boolean[];
let heard: unknown[];
let line: EventLine;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [streams, life, heard] = [[], [], []];
  line = openEventLine({
    connect: () => {
      const stream = new TestEventSource();
      streams.push(stream);
      return stream as unknown as EventSource;
    },
    hear: { view: (data) => heard.push(data) },
    alive: (alive) => life.push(alive),
    afterRefusalMs: REFUSED_MS,
  });
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('stays with a quiet line for as long as it beats', () => {
  streams[0]!.open();
  for (let beat = 0; beat < 100; beat += 1) {
    pass(BEAT_MS);
    streams[0]!.beat();
  }
  expect(streams).toHaveLength(1);
  expect(life).toEqual([true]);
});

it('takes a line that has fallen silent for dead, although nobody hung up, and opens another', () => {
  streams[0]!.open();
  pass(4 * BEAT_MS);
  expect(life).toEqual([true, false]);
  expect(streams[0]!.closed).toBe(true);
  expect(streams).toHaveLength(2);
  streams[1]!.open();
  streams[1]!.tell({ id: 7 }, 'view');
  // What the old one still has in its pocket is an old story.
  streams[0]!.tell({ id: 6 }, 'view');
  expect(heard).toEqual([{ id: 7 }]);
  expect(life).toEqual([true, false, true]);
});

it('gives up a line that is never answered', () => {
  pass(4 * BEAT_MS);
  expect(streams).toHaveLength(2);
});

it('looks at once when the visitor is back after the device slept', () => {
  streams[0]!.open();
  // No timer rings in a device that sleeps; its clock goes on.
  vi.setSystemTime(Date.now() + 2 * BEAT_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(2);
});

it('leaves a line alone that spoke a moment ago when the visitor is back', () => {
  streams[0]!.open();
  vi.setSystemTime(Date.now() + BEAT_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(1);
});

it('opens another line on another network, and says at once that there is none', () => {
  streams[0]!.open();
  window.dispatchEvent(new Event('offline'));
  expect(life).toEqual([true, false]);
  window.dispatchEvent(new Event('online'));
  expect(streams).toHaveLength(2);
});

it('leaves a broken line to the browser, and asks again some time after a refusal', () => {
  streams[0]!.open();
  streams[0]!.breakOff(0);
  pass(REFUSED_MS);
  expect(streams).toHaveLength(1);
  streams[0]!.breakOff(2);
  pass(REFUSED_MS - 1);
  expect(streams).toHaveLength(1);
  pass(5_001);
  expect(streams).toHaveLength(2);
});

it('says that nothing will be heard when the very first line is refused', () => {
  streams[0]!.breakOff(2);
  expect(life).toEqual([false]);
});

it('does nothing more once it is closed', () => {
  streams[0]!.open();
  line.close();
  pass(10 * BEAT_MS);
  window.dispatchEvent(new Event('online'));
  expect(streams).toHaveLength(1);
});
