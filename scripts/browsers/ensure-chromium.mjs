import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { attempt, installWithApt } from './apt.mjs';
import { findOnPath, runs } from './find.mjs';

/** Chromium without the frame of a window, which costs three times what the page in it does. */
const SHELL = 'chromium-headless-shell';
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const SAYS = /Chrom/;

/**
 * The path of a Chromium that runs here: the named one, an installed one, Playwright's, or one
 * that is installed now.
 *
 * @example const executablePath = await ensureChromium();
 */
export async function ensureChromium({ log = console.log, env = process.env } = {}) {
  if (env.CHROMIUM_PATH) {
    if (runs(env.CHROMIUM_PATH, SAYS)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and no Chromium runs from there.`);
  }
  const found = findInstalled(env) ?? playwrights();
  if (found && (found.endsWith(SHELL) || !isBuildServer())) return found;

  log('Installing Chromium for the browser journeys (first time only)…');
  if (!found) installWithPlaywright();
  if (!playwrights()) installWithApt(SHELL, env, { needed: !found });
  return findInstalled(env) ?? playwrights() ?? fail();
}

/** The first Chromium that is installed: `findInstalled({ PATH: '/usr/bin' })` */
export function findInstalled(env) {
  return findOnPath([SHELL], SAYS, env) ?? findWindowed(env);
}

/** One with windows, which alone can show a notification. */
export function findWindowed(env) {
  return findOnPath(WINDOWED, SAYS, env) ?? APPLICATIONS.find((path) => runs(path, SAYS));
}

/**
 * The path of one with windows, installed now where nobody minds; undefined where there is none.
 *
 * @example const path = ensureWindowed() ?? (await ensureChromium());
 */
export function ensureWindowed({ log = console.log, env = process.env } = {}) {
  const found = findWindowed(env);
  if (found || !isBuildServer()) return found;
  log('Installing a Chromium with windows, for journeys with notifications (first time only)…');
  installWithApt(WINDOWED[0], env, { needed: true });
  return findWindowed(env);
}

/** A person's own machine gets nothing installed beside a Chromium that is good enough. */
function isBuildServer() {
  return process.getuid?.() === 0;
}

// The journeys' own Playwright, whose version decides which Chromium it wants.
const fromJourneys = createRequire(join(import.meta.dirname, '../../e2e/package.json'));

function playwrights() {
  try {
    const path = fromJourneys('@playwright/test').chromium.executablePath();
    return runs(path, SAYS) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installWithPlaywright() {
  try {
    const folder = dirname(fromJourneys.resolve('@playwright/test/package.json'));
    attempt(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium']);
  } catch {
    // Not installed itself: then apt has to do.
  }
}

function fail() {
  throw new Error(
    'There is no Chromium and none could be installed: install one and set CHROMIUM_PATH to it.',
  );
}
