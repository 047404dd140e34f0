/**
 * `npm test`: everything, from a fresh clone: install, checks, build, unit and API tests on a real
 * PostgreSQL, browser journeys. Ends with one line `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureWindowed } from './browsers/ensure-chromium.mjs';
import { findFirefox } from './browsers/find-firefox.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureForge, setAnvil } from './setup/foundry.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './test/run.mjs';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, '.cache/test-results');

let passed = 0;
let failed = 0;

function count(stage, result) {
  passed += result.passed;
  failed += result.failed;
  console.log(`  ${stage}: ${result.passed} passed, ${result.failed} failed (${result.seconds} s)`);
}

async function stage(name, work) {
  const began = Date.now();
  const result = await work().catch((error) => {
    console.error(`✗ ${name}: ${error.message}`);
    return { passed: 0, failed: 1 };
  });
  count(name, { ...result, seconds: Math.round((Date.now() - began) / 1000) });
}

/** A runner that died before it could write its report counts as one failure, never as none. */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

await ensureInstalled();
const noAnvil = await setAnvil();
if (noAnvil) console.error(`✗ ${noAnvil} Tests of the chain will fail.`);
// Once, before two want it at the same time; whoever runs it says why there is none.
await ensureForge();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const { runChecks } = await import('./check.mjs');
// The build, too, beside a compiler of contracts that takes one core; the browser stage says what fails.
const prepared = stage('checks', runChecks)
  .then(() => ensureBuilt())
  .catch(() => undefined);

await stage('contracts', async () => {
  const { testContracts } = await import('../contracts/scripts/forge.mjs');
  const { tryMutants } = await import('../contracts/scripts/mutants.mjs');
  const { MUTANTS } = await import('../contracts/mutants.mjs');
  const unnoticed = (line) => line.startsWith('NOT') && console.error(`✗ ${line}`);
  const [tests, mutants] = await Promise.all([
    testContracts(),
    tryMutants(MUTANTS, { quick: true, log: unnoticed }),
  ]);
  return { passed: tests.passed + mutants.passed, failed: tests.failed + mutants.failed };
});
await prepared;

await stage('unit and API', async () => {
  const file = join(RESULTS, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=./scripts/test/quiet-reporter.mjs',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return readReport(file, (report) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded fails the run without failing a test.
    failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1),
  }));
});

await stage('benches and harnesses', async () => {
  await ensureBuilt();
  const { tryHarnesses } = await import('./try-harnesses.mjs');
  return tryHarnesses({ env: { CHROMIUM_PATH: await ensureChromium() } });
});

await stage('browser', async () => {
  await ensureBuilt();
  const file = join(RESULTS, 'playwright.json');
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: await ensureChromium(),
    WINDOWED_CHROMIUM_PATH: ensureWindowed() ?? '',
    FIREFOX_PATH: findFirefox() ?? '',
    PLAYWRIGHT_RESULTS: file,
  });
  return readReport(file, (report) => ({
    passed: report.passed,
    failed: Math.max(report.failed, code === 0 ? 0 : 1),
  }));
});

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
