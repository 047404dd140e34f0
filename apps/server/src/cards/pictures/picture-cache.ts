import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Drawn pictures on disk, bounded: when the bound is reached the ones that were not asked for the
 * longest go first. Several instances may share the folder; a picture is its key's hash, written
 * aside and renamed, so that nobody reads half of one.
 */
export interface PictureCache {
  /** The picture if it is there already. */
  find(key: string): Promise<Buffer | undefined>;
  /** Drawn when it is not there; once, however many ask at the same time. */
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

interface Entry {
  readonly bytes: number;
}

/** How often a picture's age on disk is renewed at most; every read would be a write otherwise. */
const TOUCH_AFTER_MS = 3_600_000;

/** `openPictureCache('/data/pictures', 256 * 1_048_576)` */
export function openPictureCache(folder: string, maxBytes: number): PictureCache {
  const entries = new Map<string, Entry>();
  const underway = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  let opened: Promise<void> | undefined;

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const files = (await readdir(folder)).filter((name) => /^[0-9a-f]{64}$/.test(name));
    const found = await Promise.all(
      files.map(async (name) => ({ name, info: await stat(join(folder, name)) })),
    );
    found.sort((a, b) => a.info.mtimeMs - b.info.mtimeMs);
    for (const { name, info } of found) remember(name, info.size);
    await evict();
  }

  function remember(name: string, size: number): void {
    bytes += size - (entries.get(name)?.bytes ?? 0);
    // Deleted and set again, the name moves to the young end.
    entries.delete(name);
    entries.set(name, { bytes: size });
  }

  async function evict(): Promise<void> {
    for (const [name, entry] of entries) {
      if (bytes <= maxBytes) return;
      entries.delete(name);
      bytes -= entry.bytes;
      await rm(join(folder, name), { force: true });
    }
  }

  async function read(name: string): Promise<Buffer | undefined> {
    const path = join(folder, name);
    try {
      const picture = await readFile(path);
      remember(name, picture.length);
      const { mtimeMs } = await stat(path);
      const now = Date.now();
      if (now - mtimeMs > TOUCH_AFTER_MS) await utimes(path, now / 1000, now / 1000);
      return picture;
    } catch {
      // Another instance may have evicted it a moment ago.
      return undefined;
    }
  }

  async function drawAndKeep(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    const aside = join(folder, `${name}.${process.pid}.part`);
    try {
      await writeFile(aside, picture);
      await rename(aside, join(folder, name));
      remember(name, picture.length);
      await evict();
    } catch {
      // A full or read-only disk costs speed, not the picture.
      await rm(aside, { force: true }).catch(() => {});
    }
    return picture;
  }

  /** The file that a key stands for, once it is known what is there. */
  async function fileOf(key: string): Promise<string> {
    opened ??= open().catch(() => {});
    await opened;
    return createHash('sha256').update(key).digest('hex');
  }

  return {
    find: async (key) => read(await fileOf(key)),
    async get(key, draw) {
      const name = await fileOf(key);
      const pending = underway.get(name);
      if (pending) return pending;
      const work = read(name).then((picture) => picture ?? drawAndKeep(name, draw));
      underway.set(name, work);
      try {
        return await work;
      } finally {
        underway.delete(name);
      }
    },
  };
}
