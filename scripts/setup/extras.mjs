/**
 * `node scripts/setup/extras.mjs`: installs every extra beside what is there, for an image that is to
 * serve with any of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from './progress.mjs';
import { ROOT } from './root.mjs';
import { runNpm } from './run-npm.mjs';
import { SetupError } from './setup-error.mjs';
import { withSetupLock } from './setup-lock.mjs';

/** What serving needs only where somebody asks for it, by the variable that does. */
const EXTRAS = { CHANGE_BUS_URL: '@nats-io/transport-node' };

/** `wantedExtras({ CHANGE_BUS_URL: 'nats://127.0.0.1' }) // ['@nats-io/transport-node']` */
export function wantedExtras(env) {
  return Object.entries(EXTRAS).flatMap(([variable, name]) => (env[variable] ? [name] : []));
}

/**
 * Installs these beside what is there, each in the version and with the content that
 * package-lock.json names. They are tools to npm: whoever installs everything has them already.
 *
 * @example await ensureExtras(wantedExtras(process.env));
 */
export async function ensureExtras(names, log = console.log) {
  if (missing(names).length === 0) return;
  await withSetupLock(async () => {
    const wanted = missing(names);
    if (wanted.length === 0) return;
    await withProgress(
      () => `Installing ${wanted.join(', ')}…`,
      () => install(wanted),
      { log },
    );
  });
}

async function install(wanted) {
  const { packages } = readJson('package-lock.json');
  const exact = wanted.map((name) => `${name}@${packages[`node_modules/${name}`].version}`);
  const args = ['install', '--no-save', '--omit=dev', '--include=optional', '--no-audit'];
  const { code, output } = await runNpm([...args, '--loglevel=error', ...exact]);
  if (code === 0) return;
  const reason = output.trim().split('\n').at(-1);
  throw new SetupError(
    `${exact.join(', ')} could not be installed (${reason}): check the connection to the npm registry, then start again.`,
  );
}

function missing(names) {
  const wanted = readJson('package-lock.json').packages;
  return names.filter((name) => {
    const there = readJson(`node_modules/${name}/package.json`);
    return there?.version !== wanted[`node_modules/${name}`]?.version;
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return null;
  }
}

if (import.meta.filename === process.argv[1]) await ensureExtras(Object.values(EXTRAS));
