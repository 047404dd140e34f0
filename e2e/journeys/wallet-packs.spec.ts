import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { openPack } from '../players.ts';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';
import { consentGiven } from '../visitor.ts';

// A person sees all that moves here.
test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async ({ page }) => {
  await consentGiven(page);
});

test('a pack shakes, opens and turns its five cards over; another one starts afresh', async ({
  page,
}) => {
  await page.goto('/pack-opening');
  await expect(page.getByRole('heading', { name: 'Opening Your Pack' })).toBeVisible();
  await expect(page.getByText('5 unique cards per pack')).toBeVisible();
  await expect(page.getByText('108 cards in the series')).toBeVisible();
  await page.getByRole('button', { name: 'View Purchase Options' }).click();
  await expect(page.getByText('paid with Polygon (MATIC)')).toBeVisible();
  const stage = page.locator('[data-stage]');
  // Written down as they come: each lasts a second or two, and a busy machine would miss one.
  await stage.evaluate((element) => {
    const stages: (string | undefined)[] = [];
    Object.assign(window, { stages });
    new MutationObserver(() => stages.push((element as HTMLElement).dataset.stage)).observe(
      element,
      { attributeFilter: ['data-stage'] },
    );
  });
  await page.getByRole('button', { name: 'Tear it open' }).click();
  await expect(stage).toHaveAttribute('data-stage', 'opened');
  expect(await page.evaluate(() => (window as never as { stages: string[] }).stages)).toEqual([
    'shaking',
    'opening',
    'opened',
  ]);
  await expect(page.getByRole('heading', { name: 'Your Pack is Ready!' })).toBeVisible();
  await expect(page.locator('[data-turned=true]')).toHaveCount(5);
  await expect(page.getByText('Face down')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open Another Pack' }).click();
  await expect(page.getByRole('heading', { name: 'Opening Your Pack' })).toBeVisible();
});

test('whoever is in a hurry skips, also by keyboard', async ({ page }) => {
  await page.goto('/pack-opening');
  await page.getByRole('button', { name: 'Tear it open' }).focus();
  await page.keyboard.press('Enter');
  // What it is called once the pack is open: on a busy machine it may be by now.
  await page.getByRole('button', { name: /^(Skip|Turn them all)$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-turned=true]')).toHaveCount(5);
});

test('when no cards come, the pack still opens on the list of what it tends to hold', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await page.route('**/api/nfts?sample=pack', (route) => route.abort());
  await page.goto('/pack-opening');
  await page.getByRole('button', { name: 'Tear it open' }).click();
  for (const name of [
    'Striker Goat',
    'Defender Goat',
    'Midfield Maestro',
    'Goal Machine',
    'The Commander',
  ]) {
    await expect(page.getByText(name)).toBeVisible();
  }
});

test('two visitors want one card: one gets it, the other is told kindly and keeps the HOOF', async ({
  browser,
}) => {
  const visitors = await Promise.all(
    [1, 2].map(async () => {
      const page = await browser.newPage();
      await consentGiven(page);
      await page.goto('/pack-opening');
      await page.getByRole('button', { name: 'Connect Wallet' }).first().click();
      await page.getByRole('button', { name: 'Play with a guest wallet' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Open Starter Pack' }).click();
      await openPack(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      return page;
    }),
  );
  const [first, second] = visitors;
  if (!first || !second) throw new Error('Two visitors were expected.');
  // Both draw the very same five.
  const sample = await (await first.request.get('/api/nfts?sample=pack')).text();
  for (const page of visitors) {
    await page.route('**/api/nfts?sample=pack', (route) =>
      route.fulfill({ body: sample, contentType: 'application/json' }),
    );
    await page.getByRole('button', { name: 'Tear it open' }).click();
    await page
      .getByRole('button', { name: /^Mint .* HOOF$/ })
      .first()
      .click();
  }
  const mint = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Mint/ });
  await mint(first).click();
  await expect(first.getByRole('heading', { name: 'Welcome to the squad' })).toBeVisible();
  await mint(second).click();
  await expect(
    second.getByText('Somebody got there first. Your HOOF never left your wallet.'),
  ).toBeVisible();
  await second.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(second.getByRole('banner')).toContainText('899,979');
});

/** A guest before the starter pack, whose claims go through `gate`. */
async function guestAtTheGate(
  page: Page,
  gate: (claim: Route, work: Work | undefined) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/packs/starter', (claim) =>
    gate(claim, claim.request().postDataJSON()?.work),
  );
  await page.goto('/pack-opening');
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click();
  await page.getByRole('button', { name: 'Play with a guest wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open Starter Pack' }).click();
  await page.getByRole('button', { name: 'Open your starter pack' }).click();
}

interface Work {
  challenge: string;
  answers: number[];
}

test('when many want a pack, the browser works for it, says so, and gets it', async ({ page }) => {
  let seen = () => {};
  const wasSeen = new Promise<void>((resolve) => {
    seen = resolve;
  });
  const works: Work[] = [];
  await guestAtTheGate(page, async (claim, work) => {
    if (work === undefined) {
      const details = { challenge: 'c'.repeat(64), bits: 8, parts: 16 };
      await claim.fulfill({
        status: 428,
        json: { error: 'Work first.', code: 'WORK_NEEDED', details },
      });
      return;
    }
    works.push(work);
    await wasSeen;
    await claim.continue();
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status').filter({ hasText: 'Many goats' })).toHaveText(
    'Many goats at the gate: your browser is doing a second of honest work for your pack.',
  );
  await expect(dialog.getByRole('progressbar', { name: 'Honest work' })).toHaveAttribute(
    'aria-valuenow',
    '16',
  );
  expect(await obstacles(page)).toEqual([]);
  seen();
  await expect(page.getByRole('heading', { name: 'Welcome to the herd' })).toBeVisible({
    timeout: 180_000,
  });
  await expect(dialog.getByText('Many goats at the gate').first()).toBeHidden();
  expect(works).toHaveLength(1);
  for (const [part, answer] of works[0]!.answers.entries()) {
    const hash = createHash('sha256').update(`${works[0]!.challenge}|${part}|${answer}`);
    expect(hash.digest()[0]).toBe(0);
  }
});

test('when the packs of an hour are gone, it says when there are more and takes nothing', async ({
  page,
}) => {
  const error = 'All starter packs of this hour are out: goats print slowly. Try again in 24 min.';
  await guestAtTheGate(page, (claim) =>
    claim.fulfill({
      ...{ status: 429, headers: { 'retry-after': '1440' } },
      json: { error, code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 1440 } },
    }),
  );
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(error);
  // The pack lies there again, closed.
  await expect(page.getByRole('button', { name: 'Open your starter pack' })).toBeVisible();
});

test('panel, signature and pack can be read aloud and hold at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installWallet(page);
  await page.goto('/game-rules');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  // Until it is opened, the pack stands in the header and the purse in the menu.
  const pack = page.getByRole('banner').getByRole('button', { name: 'Open pack' });
  await expect(pack).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /HOOF balance/ })
    .click();
  await expect(page.getByRole('button', { name: 'Open Starter Pack' })).toBeVisible();
  const problems = [...(await obstacles(page))];
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  const question = page.getByRole('dialog', { name: 'One signature' });
  await expect(question).toBeVisible();
  problems.push(...(await obstacles(page)));
  await question.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Open Starter Pack' }).click();
  await openPack(page);
  const herd = page.getByRole('dialog', { name: 'Welcome to the herd' });
  await expect(herd.getByRole('heading', { level: 3 })).toBeVisible();
  problems.push(...(await obstacles(page)));
  expect(problems).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
