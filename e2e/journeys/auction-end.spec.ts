import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';
import { consentGiven } from '../visitor.ts';

const PASSWORD = process.env.ADMIN_PASSWORD ?? 'a-password-for-journeys';

test('whoever wins an auction completes the purchase, and gets the card at the operator’s whistle', async ({
  page,
  browser,
  request,
}) => {
  const login = { username: 'admin', password: PASSWORD };
  expect((await request.post('/api/admin/login', { data: login })).status()).toBe(200);
  const { nfts } = await (await request.get('/api/nfts?rarity=Rare&sort=newest&limit=50')).json();
  const { id, name } = nfts.at(-1) as { id: number; name: string };
  const put = { cardId: id, startPrice: 12, durationMinutes: 60 };
  const started = await request.post('/api/admin/auctions', { data: put });
  expect(started.status()).toBe(201);
  const auction = await started.json();

  await consentGiven(page);
  await installWallet(page);
  await page.goto(`/nft/${id}`);
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('button', { name: /HOOF balance/ })).toBeVisible();
  await page.getByRole('button', { name: /^Place Bid/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Place Bid' });
  await dialog.getByRole('button', { name: /^Place Bid/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Confirm bid of 12.00 SOL' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Bid confirmed')).toBeVisible();

  expect((await request.post(`/api/admin/auctions/${auction.id}/end`)).status()).toBe(200);
  await expect
    .poll(async () => (await (await request.get(`/api/nfts/${id}`)).json()).auction.state)
    .toBe('waiting');

  // Somebody else sees only that it is over.
  const stranger = await browser.newPage();
  await consentGiven(stranger);
  await stranger.goto(`/nft/${id}`);
  await expect(stranger.getByText(/^Sold to 0x.*, waiting for the whistle$/)).toBeVisible();
  await expect(stranger.getByRole('button', { name: /^Place Bid/ })).toBeDisabled();
  await expect(stranger.getByRole('button', { name: 'Complete the purchase' })).toHaveCount(0);

  await page.goto('/marketplace?auction=open');
  await page.getByRole('heading', { name: 'Every card' }).scrollIntoViewIfNeeded();
  const own = page.getByRole('region', { name: 'Your bids' });
  await expect(own.getByText('You won: complete the purchase')).toBeVisible();
  await own.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'You won it' })).toBeVisible();
  await page.getByRole('button', { name: 'Complete the purchase' }).click();
  await expect(page.getByText('You said paid')).toBeVisible();

  await stranger.goto('/admin?tab=marketplace');
  await stranger.getByLabel('Username').fill('admin');
  await stranger.getByLabel('Password').fill(PASSWORD);
  await stranger.getByRole('button', { name: 'Login' }).click();
  await stranger.getByRole('radio', { name: 'waiting' }).check({ force: true });
  await expect(stranger.getByText('The winner says paid')).toBeVisible();
  await stranger.getByRole('button', { name: `Confirm the sale of ${name}` }).click();
  await expect(stranger.getByText('Sale Confirmed')).toBeVisible();

  await page.reload();
  await expect(page.getByText('The whistle is blown, the card is yours.')).toBeVisible();
  await page.goto(`/nft/${1_000_000 + id}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Auctioned')).toBeVisible();
  await expect(history.getByText(/for 12\.00 SOL/)).toBeVisible();
});
