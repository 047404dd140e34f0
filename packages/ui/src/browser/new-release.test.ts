import { expect, it, vi } from 'vitest';
import { type ReleaseSeat, reloadForNewRelease } from './new-release.ts';

function seat(own: string, current: string, change: Partial<ReleaseSeat> = {}) {
  const memory = new Map<string, string>();
  const reload = vi.fn();
  const parts: ReleaseSeat = {
    document: { querySelector: () => ({ getAttribute: () => own }) as unknown as Element },
    fetch: async () => new Response(`<head><meta name="release" content="${current}" /></head>`),
    storage: () => ({
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
    }),
    reload,
    ...change,
  };
  return { parts, reload };
}

it('a page of an old release is loaded anew, once for each new one', async () => {
  const { parts, reload } = seat('old', 'new');
  expect(await reloadForNewRelease(parts)).toBe(true);
  // The proxy still hands out the old page: reloading again would never end.
  expect(await reloadForNewRelease(parts)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  const next: ReleaseSeat = { ...parts, fetch: seat('old', 'newer').parts.fetch };
  expect(await reloadForNewRelease(next)).toBe(true);
});

it('stays where it is when the release is the same, or nobody answers', async () => {
  const same = seat('one', 'one');
  expect(await reloadForNewRelease(same.parts)).toBe(false);
  const offline = seat('one', 'two', { fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await reloadForNewRelease(offline.parts)).toBe(false);
  expect(offline.reload).not.toHaveBeenCalled();
});

it('never reloads where the browser forbids to remember that it did', async () => {
  const blocked = seat('old', 'new', {
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await reloadForNewRelease(blocked.parts)).toBe(false);
  expect(blocked.reload).not.toHaveBeenCalled();
});
