/**
 * Starts every bench and every command of trust/ for a moment: `node scripts/try-harnesses.mjs [name …]`.
 * A harness that does not start is a claim that nobody keeps. Nothing is measured: the same code on the
 * smallest size, without references from the registry, and bundled, because reading our sources one by
 * one costs most of them more than what they do. Three lanes, because they wait as often as they work;
 * each harness has folders and ports of its own. HARNESS_TIMES=1 says how long each took.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { bundlePrograms } from './setup/bundle-programs.mjs';
import { ROOT } from './setup/root.mjs';

/** So long that only what hangs is ended: a busy machine must not decide a test. */
const LONGEST_MS = 900_000;
const LANES = 3;
const PREPARE = 'bench/prepare-world.ts';

/** By the name of their script in package.json. */
const COMMANDS = {
  cluster: ['trust/cluster.ts', '--prove', '--brief'],
  siege: ['trust/siege.ts', '--quick', '--only', 'nonce-flood', '--preset', 'live'],
  fuzz: ['trust/fuzz.ts', '--calls', '40'],
  chaos: ['trust/chaos.ts', '--brief'],
  'chain-chaos': ['trust/chain-chaos.ts', '--brief'],
  'rolling-upgrade': ['trust/rolling-upgrade.ts', '--brief'],
  failover: ['trust/failover.ts', '--prove', '--brief'],
  'restore-drill': ['trust/restore-drill.ts', '--brief'],
  load: ['trust/load.ts', '--brief'],
  'practice-flood': ['trust/practice-flood.ts', '--brief'],
  bench: ['bench/run-all.ts', '--brief', '--only', 'collection'],
  economics: ['packages/rules/scripts/economics.ts'],
  simulate: ['packages/rules/scripts/simulate.ts', '--brief'],
  'art:sheet': ['packages/art/scripts/contact-sheet.ts', 'FOLDER', 'silhouettes-large'],
  'art:export': ['apps/server/dist/art-export.js', 'FOLDER', '--cards', '1-1'],
};

/** These write the same bundle of a server, and so come one after the other. */
const IN_TURN = ['cups', 'matches', 'profile'];
/** What takes longest comes first, or everybody would wait for it in the end. */
const LONG = [
  'failover',
  'restore-drill',
  'chain-chaos',
  'cluster',
  'rolling-upgrade',
  'growth',
  'chaos',
  'admin',
  'fuzz',
];

/** Answers how many started and ended, and how many did not. */
export async function tryHarnesses({ only = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'goats-tried-'));
  chmodSync(folder, 0o711);
  const settings = { ...env, PREPARED_WORLD: folder };
  const harnesses = await listHarnesses();
  try {
    const files = harnesses.map(({ file }) => file).filter((file) => file.endsWith('.ts'));
    const bundled = await bundlePrograms([PREPARE, ...files], '.cache/tried');
    const prepared = await run([bundled(PREPARE), folder], {});
    if (prepared.code !== 0) throw new Error(`No world could be prepared:\n${prepared.output}`);
    const waiting = inOrder(
      harnesses.filter(({ name }) => only.length === 0 || only.includes(name)),
    );
    const results = [];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const { name, title, file, args } of next) {
          const pictures = join(folder, name.replace(':', '-'));
          const own = args.map((word) => (word === 'FOLDER' ? pictures : word));
          const began = performance.now();
          const { code, output } = await run([bundled(file), ...own], settings);
          const took = ((performance.now() - began) / 1_000).toFixed(1);
          if (process.env.HARNESS_TIMES) console.log(`${title} ${took} s`);
          if (code !== 0) console.error(`✗ ${title} does not work:\n${output}`);
          results.push(code);
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const failed = results.filter((code) => code !== 0).length;
    return { passed: results.length - failed, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each with its file and what it is started with. */
export async function listHarnesses() {
  const { BENCHES, PROFILES } = await tsImport('../bench/benches.ts', import.meta.url);
  return [
    ...Object.entries(COMMANDS).map(([name, [file, ...args]]) => ({
      ...{ name, title: `npm run ${name}`, file, args },
    })),
    ...[...BENCHES, ...PROFILES].map(({ name, file }) => ({
      ...{ name, title: `bench ${name}`, file, args: ['--brief'] },
    })),
  ];
}

/** What a lane takes at a time. */
function inOrder(harnesses) {
  const inTurn = harnesses.filter(({ name }) => IN_TURN.includes(name));
  const place = ({ name }) => (LONG.includes(name) ? LONG.indexOf(name) : LONG.length);
  const alone = harnesses
    .filter((each) => !inTurn.includes(each))
    .sort((one, other) => place(one) - place(other));
  return [inTurn, ...alone.map((each) => [each])];
}

/** Whatever does not end is ended, and so is everything when we are: each of them cleans up after itself. */
function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
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
    child.on('close', (code, signal) => {
      if (signal) output += `\nIt was ended by ${signal}.`;
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
