import type { Page } from '@playwright/test';
import { balance, cardsOf, mintCards, newPlayer, winFrom } from '../players.ts';
import { expect, test } from '../test.ts';

/** A whole step on the chain: a block, the indexer's round, and the page's next look. */
const SETTLED = { timeout: 180_000 };

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a guest takes a card to the wallet and brings it back to play', async ({ page }) => {
  await newPlayer(page);
  const [card] = await cardsOf(page);
  await page.goto(`/nft/${card?.id}`);
  await page.getByRole('button', { name: 'Take it to my wallet' }).click();
  const out = dialog(page, 'Take it to my wallet');
  await out.getByRole('button', { name: 'Take it out' }).click();
  await expect(out.getByText('Yours, on the chain.')).toBeVisible(SETTLED);
  await out.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('heading', { name: 'On the chain' })).toBeVisible();
  await expect(page.getByText('It cannot play or be sold here until')).toBeVisible();
  const played = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/cards/${id}/listing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ price: 100 }),
    });
    return (await answer.json()).code;
  }, card?.id);
  expect(played).toBe('CARD_ON_CHAIN');

  await page.getByRole('button', { name: 'Bring it to the Stadium' }).click();
  const back = dialog(page, 'Bring it to the Stadium');
  await back.getByRole('button', { name: 'Bring it in' }).click();
  await expect(back.getByText('Back in the Stadium, boots on.')).toBeVisible(SETTLED);
  await back.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Take it to my wallet' })).toBeEnabled();
});

test('HOOF that was won leaves, survives a closed tab on the way, and comes back', async ({
  page,
  browser,
  allowErrors,
}) => {
  await newPlayer(page);
  const loser = await browser.newPage();
  await newPlayer(loser);
  // A starter pack need not hold a Common.
  await Promise.all([mintCards(page, 'Common', 1), mintCards(loser, 'Common', 1)]);
  await winFrom(loser, page, 100);
  await page.reload();
  await balance(page).click();
  await page.getByRole('button', { name: 'Take HOOF out' }).click();
  const out = dialog(page, 'Take HOOF out');
  const amount = out.getByLabel('How much');
  const send = out.getByRole('button', { name: /^Take out/ });
  for (const [typed, sentence] of [
    ['0', 'At least 1 HOOF'],
    ['12.345', 'can be read two ways'],
    ['12.3456', '2 decimals at most'],
    ['899979', 'of yours may leave'],
  ] as const) {
    await amount.fill(typed);
    await send.click();
    await expect(out.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }

  // The tab closes between the voucher and the transaction: the line to the chain is cut there.
  // Whether the page is at it before it closes is a matter of moments.
  allowErrors(/ERR_FAILED .*\/api\/chain\/rpc/);
  await page.route('**/api/chain/rpc', (route) => route.abort());
  await amount.fill('25.50');
  await send.click();
  await expect(out.getByText('The Stadium has signed')).toBeVisible();
  await page.unroute('**/api/chain/rpc');
  await page.reload();
  await balance(page).click();
  await expect(page.getByText('25.50 HOOF')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await out.getByRole('button', { name: 'Send it with my wallet' }).click();
  await expect(out.getByText('Paid out.')).toBeVisible(SETTLED);
  await out.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Bring HOOF in' }).click();
  const back = dialog(page, 'Bring HOOF in');
  await expect(back.getByText('25.50 HOOF in your wallet on the chain.')).toBeVisible(SETTLED);
  await back.getByLabel('How much').fill('25.50');
  await back.getByRole('button', { name: /^Bring in/ }).click();
  await expect(back.getByText('Arrived. It is in your purse.')).toBeVisible(SETTLED);
});

test('the chain’s page checks itself, and hands out a proof that holds', async ({ page }) => {
  await newPlayer(page);
  const [card] = await cardsOf(page);
  // A voucher for a card makes a root that knows it.
  await page.evaluate(async (cardId) => {
    await fetch('/api/chain/withdrawals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cardId }),
    });
  }, card?.id);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Smart contract' }).click();
  await expect(page).toHaveURL('/chain');
  await expect(page.getByText(/Root \d+ adds up/)).toBeVisible(SETTLED);
  await expect(page.getByText(/You are in it/)).toBeVisible(SETTLED);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my exit proof' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^legendary-goats-exit-\d+-[0-9a-f]{6}\.json$/);
  await expect(page.getByText('Checked and saved')).toBeVisible();
});
