// @vitest-environment happy-dom
import { BEAT_MS } from '@goats/contract';
import { REACTIONS_AFTER_MS } from '@goats/rules';
import { serverNow } from '@goats/ui/server-clock.ts';
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
let faces: string[];
let unfollow: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [streams, latest, connected, loads, faces] = [[], undefined, [], 0, []];
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
    onReaction: (made) => faces.push(made.reaction),
    onHushed: () => {},
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
    '/api/matches/7/events?stay=true',
    '/api/matches/7/events?stay=true&after=3',
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

it('hears what is said for a minute after the whistle, asks for nothing meanwhile, and leaves', () => {
  const finishedAt = new Date(serverNow()).toISOString();
  const over = { ...view(9, 'finished'), kind: 'challenge', result: { finishedAt } } as Match;
  streams[0]!.open();
  streams[0]!.tell(over, 'view');
  streams[0]!.tell({ id: 7 }, 'end');
  vi.advanceTimersByTime(REACTIONS_AFTER_MS / 2);
  streams[0]!.tell({}, 'beat');
  streams[0]!.tell({ from: '0x1', reaction: 'well-played' }, 'reaction');
  expect([faces, loads, streams.length]).toEqual([['well-played'], 1, 1]);
  vi.advanceTimersByTime(REACTIONS_AFTER_MS / 2);
  expect(streams[0]!.readyState).toBe(2);
});

it('leaves a match that was over before, or practice, at once', () => {
  streams[0]!.open();
  streams[0]!.tell(view(9, 'finished'), 'view');
  streams[0]!.tell({ id: 7 }, 'end');
  vi.advanceTimersByTime(0);
  expect(streams[0]!.readyState).toBe(2);
});
