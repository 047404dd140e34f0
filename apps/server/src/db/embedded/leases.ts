import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './embedded-postgres-error.ts';
import { identify, parseIdentity, stillRuns } from './process-identity.ts';

/**
 * Everyone who uses the running PostgreSQL holds a lease; the last one out stops it. Call these
 * under the start lock, or two leavers may each believe the other stays.
 *
 * @example const lease = await takeLease('/srv/data/postgres/leases');
 */
export async function takeLease(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${process.pid}-${randomBytes(4).toString('hex')}`);
  await writeFile(file, JSON.stringify(identify(process.pid)));
  return file;
}

/**
 * How many living processes hold a lease; leases of killed ones are cleared on the way.
 *
 * @example if ((await countLeases(folder)) === 0) await stopPostmaster(running);
 */
export async function countLeases(folder: string): Promise<number> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
  let held = 0;
  for (const name of names) {
    const file = join(folder, name);
    const holder = parseIdentity(await readFile(file, 'utf8').catch(() => ''));
    if (holder !== null && stillRuns(holder)) held += 1;
    else await rm(file, { force: true });
  }
  return held;
}
