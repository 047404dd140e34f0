import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { versioned } from '@goats/collection';
import type { PictureJob } from '../cards/pictures/draw-picture.ts';
import { createPicturePool } from '../cards/pictures/picture-pool.ts';
import { claimFolder, writeManifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { makeFolder, removeParts, writeWhole } from './write-whole.ts';

/** Which pictures go where. */
export interface ExportOrder {
  readonly folder: string;
  /** Of the drawings, as it stands in the addresses that pages ask for. */
  readonly version: string;
  readonly format: PictureJob['format'];
  readonly width: number;
  readonly cards: readonly number[];
  readonly onProgress?: (progress: Progress) => void;
}

/** Two for each thread, so that none of them waits for the disk or for the next SVG. */
const ORDERS_PER_THREAD = 2;

/**
 * Draws every card that is not in the folder yet, on all cores. A picture has its name only when it
 * is whole and on disk, so a process that was killed is simply started again.
 *
 * `await exportPictures({ folder, version, format: 'webp', width: 512, cards: [1, 2, 3] })`
 */
export async function exportPictures(order: ExportOrder): Promise<Progress> {
  const { folder, version, format, width, cards } = order;
  await makeFolder(folder);
  await claimFolder(folder, { version, format, width });
  const there = new Set(await readdir(folder));
  const nameOf = (id: number) => versioned(`card-${id}.${format}`, version);
  const missing = cards.filter((id) => !there.has(nameOf(id)));
  const threads = availableParallelism();
  const pool = createPicturePool({ workers: threads });
  const began = performance.now();
  let drawn = 0;
  const progress = (): Progress => ({
    total: cards.length,
    done: cards.length - missing.length + drawn,
    drawn,
    seconds: (performance.now() - began) / 1_000,
  });

  async function drawNext(queue: Iterable<number>): Promise<void> {
    for (const id of queue) {
      const drawing = { among: 'images', filename: `card-${id}.${format}`, locale: 'en' } as const;
      const picture = await pool.draw({ drawing, format, width });
      await writeWhole(join(folder, nameOf(id)), picture);
      drawn += 1;
      order.onProgress?.(progress());
    }
  }

  // One queue that all take from: an array's iterator goes on where somebody else left it.
  const queue = missing.values();
  try {
    await Promise.all(Array.from({ length: ORDERS_PER_THREAD * threads }, () => drawNext(queue)));
  } finally {
    await pool.close();
  }
  await removeParts(folder);
  const pictures = (await readdir(folder)).filter((name) => name.startsWith('card-')).length;
  await writeManifest(folder, { version, format, width, pictures });
  return progress();
}
