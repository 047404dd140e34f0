import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlePrograms } from '../setup/bundle-programs.mjs';
import { ROOT } from '../setup/root.mjs';

/** What tests of the server start beside themselves: its threads, and programs that are killed. */
const PROGRAMS = [
  'cards/pictures/picture.worker.ts',
  'chain/leaves/leaves.worker.ts',
  'commands/deploy.ts',
  'main.ts',
  'testing/killed-chain.ts',
  'testing/ledger-load.ts',
];

const RUNS = '.cache/test-programs';

/** Once for a run: a thread that reads our sources itself takes a second and a half of a core to begin. */
export default async function bundleServer() {
  await sweepKilledRuns();
  const folder = `${RUNS}/${process.pid}`;
  await bundlePrograms(
    PROGRAMS.map((file) => `apps/server/src/${file}`),
    folder,
  );
  process.env.BUNDLED_SERVER = pathToFileURL(join(ROOT, folder, 'apps/server/src')).href;
  return () => rm(join(ROOT, folder), { recursive: true, force: true });
}

/** A run that was killed could not take its folder along. */
async function sweepKilledRuns() {
  const left = await readdir(join(ROOT, RUNS)).catch(() => []);
  await Promise.all(
    left
      .filter((pid) => !isAlive(Number(pid)))
      .map((pid) => rm(join(ROOT, RUNS, pid), { recursive: true, force: true })),
  );
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}
