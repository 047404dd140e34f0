import type { Page } from '@playwright/test';

/** A visitor who has answered the cookie question before; the banner would cover the page's foot. */
export async function consentGiven(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { essential: true, performance: false, functional: false, targeting: false };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  });
}
