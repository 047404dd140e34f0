import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withProgress } from './progress.mjs';
import { ROOT } from './root.mjs';
import { runNpm } from './run-npm.mjs';
import { SetupError } from './setup-error.mjs';
import { withSetupLock } from './setup-lock.mjs';

const STAMP = join(ROOT, 'node_modules/.cache/legendary-goats-install');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/**
 * Installs what package-lock.json lists, unless exactly that is installed already. Answers
 * whether it had to. Whoever only serves needs no tools for tests: on a fresh clone they stay away
 * until somebody asks for everything.
 *
 * @example await ensureInstalled({ serving: true });
 */
export async function ensureInstalled({ serving = false, log = console.log } = {}) {
  if (isInstalled(serving)) return false;
  return withSetupLock(async () => {
    if (isInstalled(serving)) return false;
    const first = !existsSync(INSTALLED);
    // Where tools are already, leaving them out would take them away.
    const omitted = serving && first ? 'dev' : '';
    const why = first ? 'first start only' : 'some are missing';
    const packages = neededPackages(readJson(join(ROOT, 'package-lock.json')), omitted);
    await withProgress(
      () => {
        const there = packages.filter((path) =>
          existsSync(join(ROOT, path, 'package.json')),
        ).length;
        const done = there === 0 ? 'looking them up' : `${there} of ${packages.length} packages`;
        return `Installing dependencies (${why}): ${done}…`;
      },
      () => install(omitted),
      { log },
    );
    writeStamp(omitted);
    return true;
  });
}

function isInstalled(serving) {
  const stamp = readText(STAMP);
  if (stamp === wantedStamp('') || (serving && stamp === wantedStamp('dev'))) return true;
  const wanted = readJson(join(ROOT, 'package-lock.json'));
  const there = readJson(INSTALLED);
  if (wanted === null || there === null) return false;
  for (const omitted of serving ? ['', 'dev'] : ['']) {
    if (!listsMatch(wanted.packages, there.packages, omitted)) continue;
    writeStamp(omitted);
    return true;
  }
  return false;
}

/**
 * Whether an installation has every package of a lock file that this machine needs, without the
 * tools if 'dev' is omitted. Packages for other platforms are optional, and missing rightly.
 *
 * @example listsMatch(lock.packages, installed.packages)
 */
export function listsMatch(wanted, there, omitted = '') {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry[omitted]) return true;
    const found = there[path];
    if (entry.link) return found?.link === true;
    if (found === undefined) return entry.optional === true && !isForThisMachine(entry);
    return found.version === entry.version;
  });
}

/** The folders of what will certainly come, for counting it. */
function neededPackages(lock, omitted) {
  return Object.entries(lock?.packages ?? {})
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry[omitted])
    .filter(([, entry]) => !entry.optional || isForThisMachine(entry))
    .map(([path]) => path);
}

function isForThisMachine({ os, cpu, libc }) {
  // Only npm knows which C library this is; and what names no platform is left out for its own reasons.
  if (libc !== undefined || os === undefined) return false;
  return os.includes(process.platform) && (cpu === undefined || cpu.includes(process.arch));
}

async function install(omitted) {
  // Not `npm ci`: it clears the folder first, also from under a server that is running.
  // And NODE_ENV=production would leave out what was not asked to be.
  const only = ['--no-save', '--include=optional', `--${omitted ? 'omit' : 'include'}=dev`];
  const args = ['install', ...only, '--no-audit', '--loglevel=error'];
  // What npm knows of a package may be too old to name the version that is wanted.
  if ((await runNpm([...args, '--prefer-offline'])).code === 0) return;
  const { code, output } = await runNpm(args);
  if (code !== 0) throw new SetupError(explain(output));
}

function explain(output) {
  const said = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .filter((line) => line !== '' && !line.startsWith('A complete log'));
  const reason = said.slice(0, 3).join('; ') || output.trim().split('\n').at(-1);
  return `The dependencies could not be installed (${reason}): check the connection to the npm registry, then start again.`;
}

function wantedStamp(omitted) {
  const hash = createHash('sha256').update(readText(join(ROOT, 'package-lock.json')));
  const without = omitted && ` without ${omitted}`;
  return `${hash.digest('hex')} ${process.platform} ${process.arch}${without}`;
}

function writeStamp(omitted) {
  try {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, wantedStamp(omitted));
  } catch {
    // An installation that belongs to another account is looked at anew each time.
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
