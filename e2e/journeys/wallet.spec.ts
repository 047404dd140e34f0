import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../obstacles.ts';
import { IN_A_MATCH, openPack, playToTheEnd } from '../players.ts';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';
import { consentGiven } from '../visitor.ts';

const short = (address: string) => `${address.slice(0, 6)}...${address.slice(-4)}`.toLowerCase();
const header = (page: Page) => page.getByRole('banner');
const purse = (page: Page) => header(page).getByRole('button', { name: /HOOF balance/ });
const sessionOf = async (page: Page) =>
  (await (await page.request.get('/api/auth/session')).json()).address as string | null;

async function connect(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click();
}

async function expectFigures(page: Page, hoof: string, cards: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition').filter({ hasText: hoof }).first()).toBeVisible();
  await expect(dialog.getByText('NFT Cards').locator('..')).toContainText(cards);
}

/** The best Epic that has no owner: it stands in the first rows of the explorer. */
async function nobodysEpic(page: Page): Promise<string> {
  const { nfts } = await (
    await page.request.get('/api/nfts?rarity=Epic&sort=score&limit=12')
  ).json();
  for (const { id, name } of nfts) {
    const { owner } = await (await page.request.get(`/api/cards/${id}`)).json();
    if (owner === null) return name;
  }
  throw new Error('Every Epic has an owner.');
}

test.beforeEach(async ({ page }) => {
  await consentGiven(page);
});

test('one installed wallet connects at once, comes back after a reload and stays away after a disconnect', async ({
  page,
}) => {
  const wallet = await installWallet(page, { chainId: '0x89' });
  const address = short(wallet.addresses[0] ?? '');
  await page.goto('/game-rules');
  await connect(page);
  // Looked at once: it goes away by itself, and a busy machine may be away for longer.
  await expect(page.getByText(`Connected to ${address}`)).toBeVisible();
  await purse(page).click();
  await expect(page.getByRole('heading', { name: 'Wallet Connected' })).toBeVisible();
  await expect(page.getByText('2.0000 ETH')).toBeVisible();
  await expect(page.getByText('Polygon (0x89)')).toBeVisible();
  await wallet.changeChain('0x1');
  await expect(page.getByText('Ethereum (0x1)')).toBeVisible();

  await page.reload();
  await expect(purse(page)).toContainText(address);
  expect(wallet.asked('eth_requestAccounts')).toBe(1);

  await purse(page).click();
  await page.getByRole('button', { name: 'Disconnect Wallet' }).click();
  await expect(page.getByText('Your wallet has been disconnected')).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});

test('of several wallets the visitor chooses one, and only that one is asked', async ({ page }) => {
  const alpine = await installWallet(page, { name: 'Alpine Wallet' });
  const meadow = await installWallet(page, { name: 'Meadow Pass' });
  await page.goto('/game-rules');
  await connect(page);
  await page.getByRole('button', { name: 'Meadow Pass' }).click();
  await expect(purse(page)).toContainText(short(meadow.addresses[0] ?? ''));
  expect(alpine.asked('eth_requestAccounts')).toBe(0);
  await page.reload();
  await expect(purse(page)).toContainText(short(meadow.addresses[0] ?? ''));
});

test('a wallet that only sets window.ethereum is found too', async ({ page }) => {
  const wallet = await installWallet(page, { announced: false });
  await page.goto('/game-rules');
  await connect(page);
  await expect(purse(page)).toContainText(short(wallet.addresses[0] ?? ''));
});

test('a no and a forgotten window are told apart, and neither blocks the next try', async ({
  page,
}) => {
  const wallet = await installWallet(page);
  await page.goto('/game-rules');
  wallet.rejectNext();
  await connect(page);
  await expect(page.getByText('Connection Failed')).toBeVisible();
  await expect(page.getByText('You turned the request down in your wallet.')).toBeVisible();
  wallet.keepPending();
  await connect(page);
  await expect(page.getByText('Your wallet is still waiting for an answer.')).toBeVisible();
  wallet.answerPending();
  await connect(page);
  await expect(purse(page)).toBeVisible();
});

test('without a wallet a guest plays: pack, mint, history, export and delete', async ({ page }) => {
  await page.goto('/game-rules');
  await connect(page);
  await expect(page.getByText('Wallet Not Found')).toBeVisible();
  await expect(page.getByText('Please install a compatible wallet to connect')).toBeVisible();
  // The way in is in view, and with it the first pack.
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Play with a guest wallet' }).click();
  await expect(panel.getByRole('heading', { name: 'Wallet Connected' })).toBeVisible();
  await panel.getByRole('button', { name: 'Open Starter Pack' }).click();
  await openPack(page);
  await expect(page.getByRole('dialog').getByText('899,979')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(purse(page)).toContainText('899,979');
  await purse(page).click();
  await expectFigures(page, '899,979', '3');
  await expect(page.getByText('Starter pack', { exact: true })).toBeVisible();
  await expect(page.getByText('+899,979')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto('/pack-opening');
  await page.getByRole('button', { name: 'Tear it open' }).click();
  await page
    .getByRole('button', { name: /^Mint .* HOOF$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('899,979')).toBeVisible();
  await dialog.getByRole('button', { name: /^Mint/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the squad' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();

  // From a tile of the explorer it is the same dialog, and the header has the new balance.
  const unowned = await nobodysEpic(page);
  await page.goto('/marketplace?rarity=Epic');
  await page
    .getByRole('list', { name: 'Cards', exact: true })
    .getByRole('button', { name: `Mint ${unowned} for` })
    .click();
  await dialog.getByRole('button', { name: /^Mint/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the squad' })).toBeVisible();
  const left = (await dialog.getByText('Balance now').textContent())?.match(/[\d,]{7}/)?.[0];
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await expect(purse(page)).toContainText(left ?? 'a balance');

  await purse(page).click();
  await expectFigures(page, left ?? 'a balance', '5');
  await expect(page.getByText('Minted a card').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Guest key' }).click();
  await page.getByRole('button', { name: 'Export key' }).click();
  await expect(page.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('button', { name: 'Delete guest wallet' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('goats-guest-wallet'))).toBeNull();
});

test('one signature opens the starter pack and lasts over a reload; a no takes nothing', async ({
  page,
}) => {
  const wallet = await installWallet(page);
  await page.goto('/game-rules');
  await connect(page);
  await header(page).getByRole('button', { name: 'Open free pack' }).click();
  await expect(page.getByText('Your wallet asks for one signature')).toBeVisible();
  const open = page.getByRole('button', { name: 'Open your starter pack' });
  wallet.rejectNext();
  await open.click();
  await expect(page.getByText('You turned the signature down in your wallet.')).toBeVisible();
  wallet.keepPending();
  await open.click();
  await expect(page.getByText('Your wallet is still waiting for an answer.')).toBeVisible();
  wallet.answerPending();
  await open.click();
  await expect(page.getByRole('heading', { name: 'Welcome to the herd' })).toBeVisible({
    timeout: 180_000,
  });
  await page.reload();
  await purse(page).click();
  await expectFigures(page, '899,979', '3');
  await expect(page.getByRole('button', { name: 'Open Starter Pack' })).toBeHidden();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await expect(page.getByText('This browser')).toBeVisible();
  expect(wallet.asked('personal_sign')).toBe(3);

  await page.getByRole('button', { name: 'Sign out this browser' }).click();
  await expect(page.getByText('Connected, not signed in.')).toBeVisible();
  expect(await sessionOf(page)).toBeNull();
});

test('switching the account in the wallet ends the session at once and says so', async ({
  page,
}) => {
  const wallet = await installWallet(page);
  const [billy = '', nanny = ''] = wallet.addresses;
  await page.goto('/game-rules');
  await connect(page);
  await purse(page).click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page
    .getByRole('dialog', { name: 'One signature' })
    .getByRole('button', { name: 'Sign In' })
    .click();
  await expect(page.getByText('This browser')).toBeVisible();
  expect(await sessionOf(page)).toBe(billy.toLowerCase());

  await wallet.switchAccount(1);
  // In the open dialog, or it would lie below it where nobody sees or hears it.
  await expect(page.getByRole('dialog').getByText('Signed Out', { exact: true })).toBeVisible();
  await expect(purse(page)).toContainText(short(nanny));
  await expect.poll(() => sessionOf(page)).toBeNull();

  await wallet.lock();
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeAttached();
});

test('on a chain that sign-in refuses, the dialog offers to switch', async ({ page }) => {
  const wallet = await installWallet(page, { chainId: '0x38' });
  await page.goto('/game-rules');
  await connect(page);
  await purse(page).click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  const question = page.getByRole('dialog', { name: 'One signature' });
  await question.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Chain 56 is not accepted here')).toBeVisible();
  await question.getByRole('button', { name: 'Switch to Ethereum' }).click();
  await expect(page.getByText('This browser')).toBeVisible();
  expect(wallet.asked('wallet_switchEthereumChain')).toBe(1);
});

test('Play with a browser wallet: its windows, its pack, and a first opponent', async ({
  page,
}) => {
  const wallet = await installWallet(page, { chainId: '0x38' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const pack = page.getByRole('dialog', { name: 'Your starter pack' });
  await pack.getByRole('button', { name: 'Connect Wallet' }).click();
  const herd = page.getByRole('dialog', { name: 'Welcome to the herd' });
  await expect(herd.getByRole('heading', { name: 'opponent' })).toBeVisible({ timeout: 180_000 });
  expect(wallet.asked('wallet_switchEthereumChain')).toBe(1);
  expect(await sessionOf(page)).toBe((wallet.addresses[0] ?? '').toLowerCase());
  await herd.getByRole('button', { name: 'Close' }).click();
  // Whoever has had the pack is led to the lobby.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL('/card-game?tab=lobby');
});

test.describe('inside a wallet’s own browser on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('somebody signs in with the wallet around the page and plays a match for HOOF to its end', async ({
    page,
  }) => {
    const wallet = await installWallet(page, { announced: false });
    const fits = async () => expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const door = page.getByRole('dialog', { name: 'Your starter pack' });
    await fits();
    await door.getByRole('button', { name: 'Connect Wallet' }).click();
    const herd = page.getByRole('dialog', { name: 'Welcome to the herd' });
    await expect(herd).toBeVisible({ timeout: 180_000 });
    await fits();
    const opponent = herd.getByRole('button', { name: /^Play .+: .+ #\d+\s+for\s+\d+ HOOF$/ });
    await expect(async () => {
      if (!IN_A_MATCH.test(page.url())) await opponent.click({ timeout: 10_000 });
      await expect(page).toHaveURL(IN_A_MATCH, { timeout: 15_000 });
    }).toPass({ timeout: 240_000 });
    await page.getByRole('button', { name: 'Seal my choice' }).click();
    await expect(page.getByRole('button', { name: /^Seal/ })).toBeHidden();
    await fits();
    await playToTheEnd(page);
    await fits();
    expect(wallet.asked('eth_requestAccounts')).toBe(1);
  });
});
