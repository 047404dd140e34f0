import type { Browser, Page } from '@playwright/test';
import { sidewaysScroll } from '../obstacles.ts';
import { challengeTaken, mintCards, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

/** Two players with a card to stake each. */
async function withNanny(page: Page, browser: Browser): Promise<Page> {
  const nanny = await browser.newPage();
  await Promise.all([newPlayer(page), newPlayer(nanny)]);
  // A starter pack may hold nothing so plain.
  await Promise.all([mintCards(page, 'Common', 1), mintCards(nanny, 'Common', 1)]);
  return nanny;
}

/** A line that was silent for so long is dead. */
const SILENT_FOR_MS = 60_000;

const wayTo = (page: Page, match: string) =>
  page.getByRole('banner').locator(`a[href*="match=${match}"]`);

/** The match is over for both, whatever its other player does. */
async function concede(player: Page, match: string): Promise<void> {
  const data = { type: 'concede' };
  await expect(await player.request.post(`/api/matches/${match}/actions`, { data })).toBeOK();
}

test('whoever has the tab in the background is told that their match began, and finds the way', async ({
  page,
  browser,
}) => {
  const nanny = await withNanny(page, browser);
  await page.goto('/about');
  const title = await page.title();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  const match = await challengeTaken(page, nanny, 10);
  await expect.poll(() => page.title()).not.toBe(title);
  const way = wayTo(page, match);
  await expect(way).toBeVisible();
  // Brand, chip, bell, wallet and menu, each at its widest: nothing may push the menu off a screen.
  for (const width of [320, 360, 390, 640, 820, 1184, 1600]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await way.click();
  await expect(page).toHaveURL(new RegExp(`/battle\\?match=${match}`));
  await expect(page.getByRole('button', { name: 'Seal my choice' })).toBeVisible();
});

test('a match that ended while the line was down leaves header and title when it is back', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const nanny = await withNanny(page, browser);
  await page.goto('/about');
  const title = await page.title();
  const match = await challengeTaken(page, nanny, 10);
  await expect(wayTo(page, match)).toBeVisible();
  await expect.poll(() => page.title()).not.toBe(title);

  await page.context().setOffline(true);
  await concede(nanny, match);
  await page.context().setOffline(false);
  await expect(wayTo(page, match)).toBeHidden();
  await expect.poll(() => page.title()).toBe(title);
});

test('of two tabs the one that stays hears what the one that held the line would have', async ({
  page,
  context,
  browser,
}) => {
  const nanny = await withNanny(page, browser);
  await page.goto('/about');
  const match = await challengeTaken(page, nanny, 10);
  const other = await context.newPage();
  await other.goto('/battle-lobby');
  for (const tab of [page, other]) await expect(wayTo(tab, match)).toBeVisible();
  const live = other.getByRole('list', { name: 'Your live matches' });
  await expect(live).toBeVisible();

  await page.close();
  await concede(nanny, match);
  await expect(wayTo(other, match)).toBeHidden();
  // Nor is the list of running matches a thing of the past.
  await expect(live).toBeHidden();
});

test('when the tab that holds the line is put to sleep, the other takes over and has missed nothing', async ({
  page,
  context,
  browser,
}) => {
  const nanny = await withNanny(page, browser);
  await page.goto('/about');
  const match = await challengeTaken(page, nanny, 10);
  const other = await context.newPage();
  const lines: string[] = [];
  other.on('request', (request) => {
    if (request.url().includes('/api/me/events')) lines.push(request.url());
  });
  // A clock of its own: Playwright's would wait for the tab that sleeps.
  await other.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + Number(document.documentElement.dataset.ahead ?? 0);
  });
  await other.goto('/battle-lobby');
  for (const tab of [page, other]) await expect(wayTo(tab, match)).toBeVisible();
  const live = other.getByRole('list', { name: 'Your live matches' });
  await expect(live).toBeVisible();
  expect(lines).toEqual([]);

  // A page that can be seen refuses to be frozen, and without windows every page can be; one whose
  // thread stands still is the same to all others: it keeps lock and socket, and never answers.
  const sleep = await context.newCDPSession(page);
  await sleep.send('Debugger.enable');
  await sleep.send('Debugger.pause');
  await concede(nanny, match);
  // Somebody who sleeps neither speaks nor answers: first the other one asks, then it takes over.
  await other.evaluate((ahead) => {
    document.documentElement.dataset.ahead = String(ahead);
  }, SILENT_FOR_MS);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  await expect(wayTo(other, match)).toBeHidden();
  await expect(live).toBeHidden();

  // Awake again it is told as the others are, and opens no second line.
  await sleep.send('Debugger.resume');
  await sleep.send('Debugger.disable');
  await expect(wayTo(page, match)).toBeHidden();
  await Promise.all([mintCards(page, 'Common', 1), mintCards(nanny, 'Common', 1)]);
  const told = await challengeTaken(page, nanny, 10);
  await expect(wayTo(page, told)).toBeVisible();
  // From a lobby everybody is led to the match, and needs no way there.
  await expect(other).toHaveURL(new RegExp(`/battle\\?match=${told}`));
  await concede(nanny, told);
});
