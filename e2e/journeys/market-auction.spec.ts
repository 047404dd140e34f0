import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';
import { believeOwnClock, consentGiven } from '../visitor.ts';

const WALLET = '0x91fA33bE0000000000000000000000000042c07E';
const RIVAL = '0x4C0a000000000000000000000000000000009e31';

interface Auction {
  id: number;
  name: string;
  price: number;
  currentBid: number | null;
  endTime: string;
}

/** A running auction that no other journey bids on: they count from the end of the list. */
async function auction(
  request: APIRequestContext,
  which: (auction: Auction) => boolean,
  place: number,
): Promise<Auction> {
  const { nfts } = (await (await request.get('/api/nfts?auction=open&limit=100')).json()) as {
    nfts: Auction[];
  };
  const found = nfts.filter(which).at(-place);
  if (!found) throw new Error('The demo world has no such auction');
  return found;
}

const hasBid = ({ currentBid }: Auction) => currentBid !== null;

async function openBid(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Place Bid|Bid again)/ }).click();
  await expect(page.getByRole('dialog', { name: 'Place Bid' })).toBeVisible();
}

const JUST_BEFORE_MS = 50_000;

/** A card's page, on which it is just before that moment as soon as it is there, however long it took. */
async function openJustBefore(page: Page, id: number, moment: string): Promise<void> {
  const then = Date.parse(moment) - JUST_BEFORE_MS;
  await believeOwnClock(page);
  await page.clock.install({ time: then - 600_000 });
  await page.goto(`/nft/${id}`);
  await expect(page.getByRole('button', { name: /^Place Bid/ })).toBeEnabled();
  await page.clock.fastForward(then - (await page.evaluate(() => Date.now())));
}

test.beforeEach(({ page }) => consentGiven(page));

test('a bid of the offered amount leads, and whoever is outbid is told so', async ({
  page,
  request,
}) => {
  const { id, currentBid } = await auction(request, hasBid, 1);
  const minimum = ((currentBid ?? 0) + 0.1).toFixed(2);
  await page.goto(`/nft/${id}`);
  await openBid(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Bid amount (ETH)')).toHaveValue(minimum);
  await dialog.getByLabel('Wallet address').fill(WALLET);
  await dialog.getByRole('button', { name: /^Place Bid/ }).click();
  await expect(page.getByText('Bid placed successfully!')).toBeVisible();
  await expect(page.getByText(`${minimum} SOL leads.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${minimum} SOL`, { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Bid History' }).click();
  await expect(page.getByRole('tabpanel').getByText('0x91fa...c07e').first()).toBeVisible();

  const rival = await request.post(`/api/nfts/${id}/bid`, {
    data: { nftId: id, bidAmount: Number(minimum) + 1, bidderAddress: RIVAL },
  });
  expect(rival.status()).toBe(201);
  await page.reload();
  await expect(page.getByText('You have been outbid')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bid again/ })).toBeVisible();
});

test('somebody who is faster by a second is named in the words of the server', async ({
  page,
  request,
}) => {
  const { id, currentBid } = await auction(request, hasBid, 2);
  await page.goto(`/nft/${id}`);
  await openBid(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Wallet address').fill(WALLET);
  await dialog.getByLabel('Bid amount (ETH)').fill(((currentBid ?? 0) + 0.5).toFixed(2));
  await request.post(`/api/nfts/${id}/bid`, {
    data: { nftId: id, bidAmount: (currentBid ?? 0) + 2, bidderAddress: RIVAL },
  });
  await dialog.getByRole('button', { name: /^Place Bid/ }).click();
  await expect(dialog.getByText('Failed to place bid')).toBeVisible();
  await expect(
    dialog.getByText(/Your bid must be higher than the current bid of [\d.,]+ SOL\./),
  ).toBeVisible();
  // The card is reloaded, so the next try starts from the truth.
  await expect(
    dialog.getByText(`Current bid ${((currentBid ?? 0) + 2).toFixed(2)} SOL`),
  ).toBeVisible();
});

test('what cannot be a bid is refused before it is sent, field by field', async ({
  page,
  request,
}) => {
  const { id, currentBid } = await auction(request, hasBid, 3);
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/bid')) sent.push(call.url());
  });
  await page.goto(`/nft/${id}`);
  await openBid(page);
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel('Bid amount (ETH)');
  const place = dialog.getByRole('button', { name: /^Place Bid/ });
  await place.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Missing information: Please provide both wallet address and amount.',
  );
  await dialog.getByLabel('Wallet address').fill(WALLET);
  for (const wrong of [String(currentBid), '0.01']) {
    await amount.fill(wrong);
    await place.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Invalid bid amount: Your bid must be higher than the current bid.',
    );
  }
  await amount.fill('1e9');
  await place.click();
  await expect(dialog.getByRole('alert')).toContainText('Invalid bid amount');
  await amount.fill('');
  await place.click();
  await expect(dialog.getByRole('alert')).toContainText('Missing information');
  expect(sent).toEqual([]);
});

test('a slipped decimal point is asked about once before it costs anything', async ({
  page,
  request,
}) => {
  const { id, currentBid } = await auction(request, hasBid, 4);
  await page.goto(`/nft/${id}`);
  await openBid(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Wallet address').fill(WALLET);
  const slipped = (((currentBid ?? 0) + 0.1) * 100).toFixed(0);
  await dialog.getByLabel('Bid amount (ETH)').fill(slipped);
  await dialog.getByRole('button', { name: /^Place Bid/ }).click();
  await expect(dialog.getByText(/Typed too many digits\?/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Let me correct that' }).click();
  await expect(dialog.getByLabel('Bid amount (ETH)')).toHaveValue(
    ((currentBid ?? 0) + 0.1).toFixed(2),
  );
  await expect(dialog.getByLabel('Bid amount (ETH)')).toBeFocused();
});

test('a typed bid says when it lapses, and one signature of its wallet makes it stand', async ({
  page,
  request,
}) => {
  await installWallet(page);
  const { id, currentBid } = await auction(request, hasBid, 6);
  const amount = ((currentBid ?? 0) + 0.1).toFixed(2);
  await page.goto(`/nft/${id}`);
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('button', { name: /HOOF balance/ })).toBeVisible();
  await openBid(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/A typed bid lapses after 30 minutes/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Place Bid/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Your bid of ${amount} SOL is only typed`)).toBeVisible();
  await expect(
    page.getByText(/Typed, lapses in \d+ min unless this wallet signs in/),
  ).toBeVisible();

  await page.getByRole('button', { name: `Confirm bid of ${amount} SOL` }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Bid confirmed')).toBeVisible();
  await expect(page.getByText(`Your bid of ${amount} SOL is only typed`).first()).toBeHidden();
  await page.getByRole('tab', { name: 'Bid History' }).click();
  const bid = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(bid).toContainText(`${amount} SOL`);
  await expect(bid).toContainText('Verified');

  // Signed in, the next bid is a real one from the start.
  await openBid(page);
  await expect(
    dialog.getByText(/^A bid stands until somebody beats it, by 0.1 at least/),
  ).toBeVisible();
});

test('a typed bid that lapses while somebody watches leaves the price and stays in the history', async ({
  page,
  request,
}) => {
  const { id, currentBid } = await auction(request, hasBid, 7);
  const amount = (currentBid ?? 0) + 0.1;
  const typed = await request.post(`/api/nfts/${id}/bid`, {
    data: { nftId: id, bidAmount: Number(amount.toFixed(2)), bidderAddress: RIVAL },
  });
  expect(typed.status()).toBe(201);
  const { lapsesAt } = (await typed.json()).bid;
  // What others typed lapses before; the demo world's own bids are verified.
  const { bids } = await (await request.get(`/api/nfts/${id}`)).json();
  const leads = bids.find((bid: { verified: boolean }) => bid.verified).bidAmount.toFixed(2);
  await openJustBefore(page, id, lapsesAt);
  await expect(page.getByText(/Typed, lapses in 1 min unless this wallet signs in/)).toBeVisible();
  await expect(page.getByText(`${amount.toFixed(2)} SOL`, { exact: true })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(`${leads} SOL`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Typed, lapses in/).first()).toBeHidden();
  await page.getByRole('tab', { name: 'Bid History' }).click();
  const lapsed = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Lapsed' });
  await expect(lapsed.first()).toContainText('0x4c0a...9e31');
});

test('buying keeps its words and sends the buyer to the page of that very token', async ({
  page,
  context,
}) => {
  await context.route('https://marketplace.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('/nft/17');
  await expect(page.getByRole('button', { name: /^Place Bid/ })).toHaveCount(0);
  await expect(page.getByText(/Not on auction right now/)).toBeVisible();
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy Now' });
  await expect(dialog.getByLabel('Amount (ETH)')).toHaveAttribute('readonly', '');
  const [elsewhere] = await Promise.all([
    context.waitForEvent('page'),
    (async () => {
      await dialog.getByLabel('Wallet address').fill(WALLET);
      await dialog.getByRole('button', { name: /^Buy Now/ }).click();
    })(),
  ]);
  await expect(elsewhere).toHaveURL(/\/assets\/0x[0-9a-fA-F]{40}\/1000017$/);
  await expect(page.getByText('Purchase successful!')).toBeVisible();
});

test('an auction that ends while somebody watches takes no more bids and says why', async ({
  page,
  request,
}) => {
  const { id, endTime } = await auction(request, () => true, 5);
  await openJustBefore(page, id, endTime);
  await expect(page.getByText(/0m \d+s left/)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place Bid/ })).toBeDisabled();
  await expect(page.getByText('This auction has ended; no more bids are taken.')).toBeVisible();
});

test('ids that lead nowhere say so, each in its own words', async ({ page }) => {
  for (const [path, title, text] of [
    ['/nft/abc', 'Invalid NFT ID', 'The NFT token ID is missing or invalid.'],
    ['/nft/0', 'Invalid NFT ID', 'The NFT token ID is missing or invalid.'],
    ['/nft/-5', 'Invalid NFT ID', 'The NFT token ID is missing or invalid.'],
    ['/nft/20001', 'Error Loading NFT', 'The requested NFT could not be found.'],
    ['/nft/1999999', 'NFT Not Found', 'This NFT could not be found or may not exist.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await page
    .getByRole('link', { name: /Marketplace/ })
    .last()
    .click();
});

test('a token page is shared by copying its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/nft/1000017');
  await expect(page.getByText('GOAT Score')).toBeVisible();
  await expect(page.getByText('Shooting Power')).toBeVisible();
  await expect(page.getByText('Defensive IQ')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /View on marketplace/ })).toHaveAttribute(
    'href',
    /\/1000017$/,
  );
});
