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

/**
 * Lets a page believe its own clock, which a journey has set: what the server says of the time in its
 * answers would put it right.
 */
export async function believeOwnClock(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
