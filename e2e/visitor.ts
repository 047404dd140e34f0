import type { Page } from '@playwright/test';

/** A visitor who has answered the cookie question before; the banner would cover the page's foot. */
export async function consentGiven(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The empty page before the first one has no storage, and Firefox says so with an error.
    if (window.origin === 'null') return;
    const record = { essential: true, performance: false, functional: false, targeting: false };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  });
}
