import type { Browser, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { challengeTaken, mintCards, newPlayer, playToTheEnd } from '../players.ts';
import { expect, test } from '../test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

const quests = (page: Page) => page.getByRole('region', { name: 'Three quests' });

async function rival(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await newPlayer(page);
  await mintCards(page, 'Common', 1);
  return page;
}

async function play(page: Page, match: string): Promise<void> {
  await page.goto(`/battle?match=${match}`);
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  await playToTheEnd(page);
}

const hoofOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { address } = await (await fetch('/api/auth/session')).json();
    return (await (await fetch(`/api/wallets/${address}`)).json()).hoofBalance;
  });

test('a quest is done by playing, told at the end of the match, collected once, and in the balance', async ({
  page,
  browser,
}) => {
  await newPlayer(page);
  await mintCards(page, 'Legendary', 2);
  await page.goto('/today');
  await expect(quests(page).getByRole('listitem')).toHaveCount(3);
  // Whoever wins every round plays no last round: that one of the easy ones is changed.
  const [easy] = await quests(page).getByRole('heading', { level: 3 }).allTextContents();
  const changes = quests(page).getByRole('button', { name: /^Change this one/ });
  await expect(changes).toHaveCount(3);
  if (easy?.includes('goes to the last round')) await changes.first().click();
  else await changes.last().click();
  await expect(changes).toHaveCount(0);
  await expect(quests(page).getByRole('listitem')).toHaveCount(3);

  // Two Legendary cards against two Commons of different players: every easy one is done by that.
  for (const n of [1, 2]) {
    const other = await rival(browser);
    const match = await challengeTaken(page, other, 10, 'Legendary');
    await Promise.all([play(page, match), play(other, match)]);
    await expect(page.getByText('Victory', { exact: true }), `match ${n}`).toBeVisible();
    await other.context().close();
  }
  await expect(page.getByText(/^Quest done:/).first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await obstacles(page)).toEqual([]);
  const before = await hoofOf(page);
  await page.getByRole('link', { name: 'Collect 200 HOOF' }).click();
  await expect(page).toHaveURL(/\/today$/);

  const collect = quests(page).getByRole('button', { name: /^Collect 200 HOOF/ });
  await expect(collect.first()).toBeVisible();
  const many = await collect.count();
  await collect.first().click();
  await expect(quests(page).getByText('200 HOOF collected')).toHaveCount(1);
  await expect(collect).toHaveCount(many - 1);
  expect(await hoofOf(page)).toBe(before + 200);
  await page.reload();
  await expect(quests(page).getByText('200 HOOF collected')).toHaveCount(1);
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await obstacles(page)).toEqual([]);
});
