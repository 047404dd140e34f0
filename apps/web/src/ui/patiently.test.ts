import { expect, it, vi } from 'vitest';
import { MissingChunk, patiently } from './patiently.ts';

it('a chunk that the line swallowed once arrives at the second try', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(7);
  expect(await patiently(load, 0)).toBe(7);
  expect(load).toHaveBeenCalledTimes(2);
});

it('is given up after the second try, and says what it was', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch a.js'));
  await expect(patiently(load, 0)).rejects.toThrow(MissingChunk);
  await expect(patiently(load, 0)).rejects.toThrow('Failed to fetch a.js');
});

it('a page whose stylesheet is missing is never shown without it', async () => {
  const missing = new Error('Unable to preload CSS for /assets/cup.css');
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValue('undressed');
  await expect(patiently(load, 0)).rejects.toThrow(MissingChunk);
  expect(load).toHaveBeenCalledTimes(1);
});
