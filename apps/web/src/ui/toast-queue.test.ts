import { expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

test('a second toast replaces the first, never stacks on it', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Wallet Connected' });
  queue.show({ title: 'Challenge Created!' });
  expect(queue.current()?.title).toBe('Challenge Created!');
});

test('the timer of an older toast does not take a newer one off the screen', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'Missing Information' });
  queue.show({ title: 'Failed to place bid', tone: 'red' });
  queue.dismiss(first);
  expect(queue.current()?.title).toBe('Failed to place bid');
});

test('the same message shown twice counts as news, so it is announced again', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'Wallet Not Found' });
  const second = queue.show({ title: 'Wallet Not Found' });
  expect(second).not.toBe(first);
});

test('closing the toast tells the screen, and a screen that left is not told', () => {
  const queue = createToastQueue();
  const screen = vi.fn();
  const leave = queue.subscribe(screen);
  const id = queue.show({ title: 'Wallet Disconnected' });
  queue.dismiss(id);
  expect(screen).toHaveBeenCalledTimes(2);
  expect(queue.current()).toBeNull();
  leave();
  queue.show({ title: 'Wallet Connected' });
  expect(screen).toHaveBeenCalledTimes(2);
});
