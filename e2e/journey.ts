import { test as base, type Page } from '@playwright/test';

/**
 * A page comes drawn ahead and turns live a moment later; a person does not notice, a program that
 * clicks within the same millisecond does. So every way to a page waits until it is live, also in
 * windows that a journey opens itself.
 */
export const test = base.extend<{ letsGo: undefined }, { waitsUntilLive: undefined }>({
  // A page that is still asking when its journey is over would fail the journey after it: what a
  // `page.route` had under way then throws in nobody's name.
  letsGo: [
    async ({ context }, use) => {
      await use(undefined);
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  waitsUntilLive: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const pages = Object.getPrototypeOf(page) as Pick<Page, 'goto' | 'reload'>;
      await page.close();
      const { goto, reload } = pages;
      pages.goto = async function (this: Page, url, options) {
        const answer = await goto.call(this, url, { waitUntil: 'domcontentloaded', ...options });
        await untilLive(this);
        return answer;
      };
      pages.reload = async function (this: Page, options) {
        const answer = await reload.call(this, { waitUntil: 'domcontentloaded', ...options });
        await untilLive(this);
        return answer;
      };
      await use(undefined);
      Object.assign(pages, { goto, reload });
    },
    { scope: 'worker', auto: true },
  ],
});

/** The application has drawn itself, or there is none: a legal page, a picture, an API answer. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return !root || (root.childElementCount > 0 && !root.hasAttribute('data-drawn-ahead'));
  });
}
