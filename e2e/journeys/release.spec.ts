import type { Page } from '@playwright/test';
import { newPlayer } from '../players.ts';
import { finishPractice, practise } from '../practice.ts';
import { releaseServer } from '../release-server.ts';
import { expect, test } from '../test.ts';

// Every line is cut on purpose when the server restarts, and the browser says so.
test.beforeEach(({ allowErrors }) =>
  allowErrors(
    /ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
  ),
);

const bar = (page: Page) => page.getByRole('region', { name: 'New version' });
const pageRelease = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');

test('a release that goes out during a match is offered after it, and the next page is of it', async ({
  browser,
  baseURL,
}) => {
  const door = await releaseServer(baseURL ?? '');
  const context = await browser.newContext({ baseURL: door.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await newPlayer(page);
  const before = await pageRelease(page);
  const match = await practise(page);
  const greeted = page.waitForResponse((answer) => answer.url().includes('/api/me/events'));
  door.release('the-next-one');
  await greeted;

  // The line is back and has told it: nobody's clock runs under a bar.
  await finishPractice(page, match);
  await expect(bar(page)).toHaveCount(0);
  expect(await pageRelease(page)).toBe(before);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Leaderboard' })
    .click();
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Load It' }).click();
  await expect.poll(() => pageRelease(page)).toBe('the-next-one');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await door.close();
});

test('between two matches it is offered at once, and can wait', async ({ browser, baseURL }) => {
  const door = await releaseServer(baseURL ?? '');
  const context = await browser.newContext({ baseURL: door.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await newPlayer(page);
  await page.goto('/about');
  door.release('the-next-one');
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Later' }).click();
  await expect(bar(page)).toHaveCount(0);
  // Whoever goes on playing is not asked again about the same one.
  await practise(page);
  await expect(bar(page)).toHaveCount(0);
  await door.close();
});
