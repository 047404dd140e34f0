import { chmod, mkdtemp, readdir, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE } from '../db/embedded/connection.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { locateHome } from '../db/embedded/home.ts';
import { findPostmaster, stopPostmaster } from '../db/embedded/postmaster.ts';
import { identify } from '../db/embedded/process-identity.ts';
import { throwAwaySettings } from '../db/embedded/settings.ts';

const PREFIX = 'goats-test-';
const MEMORY = '/dev/shm';
const ROOMY_BYTES = 4 * 1_073_741_824;

/**
 * One PostgreSQL for a whole test run, in a folder that is gone afterwards. Its role may create
 * databases; adminUrl leads to the maintenance database.
 *
 * @example const { adminUrl, stop } = await startTestPostgres();
 */
export async function startTestPostgres(): Promise<{
  adminUrl: string;
  stop: () => Promise<void>;
}> {
  const places = (await isRoomy(MEMORY)) ? [MEMORY, tmpdir()] : [tmpdir()];
  for (const place of places) await sweepKilledRuns(place);
  const dataDir = await mkdtemp(join(places[0]!, `${PREFIX}${process.pid}-`));
  // Run by root, PostgreSQL is another account and has to get through.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: throwAwaySettings,
  });
  return {
    adminUrl: postgres.connectionString.replace(`/${DATABASE}?`, '/postgres?'),
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Every database is a thousand files that are soon deleted. A disk's file system may look at each of
 * those again before it makes the next one, for longer than all else that a short test does.
 */
async function isRoomy(folder: string): Promise<boolean> {
  const room = await statfs(folder).catch(() => null);
  return room !== null && room.bavail * room.bsize >= ROOMY_BYTES;
}

// A test run that was killed had no chance to clean up, and its server would stay for good.
async function sweepKilledRuns(place: string): Promise<void> {
  const temporary = await realpath(place);
  for (const name of await readdir(temporary)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || identify(Number(pid)) !== null) continue;
    try {
      const dataDir = join(temporary, name);
      const running = await findPostmaster((await locateHome(dataDir)).cluster);
      if (running !== null) await stopPostmaster(running);
      await rm(dataDir, { recursive: true, force: true });
    } catch {
      // Another account's left-overs are that account's to sweep.
    }
  }
}
