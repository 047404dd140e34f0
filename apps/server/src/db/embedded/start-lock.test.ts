import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identify, stillRuns } from './process-identity.ts';
import { withStartLock } from './start-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goats-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('never lets two starts work at the same time', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
  };
  const file = join(folder, 'lock');
  await Promise.all(Array.from({ length: 6 }, () => withStartLock(file, work)));
  expect(most).toBe(1);
});

it('is not blocked for ever by a start that was killed', async () => {
  const file = join(folder, 'lock');
  await writeFile(file, JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
  expect(await withStartLock(file, async () => 'went on')).toBe('went on');
  await writeFile(file, '{"pid":');
  expect(await withStartLock(file, async () => 'went on')).toBe('went on');
});

it('frees the lock when the work fails', async () => {
  const file = join(folder, 'lock');
  await expect(withStartLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withStartLock(file, async () => 'went on')).toBe('went on');
});

it('tells a process from a later one that got the same number', () => {
  const me = identify(process.pid);
  if (me === null) throw new Error('we do run');
  expect(stillRuns(me)).toBe(true);
  expect(stillRuns({ ...me, startedAt: 'another moment' })).toBe(false);
});
