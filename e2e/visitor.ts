import type { Page } from '@playwright/test';

/** A visitor who has answered the cookie question before; the banner would cover the page's foot. */
export async function consentGiven(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { essential: true, performance: false, functional: false, targeting: false };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  });
}

/** Collects what the console calls an error, and whatever nobody caught: `expect(faults).toEqual([])` */
export function withoutFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
