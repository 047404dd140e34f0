import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PATIENCE_MS = 10 * 60_000;

/**
 * The path of a Chromium that runs here: the named one, an installed one, Playwright's, or one
 * that is installed now.
 *
 * @example const executablePath = await ensureChromium();
 */
export async function ensureChromium({ log = console.log, env = process.env } = {}) {
  if (env.CHROMIUM_PATH) {
    if (runs(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and no Chromium runs from there.`);
  }
  const found = findInstalled(env) ?? playwrights();
  if (found) return found;

  log('Installing Chromium for the browser journeys (first time only)…');
  return installWithPlaywright() ?? installWithApt(env) ?? fail();
}

/**
 * The first Chromium on the PATH that really starts; a placeholder that asks for a snap does not.
 *
 * @example findInstalled({ PATH: '/usr/bin' }) // → '/usr/bin/chromium'
 */
export function findInstalled(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...APPLICATIONS].find(runs);
}

function runs(path) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /Chrom/.test(stdout);
}

// The journeys' own Playwright, whose version decides which Chromium it wants.
const fromJourneys = createRequire(join(import.meta.dirname, '../../e2e/package.json'));

function playwrights() {
  try {
    const path = fromJourneys('@playwright/test').chromium.executablePath();
    return runs(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installWithPlaywright() {
  try {
    const folder = dirname(fromJourneys.resolve('@playwright/test/package.json'));
    attempt(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium']);
    return playwrights();
  } catch {
    return undefined;
  }
}

function installWithApt(env) {
  if (!attempt('apt-get', ['--version'])) return undefined;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  attempt(apt[0], [...apt.slice(1), 'update'], quiet);
  attempt(apt[0], [...apt.slice(1), 'install', '-y', 'chromium'], quiet);
  return findInstalled(env);
}

function attempt(command, args, env = process.env) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS, env });
    return true;
  } catch {
    return false;
  }
}

function fail() {
  throw new Error(
    'There is no Chromium and none could be installed: install one and set CHROMIUM_PATH to it.',
  );
}
