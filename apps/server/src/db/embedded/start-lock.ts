import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { identify, parseIdentity, stillRuns } from './process-identity.ts';

const PATIENCE_MS = 180_000;

/**
 * One process at a time decides whether PostgreSQL is started, used or stopped. A lock whose
 * holder was killed is broken by whoever comes next.
 *
 * @example await withStartLock('/srv/data/postgres.lock', () => start());
 */
export async function withStartLock<Result>(
  lockFile: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await take(lockFile);
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function take(lockFile: string): Promise<void> {
  const mine = `${lockFile}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(mine, JSON.stringify(identify(process.pid)));
  try {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        // A hard link appears with its content in one step; a half-written lock cannot be read.
        await link(mine, lockFile);
        return;
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      await breakStale(lockFile);
      if (Date.now() > giveUpAt) {
        throw new EmbeddedPostgresError(
          `Another process has been starting or stopping the database for too long: end it, or remove ${lockFile}.`,
        );
      }
      await sleep(40);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

async function breakStale(lockFile: string): Promise<void> {
  if (await isHeld(lockFile)) return;
  const aside = `${lockFile}.stale-${randomBytes(4).toString('hex')}`;
  try {
    await rename(lockFile, aside);
    // Between the look and the rename a third process may have taken the lock: give it back.
    if (await isHeld(aside)) await link(aside, lockFile).catch(() => undefined);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function isHeld(file: string): Promise<boolean> {
  try {
    const holder = parseIdentity(await readFile(file, 'utf8'));
    return holder !== null && stillRuns(holder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
