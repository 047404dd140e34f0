import type { Browser, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { withinOneDay } from '../one-day.ts';
import { cardsOf, challengeTaken, hasWon, mintCards, newPlayer, playMatch } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

const TABLE = '/battle?tab=leaderboard';
const ownPlace = (page: Page) => page.getByRole('region', { name: 'Your place' });
const thisWeek = (page: Page) => page.getByRole('table', { name: 'This week’s table' });

async function stranger(browser: Browser): Promise<Page> {
  return browser.newPage();
}

async function fits(page: Page): Promise<void> {
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await obstacles(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** On a phone, from the day's page to the card that is kept. */
async function openTheDaysPack(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const before = await cardsOf(page);
  await page.goto('/today');
  await page.getByRole('link', { name: /^Open it ?: The day’s pack$/ }).click();
  await expect(page.getByText('One of these 5 becomes yours.')).toBeVisible();
  // What now lies under the pointer has a word to say about itself.
  await page.mouse.move(0, 0);
  expect(await obstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the day’s pack' }).click();
  // Only to save time: a pack that is left alone turns its cards by itself.
  const skip = page.getByRole('button', { name: /^(Skip|Turn them all)$/ });
  await skip.click({ timeout: 3_000 }).catch(() => undefined);
  await expect(page.locator('[data-turned=true]')).toHaveCount(5);
  const yours = page.locator('[data-yours=true]');
  await expect(yours).toHaveCount(1);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await obstacles(page)).toEqual([]);
  await yours.getByRole('link', { name: /^See your card/ }).click();
  await expect(page).toHaveURL(/\/nft\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const kept = await cardsOf(page);
  expect(kept.map((card) => card.id).sort()).toEqual([...before.map((card) => card.id), id].sort());

  await page.goto('/pack-opening');
  await expect(page.getByRole('heading', { name: 'Today’s card is yours' })).toBeVisible();
  await expect(page.getByText('nothing is yours')).toBeVisible();
  expect(await obstacles(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** From no points to a place in the week's table and the card of the day. */
async function winPoints(page: Page, browser: Browser): Promise<void> {
  const nanny = await stranger(browser);
  await Promise.all([newPlayer(page), newPlayer(nanny)]);
  for (const player of [page, nanny]) await mintCards(player, 'Common', 1);
  await page.goto(TABLE);
  await expect(ownPlace(page)).toContainText('No points yet.');

  const match = await challengeTaken(page, nanny, 10);
  await Promise.all([playMatch(page, match), playMatch(nanny, match)]);
  const [winner, loser] = (await hasWon(page)) ? [page, nanny] : [nanny, page];
  await expect(winner.getByText('Victory', { exact: true })).toBeVisible();

  await winner.goto(TABLE);
  await expect(ownPlace(winner)).toContainText('9 points');
  await expect(ownPlace(winner)).toContainText('1 won, 0 lost');
  await expect(thisWeek(winner).getByRole('row').filter({ hasText: 'You' })).toContainText('9');
  await expect(winner.getByText(/until .+ your time, Sunday midnight UTC/)).toBeVisible();
  await expect(winner.getByRole('heading', { name: 'Top battlers' })).toBeVisible();
  await fits(winner);
  await openTheDaysPack(winner);

  // A loss counts only over the whole distance.
  await loser.goto('/card-game?tab=leaderboard');
  await expect(ownPlace(loser)).toContainText(/3 points|No points yet\./);
  const visitor = await stranger(browser);
  await consentGiven(visitor);
  await visitor.goto(TABLE);
  await expect(thisWeek(visitor)).toBeVisible();
  await expect(ownPlace(visitor)).toHaveCount(0);
  for (const other of [nanny, visitor]) await other.context().close();
}

test('a match that was played out brings points, a place, a prize in sight and a card of the day', ({
  page,
  browser,
}) => withinOneDay(() => winPoints(page, browser)));

const PAYEE = `0x91fa${'0'.repeat(32)}c07e`;

test('last week’s payments open their line in the ledger, by keyboard too', async ({ page }) => {
  await consentGiven(page);
  // A journey cannot wait for a week to end: its answers are told, the screens are real.
  await page.route('/api/weeks?*', (route) =>
    route.fulfill({
      json: ['2026-W46', '2026-W45'].map((week, i) => ({
        ...{ week, prizes: [15_000], players: 4, paidAt: '2026-11-16T12:00:00.000Z' },
        startsAt: `2026-11-${i === 0 ? '09' : '02'}T00:00:00.000Z`,
        endsAt: `2026-11-${i === 0 ? '16' : '09'}T00:00:00.000Z`,
        entries: [
          {
            ...{ rank: 1, address: PAYEE, name: null, points: 45, wins: 5, losses: 0 },
            ...{ prize: 15_000, transferId: 4711 + i },
          },
        ],
      })),
    }),
  );
  await page.route('/api/ledger/4711', (route) =>
    route.fulfill({
      json: {
        ...{ id: 4711, at: '2026-11-16T00:01:00.000Z', reason: 'prize', from: 'treasury' },
        ...{ reference: 'week:2026-W46', to: PAYEE, amount: 15_000 },
      },
    }),
  );
  await page.goto(TABLE);
  const paid = page.getByRole('button', { name: '15,000 HOOF, see the ledger' }).first();
  await paid.focus();
  await page.keyboard.press('Enter');
  const line = page.getByRole('dialog', { name: 'In the ledger' });
  await expect(line).toContainText('No. 4711');
  await expect(line).toContainText('The treasury');
  await expect(line).toContainText('0x91fa...c07e');
  await fits(page);
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await expect(paid).toBeFocused();
  await page.getByText('Won by 0x91fa...c07e').click();
  await fits(page);
});
