import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { installWallet } from '../test-wallet.ts';
import { consentGiven } from '../visitor.ts';

test.beforeEach(async ({ page }) => {
  await consentGiven(page);
});

test('a pack shakes, opens and turns its five cards over; another one starts afresh', async ({
  page,
}) => {
  await page.goto('/pack-opening');
  await expect(page.getByRole('heading', { name: 'Opening Your Pack' })).toBeVisible();
  await expect(page.getByText('5 unique cards per pack')).toBeVisible();
  await expect(page.getByText('108 cards in the series')).toBeVisible();
  await page.getByRole('button', { name: 'View Purchase Options' }).click();
  await expect(page.getByText('paid with Polygon (MATIC)')).toBeVisible();
  await page.getByRole('button', { name: 'Tear it open' }).click();
  const stage = page.locator('[data-stage]');
  await expect(stage).toHaveAttribute('data-stage', 'shaking');
  await expect(stage).toHaveAttribute('data-stage', 'opening');
  await expect(stage).toHaveAttribute('data-stage', 'opened');
  await expect(page.getByRole('heading', { name: 'Your Pack is Ready!' })).toBeVisible();
  await expect(page.locator('[data-turned=true]')).toHaveCount(5);
  await expect(page.getByText('Face down')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open Another Pack' }).click();
  await expect(page.getByRole('heading', { name: 'Opening Your Pack' })).toBeVisible();
});

test('whoever is in a hurry skips, also by keyboard', async ({ page }) => {
  await page.goto('/pack-opening');
  await page.getByRole('button', { name: 'Tear it open' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Skip' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-turned=true]')).toHaveCount(5);
});

test('when no cards come, the pack still opens on the list of what it tends to hold', async ({
  page,
}) => {
  await page.route('**/api/nfts?sample=pack', (route) => route.abort());
  await page.goto('/pack-opening');
  await page.getByRole('button', { name: 'Tear it open' }).click();
  for (const name of [
    'Striker Goat',
    'Defender Goat',
    'Midfield Maestro',
    'Goal Machine',
    'The Commander',
  ]) {
    await expect(page.getByText(name)).toBeVisible();
  }
});

test('two visitors want one card: one gets it, the other is told kindly and keeps the HOOF', async ({
  browser,
}) => {
  const visitors = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
      await consentGiven(page);
      await page.goto('/pack-opening');
      await page.getByRole('button', { name: 'Connect Wallet' }).first().click();
      await page.getByRole('button', { name: 'Play with a guest wallet' }).click();
      await page.getByRole('button', { name: 'Your starter pack' }).click();
      await page.getByRole('button', { name: 'Open your starter pack' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome to the herd' })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      return page;
    }),
  );
  const [first, second] = visitors;
  if (!first || !second) throw new Error('Two visitors were expected.');
  // Both draw the very same five.
  const sample = await (await first.request.get('/api/nfts?sample=pack')).text();
  for (const page of visitors) {
    await page.route('**/api/nfts?sample=pack', (route) =>
      route.fulfill({ body: sample, contentType: 'application/json' }),
    );
    await page.getByRole('button', { name: 'Tear it open' }).click();
    await page
      .getByRole('button', { name: /^Mint .* HOOF$/ })
      .first()
      .click();
  }
  const mint = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Mint/ });
  await mint(first).click();
  await expect(first.getByRole('heading', { name: 'Welcome to the squad' })).toBeVisible();
  await mint(second).click();
  await expect(
    second.getByText('Somebody got there first. Your HOOF never left your wallet.'),
  ).toBeVisible();
  await second.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(second.getByRole('banner')).toContainText('899,979');
});

test('panel, signature and pack can be read aloud and hold at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installWallet(page);
  await page.goto('/game-rules');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page.getByRole('button', { name: /HOOF balance/ }).click();
  await expect(page.getByRole('button', { name: 'Open Starter Pack' })).toBeVisible();
  const problems = [...(await obstacles(page))];
  await page.getByRole('button', { name: 'Open Starter Pack' }).click();
  await page.getByRole('button', { name: 'Open your starter pack' }).click();
  await expect(page.getByRole('heading', { name: 'One signature' })).toBeVisible();
  problems.push(...(await obstacles(page)));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the herd' })).toBeVisible();
  problems.push(...(await obstacles(page)));
  expect(problems).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
