import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withProgress } from './progress.mjs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says at once and every few seconds what is being done, and falls silent when it is', async () => {
  const said = [];
  let there = 0;
  const work = () => new Promise((resolve) => setTimeout(resolve, 12_000, 'done'));
  const result = withProgress(() => `${there} there`, work, { log: (line) => said.push(line) });
  there = 7;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(said).toEqual(['0 there', '7 there', '7 there']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBe('done');
  expect(said).toHaveLength(3);
});

it('falls silent also when the work fails', async () => {
  const said = [];
  const work = () => Promise.reject(new Error('no network'));
  const result = withProgress(() => 'working', work, { log: (line) => said.push(line) });
  await expect(result).rejects.toThrow('no network');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(['working']);
});
