import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system that can be filled up without hurting anybody else. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes every free byte. */
  fill(): void;
  free(): void;
  remove(): void;
}

const SIZE_MB = 768;
const BLOCK = Buffer.alloc(1_048_576);

/** Mounts one in memory; undefined when we may not, because we are not root. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'goats-small-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0711`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  chmodSync(folder, 0o711);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w');
      try {
        for (let size = BLOCK.length; size >= 4_096; ) {
          try {
            writeSync(file, BLOCK, 0, size);
          } catch {
            size = Math.floor(size / 4);
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
