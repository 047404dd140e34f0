// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusyLabel } from './button.tsx';
import { movesInSight } from './in-sight.ts';
import { Skeleton } from './skeleton.tsx';
import { mount } from './testing/mount.tsx';
import { useNow } from './use-now.ts';

const STARTED = Date.UTC(2026, 5, 1, 12);
const drawn = { minutes: 0, seconds: 0 };

function Minutes() {
  drawn.minutes += 1;
  return <>{useNow((now) => Math.floor((now - STARTED) / 60_000))}</>;
}

function Seconds() {
  drawn.seconds += 1;
  return <>{useNow((now) => Math.round((now - STARTED) / 1000))}</>;
}

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers({ now: STARTED });
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const look = (away: boolean) =>
  act(async () => {
    hidden = away;
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a page with minutes on it is drawn once a minute, and one with seconds every second', async () => {
  const { host, unmount } = await mount(<Minutes />);
  drawn.minutes = 0;
  await pass(59_000);
  expect(drawn.minutes).toBe(0);
  await pass(2_000);
  expect([host.textContent, drawn.minutes]).toEqual(['1', 1]);
  await unmount();
  const other = await mount(<Seconds />);
  const before = drawn.seconds;
  for (let second = 0; second < 5; second += 1) await pass(1_000);
  expect(drawn.seconds - before).toBe(5);
  await other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

const shown = { minute: 0, countdown: 0 };

function Minutely({ moments }: { moments: readonly (string | null)[] }) {
  shown.minute += 1;
  return <>{useNow('minute', ...moments) - STARTED}</>;
}

function Countdown({ to }: { to: number }) {
  shown.countdown += 1;
  return <>{Math.ceil((to - useNow('countdown', to)) / 1000)}</>;
}

const later = (ms: number) => new Date(STARTED + ms).toISOString();

test('a list that is sorted by who is rested is sorted again when somebody is, and not every second', async () => {
  const { host, unmount } = await mount(<Minutely moments={[later(90_500), null]} />);
  shown.minute = 0;
  await pass(29_000);
  expect(shown.minute).toBe(0);
  for (let second = 29; second < 90; second += 1) await pass(1_000);
  expect(shown.minute).toBe(1);
  await pass(500);
  expect([host.textContent, shown.minute]).toEqual(['90500', 2]);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a countdown shows seconds in its last hour, ends on time, and before that moves by the minute', async () => {
  const { host, unmount } = await mount(<Countdown to={STARTED + 3_720_250} />);
  shown.countdown = 0;
  await pass(60_000);
  expect(shown.countdown).toBe(1);
  await pass(61_000);
  shown.countdown = 0;
  for (let second = 0; second < 10; second += 1) await pass(1_000);
  expect(shown.countdown).toBe(10);
  await pass(3_720_250 - 131_000);
  expect(host.textContent).toBe('0');
  shown.countdown = 0;
  await pass(59_000);
  expect(shown.countdown).toBe(0);
  await unmount();
});

test('what comes on screen between two ticks of a slow clock is right at once', async () => {
  const slow = await mount(<Minutely moments={[]} />);
  await pass(40_000);
  const { host, unmount } = await mount(<Minutely moments={[]} />);
  expect(host.textContent).toBe('40000');
  await unmount();
  await slow.unmount();
});

test('a tab that nobody sees has no clock, and is right at once when it is seen again', async () => {
  const { host, unmount } = await mount(<Seconds />);
  await look(true);
  expect(vi.getTimerCount()).toBe(0);
  await pass(90_000);
  await look(false);
  expect(host.textContent).toBe('90');
  await unmount();
});

test('a skeleton moves on screen and rests below the fold', async () => {
  const watched = new Set<Element>();
  let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    },
  );
  const { host, unmount } = await mount(<Skeleton className="h-9" />);
  const skeleton = host.querySelector('.skeleton')!;
  expect([...watched]).toEqual([skeleton]);
  expect(skeleton.hasAttribute('data-in-sight')).toBe(false);
  tell([{ target: skeleton, isIntersecting: true }]);
  expect(skeleton.hasAttribute('data-in-sight')).toBe(true);
  tell([{ target: skeleton, isIntersecting: false }]);
  expect(skeleton.hasAttribute('data-in-sight')).toBe(false);
  await unmount();
  expect(watched.size).toBe(0);
  expect(movesInSight(null)).toBeUndefined();
});

test('a button that waits for nothing has nothing that turns', async () => {
  const { host, show, unmount } = await mount(
    <BusyLabel busy={false} word="Placing">
      Place Bid
    </BusyLabel>,
  );
  expect(host.innerHTML).not.toContain('infinite');
  await show(
    <BusyLabel busy word="Placing">
      Place Bid
    </BusyLabel>,
  );
  expect(host.innerHTML).toContain('infinite');
  await unmount();
});
