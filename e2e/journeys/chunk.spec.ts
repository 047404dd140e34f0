import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

// Every one of them loses files on purpose, and the browser says so.
test.beforeEach(({ allowErrors }) =>
  allowErrors(/ERR_CONNECTION_RESET/, /dynamically imported module/),
);

/** A tunnel that swallows some files: `times` of them, or all until it is left. */
async function tunnel(page: Page, files: RegExp, times?: number): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('connectionreset'), times ? { times } : {});
  return () => page.unroute(files);
}

const open = async (page: Page, path: string) => {
  await consentGiven(page);
  await page.goto(path);
};
const visit = async (page: Page, path: string) => {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
};
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const leaderboard = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' });
const missed = (page: Page) => page.getByRole('heading', { name: 'This page missed the bus' });
const note = (page: Page) => page.getByText('A part of this page got lost on the way');

test('a page whose code is lost once comes all the same, without a reload', async ({ page }) => {
  await visit(page, '/about');
  await tunnel(page, /\/assets\/leaderboard-[^/]*\.js/, 1);
  await leaderboard(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Most valuable goats' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose code does not come says so, and Try Again really tries', async ({ page }) => {
  await visit(page, '/about');
  const leave = await tunnel(page, /\/assets\/leaderboard-[^/]*\.js/);
  await leaderboard(page).click();
  await expect(missed(page)).toBeVisible();
  // Neither is the rest of the site gone, nor was the page loaded again behind anybody's back.
  await expect(leaderboard(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await leave();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Most valuable goats' })).toBeVisible();
});

test('another page can be opened from where one did not come', async ({ page }) => {
  await visit(page, '/about');
  await tunnel(page, /\/assets\/leaderboard-[^/]*\.js/);
  await leaderboard(page).click();
  await expect(missed(page)).toBeVisible();
  await page.getByRole('link', { name: 'Game Guide' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Battle guide' })).toBeVisible();
});

test('a helper that does not come leaves the page as it is', async ({ page }) => {
  await tunnel(page, /\/assets\/(floating-battle-button|below-the-fold)-[^/]*\.js/);
  await visit(page, '/');
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leaderboard(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Most valuable goats' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a dialog that does not come says so, and comes when it is asked for again', async ({
  page,
}) => {
  await visit(page, '/about');
  const leave = await tunnel(page, /\/assets\/cookie-settings-[^/]*\.js/);
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leave();
  await settings.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [kind, path] of [
  ['drawn ahead', '/about'],
  ['not drawn ahead', '/battle'],
] as const) {
  test(`a page that was ${kind} comes alive although its shell was lost once`, async ({ page }) => {
    await tunnel(page, /\/assets\/shell-[^/]*\.js/, 1);
    await open(page, path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`a page that was ${kind} and cannot come alive says so`, async ({ page }) => {
    const leave = await tunnel(page, /\/assets\/shell-[^/]*\.js/);
    await open(page, path);
    await expect(page.getByRole('alert')).toContainText('did not come alive');
    await leave();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('[data-drawn-ahead]')).toHaveCount(0);
  });

  test(`a page that was ${kind} and whose line hangs says so, and still comes alive`, async ({
    page,
  }) => {
    await page.clock.install();
    const held: Route[] = [];
    await page.route(/\/assets\/shell-[^/]*\.js/, (route) => {
      held.push(route);
    });
    const opened = open(page, path);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.fastForward(60_000);
    await opened;
    await expect(page.getByRole('alert')).toContainText('did not come alive');
    for (const route of held) await route.continue();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('[data-lifeless]')).toHaveCount(0);
  });
}

test('without its data provider a page tells what is wrong instead of waiting for ever', async ({
  page,
}) => {
  const leave = await tunnel(page, /\/assets\/data-provider-[^/]*\.js/);
  await visit(page, '/about');
  await expect(missed(page)).toBeVisible();
  await leave();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About the herd' })).toBeVisible();
});
