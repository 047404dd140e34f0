import type { Locator, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import {
  deciders,
  IN_A_MATCH,
  ofTheHouse,
  over,
  playToTheEnd,
  strokeMissing,
  WHILE_PICKING,
} from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test.use({
  viewport: { width: 320, height: 640 },
  forcedColors: 'active',
});

/** Tab until it is there, as somebody without a mouse does; a thing that Tab misses fails. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible({ timeout: 180_000 });
  for (let presses = 0; presses < 90; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('by keyboard and names alone, on the smallest phone and in forced colours: from the wallet to a fair match', async ({
  page,
}) => {
  await consentGiven(page);
  await page.goto('/card-game?tab=lobby');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await press(page, button('Play with a guest wallet'));
  await press(page, button('Open Starter Pack'));
  await press(page, button('Open your starter pack'));
  const pack = page.getByRole('dialog', { name: 'Welcome to the herd' });
  await expect(pack).toBeVisible({ timeout: 180_000 });
  await page.keyboard.press('Escape');
  await expect(pack).toBeHidden();

  // Create, and take it back.
  await press(
    page,
    page.getByRole('group', { name: 'Your card' }).getByRole('radio').first(),
    'Space',
  );
  await tabTo(page, page.getByRole('group', { name: 'Challenge type' }).getByRole('radio').first());
  await page.keyboard.press('Space');
  await press(page, button(/^Create Challenge/));
  // On a slow machine the house is faster than somebody without a mouse: then it is this match.
  await Promise.race([
    press(page, button('Cancel')).catch(() => undefined),
    page.waitForURL(IN_A_MATCH, { timeout: 0 }).catch(() => undefined),
  ]);
  await expect(page.getByText('Your Challenge', { exact: true }).first()).toBeHidden();
  const problems = await obstacles(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  const accept = ofTheHouse(page)
    .getByRole('button', { name: /^Accept .+ HOOF$/ })
    .first();
  const cards = page.getByRole('group', { name: /^Pick your/ }).getByRole('radio');
  // The next one if another journey's player was faster.
  await expect(async () => {
    if (!IN_A_MATCH.test(page.url())) {
      await press(page, accept);
      await expect(cards.first()).toBeChecked({ timeout: 10_000 });
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(IN_A_MATCH, { timeout: 15_000 });
  }).toPass({ timeout: 240_000 });
  await expect(button('Seal my choice')).toBeVisible();
  problems.push(...(await obstacles(page)));
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await press(page, button('Seal my choice'));
  await playToTheEnd(page, async () => {
    const chosen = page.getByRole('radio', { disabled: false, checked: true });
    // Nothing is chosen yet: Enter takes the row that Tab has led to.
    await tabTo(page, page.locator('[data-attribute][tabindex="0"]'));
    await page.keyboard.press('Enter');
    const first = await chosen.getAttribute('data-attribute', WHILE_PICKING);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).not.toHaveAttribute('data-attribute', first ?? '', WHILE_PICKING);
    if (await strokeMissing(page).isVisible()) {
      await page.keyboard.press('Enter');
      await expect(deciders(page).first()).toBeFocused(WHILE_PICKING);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
  });
  await expect(page.getByRole('log')).toContainText(/Round \d, .+\. (Victory|Full time)\./);
  await press(page, button('Verify this match'));
  await expect(page.getByText('Fair and square')).toBeVisible();
  problems.push(...(await obstacles(page)));
  expect(problems).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expect(over(page)).toBeVisible();
});
