// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { markTabTitle } from './tab-title.ts';

afterEach(() => {
  document.title = '';
});

it('says that a match waits also after a page has set its title, and leaves the title as it was', async () => {
  document.title = 'Marketplace · Legendary GOATs';
  const unmark = markTabTitle();
  expect(document.title).toBe('⚽ Your turn · Marketplace · Legendary GOATs');
  document.title = 'The Flea · Legendary GOATs';
  await vi.waitFor(
    () => expect(document.title).toBe('⚽ Your turn · The Flea · Legendary GOATs'),
    30_000,
  );
  unmark();
  expect(document.title).toBe('The Flea · Legendary GOATs');
  document.title = 'About · Legendary GOATs';
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe('About · Legendary GOATs');
});
