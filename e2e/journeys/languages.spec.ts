import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '@goats/words';
import type { Page } from '@playwright/test';
import { englishLeft, OTHERS, type Other, said } from '../languages.ts';
import { sidewaysScroll } from '../obstacles.ts';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';
import { consentGiven } from '../visitor.ts';

const PAGES = [
  ...['/', '/marketplace', '/card-game', '/game-rules', '/about', '/goat/the-flea', '/nft/17'],
  ...['/leaderboard', '/battle', '/cups', '/album', '/today', '/whitepaper', '/chain'],
];

const button = (page: Page, locale: Other, message: string) =>
  page.getByRole('button', { name: said(locale, message) });
const free = (page: Page) => page.locator('[data-attribute][aria-disabled="false"]');

/** Every own move by what it is, not by what it is called, until the match is over. */
async function playOn(page: Page, locale: Other): Promise<void> {
  const over = page.getByRole('heading', { name: said(locale, 'What it changed@@the match') });
  const move = page.locator('[data-move]');
  const once = { timeout: 2_000 };
  await expect(async () => {
    await button(page, locale, 'Seal my choice')
      .click(once)
      .catch(() => {});
    const missing = await move.getAttribute('data-move', once).catch(() => null);
    if (missing === 'attribute') await free(page).first().click(once);
    if (missing === 'decider') await page.locator('[data-decider]').first().click(once);
    if (missing === 'ready') await move.click(once).catch(() => {});
    await expect(over).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 480_000, intervals: [200] });
}

/** How far what is said under the headline reaches into the drawing of a goat, whose horns begin a tenth below its edge. */
function headlineOverGoat(page: Page): Promise<number> {
  return page.evaluate(() => {
    const words = document.querySelector('.hero-words')!.getBoundingClientRect();
    const goat = document.querySelector('.hero-figure')!.getBoundingClientRect();
    return words.bottom - (goat.top + goat.height / 10);
  });
}

/** From a tablet on the goat stands beside the words: its horns begin an eighth inside of its drawing. */
function besideGoatAndStrip(page: Page): Promise<{ lines: number; buttons: number }> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const lines = document.createRange();
    lines.selectNodeContents(document.querySelector('.hero-words h1')!);
    const right = Math.max(...[...lines.getClientRects()].map((line) => line.right));
    const goat = box('.hero-figure');
    return {
      lines: right - (goat.left + goat.width / 8),
      buttons: box('.hero-words + div').bottom - box('.hero ul').top,
    };
  });
}

for (const locale of OTHERS) {
  test.describe(`in ${LANGUAGE_TAGS[locale]}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, locale: LANGUAGE_TAGS[locale] });

    test('a stranger plays a match for HOOF to its end, in that language', async ({ page }) => {
      await consentGiven(page);
      await page.goto(`/${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[locale]);
      await button(page, locale, 'Play@@button').click();
      await button(page, locale, 'Play with a guest wallet').click();
      const opponent = page.getByRole('dialog').getByRole('button', { name: /HOOF$/ }).first();
      await expect(async () => {
        if (!/match=\d+/.test(page.url())) await opponent.click({ timeout: 5_000 });
        await expect(page).toHaveURL(new RegExp(`/${locale}/battle\\?match=\\d+`), {
          timeout: 10_000,
        });
      }).toPass({ timeout: 240_000 });
      await playOn(page, locale);
      expect(await englishLeft(page, locale)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test('no page of ours is left in English, and none is wider than the phone', async ({
      page,
    }) => {
      await consentGiven(page);
      for (const path of PAGES) {
        await page.goto(`/${locale}${path === '/' ? '' : path}`, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect([path, await englishLeft(page, locale)]).toEqual([path, []]);
        expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
        if (path === '/') {
          expect(await headlineOverGoat(page)).toBeLessThanOrEqual(0);
          for (const size of [
            { width: 820, height: 1180 },
            { width: 1280, height: 800 },
            { width: 1440, height: 900 },
          ]) {
            await page.setViewportSize(size);
            const { lines, buttons } = await besideGoatAndStrip(page);
            expect(lines, `headline in the horns at ${size.width}`).toBeLessThanOrEqual(0);
            expect(buttons, `buttons under the strip at ${size.width}`).toBeLessThanOrEqual(0);
          }
          await page.setViewportSize({ width: 390, height: 844 });
        }
        const links = page.locator('a[href^="/"]:not([href^="/assets"], [hreflang], [download])');
        const elsewhere = await links.evaluateAll(
          (all, prefix) =>
            all
              .map((link) => link.getAttribute('href') ?? '')
              .filter((href) => href !== prefix && !href.startsWith(`${prefix}/`))
              .filter(
                (href) => !/^\/(api|attached_assets|leave\.html|admin|hoof-logo-)/.test(href),
              ),
          `/${locale}`,
        );
        expect([path, [...new Set(elsewhere)]]).toEqual([path, []]);
      }
    });
  });
}

test.describe('a first visit', () => {
  test.use({ locale: 'es-AR' });

  test('is offered its own language, keeps what it chose, and finds its way back', async ({
    page,
  }) => {
    await consentGiven(page);
    await page.goto('/cups?tab=past');
    await page.getByRole('button', { name: 'En español' }).click();
    await expect(page).toHaveURL(/\/es\/cups\?tab=past$/);
    // A friend's link is in the friend's language.
    await page.goto('/leaderboard');
    await expect(page).toHaveURL(/\/es\/leaderboard$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/leaderboard$/);
    await expect(page).not.toHaveURL(/\/es\//);
    await expect(page.getByRole('button', { name: 'En español' })).toBeHidden();
  });
});

test('the wallet’s panel keeps a language, and what a wallet signs is the same English in all of them', async ({
  page,
}) => {
  await consentGiven(page);
  const wallet = await installWallet(page);
  await page.goto('/es/game-rules');
  const bar = page.getByRole('banner');
  await bar
    .getByRole('button', { name: said('es', 'Connect Wallet@@in the bar over every page, short') })
    .click();
  for (const [index, locale] of OTHERS.entries()) {
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[locale]);
    await bar.getByRole('button', { name: said(locale, 'Open <wide>free</wide> pack') }).click();
    wallet.rejectNext();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said(locale, 'Open your starter pack') })
      .click();
    await expect.poll(() => wallet.texts.length).toBe(index + 1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const next = OTHERS[index + 1];
    if (!next) break;
    await bar.getByRole('button', { name: /HOOF/ }).first().click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('link', { name: LANGUAGE_NAMES[next] }).click();
    await expect(page).toHaveURL(new RegExp(`/${next}/game-rules$`));
  }
  // A friend's link is in the language that was chosen last.
  await page.goto('/cups');
  await expect(page).toHaveURL(new RegExp(`/${OTHERS.at(-1)}/cups$`));
  const { origin, host } = new URL(page.url());
  const varies = / (Nonce|Issued At): .+/;
  for (const text of wallet.texts) {
    expect(text.split('\n').filter((line) => !varies.test(` ${line}`))).toEqual([
      `${host} wants you to sign in with your Ethereum account:`,
      wallet.addresses[0],
      '',
      'Sign in to Legendary GOATs. This moves nothing, spends nothing and costs no gas.',
      '',
      `URI: ${origin}`,
      'Version: 1',
      'Chain ID: 1',
    ]);
  }
});
