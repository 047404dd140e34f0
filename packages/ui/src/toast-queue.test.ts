import { expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

const titles = (queue: ReturnType<typeof createToastQueue>) =>
  queue.line().map(({ title }) => title);

test('a second toast waits behind the first, and neither is lost', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'Your match has begun' });
  queue.show({ title: 'You were outbid' });
  expect(titles(queue)).toEqual(['Your match has begun', 'You were outbid']);
  queue.dismiss(first);
  expect(titles(queue)).toEqual(['You were outbid']);
});

test('the timer of a toast that is gone takes no other off the screen', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'Missing Information' });
  queue.dismiss(first);
  queue.show({ title: 'Failed to place bid', tone: 'red' });
  queue.dismiss(first);
  expect(titles(queue)).toEqual(['Failed to place bid']);
});

test('the same words twice are news, so they are heard again, but they do not line up', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'Wallet Not Found' });
  const second = queue.show({ title: 'Wallet Not Found' });
  expect(second).not.toBe(first);
  expect(titles(queue)).toEqual(['Wallet Not Found']);
});

test('closing the toast tells the screen, and a screen that left is not told', () => {
  const queue = createToastQueue();
  const screen = vi.fn();
  const leave = queue.subscribe(screen);
  const id = queue.show({ title: 'Wallet Disconnected' });
  queue.dismiss(id);
  expect(screen).toHaveBeenCalledTimes(2);
  expect(titles(queue)).toEqual([]);
  leave();
  queue.show({ title: 'Wallet Connected' });
  expect(screen).toHaveBeenCalledTimes(2);
});
