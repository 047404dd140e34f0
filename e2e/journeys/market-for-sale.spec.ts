import type { Page } from '@playwright/test';
import { cardsOf, newPlayer } from '../players.ts';
import { expect, test } from '../test.ts';

/** Puts a card of one's own on the shelf, over the API. */
async function putUpForSale(page: Page, cardId: number, price: number): Promise<void> {
  const status = await page.evaluate(
    async ([id, asked]) => {
      const answer = await fetch(`/api/cards/${id}/listing`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ price: asked }),
      });
      return answer.status;
    },
    [cardId, price] as const,
  );
  expect(status).toBe(201);
}

test('what is for sale is found by owner, by what is drawn on it and by price, and Back undoes each', async ({
  page,
  browser,
}) => {
  await newPlayer(page);
  const [cheap, dear] = await cardsOf(page);
  // Dearer than new: or the house would buy them.
  await putUpForSale(page, cheap!.id, 2_012.34);
  await putUpForSale(page, dear!.id, 5_000);
  const { traits } = await page.evaluate(
    async (id) => (await fetch(`/api/nfts/${id}`)).json(),
    cheap!.id,
  );

  await page.goto('/marketplace#cards');
  await page.getByRole('radio', { name: 'For sale' }).check();
  await expect(page).toHaveURL(/listed=true/);
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect(page).toHaveURL(/owner=0x[0-9a-f]{40}/);
  const cards = page.getByRole('list', { name: 'Cards for sale' });
  const names = () => cards.getByRole('heading').allTextContents();
  await expect.poll(names).toEqual([cheap!.name, dear!.name]);
  await expect(cards.getByText('2,012.34 HOOF').first()).toBeVisible();

  await page.getByLabel('Sort by').selectOption('Number');
  await expect(page).toHaveURL(/sort=number/);
  await page.getByLabel('Drawn on it').selectOption(`background:${traits.background}`);
  await expect(page).toHaveURL(/trait=background/);
  await expect.poll(names).toContain(cheap!.name);

  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await stranger.goto(page.url());
  await stranger.getByRole('heading', { name: 'Every card' }).scrollIntoViewIfNeeded();
  const sameCards = stranger.getByRole('list', { name: 'Cards for sale' });
  await expect(sameCards.getByText('2,012.34 HOOF').first()).toBeVisible();
  await expect(stranger.getByLabel('Drawn on it')).toHaveValue(`background:${traits.background}`);
  await stranger.getByLabel(/^Owned by/).fill('');
  await expect(stranger).not.toHaveURL(/owner=/);
  const wide = await stranger.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await stranger.close();

  await page.goBack();
  await expect(page).not.toHaveURL(/trait=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect.poll(names).toEqual([cheap!.name, dear!.name]);
  await page.goBack();
  await expect(page).not.toHaveURL(/owner=/);
  await expect(page.getByLabel(/^Owned by/)).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'All cards' })).toBeChecked();
});

test('a card says what was paid for it, in a chart and in a table, and how rare what it wears is', async ({
  page,
}) => {
  await newPlayer(page);
  const { nfts } = await page.evaluate(async () =>
    (await fetch('/api/nfts?rarity=Common&sort=newest&limit=100')).json(),
  );
  const mint = (id: number) =>
    page.evaluate(async (card) => {
      const { address } = await (await fetch('/api/auth/session')).json();
      const answer = await fetch(`/api/cards/${card}/mint`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ playerId: address }),
      });
      return answer.ok;
    }, id);
  let minted: number | undefined;
  for (const { id } of nfts) if (minted === undefined && (await mint(id))) minted = id;

  await page.goto(`/nft/${minted}`);
  const prices = page.getByRole('region', { name: 'Price history' });
  await expect(prices.getByText('Paid in HOOF').first()).toBeVisible();
  await prices.getByText('As a table').click();
  await expect(prices.getByRole('cell', { name: /Minted by 0x/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText(/^1 of [\d,]+, [\d.]+% of all cards$/).first()).toBeVisible();

  await page.goto('/pricing');
  const floors = page.getByRole('region', { name: 'From player to player' });
  await expect(floors.getByRole('listitem')).toHaveCount(4);
});
