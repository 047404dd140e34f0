import { type Browser, devices, type Page } from '@playwright/test';
import { isSerious, obstacles, sidewaysScroll } from '../obstacles.ts';
import { balance, confirmStake, IN_A_MATCH, newPlayer, over, playToTheEnd } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

async function onThePhone(browser: Browser): Promise<Page> {
  const { userAgent: _, defaultBrowserType: __, ...phone } = devices['iPhone 13'];
  const context = await browser.newContext({
    ...{ ...phone, viewport: { width: 390, height: 844 } },
  });
  const page = await context.newPage();
  await consentGiven(page);
  return page;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function seal(page: Page): Promise<void> {
  await press(page, 'Seal my choice');
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeHidden();
}

/** From the cards to full time, for both. */
async function playFriendly(one: Page, other: Page): Promise<void> {
  await Promise.all([seal(one), seal(other)]);
  await Promise.all([playToTheEnd(one), playToTheEnd(other)]);
  await expect(over(one)).toBeVisible();
}

test('a link brings a stranger with a phone into a friendly, a rematch and a match for a stake', async ({
  page: billy,
  browser,
}) => {
  test.slow();
  await newPlayer(billy);
  const before = await balance(billy).textContent();
  await press(billy, 'Play a friend');
  await press(billy, 'Make the link');
  const dialog = billy.getByRole('dialog', { name: 'Your link' });
  await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const path = await dialog.locator('[data-duel-link]').getAttribute('data-duel-link');
  expect(path).toMatch(/^\/duel\/[\w-]{22}$/);

  const nanny = await onThePhone(browser);
  await nanny.goto(path!);
  await expect(nanny.getByText('wants to play you')).toBeVisible();
  await expect(nanny.getByText('Friendly', { exact: true })).toBeVisible();
  expect(await obstacles(nanny, isSerious)).toEqual([]);
  expect(await sidewaysScroll(nanny)).toBe(0);
  await press(nanny, 'Play as a guest');
  await nanny.getByRole('button', { name: 'Play', exact: true }).last().click();
  await expect(nanny).toHaveURL(IN_A_MATCH);
  // Whoever sent it is led there.
  await expect(billy).toHaveURL(nanny.url());
  await expect(billy.getByRole('region', { name: 'Friendly' })).toContainText('Nothing at stake');
  await playFriendly(billy, nanny);
  await expect(billy.getByText('Nothing but the score between you two.')).toBeVisible();
  await expect(nanny.getByText(/best of 5: (1:0|0:1)/)).toBeVisible();
  expect(await balance(billy).textContent()).toBe(before);

  // Used once.
  const late = await onThePhone(browser);
  await late.goto(path!);
  await expect(late.getByRole('heading', { name: 'This one is taken' })).toBeVisible();

  const first = nanny.url();
  await press(billy, 'Rematch');
  await press(nanny, 'Play again');
  await expect(nanny).not.toHaveURL(first);
  await expect(nanny).toHaveURL(IN_A_MATCH);
  await expect(billy).toHaveURL(nanny.url());
  await playFriendly(billy, nanny);

  const second = nanny.url();
  await press(nanny, 'Play for a stake');
  await press(nanny, /^Rematch/);
  await confirmStake(nanny).click();
  await press(billy, /^Accept rematch/);
  await confirmStake(billy).click();
  await expect(billy).not.toHaveURL(second);
  await expect(billy).toHaveURL(IN_A_MATCH);
  await expect(nanny).toHaveURL(billy.url());
  await expect(billy.getByRole('region', { name: 'Payout' })).toContainText('If you win');
});

test('a link can be withdrawn, and one that never was says so', async ({
  page: billy,
  browser,
}) => {
  await newPlayer(billy);
  await billy.goto('/battle');
  await press(billy, 'Play a friend');
  await press(billy, 'Make the link');
  const dialog = billy.getByRole('dialog', { name: 'Your link' });
  const path = await dialog.locator('[data-duel-link]').getAttribute('data-duel-link');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog).toBeHidden();
  const nanny = await onThePhone(browser);
  await nanny.goto(path!);
  await expect(nanny.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
  await nanny.goto('/duel/never-was');
  await expect(nanny.getByRole('heading', { name: 'No such duel' })).toBeVisible();
});
