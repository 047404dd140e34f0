import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';
import { runNpm } from './run-npm.mjs';
import { SetupError } from './setup-error.mjs';
import { withSetupLock } from './setup-lock.mjs';

const STAMP = join(ROOT, 'node_modules/.cache/legendary-goats-install');

/**
 * Installs what package-lock.json lists, unless exactly that is installed already. Answers
 * whether it had to.
 *
 * @example await ensureInstalled();
 */
export async function ensureInstalled({ log = console.log } = {}) {
  if (isInstalled()) return false;
  return withSetupLock(async () => {
    if (isInstalled()) return false;
    const first = !existsSync(join(ROOT, 'node_modules'));
    log(`Installing dependencies (${first ? 'first start only' : 'they changed'})…`);
    await install();
    writeStamp();
    return true;
  });
}

function isInstalled() {
  if (readText(STAMP) === wantedStamp()) return true;
  const wanted = readJson(join(ROOT, 'package-lock.json'));
  const there = readJson(join(ROOT, 'node_modules/.package-lock.json'));
  if (wanted === null || there === null || !listsMatch(wanted.packages, there.packages)) {
    return false;
  }
  writeStamp();
  return true;
}

/**
 * Whether an installation has every package of a lock file that this machine needs. Packages for
 * other platforms are optional, and missing rightly.
 *
 * @example listsMatch(lock.packages, installed.packages)
 */
export function listsMatch(wanted, there) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = there[path];
    if (entry.link) return found?.link === true;
    if (found === undefined) return entry.optional === true && !isForThisMachine(entry);
    return found.version === entry.version;
  });
}

function isForThisMachine({ os, cpu, libc }) {
  // Only npm knows which C library this is; and what names no platform is left out for its own reasons.
  if (libc !== undefined || os === undefined) return false;
  return os.includes(process.platform) && (cpu === undefined || cpu.includes(process.arch));
}

async function install() {
  // Not `npm ci`: it refuses a lock file that lacks optional packages of platforms nobody here has.
  // And NODE_ENV=production would leave out the tools that build the product.
  const only = ['--no-save', '--include=dev', '--include=optional'];
  const args = ['install', ...only, '--no-audit', '--no-fund', '--loglevel=error'];
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

function wantedStamp() {
  const hash = createHash('sha256').update(readText(join(ROOT, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`;
}

function writeStamp() {
  try {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, wantedStamp());
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
