// @vitest-environment happy-dom
import { focusManager, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_CHANNEL, ownChannel, pollEvery } from './polling.ts';
import { queryClient } from './query-client.ts';
import { refreshedBy, refreshForSession, refreshOn } from './refresh-on.ts';

const LIST = ['a list'] as const;
const walletKey = (owner: string) => ['wallets', owner] as const;
refreshedBy(['challenges', 'requests', 'session'], LIST);
refreshedBy(['cups'], ['cups']);
refreshedBy(['matches'], ['cups', 'bracket']);
refreshedBy(['wallet'], walletKey);

let asked: string[];
let stops: (() => void)[];
const count = (name = 'a list') => asked.filter((each) => each === name).length;
const lives = (alive: boolean) => ownChannel.set({ lives: alive, owner: '0xada' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function show(queryKey: QueryKey): void {
  const shown = new QueryObserver(queryClient, {
    queryKey,
    queryFn: async () => asked.push(queryKey.join(' ')),
    refetchInterval: () => pollEvery(5_000),
  });
  stops.push(shown.subscribe(() => undefined));
}

beforeEach(async () => {
  vi.useFakeTimers();
  [asked, stops] = [[], []];
  show(LIST);
  await pass(0);
});

afterEach(async () => {
  focusManager.setFocused(undefined);
  for (const stop of stops) stop();
  ownChannel.set(NO_CHANNEL);
  await pass(60_000);
  queryClient.clear();
  vi.useRealTimers();
});

/** The channel of somebody who has been here for a while. */
async function settled(): Promise<void> {
  lives(true);
  await pass(60_000);
  asked = [];
}

it('polls nothing while the channel lives, and again when it does not', async () => {
  await pass(10_000);
  expect(count()).toBe(3);
  await settled();
  await pass(60_000);
  expect(count()).toBe(0);

  lives(false);
  await pass(0);
  // A line that is handed on is back in no time: dying is no reason to ask.
  expect(count()).toBe(0);
  await pass(10_000);
  expect(count()).toBe(2);
});

it('reads everything once when the channel is back: what changed meanwhile nobody has told', async () => {
  await settled();
  for (const alive of [false, true, false, true]) lives(alive);
  await pass(0);
  expect(count()).toBe(1);
  // The second return within a moment may have missed something too.
  await pass(60_000);
  expect(count()).toBe(2);
});

it('does not read a page twice because its channel opens a moment after it', async () => {
  // Somebody else was signed in before.
  ownChannel.set({ lives: true, owner: '0xbo' });
  ownChannel.set(NO_CHANNEL);
  lives(false);
  lives(true);
  await pass(60_000);
  expect(count()).toBe(1);
});

it('reads what is older than a moment when the channel opens for the first time', async () => {
  stops.pop()!();
  await pass(30_000);
  show(LIST);
  lives(true);
  await pass(0);
  expect(count()).toBe(2);
});

it('reads a list again at what the channel says, now and then at most', async () => {
  await settled();
  for (let event = 0; event < 50; event += 1) refreshOn('challenges');
  await pass(0);
  expect(count()).toBe(1);
  // The last change is never missed.
  await pass(10_000);
  expect(count()).toBe(2);
  refreshOn('week');
  await pass(10_000);
  expect(count()).toBe(2);
});

it('asks for busy strangers’ sake no more often than the polling did', async () => {
  await settled();
  for (let second = 0; second < 59; second += 1) {
    refreshOn('challenges');
    await pass(1_000);
  }
  expect(count()).toBeLessThanOrEqual(12);
});

it('asks nothing while nobody sees it, and once when it is shown again', async () => {
  await settled();
  focusManager.setFocused(false);
  for (let second = 0; second < 60; second += 1) {
    refreshOn('challenges', 'requests');
    await pass(1_000);
  }
  lives(false);
  lives(true);
  await pass(60_000);
  expect(count()).toBe(0);
  focusManager.setFocused(true);
  await pass(60_000);
  expect(count()).toBe(1);
});

it('asks once for what is under several of the topics', async () => {
  show(['cups', 'bracket', 7]);
  await settled();
  refreshOn('challenges', 'requests', 'cups', 'matches');
  await pass(0);
  expect([count(), count('cups bracket 7')]).toEqual([1, 1]);
});

it('leaves the wallets of others alone when the own one changes', async () => {
  show([...walletKey('0xada'), 'cards']);
  show([...walletKey('0xbo'), 'cards']);
  await settled();
  refreshOn('wallet');
  await pass(0);
  expect([count('wallets 0xada cards'), count('wallets 0xbo cards')]).toEqual([1, 0]);
});

it('reads again what depends on who asks, at once and every time', async () => {
  refreshForSession();
  await pass(0);
  refreshForSession();
  await pass(0);
  expect(count()).toBe(3);
});
