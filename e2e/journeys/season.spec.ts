import type { Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { addressOf, challengeTaken, mintCards, newPlayer, playMatch } from '../players.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };

const ownSeason = (page: Page) => page.getByRole('region', { name: 'Your season' });

async function fits(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await obstacles(page)).toEqual([]);
}

test('on a phone a rated match brings a rank: in the season’s table, on the day’s page and on one’s own', async ({
  page,
  browser,
}) => {
  const nanny = await browser.newPage();
  await Promise.all([newPlayer(page), newPlayer(nanny)]);
  for (const player of [page, nanny]) await mintCards(player, 'Common', 1);
  await page.setViewportSize(PHONE);
  await page.goto('/battle?tab=leaderboard');
  await expect(page.getByRole('heading', { name: /^Season \d+$/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ranks, from the lowest up' })).toContainText('GOAT');
  await expect(ownSeason(page)).toContainText('No rated match this season yet.');
  await fits(page);

  const match = await challengeTaken(page, nanny, 10);
  await Promise.all([playMatch(page, match), playMatch(nanny, match)]);
  // A seat that the clock sealed leaves a match that was won and not played out: no story.
  const address = await addressOf(page);
  const { achievements } = await (await page.request.get(`/api/players/${address}`)).json();
  const told = page.getByRole('region', { name: 'New on your page' });
  if (achievements.length > 0) await expect(told).toContainText('Off the mark');
  await page.goto('/battle?tab=leaderboard');
  await expect(ownSeason(page)).toContainText(/Sunday League|County League/);
  await expect(ownSeason(page)).toContainText('9 more rated matches');
  await fits(page);

  await page.goto('/today');
  await expect(ownSeason(page)).toContainText(/Sunday League|County League/);
  await fits(page);

  await page.goto(`/player/${address}`);
  await expect(page.getByText(/^(Sunday|County) League$/)).toBeVisible();
  const stories = page.getByRole('region', { name: 'Stories' });
  await expect(stories).toContainText(achievements.length > 0 ? 'Off the mark' : 'None told yet.');
  await stories.getByText('still to tell').click();
  await expect(stories).toContainText('Beat a Legendary card with a Common one.');
  await fits(page);
  await nanny.context().close();
});

test('badges of seasons that are over stay on the page for good', async ({ page }) => {
  // A journey cannot wait for a season to end: its answer is told, the screen is real.
  const address = `0x${'12'.repeat(20)}`;
  await page.route(`/api/players/${address}`, async (route) => {
    const player = await (await route.fetch()).json();
    const badge = { rank: 'goat', games: 31, at: '2026-11-02T00:01:00.000Z' };
    await route.fulfill({
      json: {
        ...player,
        matches: 31,
        rating: 1931,
        deviation: 60,
        badges: [{ ...badge, season: 11 }],
      },
    });
  });
  await page.setViewportSize(PHONE);
  await page.goto(`/player/${address}`);
  const shelf = page.getByRole('region', { name: 'Seasons' });
  await expect(shelf).toContainText('GOAT');
  await expect(shelf).toContainText('Season 11');
  await fits(page);
});
