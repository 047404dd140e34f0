/**
 * All 270,000 cards in the browser, as an operator makes them: the built product, one click, and a
 * page that must go on drawing. Prints the time, the longest task of the page and its frames, next
 * to the frames of the same page at rest.
 *
 * `npm run bench:admin`, with CHROMIUM_PATH when the browser is not where Playwright looks.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { copyPreparedWorld } from '../../trust/cluster/prepared-world.ts';
import { BRIEF, sized } from '../brief.ts';
import { inChromium, memoryOfPages, processorOf } from '../browser.ts';
import { median, printTable, record } from '../report.ts';
import { longestTaskOnProcessor } from './main-thread.ts';

const ROUNDS = sized(5, 1);
const PORT = 4393;
const BASE = `http://127.0.0.1:${PORT}`;
const ROOT = join(import.meta.dirname, '../..');
const PASSWORD = 'a-password-for-measuring';

interface Measured {
  readonly seconds: number;
  /** Page and worker together, however many others the machine serves. */
  readonly processorSeconds: number;
  readonly cards: number;
  /** Milliseconds; 0 when no task was over 50. */
  readonly longestTask: number;
  readonly longTasks: number;
  readonly framesPerSecond: number;
  readonly worstFrameMs: number;
  readonly restFramesPerSecond: number;
  readonly megabytes: number;
}

/** Inside the page, where they happen; as text, because a compiled function would bring helpers along. */
const WATCH = `
  window.watched = { tasks: [], frames: 0, worstFrame: 0, lastFrame: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  requestAnimationFrame(function frame(now) {
    watched.frames += 1;
    if (watched.lastFrame > 0) {
      watched.worstFrame = Math.max(watched.worstFrame, now - watched.lastFrame);
    }
    watched.lastFrame = now;
    requestAnimationFrame(frame);
  });`;

const BEGIN_ANEW = 'Object.assign(watched, { tasks: [], frames: 0, worstFrame: 0, lastFrame: 0 })';

const folder = mkdtempSync(join(tmpdir(), 'goats-bench-'));
// Run by root, PostgreSQL is another account and has to get through.
chmodSync(folder, 0o711);
copyPreparedWorld(join(folder, 'data'));
const server = spawn('node', ['scripts/start.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: join(folder, 'data'),
    LOG_FILE: join(folder, 'log'),
    DRAW_AHEAD: 'false',
    ...(BRIEF ? { CHAIN: 'off', DEMO_WORLD: 'false' } : {}),
    ADMIN_PASSWORD: PASSWORD,
  },
});

try {
  await untilHealthy(server);
  const runs: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await inBrowser(oneRound));
  // A round of its own: tracing costs what is measured.
  const onProcessor = await inBrowser(tracedRound);
  const column = (pick: (run: Measured) => number) => runs.map(pick);
  recordAll(runs, onProcessor);
  printTable(
    ['', 'median', 'worst'],
    [
      ['cards', String(runs[0]?.cards), ''],
      ['longest task, ms of processor', onProcessor.toFixed(0), ''],
      row(
        'seconds',
        column((run) => run.seconds),
        2,
      ),
      row(
        'seconds of processor',
        column((run) => run.processorSeconds),
        2,
      ),
      row(
        'longest task, ms',
        column((run) => run.longestTask),
        0,
      ),
      row(
        'tasks over 50 ms',
        column((run) => run.longTasks),
        0,
      ),
      row(
        'frames a second',
        column((run) => run.framesPerSecond),
        1,
        Math.min,
      ),
      row(
        'at rest',
        column((run) => run.restFramesPerSecond),
        1,
        Math.min,
      ),
      row(
        'longest frame, ms',
        column((run) => run.worstFrameMs),
        0,
      ),
      row(
        'memory of the tab, MB',
        column((run) => run.megabytes),
        0,
      ),
    ],
  );
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

function recordAll(runs: readonly Measured[], onProcessor: number): void {
  const middle = (pick: (run: Measured) => number) => median(runs.map(pick));
  const seconds = middle((run) => run.seconds);
  const frames = [middle((run) => run.framesPerSecond), middle((run) => run.restFramesPerSecond)];
  const megabytes = middle((run) => run.megabytes);
  const detail = 'with one click at the operator’s desk';
  record({
    measure: 'making 270,000 cards in a browser',
    ...{ detail, ours: `${seconds.toFixed(2)} s`, reference: 'none', value: seconds },
  });
  record({
    measure: 'frames meanwhile, beside the same page at rest',
    ours: `${frames[0]!.toFixed(1)} a second`,
    reference: `${frames[1]!.toFixed(1)} a second`,
    value: frames[0]! / frames[1]!,
  });
  record({
    measure: 'longest task of the page meanwhile',
    detail: 'of processor time',
    ...{ ours: `${onProcessor.toFixed(0)} ms`, reference: 'none', value: onProcessor },
  });
  record({
    measure: 'memory of the tab meanwhile',
    ...{ ours: `${megabytes.toFixed(0)} MB`, reference: 'none', value: megabytes },
  });
}

function row(
  name: string,
  values: readonly number[],
  decimals: number,
  worst: (...values: number[]) => number = Math.max,
): string[] {
  return [name, median(values).toFixed(decimals), worst(...values).toFixed(decimals)];
}

async function inBrowser<T>(round: (browser: Browser, page: Page) => Promise<T>): Promise<T> {
  return inChromium(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await login(page);
    return round(browser, page);
  });
}

async function oneRound(browser: Browser, page: Page): Promise<Measured> {
  await page.evaluate(WATCH);
  const rest = await framesDuring(page, () => page.waitForTimeout(1500));
  const { cards, generate } = await askForAll(page);
  const before = await processorOf(browser, 'renderer');
  const run = await framesDuring(page, generate);
  return {
    seconds: run.seconds,
    processorSeconds: (await processorOf(browser, 'renderer')) - before,
    cards,
    longestTask: Math.max(0, ...run.tasks),
    longTasks: run.tasks.length,
    framesPerSecond: run.frames / run.seconds,
    worstFrameMs: run.worstFrame,
    restFramesPerSecond: rest.frames / rest.seconds,
    megabytes: await memoryOfPages(browser),
  };
}

async function tracedRound(browser: Browser, page: Page): Promise<number> {
  const { generate } = await askForAll(page);
  return longestTaskOnProcessor(browser, page, join(folder, 'trace.json'), generate);
}

/** Up to the last click. */
async function askForAll(page: Page) {
  await page.getByRole('button', { name: 'Generate all active' }).click();
  const confirm = page.getByRole('button', { name: /^Generate [\d,]+ cards$/ });
  const cards = Number((await confirm.textContent())?.replace(/\D/g, ''));
  // The dialog has to have come in: its entrance is not what is measured.
  await page.waitForTimeout(600);
  return {
    cards,
    generate: async () => {
      await confirm.click();
      await page.getByText('Bulk Generation Complete').waitFor({ timeout: 120_000 });
    },
  };
}

async function login(page: Page): Promise<void> {
  await page.goto(`${BASE}/admin`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Mega collection' }).waitFor();
  await page.waitForLoadState('networkidle');
}

interface Watched {
  tasks: number[];
  frames: number;
  worstFrame: number;
  lastFrame: number;
}

async function framesDuring(page: Page, work: () => Promise<void>) {
  await page.evaluate(BEGIN_ANEW);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  const watched = (await page.evaluate('watched')) as Watched;
  return { seconds, ...watched };
}

async function untilHealthy(child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    const up = await fetch(`${BASE}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not come up');
}
