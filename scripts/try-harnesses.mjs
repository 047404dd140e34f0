/**
 * Starts every bench and every command of trust/ for a moment: `node scripts/try-harnesses.mjs [name …]`.
 * A harness that does not start is a claim that nobody keeps. Nothing is measured: the same code on the
 * smallest size, without references from the registry. Two lanes, because they wait as often as they work.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './setup/root.mjs';

/** So long that only what hangs is ended: a busy machine must not decide a test. */
const LONGEST_MS = 900_000;
const built = (file, ...args) => [process.execPath, ['scripts/run-built.mjs', file, ...args]];
const source = (file, ...args) => [join(ROOT, 'node_modules/.bin/tsx'), [file, ...args]];

/** By the name of their script in package.json. */
const COMMANDS = {
  cluster: built('trust/cluster.ts', '--prove', '--brief'),
  siege: built('trust/siege.ts', '--quick', '--only', 'nonce-flood', '--preset', 'live'),
  fuzz: built('trust/fuzz.ts', '--calls', '40'),
  chaos: built('trust/chaos.ts', '--brief'),
  'chain-chaos': built('trust/chain-chaos.ts', '--brief'),
  load: built('trust/load.ts', '--brief'),
  'practice-flood': built('trust/practice-flood.ts', '--brief'),
  economics: source('packages/rules/scripts/economics.ts'),
  simulate: source('packages/rules/scripts/simulate.ts', '--brief'),
  'art:sheet': source('packages/art/scripts/contact-sheet.ts', 'FOLDER', 'silhouettes-large'),
  'art:export': built('apps/server/dist/art-export.js', 'FOLDER', '--cards', '1-1'),
};

/** Answers how many started and ended, and how many did not. */
export async function tryHarnesses({ only = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'goats-tried-'));
  chmodSync(folder, 0o711);
  const settings = { ...env, PREPARED_WORLD: folder };
  try {
    const prepared = await run(source('bench/prepare-world.ts', folder), {});
    if (prepared.code !== 0) throw new Error(`No world could be prepared:\n${prepared.output}`);
    const results = await Promise.all([
      tryBenches(only, settings),
      tryCommands(only, settings, folder),
    ]);
    const broken = results.flat().filter(({ why }) => why !== undefined);
    for (const { name, why } of broken) console.error(`✗ ${name} does not work:\n${why}`);
    return { passed: results.flat().length - broken.length, failed: broken.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All in one process, which has to read our sources only once. */
async function tryBenches(only, env) {
  const { output, code } = await run(source('bench/try-all.ts', '--brief', ...only), env);
  const told = [...output.matchAll(/^(TRIED|BROKE) (\S+) ([\d.]+ s)$/gm)];
  if (process.env.HARNESS_TIMES) for (const [, , name, took] of told) console.log(name, took);
  const results = told.map(([, word, name]) => ({
    name: `bench ${name}`,
    ...(word === 'BROKE' ? { why: output } : {}),
  }));
  return code === 0 ? results : [...results, { name: 'bench', why: output }];
}

async function tryCommands(only, env, folder) {
  const results = [];
  for (const [name, [program, args]] of Object.entries(COMMANDS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const began = performance.now();
    const pictures = join(folder, name.replace(':', '-'));
    const own = args.map((word) => (word === 'FOLDER' ? pictures : word));
    const { code, output } = await run([program, own], env);
    const took = ((performance.now() - began) / 1_000).toFixed(1);
    if (process.env.HARNESS_TIMES) console.log(`npm run ${name} ${took} s`);
    results.push({ name: `npm run ${name}`, ...(code === 0 ? {} : { why: output }) });
  }
  return results;
}

/** Whatever does not end is ended, and so is everything when we are: each of them cleans up after itself. */
function run([program, args], env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...{ cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    });
    const end = () => child.kill('SIGTERM');
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    const timer = setTimeout(() => {
      output += `\nIt did not end within ${LONGEST_MS / 1_000} s.`;
      end();
    }, LONGEST_MS);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGTERM', end);
      process.off('SIGINT', end);
      resolve({ code: code ?? 1, output });
    });
  });
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { ensureInstalled } = await import('./setup/install.mjs');
  const { ensureBuilt } = await import('./setup/build.mjs');
  const { ensureChromium } = await import('./browsers/ensure-chromium.mjs');
  await ensureInstalled();
  await ensureBuilt();
  const env = { CHROMIUM_PATH: await ensureChromium() };
  const { passed, failed } = await tryHarnesses({ only: process.argv.slice(2), env });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
