import type { Locator, Page } from '@playwright/test';
import { lostRoundOne } from '../fixed-match.ts';
import { layoutFaults } from '../layout-faults.ts';
import { sidewaysScroll } from '../obstacles.ts';
import { addressOf, cardsOf, newPlayer, winFrom } from '../players.ts';
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

/** Over the API, as another browser of theirs would. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, {
        method,
        ...(body && { headers, body: JSON.stringify(body) }),
      });
      return answer.ok ? answer.json().catch(() => null) : Promise.reject(await answer.text());
    },
    { method, path, body },
  );

test('nor does a page that is full of people', async ({ page, browser }) => {
  const other = await browser.newPage();
  await Promise.all([newPlayer(page), newPlayer(other)]);
  const over = await winFrom(other, page, 100);
  const [ada, billy] = [await addressOf(page), await addressOf(other)];
  await call(page, 'PUT', `/api/me/follows/${billy}`);
  await call(other, 'PUT', `/api/me/follows/${ada}`);
  for (const each of [page, other]) await call(each, 'PUT', '/api/me/presence', { visible: true });
  const [mine, theirs] = [(await cardsOf(page)).at(-1)!, (await cardsOf(other)).at(-1)!];
  const swap = { to: ada, give: [theirs.id], take: [mine.id], hoof: -12.5 };
  await call(other, 'POST', '/api/swaps', swap);
  const asked = { challengerId: billy, challengerNftId: theirs.id, hoofStake: 0, friendly: true };
  await call(other, 'POST', '/api/challenges', { ...asked, to: ada });
  const { link } = await call(other, 'POST', '/api/challenges', { ...asked, unlisted: true });

  await speakPseudo(page);
  for (const path of [
    ...['/leaderboard?tab=players', '/leaderboard?tab=week', '/battle?tab=leaderboard'],
    ...[`/player/${ada}`, `/player/${billy}`, '/friends', '/today', '/my-market?tab=swaps'],
    ...['/my-market', '/album', '/card-game?tab=collection', link, '/cups', '/'],
    ...[`/nft/${mine.id}`, `/battle?match=${over}`, '/battle?tab=my-battles'],
  ]) {
    await page.setViewportSize(SIZES[0]);
    await page.goto(`/de${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goThrough(page);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await holds(page, path);
    expect.soft(await withoutBrackets(page), path).toEqual([]);
  }
  const bell = page.getByRole('banner').getByRole('button', { name: /^\[Ïñböx/ });
  await opens(page, bell, 'the inbox');
  await page.goto('/de/friends');
  await opens(page, page.getByRole('button', { name: /^\[Çhállêñgê / }).first(), 'a challenge');
  await other.context().close();
});

test('nor does a match', async ({ page }) => {
  await speakPseudo(page);
  await lostRoundOne(page, '/de');
  await expect(page.locator('[data-move]')).toBeVisible();
  await holds(page, 'round 2');
  expect.soft(await withoutBrackets(page)).toEqual([]);
});
