import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

import { FIREFOX, forgoWhatFirefoxLacks, LEFT_BEHIND } from './second-engine/firefox.ts';

export { expect };

/** A refusal is part of the game, and the browser calls every 4xx an error: unless told, it is none. */
export const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

interface Journey {
  /** False where not even a refusal is expected. */
  allowRefusals: boolean;
  /** Errors that this journey provokes on purpose: `allowErrors(/status of 502/)` */
  allowErrors: (...patterns: RegExp[]) => void;
  letsGo: undefined;
}

interface Worker {
  keepsIntercepting: undefined;
  waitsUntilLive: undefined;
}

/** No address has nothing in it. */
const NOTHING = /^$/;

/**
 * Any journey fails on what the console calls an error and on whatever nobody caught, rejections
 * included, in every window it opens.
 */
export const test = base.extend<Journey, Worker>({
  allowRefusals: [true, { option: true }],
  // Before a browser is started, which is when it is first told what it does not know.
  playwright: [
    async ({ playwright }, use) => {
      if (FIREFOX) forgoWhatFirefoxLacks(playwright.firefox);
      await use(playwright);
    },
    { scope: 'worker' },
  ],
  allowErrors: [
    async ({ allowRefusals, browser, browserName }, use) => {
      const faults: string[] = [];
      const allowed = allowRefusals ? [REFUSED] : [];
      if (browserName === 'firefox') allowed.push(LEFT_BEHIND);
      const open = new Set<BrowserContext>();
      const watch = (context: BrowserContext) => {
        open.add(context);
        context.on('close', () => open.delete(context));
        context.on('weberror', (uncaught) => {
          const error = uncaught.error();
          faults.push(error.stack ?? String(error));
        });
        context.on('console', (message) => {
          if (message.type() !== 'error') return;
          faults.push(`${message.text()} (${message.location().url})`);
        });
      };
      browser.on('context', watch);
      await use((...patterns) => allowed.push(...patterns));
      browser.off('context', watch);
      // A window that a journey opened itself would play on beside all that come after it.
      for (const context of open) {
        await letGo(context);
        await context.close();
      }
      const counted = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(counted, 'errors in the console, or that nobody caught').toEqual([]);
    },
    { auto: true },
  ],
  // Before its context is closed; and only with the watch in place may there be one.
  letsGo: [
    async ({ allowErrors: _, context }, use) => {
      await use(undefined);
      await letGo(context);
    },
    { auto: true },
  ],
  /**
   * The last route of a page that ends, by `unroute` or by its `times`, switches the browser's
   * interception off, and a request that is held at that moment hangs for good. One that matches
   * nothing stays, and keeps it switched on.
   */
  keepsIntercepting: [
    async ({ browser }, use) => {
      const pages = await everyPage(browser);
      const { route } = pages;
      const kept = new WeakSet<Page>();
      pages.route = async function (this: Page, ...how) {
        if (!kept.has(this)) {
          kept.add(this);
          await route.call(this, NOTHING, (one) => one.fallback());
        }
        return route.apply(this, how);
      };
      await use(undefined);
      Object.assign(pages, { route });
    },
    { scope: 'worker', auto: true },
  ],
  /**
   * A page comes drawn ahead and turns live a moment later; a person does not notice, a program
   * that clicks within the same millisecond does. So every way to a page waits until it is live,
   * also in windows that a journey opens itself.
   */
  waitsUntilLive: [
    async ({ browser }, use) => {
      const pages = await everyPage(browser);
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

/** What all pages have in common, so that whatever is changed there holds in every window. */
async function everyPage(browser: Browser): Promise<Pick<Page, 'goto' | 'reload' | 'route'>> {
  const page = await browser.newPage();
  await page.close();
  return Object.getPrototypeOf(page);
}

/**
 * A page that is still asking when its journey is over would fail the journey after it: what a
 * `page.route` had under way then throws in nobody's name.
 */
async function letGo(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

/** The application has drawn itself, or there is none: a legal page, a picture, an API answer. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return !root || (root.childElementCount > 0 && !root.hasAttribute('data-drawn-ahead'));
  });
}
