import type { Page } from '@playwright/test';
import { practise } from '../practice.ts';
import { expect, test } from '../test.ts';

/** A browser that keeps nothing, as with all cookies blocked: even looking at a storage throws. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

test.beforeEach(({ page }) => blockStorage(page));

for (const path of [
  '/',
  '/marketplace',
  '/card-game',
  '/battle',
  '/nft/17',
  '/my-market',
  '/about',
])
  test(`${path} is there for a browser that keeps nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const banner = page.getByRole('button', { name: 'Reject All' });
    await banner.click();
    await expect(banner).toBeHidden();
  });

test('a browser that keeps nothing can still practise', async ({ page }) => {
  await page.goto('/card-game');
  await practise(page);
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Concede' })).toBeVisible();
});
