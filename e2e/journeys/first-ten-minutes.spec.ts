import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../obstacles.ts';
import { balance, cardsOf, IN_A_MATCH, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

// The server refuses nothing of what a newcomer presses: whatever would be refused says so before.
test.use({ allowRefusals: false, viewport: { width: 390, height: 844 } });

/** Somebody else with a card for sale, for HOOF that may trade. */
async function cardOfSomebody(page: Page, price: number): Promise<{ id: number; name: string }> {
  await newPlayer(page);
  const [card] = await cardsOf(page);
  if (!card) throw new Error('The seller has no card.');
  const answer = await page.request.post(`/api/cards/${card.id}/listing`, { data: { price } });
  expect(answer.status()).toBe(201);
  return card;
}

test('a stranger’s first ten minutes on a phone meet no refusal that the screen did not foretell', async ({
  browser,
  page,
}) => {
  const elsewhere = await browser.newContext();
  // Too dear for the house to buy it from under the journey.
  const card = await cardOfSomebody(await elsewhere.newPage(), 90_000);
  const fits = async () => expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await consentGiven(page);
  await page.goto('/');
  await fits();

  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const door = page.getByRole('dialog', { name: 'Your starter pack' });
  await door.getByRole('button', { name: 'Play with a guest wallet' }).click();
  const herd = page.getByRole('dialog', { name: 'Welcome to the herd' });
  await expect(herd).toBeVisible({ timeout: 180_000 });
  await herd.getByRole('button', { name: 'Close' }).click();
  await expect(balance(page)).toContainText('899,979');

  // Gifts do not buy from people. The button is quiet, says so, and there is one like it.
  await page.goto(`/nft/${card.id}`);
  const buy = page.getByRole('button', { name: `Buy ${card.name} for 90,000 HOOF` });
  await expect(buy).toContainText('Needs 90,000 that may trade: you have 0');
  await expect(page.getByRole('button', { name: `Make an offer for ${card.name}` })).toContainText(
    'Nothing to trade yet',
  );
  await fits();
  await page.getByRole('link', { name: /^Mint one like it, [\d,]+ HOOF$/ }).click();
  await expect(page).not.toHaveURL(`/nft/${card.id}`);
  await page.getByRole('button', { name: /^Mint .* HOOF$/ }).click();
  const mint = page.getByRole('dialog', { name: 'Mint this card' });
  await mint.getByRole('button', { name: /^Mint/ }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to the squad' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  // The puzzle asks for nothing, and neither does looking at cups.
  await page.goto('/puzzle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fits();
  await page.goto('/cups');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fits();

  // A challenge of one's own: the house takes it, and the match begins by itself.
  await page.goto('/card-game?tab=lobby');
  await fits();
  await page.getByRole('group', { name: 'Your card' }).getByRole('radio').first().check({
    force: true,
  });
  await page
    .getByRole('group', { name: 'Challenge type' })
    .getByRole('radio', { name: 'Common', exact: true })
    .check({ force: true });
  await page.getByRole('button', { name: /Create Challenge/ }).click();
  await expect(page).toHaveURL(IN_A_MATCH, { timeout: 240_000 });
  await page.getByRole('button', { name: 'Seal my choice' }).click();
  await expect(page.getByRole('button', { name: /^Seal/ })).toBeHidden();
  await fits();
});
