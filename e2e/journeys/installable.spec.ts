import { expect, type Page } from '@playwright/test';
import { type ReleaseServer, releaseServer } from '../release-server.ts';
import { test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';
import { consentGiven } from '../visitor.ts';

test.use({ serviceWorkers: 'allow' });
// The server goes away on purpose, and the browser says so.
test.beforeEach(({ allowErrors }) =>
  allowErrors(/ERR_(CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/),
);

/** Until the worker looks after this page, and has kept all it wants to keep. */
async function workerRules(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const keptUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(shelves.map((shelf) => shelf.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('the site can be put on a home screen', async ({ page, request }) => {
  await page.goto('/about');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Legendary GOATs',
    start_url: '/',
    display: 'standalone',
  });
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [...manifest.icons, { src: touch, sizes: '180x180' }];
  const purposes = manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any');
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
  for (const { src, sizes } of icons) {
    const answer = await request.get(src);
    expect(answer.headers()['cache-control'], src).toContain('immutable');
    const bytes = await answer.body();
    // The head of a PNG says how large it is.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});

test('what the worker keeps is nobody’s: a signed-in visit leaves no trace in it', async ({
  page,
}) => {
  await consentGiven(page);
  await installWallet(page);
  await page.goto('/battle');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /HOOF/ })).toBeVisible();
  await workerRules(page);
  for (const path of ['/my-market', '/admin', '/battle?tab=collection']) await page.goto(path);
  const kept = await keptUrls(page);
  expect(kept.length).toBeGreaterThan(50);
  const isEverybodys = (path: string) =>
    path.startsWith('/assets/') || ['/offline', '/leave.html'].includes(path);
  expect(kept.filter((path) => !isEverybodys(path))).toEqual([]);
});

test.describe('behind a door that can close', () => {
  let door: ReleaseServer;
  test.beforeEach(async ({ baseURL }) => {
    door = await releaseServer(baseURL ?? '');
  });
  test.afterEach(() => door.close());

  test('out of reach there is a page of our own, and back in reach the one that was wanted', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${door.url}/about`);
    await workerRules(page);
    const port = Number(new URL(door.url).port);
    await door.close();
    await page.goto(`${door.url}/leaderboard`);
    await expect(page.getByRole('heading', { name: 'The pitch is out of reach' })).toBeVisible();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'The pitch is out of reach' })).toBeVisible();
    door = await releaseServer(baseURL ?? '', port);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Most valuable goats' })).toBeVisible();
  });

  test('a tab of the last release finds its chunks when the next one is out', async ({ page }) => {
    await consentGiven(page);
    await page.goto(`${door.url}/about`);
    await workerRules(page);
    const before = door.asked.length;
    // A file of the old release is gone from the server, and the new worker is there.
    door.release('the-next-one', /^\/assets\/leaderboard-/);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const coming = registration?.installing ?? registration?.waiting;
      await new Promise<void>((resolve) => {
        if (coming?.state === 'installed') resolve();
        coming?.addEventListener('statechange', () => resolve());
      });
      return coming?.state;
    });
    expect(state).toBe('installed');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Leaderboard' })
      .click();
    await expect(page.getByRole('heading', { name: 'Most valuable goats' })).toBeVisible();
    const since = door.asked.slice(before);
    expect(since.filter((path) => path.startsWith('/assets/leaderboard-'))).toEqual([]);
  });
});
