import type { Page } from '@playwright/test';
import { lostRoundOne } from '../fixed-match.ts';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { deciders, pick, strokeMissing } from '../players.ts';
import { expect, test } from '../test.ts';

test.use({ allowRefusals: false });

const row = (page: Page, attribute: string) => page.locator(`[data-attribute="${attribute}"]`);

test('with the mouse: choose, cross out, undo, change one’s mind, and send it as one move', async ({
  page,
}) => {
  const { attributes, moves } = await lostRoundOne(page);
  const [, first = '', second = '', , , other = ''] = attributes;
  // Nothing is chosen for anybody: pressed now, the button only leads to the rows.
  await expect(pick(page)).toHaveAccessibleName('Choose an attribute');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await pick(page).click();
  expect(moves).toEqual([]);

  await row(page, other).click();
  await expect(page.getByText('Cross one out', { exact: true })).toBeVisible();
  // Nothing is sent while the stroke is missing.
  await strokeMissing(page).click();
  expect(moves).toEqual([]);

  await deciders(page).nth(1).click();
  await expect(pick(page)).toHaveAccessibleName(
    /^Play .+ cross out .+, leaves .+ and .+; they choose/,
  );
  await deciders(page).nth(1).click();
  await expect(strokeMissing(page)).toBeVisible();
  await deciders(page).nth(1).click();
  await deciders(page).nth(0).click();
  await expect(deciders(page).nth(0)).toBeChecked();
  await expect(deciders(page).nth(1)).not.toBeChecked();

  // A decider that is played goes by that, and the stroke is not needed.
  await row(page, first).click();
  await expect(page.getByText('One goes', { exact: true })).toBeVisible();
  await expect(pick(page)).not.toHaveAccessibleName(/cross out/);
  await row(page, other).click();
  await deciders(page).nth(1).click();
  expect(await obstacles(page)).toEqual([]);
  await pick(page).click();

  await expect.poll(() => moves).toEqual([{ type: 'pick', attribute: other, strike: second }]);
  await expect(pick(page)).toBeHidden();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'decider, crossed out' }),
  ).toBeVisible();
  await expect(page.getByRole('log')).toContainText('is crossed out.');
  await expect(page.getByText(/ decides: .+ or .+\./).first()).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, forcedColors: 'active' });

  test('by keyboard alone: Enter leads to the deciders, arrows draw, Escape takes back, Enter sends', async ({
    page,
  }) => {
    const { attributes, moves } = await lostRoundOne(page);
    const [, , , third = '', other = ''] = attributes;
    await expect(pick(page)).toBeVisible();
    await row(page, other).focus();
    for (let presses = 0; presses < 10; presses += 1) {
      if ((await row(page, other).getAttribute('aria-checked')) === 'true') break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(row(page, other)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(deciders(page).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(deciders(page).nth(1)).toBeFocused();
    await expect(deciders(page).nth(1)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(row(page, other)).toBeFocused();
    await expect(strokeMissing(page)).toBeVisible();
    expect(moves).toEqual([]);

    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(deciders(page).nth(2)).toBeChecked();
    expect(await obstacles(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(pick(page)).toBeHidden();
    await expect.poll(() => moves).toEqual([{ type: 'pick', attribute: other, strike: third }]);
  });
});
