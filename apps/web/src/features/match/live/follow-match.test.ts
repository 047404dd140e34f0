// @vitest-environment happy-dom
import { BEAT_MS } from '@goats/contract';
import { TestEventSource } from '@goats/ui/testing/test-event-source.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Match } from '../match-types.ts';
import { followMatch } from './follow-match.ts';

const view = (lastEventId: number, phase = 'pick') =>
  ({ id: '7', lastEventId, phase, deadline: null }) as unknown as Match;

let streams: TestEventSource[];
let latest: Match | undefined;
let connected: boolean[];
let loads: number;
let unfollow: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [streams, latest, connected, loads] = [[], undefined, [], 0];
  class Source extends TestEventSource {
    constructor(url: string) {
      super(url);
      streams.push(this);
    }
  }
  vi.stubGlobal('EventSource', Source);
  unfollow = followMatch('7', {
    load: async () => {
      loads += 1;
    },
    latest: () => latest,
    onConnected: (each) => connected.push(each),
    onView: (match) => {
      latest = match;
    },
    onPresence: () => {},
  });
});

afterEach(() => {
  unfollow();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says so when its line has died without a word, and goes on from the last event', () => {
  streams[0]!.open();
  streams[0]!.tell(view(3), 'view');
  vi.advanceTimersByTime(4 * BEAT_MS);
  expect(connected).toEqual([true, false]);
  expect(streams.map(({ url }) => url)).toEqual([
    '/api/matches/7/events',
    '/api/matches/7/events?after=3',
  ]);
});

it('asks every five seconds while there is no line, and not beside one', () => {
  streams[0]!.open();
  streams[0]!.tell(view(3), 'view');
  vi.advanceTimersByTime(BEAT_MS);
  expect(loads).toBe(1);
  streams[0]!.breakOff(0);
  vi.advanceTimersByTime(BEAT_MS);
  expect(loads).toBe(4);
});

it('comes back for nothing once the end was seen, however the line ended', () => {
  streams[0]!.open();
  streams[0]!.tell(view(9, 'finished'), 'view');
  streams[0]!.breakOff(2);
  vi.advanceTimersByTime(10 * BEAT_MS);
  window.dispatchEvent(new Event('online'));
  expect([streams.length, loads]).toEqual([1, 1]);
});
