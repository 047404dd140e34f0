import { expect, type Page, test } from '@playwright/test';
import { consentGiven } from '../visitor.ts';

/** Begins a practice match as the Practice button does, and opens its screen. */
async function practise(page: Page, gameMode: 'duel' | 'squad'): Promise<string> {
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

const over = (page: Page) => page.getByRole('heading', { name: 'What it changed' });
const pick = (page: Page) => page.getByRole('button', { name: /^Play / });

/** Waits for either the next own pick or the end; the house acts within three seconds. */
async function playToTheEnd(page: Page, play: () => Promise<void>): Promise<void> {
  for (let moves = 0; moves < 6; moves += 1) {
    await expect(pick(page).or(over(page)).first()).toBeVisible({ timeout: 40_000 });
    if (await over(page).isVisible()) return;
    await play();
    await expect(page.getByText('Playing...')).toBeHidden();
    await expect(pick(page))
      .toBeHidden({ timeout: 20_000 })
      .catch(() => {});
  }
}

test('a visitor without a wallet plays a duel by keyboard alone and checks that it was fair', async ({
  page,
}) => {
  await practise(page, 'duel');
  const seal = page.getByRole('button', { name: 'Seal my choice' });
  await seal.focus();
  await page.keyboard.press('Enter');
  await playToTheEnd(page, async () => {
    await page.getByRole('radio', { disabled: false }).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('log')).toContainText(/Victory|Full time/);
  await page.getByRole('button', { name: 'Verify this match' }).press('Enter');
  await expect(page.getByText('Fair and square')).toBeVisible();
});

test('a match survives a reload in the middle, and anybody with the link may watch without seeing a card', async ({
  page,
  browser,
}) => {
  const url = await practise(page, 'duel');
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  await expect(pick(page).or(over(page)).first()).toBeVisible({ timeout: 40_000 });
  const stranger = await (await browser.newContext()).newPage();
  const seen: string[] = [];
  stranger.on('response', async (response) => {
    if (response.url().includes('/api/matches/')) seen.push(await response.text().catch(() => ''));
  });
  await consentGiven(stranger);
  await stranger.goto(url);
  await expect(stranger.getByText('Announced, may have swapped').first()).toBeVisible();
  expect(seen.join('')).not.toContain('"seed"');
  await page.reload();
  await playToTheEnd(page, () => pick(page).click());
  await expect(over(page)).toBeVisible();
  await expect(over(stranger)).toBeVisible({ timeout: 20_000 });
});

test('a squad puts five of ten in order and plays to the end', async ({ page }) => {
  await practise(page, 'squad');
  const cards = page.getByRole('group').getByRole('checkbox');
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  await playToTheEnd(page, () => pick(page).click());
  await expect(over(page)).toBeVisible();
});

test('a link to a match that never was says so', async ({ page }) => {
  await consentGiven(page);
  await page.goto('/battle?match=999999');
  await expect(page.getByRole('heading', { name: 'No such match' })).toBeVisible();
});
