import type { Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { addressOf, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

const letFriendsSee = (page: Page) => page.getByLabel('Let my friends see when I am online');

test('two players become friends, see each other online, one challenges the other, who has had enough without a word', async ({
  page,
  browser,
}) => {
  await newPlayer(page);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
  });
  const other = await phone.newPage();
  await newPlayer(other);
  const [ada, billy] = [await addressOf(page), await addressOf(other)];

  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: 'Nobody on the list yet' })).toBeVisible();
  await page.goto(`/player/${billy}`);
  await page.getByRole('button', { name: /^Follow / }).click();
  await expect(page.getByRole('button', { name: /^Following / })).toBeVisible();
  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: 'You follow' })).toBeVisible();

  await other.goto(`/player/${ada}`);
  await other.getByRole('button', { name: /^Follow / }).click();
  await expect(other.getByRole('button', { name: /^Friends / })).toBeVisible();
  await other.goto('/friends');
  await letFriendsSee(other).check();
  await expect(letFriendsSee(other)).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Friends' })).toBeVisible();
  await expect(page.getByText('Online', { exact: true })).toHaveCount(0);
  await letFriendsSee(page).check();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  expect(await obstacles(page)).toEqual([]);
  expect(await sidewaysScroll(other)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page
    .getByRole('table', { name: 'Friends' })
    .getByRole('button', { name: 'Challenge' })
    .click();
  await page.getByRole('button', { name: 'Send challenge' }).click();
  await expect(page.getByRole('dialog', { name: 'Sent' })).toBeVisible();
  // It comes to where friends are looked for, while one looks.
  const asked = other.getByRole('region', { name: 'For you alone' });
  await expect(asked).toContainText('Friendly');
  expect(await sidewaysScroll(other)).toBeLessThanOrEqual(0);
  await asked.getByRole('link', { name: 'Have a look' }).click();
  await expect(other.getByText('wants to play you')).toBeVisible();

  await page.goto('/leaderboard?tab=players');
  await expect(page.getByRole('table', { name: /^You and your friends/ })).toContainText('You');

  await other.goto(`/player/${ada}`);
  await other.getByRole('button', { name: 'Block this player' }).click();
  await other.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(other.getByRole('button', { name: /^Blocked\./ })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Challenge', exact: true })).toHaveCount(0);
  // As if she had been let go: nothing says why.
  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: 'You follow' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Friends' })).toHaveCount(0);
  await expect(page.getByText('Online', { exact: true })).toHaveCount(0);

  // Before that list is here nothing of it is shown.
  const duels = other.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/me/duels',
  );
  await other.goto('/friends');
  await duels;
  await other.getByText('Blocked: 1').click();
  // Nor does anything that was asked before.
  await expect(asked).toHaveCount(0);
  await other.getByRole('button', { name: 'Take the block away' }).click();
  await expect(other.getByText('Blocked: 1')).toHaveCount(0);
});
