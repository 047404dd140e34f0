import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { withProgress } from './progress.mjs';
import { ROOT } from './root.mjs';
import { runQuietly } from './run-quietly.mjs';
import { SetupError } from './setup-error.mjs';
import { withSetupLock } from './setup-lock.mjs';

const STAMP = join(ROOT, '.cache/build.json');

const COMMON = [
  'packages',
  'contracts/artifacts',
  'contracts/founding.ts',
  'contracts/index.ts',
  'package-lock.json',
  'tsconfig.base.json',
  // Both carry the version of the pictures, which the server draws.
  'apps/server/src/cards/pictures',
  'scripts/setup/picture-version.mjs',
];

const PARTS = {
  web: {
    sources: [
      ...COMMON,
      'apps/web',
      'apps/desk',
      'apps/leave',
      // The site prints it.
      'docs/rules.md',
      'scripts/setup/build-web.mjs',
      'scripts/setup/build-desk.mjs',
      'scripts/setup/build-leave.mjs',
      'scripts/setup/build-worker.mjs',
      'scripts/setup/release-files.mjs',
      'scripts/setup/put-words-in.mjs',
      'scripts/setup/site-build.mjs',
      'scripts/words',
      'words',
    ],
    script: 'scripts/setup/build-web.mjs',
    product: 'apps/web/dist/index.html',
  },
  server: {
    sources: [
      ...COMMON,
      'apps/server',
      'scripts/setup/build-server.mjs',
      'scripts/setup/own-packages.mjs',
    ],
    script: 'scripts/setup/build-server.mjs',
    product: 'apps/server/dist/main.js',
  },
};

const NAMES = { web: 'the web application', server: 'the server' };

/**
 * Builds the web application and the server, each only when its sources changed. Answers the
 * names of what was built. `ready` hears of each part as soon as it is there; `closes`: whoever
 * calls goes on meanwhile, and ends this process on a signal itself.
 *
 * @example await ensureBuilt();
 */
export async function ensureBuilt({ log = console.log, ready = () => {}, closes = false } = {}) {
  if (tellFresh(staleParts(), ready).length === 0) return [];
  return withSetupLock(async () => {
    const stale = tellFresh(staleParts(), ready);
    if (stale.length === 0) return [];
    const left = new Set(stale.map(({ name }) => NAMES[name]));
    await withProgress(
      () => `Building ${[...left].join(' and ')}…`,
      () =>
        Promise.all(
          stale.map(async (part) => {
            await build(part, closes);
            left.delete(NAMES[part.name]);
            ready(part.name);
          }),
        ),
      { log },
    );
    mkdirSync(dirname(STAMP), { recursive: true });
    const built = Object.fromEntries(stale.map(({ name, wanted }) => [name, wanted]));
    writeFileSync(STAMP, JSON.stringify({ ...readStamp(), ...built }));
    return stale.map(({ name }) => name);
  });
}

function staleParts() {
  const stamp = readStamp();
  return Object.entries(PARTS)
    .map(([name, part]) => ({ ...part, name, wanted: fingerprint(part.sources) }))
    .filter((part) => stamp[part.name] !== part.wanted || !existsSync(join(ROOT, part.product)));
}

function tellFresh(stale, ready) {
  for (const name of Object.keys(PARTS)) if (!stale.some((part) => part.name === name)) ready(name);
  return stale;
}

async function build({ name, script }, closes) {
  const options = { env: { NODE_ENV: 'production' }, closes };
  const { code, output } = await runQuietly(process.execPath, [join(ROOT, script)], options);
  // Null after a signal.
  if (code === null) throw new SetupError(`Stopped while ${NAMES[name]} was being built.`);
  if (code !== 0) throw new SetupError(`The ${name} could not be built:\n${output.trim()}`);
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'));
  } catch {
    return {};
  }
}
