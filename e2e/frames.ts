/**
 * `npm run frames -- http://127.0.0.1:3000 390x844 [folder]`: a whole first match for a stake against
 * the house, as a newcomer has it, filmed: its frames side by side on one picture, for eyes that
 * have not seen it yet. The product must be running, in either world; nothing of it is measured, and
 * a slow machine makes a longer film.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findInstalled } from '../scripts/browsers/ensure-chromium.mjs';
import { CHROMIUM } from './chromium.ts';
import { IN_A_MATCH, newPlayer, over } from './players.ts';

const [base = 'http://127.0.0.1:3000', size = '390x844', folder = '.cache/frames'] =
  process.argv.slice(2);
const [width = 390, height = 844] = size.split('x').map(Number);
const EVERY_MS = 600;
const LONGEST_MS = 300_000;
const SLOW_MS = 120_000;
const AFTER_END_MS = 4_000;
const COLUMNS = width < 700 ? 10 : 4;

const executablePath = process.env.CHROMIUM_PATH ?? findInstalled(process.env);
const browser = await chromium.launch({
  ...CHROMIUM,
  ...(executablePath ? { executablePath } : {}),
});
try {
  const context = await browser.newContext({
    ...{ baseURL: base, viewport: { width, height }, serviceWorkers: 'block' },
  });
  context.setDefaultTimeout(SLOW_MS);
  context.setDefaultNavigationTimeout(SLOW_MS);
  const page = await context.newPage();
  const health = await page.request.get('/');
  const demo = (await health.text()).includes('data-world="demo"');
  await newPlayer(page, demo ? '899,979' : '500', { timeout: SLOW_MS });
  await startMatch(page);
  const film = await filmed(page, () => playOut(page));
  mkdirSync(folder, { recursive: true });
  const path = resolve(join(folder, `match-${width}.png`));
  await sideBySide(browser, film, path);
  console.log(`${film.length} frames: ${path}`);
} finally {
  await browser.close();
}

/** A challenge of one's own, of the least stake: the house takes it when nobody else does. */
async function startMatch(page: Page): Promise<void> {
  const cards = page.getByRole('group', { name: 'Your card' });
  await cards.getByRole('radio').first().check({ force: true });
  const types = page.getByRole('group', { name: 'Challenge type' });
  await types.getByRole('radio', { name: 'Common', exact: true }).check({ force: true });
  await page.getByRole('button', { name: /Create Challenge/ }).click();
  await page.waitForURL(IN_A_MATCH, { timeout: LONGEST_MS });
}

/** Seals, reads what the guide says, and picks what is on top. */
async function playOut(page: Page): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  const pressIf = async (name: RegExp) => {
    const button = page.getByRole('button', { name, disabled: false }).last();
    if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
  };
  while (Date.now() < end && !(await over(page).isVisible())) {
    await pressIf(/^Next$/);
    await pressIf(/^Seal my choice/);
    // Only what could be chosen has no words for why it cannot: used ones are passed over.
    for (const row of await page.locator('.match-table, .deciders').getByRole('radio').all()) {
      if (await page.getByRole('button', { name: /^Play / }).isVisible()) break;
      await row.click({ timeout: 1_000 }).catch(() => undefined);
    }
    await sleep(EVERY_MS);
    await pressIf(/^Play /);
    await sleep(EVERY_MS);
  }
  await sleep(AFTER_END_MS);
}

/** What was on the screen meanwhile, a frame for each moment in which something moved. */
async function filmed(page: Page, work: () => Promise<void>): Promise<string[]> {
  const frames: string[] = [];
  const session = await page.context().newCDPSession(page);
  let last = 0;
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    frames.push(data);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70 });
  await work();
  await session.send('Page.stopScreencast');
  return frames;
}

async function sideBySide(browser: Browser, frames: readonly string[], path: string) {
  const page = await browser.newPage();
  const wide = Math.min(width, 480);
  const pictures = frames.map(
    (data) => `<img width="${wide}" src="data:image/jpeg;base64,${data}">`,
  );
  const grid = `display:grid;gap:6px;grid-template-columns:repeat(${COLUMNS},${wide}px);width:max-content`;
  await page.setContent(`<body style="margin:0"><div style="${grid}">${pictures.join('')}</div>`);
  await page.locator('div').screenshot({ path });
}
