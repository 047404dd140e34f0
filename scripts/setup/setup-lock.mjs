import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './root.mjs';
import { SetupError } from './setup-error.mjs';

const FOLDER = join(ROOT, '.cache');
const FILE = join(FOLDER, 'setup.lock');
const LONGEST_SETUP_MS = 15 * 60_000;

/**
 * Lets one process at a time install or build: two first starts at once would delete each other's
 * files. Whoever waited must look again whether there is anything left to do.
 *
 * @example await withSetupLock(async () => { if (isStale()) await build(); });
 */
export async function withSetupLock(work) {
  while (!take()) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

function take() {
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    process.once('exit', release);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw new SetupError(
        `The folder ${ROOT} has to be set up and cannot be written to (${error.code}): run npm start once as an account that may.`,
      );
    }
  }
  if (!isHeld()) rmSync(FILE, { force: true });
  return false;
}

function isHeld() {
  try {
    const pid = Number(readFileSync(FILE, 'utf8'));
    const age = Date.now() - statSync(FILE).mtimeMs;
    // Empty for the instant between its making and its writing.
    if (pid === 0) return age < 5_000;
    // After a reboot the number may belong to somebody who never heard of us.
    if (age > LONGEST_SETUP_MS) return false;
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// Ctrl-C during an installation must not leave a lock whose number somebody else may get.
function release() {
  try {
    if (readFileSync(FILE, 'utf8') === String(process.pid)) rmSync(FILE, { force: true });
  } catch {
    // It is gone already.
  }
}
