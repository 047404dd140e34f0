import type { Locator, Page } from '@playwright/test';
import { over, playToTheEnd } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

// A person sees all that moves here.
test.use({ reducedMotion: 'no-preference' });

/** Begins a practice match as the Practice button does, and opens its screen. */
async function practise(page: Page, gameMode: 'duel'): Promise<string> {
  await consentGiven(page);
  await page.goto('/card-game');
  const url = await page.evaluate(async (mode) => {
    const response = await fetch('/api/practice', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gameMode: mode }),
    });
    return ((await response.json()) as { redirectTo: string }).redirectTo;
  }, gameMode);
  await page.goto(url);
  return url;
}

test('a match survives a reload and a lost line, and anybody with the link may watch without seeing a card', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const url = await practise(page, 'duel');
  const stranger = await browser.newPage();
  const seen: string[] = [];
  stranger.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/api\/matches\/\d+$/.test(pathname)) seen.push(await response.text().catch(() => ''));
  });
  await consentGiven(stranger);
  await stranger.goto(url);
  await expect(stranger.getByText('Announced, may have swapped').first()).toBeVisible();
  await page.getByRole('button', { name: 'Seal my choice' }).click();

  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost, reconnecting.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost, reconnecting.').first()).toBeHidden();
  await page.reload();

  await playToTheEnd(page);
  await expect(over(page)).toBeVisible();
  await expect(over(stranger)).toBeVisible({ timeout: 180_000 });
  const live = seen.filter((view) => !view.includes('"phase":"finished"'));
  expect(live.length).toBeGreaterThan(0);
  expect(live.join('')).not.toMatch(/"(seed|salt|serverSeed|card|lineup|yourCards)":/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a toast leaves score, clock and the button of the move alone, and goes when it is told to', async ({
    page,
  }) => {
    await practise(page, 'duel');
    await page.route('**/api/matches/*/actions', (route) =>
      route.fulfill({ status: 409, json: { error: 'Not this time.', code: 'TOO_LATE' } }),
    );
    const seal = page.getByRole('button', { name: 'Seal my choice' });
    // A press on the poster only takes it away, and every further try would scroll the page.
    await expect(seal).toBeVisible();
    await expect(page.locator('[data-poster]')).toBeHidden();
    await seal.click();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    const toast = page.locator('[aria-live]').filter({ has: dismiss });
    await expect(toast).toContainText('Not this time.');
    // Held by the focus: it would go by itself while a busy machine measures.
    await dismiss.focus();
    for (const needed of [page.locator('.match-score'), page.locator('.match-clock'), seal]) {
      // Once it has come in.
      await expect(async () => expect(await overlap(toast, needed)).toBe(0)).toPass({
        timeout: 90_000,
      });
    }
    await dismiss.click();
    await expect(dismiss).toBeHidden();
  });
});

/** How many pixels of height the two share. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Nothing to compare: one of the two is not on screen.');
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

test('a link to a match that never was says so', async ({ page }) => {
  await consentGiven(page);
  await page.goto('/battle?match=999999');
  await expect(page.getByRole('heading', { name: 'No such match' })).toBeVisible();
});
