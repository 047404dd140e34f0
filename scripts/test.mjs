/**
 * `npm test`: everything, from a fresh clone: install, checks, build, unit and API tests on a real
 * PostgreSQL, browser journeys. `npm test -- packages/rules week`: only what belongs to these words.
 * The fast stages come first and a failure is printed the moment it happens. Ends with one line
 * `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureWindowed } from './browsers/ensure-chromium.mjs';
import { findFirefox } from './browsers/find-firefox.mjs';
import { findWebKit } from './browsers/find-webkit.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureForge, setAnvil } from './setup/foundry.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run } from './test/run.mjs';
import { whatBelongs } from './test/what-belongs.mjs';

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

const { all, unknown, journeys, tests, contracts, harnesses } = whatBelongs(process.argv.slice(2));
if (unknown.length > 0) {
  console.error(
    `✗ No test belongs to ${unknown.join(', ')}. Name a folder, a source file, a test, or a journey: npm test -- packages/rules week`,
  );
  console.log(`0 passed, ${unknown.length} failed`);
  process.exit(1);
}

await ensureInstalled();
const noAnvil = await setAnvil();
if (noAnvil) console.error(`✗ ${noAnvil} Tests of the chain will fail.`);
// Once, before two want it at the same time; whoever runs it says why there is none.
if (contracts) await ensureForge();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// The build, too, beside a compiler of contracts that takes one core; the browser stage says what fails.
const prepared = all && checkAndBuild();
if (contracts) await stage('contracts', tryContracts);
await prepared;
if (all || tests.length > 0) await stage('unit and API', runUnits);
if (harnesses) await stage('benches and harnesses', startHarnesses);
if (all || journeys.length > 0) await stage('browser', walkJourneys);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function checkAndBuild() {
  const { runChecks } = await import('./check.mjs');
  await stage('checks', runChecks);
  await ensureBuilt().catch(() => undefined);
}

async function tryContracts() {
  const { testContracts } = await import('../contracts/scripts/forge.mjs');
  const { tryMutants } = await import('../contracts/scripts/mutants.mjs');
  const { MUTANTS } = await import('../contracts/mutants.mjs');
  const unnoticed = (line) => line.startsWith('NOT') && console.error(`✗ ${line}`);
  const [tests, mutants] = await Promise.all([
    testContracts(),
    tryMutants(MUTANTS, { quick: true, log: unnoticed }),
  ]);
  return { passed: tests.passed + mutants.passed, failed: tests.failed + mutants.failed };
}

async function runUnits() {
  const file = join(RESULTS, 'vitest.json');
  const code = await run(
    'vitest',
    [
      'run',
      ...tests,
      '--reporter=./scripts/test/quiet-reporter.mjs',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { QUIET_TESTS: '1' },
  );
  return readReport(file, (report) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded fails the run without failing a test.
    failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1),
  }));
}

async function startHarnesses() {
  await ensureBuilt();
  const { tryHarnesses } = await import('./try-harnesses.mjs');
  return tryHarnesses({ env: { CHROMIUM_PATH: await ensureChromium() } });
}

async function walkJourneys() {
  await ensureBuilt();
  const file = join(RESULTS, 'playwright.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...journeys];
  const firefox = findFirefox();
  const webKit = findWebKit();
  for (const [name, found] of [
    ['Firefox later than 140', firefox],
    ['WebKit', webKit],
  ]) {
    if (all && !found) console.log(`The main journey is left out in ${name}: none is installed.`);
  }
  const code = await run('playwright', args, {
    CHROMIUM_PATH: await ensureChromium(),
    WINDOWED_CHROMIUM_PATH: ensureWindowed() ?? '',
    FIREFOX_PATH: firefox ?? '',
    WEBKIT_PATHS: webKit ? JSON.stringify(webKit) : '',
    PLAYWRIGHT_RESULTS: file,
  });
  return readReport(file, (report) => ({
    passed: report.passed,
    failed: Math.max(report.failed, code === 0 ? 0 : 1),
  }));
}
