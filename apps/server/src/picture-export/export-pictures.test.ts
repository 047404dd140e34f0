import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cardImageUrl } from '@goats/collection';
import { loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportPictures } from './export-pictures.ts';

const CARDS = Array.from({ length: 12 }, (_, i) => i + 1);
const ORDER = { version: 'abc123', format: 'webp', width: 64, cards: CARDS } as const;

describe('an export of the collection', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goats-export-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const pictures = async () => (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const manifest = async () => JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));

  it('goes on where a killed one was: nothing is broken, and nothing is drawn again', async () => {
    await killHalfWay(folder);
    const before = await pictures();
    expect(before.length).toBeGreaterThan(0);
    const written = await Promise.all(before.map((name) => stat(join(folder, name))));
    // What a process has in hand when it dies lies aside, and is nobody's picture.
    await writeFile(join(folder, 'card-12.abc123.webp.1.part'), 'half of one');

    const { done, drawn } = await exportPictures({ ...ORDER, folder });
    expect(done).toBe(CARDS.length);
    expect(drawn).toBe(CARDS.length - before.length);
    expect(await readdir(folder)).toHaveLength(CARDS.length + 1);
    expect(await manifest()).toEqual({
      ...{ version: 'abc123', format: 'webp', width: 64 },
      pictures: CARDS.length,
    });
    const after = await Promise.all(before.map((name) => stat(join(folder, name))));
    expect(after.map(({ mtimeMs }) => mtimeMs)).toEqual(written.map(({ mtimeMs }) => mtimeMs));
    for (const name of await pictures()) {
      expect((await loadImage(await readFile(join(folder, name)))).width).toBe(64);
    }
    expect((await exportPictures({ ...ORDER, folder })).drawn).toBe(0);
  }, 180_000);

  it('has the names that pages ask for, and mixes neither drawings of two releases nor sizes', async () => {
    await exportPictures({ ...ORDER, folder, cards: [17] });
    for (const other of [{ version: 'def456' }, { width: 128 }]) {
      await expect(exportPictures({ ...ORDER, ...other, folder })).rejects.toThrow(
        /holds webp of 64 px in version abc123/,
      );
    }
    expect(await pictures()).toEqual([basename(cardImageUrl(17))]);
  });

  it('leaves a folder alone that is not its own, and a file where a folder should be', async () => {
    const files = { 'holiday.webp': 'a beach', 'film.part': 'half a film' };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await expect(exportPictures({ ...ORDER, folder })).rejects.toThrow(/is not empty/);
    await writeFile(join(folder, 'manifest.json'), 'null');
    await expect(exportPictures({ ...ORDER, folder })).rejects.toThrow(/is not the list of an/);
    const file = join(folder, 'film.part');
    await expect(exportPictures({ ...ORDER, folder: file })).rejects.toThrow(/cannot be made/);
    expect(await readFile(file, 'utf8')).toBe('half a film');
    expect((await readdir(folder)).sort()).toEqual([...Object.keys(files), 'manifest.json'].sort());
  });

  it('takes away only its own unfinished files, and counts only cards', async () => {
    await exportPictures({ ...ORDER, folder, cards: [17] });
    await writeFile(join(folder, 'film.part'), 'half a film');
    await writeFile(join(folder, 'holiday.webp'), 'a beach');
    await exportPictures({ ...ORDER, folder, cards: [17] });
    expect(await readdir(folder)).toContain('film.part');
    expect((await manifest()).pictures).toBe(1);
  }, 60_000);

  it('says in a sentence which picture could not be written', async () => {
    await exportPictures({ ...ORDER, folder, cards: [] });
    // Like a full disk: a folder where the picture is written lets nothing be written there.
    await mkdir(join(folder, `card-18.abc123.webp.${process.pid}.part`));
    const full = exportPictures({ ...ORDER, folder, cards: [18] });
    await expect(full).rejects.toThrow(/card-18.*cannot be written \(EISDIR\)/);
  }, 60_000);
});

const EXPORT = new URL('./export-pictures.ts', import.meta.url).href;

/** The real thing in a process of its own, which a real signal ends once a picture is there. */
async function killHalfWay(folder: string): Promise<void> {
  const program = `
    import { exportPictures } from ${JSON.stringify(EXPORT)};
    await exportPictures({
      ...${JSON.stringify({ ...ORDER, folder })},
      onProgress: () => process.kill(process.pid, 'SIGKILL'),
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}
