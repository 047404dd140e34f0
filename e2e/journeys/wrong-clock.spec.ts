import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';
import { consentGiven } from '../visitor.ts';

const PASSWORD = process.env.ADMIN_PASSWORD ?? 'a-password-for-journeys';
const HOUR = 3_600_000;

/** The first card that is free for it; the last ones of the list are other journeys'. */
async function putUp(request: APIRequestContext): Promise<number> {
  const { nfts } = (await (
    await request.get('/api/nfts?rarity=Rare&sort=newest&limit=50')
  ).json()) as { nfts: { id: number }[] };
  for (const { id: cardId } of nfts.slice(0, -5)) {
    const data = { cardId, startPrice: 12, durationMinutes: 50 };
    const started = await request.post('/api/admin/auctions', { data });
    if (started.status() === 201) return cardId;
  }
  throw new Error('Every card is under auction or somebody’s.');
}

test('on a device whose clock is an hour ahead an auction is still open, and a bid can be signed for', async ({
  page,
  request,
}) => {
  const login = { username: 'admin', password: PASSWORD };
  expect((await request.post('/api/admin/login', { data: login })).status()).toBe(200);
  const id = await putUp(request);

  await page.clock.install({ time: Date.now() + HOUR });
  await consentGiven(page);
  await installWallet(page);
  await page.goto(`/nft/${id}`);
  await expect(page.getByText(/^(4\d|50)m \d+s left$/)).toBeVisible();
  const bid = page.getByRole('button', { name: /^Place Bid/ });
  await expect(bid).toBeEnabled();

  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('button', { name: /HOOF balance/ })).toBeVisible();
  await bid.click();
  const dialog = page.getByRole('dialog', { name: 'Place Bid' });
  await dialog.getByRole('button', { name: /^Place Bid/ }).click();
  await expect(dialog).toBeHidden();
  // A text that is signed an hour from now would be refused.
  await page.getByRole('button', { name: 'Confirm bid of 12.00 SOL' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Bid confirmed')).toBeVisible();
});
