import { expect, it, vi } from 'vitest';
import { MissingChunk, patiently } from './patiently.ts';

it('a chunk that the line swallowed once arrives at the second try', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(7);
  expect(await patiently(load, { pauseMs: 0 })).toBe(7);
  expect(load).toHaveBeenCalledTimes(2);
});

it('is given up after the second try, and says what it was', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch a.js'));
  await expect(patiently(load, { pauseMs: 0 })).rejects.toThrow(MissingChunk);
  await expect(patiently(load, { pauseMs: 0 })).rejects.toThrow('Failed to fetch a.js');
});

it('a page whose stylesheet is missing is never shown without it', async () => {
  const missing = new Error('Unable to preload CSS for /assets/cup.css');
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('undressed');
  await expect(patiently(load, { pauseMs: 0 })).rejects.toThrow(MissingChunk);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a browser that remembers what failed is asked for it under another address', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/cup-1.js');
  const load = vi.fn().mockRejectedValue(lost);
  const asked: string[] = [];
  const importFrom = async (address: string) => void asked.push(address);
  await patiently(load, { pauseMs: 0, importFrom });
  await patiently(load, { pauseMs: 0, importFrom });
  // Never the same one twice: that, too, may have been remembered.
  expect(asked).toEqual([
    expect.stringMatching(/^\/assets\/cup-1\.js\?try=\d+$/),
    expect.stringMatching(/^\/assets\/cup-1\.js\?try=\d+$/),
  ]);
  expect(new Set(asked).size).toBe(2);
});
