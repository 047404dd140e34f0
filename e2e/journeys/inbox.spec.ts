import type { Browser, Page } from '@playwright/test';
import { obstacles, sidewaysScroll } from '../obstacles.ts';
import { cardsOf, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Inbox/ });
const inbox = (page: Page) => page.getByRole('dialog', { name: 'Inbox' });

async function anotherPlayer(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await newPlayer(page);
  return page;
}

test('whoever follows a card hears of it, and reads it by keyboard', async ({ page, browser }) => {
  await newPlayer(page);
  await bell(page).click();
  await expect(inbox(page).getByRole('heading', { name: 'No post today' })).toBeVisible();
  await inbox(page).getByRole('tab', { name: 'Following' }).click();
  await expect(inbox(page).getByRole('heading', { name: 'Following nobody' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  const seller = await anotherPlayer(browser);
  const [card] = await cardsOf(seller);
  await page.goto(`/nft/${card!.id}`);
  const follow = page.getByRole('button', { name: /^Follow/ });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(follow).toContainText('Following');
  const listed = await seller.evaluate(
    async (id) =>
      (
        await fetch(`/api/cards/${id}/listing`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ price: 77 }),
        })
      ).status,
    card!.id,
  );
  expect(listed).toBe(201);

  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Inbox, 1 unread');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const line = inbox(page).getByRole('link', { name: /is for sale: 77 HOOF\./ });
  await expect(line).toBeVisible();
  expect(await obstacles(page)).toEqual([]);
  await inbox(page).getByRole('button', { name: 'Mark all read' }).focus();
  await page.keyboard.press('Enter');
  await expect(inbox(page).getByText('All read')).toBeVisible();

  await inbox(page).getByRole('tab', { name: 'Following' }).click();
  await expect(inbox(page).getByText('For sale: 77 HOOF')).toBeVisible();
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await obstacles(page)).toEqual([]);
  await inbox(page)
    .getByRole('button', { name: /^Stop following/ })
    .click();
  await expect(inbox(page).getByRole('heading', { name: 'Following nobody' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Inbox');
  await seller.context().close();
});

test('nobody without a wallet sees a bell; a press on Follow asks for one', async ({ page }) => {
  await page.goto('/base-goat/3');
  await expect(bell(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Follow/ }).click();
  const connect = page.getByRole('dialog', { name: 'Connect Your Wallet' });
  await connect.getByRole('button', { name: 'Play with a guest wallet' }).click();
  await expect(page.getByRole('button', { name: 'Following The Flea' })).toBeVisible();
  await bell(page).click();
  // Pressed inside and let go outside: that is no way out.
  await inbox(page).getByRole('tab', { name: 'Following' }).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await inbox(page).getByRole('tab', { name: 'Following' }).click();
  await expect(inbox(page).getByRole('link', { name: 'The Flea' })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(inbox(page)).toHaveCount(0);
  await bell(page).click();
  await inbox(page).getByRole('tab', { name: 'Following' }).click();
  await inbox(page).getByRole('link', { name: 'The Flea' }).click();
  await expect(inbox(page)).toHaveCount(0);
});
