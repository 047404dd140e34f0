import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPictureCache } from './picture-cache.ts';

describe('the picture cache', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const picture = (size: number) => async () => Buffer.alloc(size, 1);

  it('draws a picture once, also when many ask for it at the same moment', async () => {
    let drawn = 0;
    const cache = openPictureCache(folder, 1_000);
    const draw = async () => {
      drawn += 1;
      return Buffer.from('goat');
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', draw)));
    expect(await cache.get('a', draw)).toEqual(Buffer.from('goat'));
    expect(all.every((each) => each.toString() === 'goat')).toBe(true);
    expect(drawn).toBe(1);
  });

  it('never fills the disk: the longest unused go when the bound is reached', async () => {
    const cache = openPictureCache(folder, 1_000);
    for (let i = 0; i < 10; i += 1) await cache.get(`p${i}`, picture(300));
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('keeps to the bound after a restart with a folder that is too full', async () => {
    const full = openPictureCache(folder, 3_000);
    for (let i = 0; i < 10; i += 1) await full.get(`p${i}`, picture(300));
    const restarted = openPictureCache(folder, 1_000);
    await restarted.get('p9', picture(300));
    expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
  });

  it('still shows the picture when the folder cannot be written to', async () => {
    const file = join(folder, 'not-a-folder');
    await writeFile(file, '');
    const cache = openPictureCache(join(file, 'pictures'), 1_000);
    expect(await cache.get('a', picture(5))).toHaveLength(5);
  });

  it('asks again after a drawing failed, instead of remembering the failure', async () => {
    const cache = openPictureCache(folder, 1_000);
    await expect(cache.get('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await cache.get('a', picture(4))).toHaveLength(4);
  });
});
