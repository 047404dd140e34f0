import type { Browser, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { withinOneDay } from '../one-day.ts';
import { addressOf, challengeTaken, mintCards, newPlayer, playMatch } from '../players.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const quests = (page: Page) => page.getByRole('region', { name: 'Three quests' });

async function rival(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await newPlayer(page);
  await mintCards(page, 'Common', 1);
  return page;
}

const own = (page: Page, url: string) =>
  page.evaluate(async (url) => (await fetch(url)).json(), url);

async function hoofOf(page: Page): Promise<number> {
  return (await own(page, `/api/wallets/${await addressOf(page)}`)).hoofBalance;
}

async function anyDone(page: Page): Promise<boolean> {
  const mine: { quests: { done: number; goal: number }[] } = await own(page, '/api/me/quests');
  return mine.quests.some(({ done, goal }) => done >= goal);
}

/** From three quests to one that is collected, by somebody who is new here. */
async function collectOne(page: Page, browser: Browser): Promise<void> {
  await newPlayer(page);
  await mintCards(page, 'Common', 6);
  await page.goto('/today');
  await expect(quests(page).getByRole('listitem')).toHaveCount(3);
  const changes = quests(page).getByRole('button', { name: /^Change this one/ });
  await expect(changes).toHaveCount(3);
  const hard = await quests(page).getByRole('heading', { level: 3 }).last().textContent();
  await changes.last().click();
  await expect(changes).toHaveCount(0);
  await expect(quests(page).getByRole('listitem')).toHaveCount(3);
  await expect(quests(page).getByText(hard ?? '', { exact: true })).toHaveCount(0);

  for (let matches = 0; matches < 8 && !(await anyDone(page)); matches += 1) {
    const other = await rival(browser);
    const match = await challengeTaken(page, other, 10);
    await Promise.all([playMatch(page, match), playMatch(other, match)]);
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
}

test('a quest is done by playing, told at the end of the match, collected once, and in the balance', async ({
  page,
  browser,
}) => {
  // Which quests a day has and who wins is chance: mostly two matches will do.
  test.setTimeout(900_000);
  await withinOneDay(() => collectOne(page, browser));
});
