import type { Locator, Page } from '@playwright/test';
import { lostRoundOne } from '../fixed-match.ts';
import { layoutFaults } from '../layout-faults.ts';
import { sidewaysScroll } from '../obstacles.ts';
import { newPlayer } from '../players.ts';
import { speakPseudo, withoutBrackets } from '../pseudo-language.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

/** Two phones and a desk. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;

const PAGES = {
  'about cards': [
    ...['', '/marketplace', '/nft/17', '/goat/the-flea', '/album', '/gallery', '/owners-club'],
    ...['/pricing', '/pack-opening', '/my-market'],
  ],
  'about playing': [
    ...['/card-game', '/battle', '/cups', '/today', '/puzzle', '/live', '/friends'],
    ...['/leaderboard', '/leaderboard?tab=players', `/player/0x${'12'.repeat(20)}`],
  ],
  'to read': [
    ...['/game-rules', '/game-guide', '/about', '/about?tab=faq', '/whitepaper', '/chain'],
    '/hoof-logo',
  ],
};
/** Where operators speak, in their own words. */
const OPERATORS_OWN = '/owners-club';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is below the screen comes when somebody is near. */
async function goThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight && top < 9_000; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

/** Soft, so that one run says all that is wrong. */
async function holds(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const faults = await layoutFaults(page);
    const wide = await sidewaysScroll(page);
    expect.soft(faults, `${where} at ${size.width}`).toEqual([]);
    // Less than nothing beside a dialog, which takes the page's scrollbar away.
    expect.soft(wide, `${where} at ${size.width} is too wide`).toBeLessThanOrEqual(0);
  }
}

async function opens(page: Page, button: Locator, where: string): Promise<void> {
  await page.setViewportSize(SIZES[0]);
  await button.click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await holds(page, where);
  expect.soft(await withoutBrackets(page), where).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const [which, paths] of Object.entries(PAGES)) {
  test(`no page ${which} cuts, spills or overlaps words that are longer than English ones`, async ({
    page,
  }) => {
    await consentGiven(page);
    await speakPseudo(page);
    for (const path of paths) {
      await page.goto(`/de${path}`, { waitUntil: 'networkidle' });
      await goThrough(page);
      await holds(page, path || '/');
      if (path !== OPERATORS_OWN) expect.soft(await withoutBrackets(page), path).toEqual([]);
    }
  });
}

test('nor does a dialog or a lobby of somebody who plays', async ({ page }) => {
  await newPlayer(page);
  await speakPseudo(page);
  await page.goto('/de/card-game?tab=lobby', { waitUntil: 'networkidle' });
  await goThrough(page);
  await holds(page, 'the lobby');
  const chip = page.getByRole('banner').getByRole('button', { name: /^\[HÖÖF/ });
  await opens(page, chip, 'the wallet');
  await page.goto('/de/battle');
  await opens(page, page.getByRole('button', { name: /^\[Çrêátê Báttlê/ }).first(), 'a battle');
  await page.goto('/de/marketplace');
  await opens(page, page.locator('button.ticket').first(), 'a mint');
});

test('nor does a match', async ({ page }) => {
  await speakPseudo(page);
  await lostRoundOne(page, '/de');
  await expect(page.locator('[data-move]')).toBeVisible();
  await holds(page, 'round 2');
  expect.soft(await withoutBrackets(page)).toEqual([]);
});
