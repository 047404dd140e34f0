import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey } from 'viem/accounts';
import type { Product } from '../product.ts';
import { productOnChain } from '../product-on-chain.ts';
import { type PublicNode, publicNode } from '../public-node.ts';
import { phoneWallet, type RelayServer, relayServer } from '../relay-server.ts';
import { type StadiumAlone, stadiumAlone } from '../stadium-alone.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

let folder: string;
let stadium: StadiumAlone;
let relay: RelayServer;
let node: PublicNode;
let product: Product;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goats-phone-'));
  [stadium, relay] = await Promise.all([stadiumAlone(), relayServer()]);
  node = await publicNode(stadium.chain.url);
  product = await productOnChain(stadium.chain, folder, {
    WALLETCONNECT_PROJECT_ID: 'goats',
    WALLETCONNECT_RELAY_URL: relay.url,
    WALLETCONNECT_RPC_URL: node.url,
  });
});
test.afterAll(async () => {
  await product?.stop();
  await node?.close();
  await relay?.close();
  await stadium?.chain.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a phone’s wallet is met by a code, signs in after a no, is back after a reload, and is let go', async ({
  page,
}) => {
  await consentGiven(page);
  const blocked: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) blocked.push(line.text());
  });
  const phone = phoneWallet(relay.url, generatePrivateKey(), [stadium.chain.chain.chainId, 1]);
  const short = `${phone.address.slice(0, 6)}...${phone.address.slice(-4)}`.toLowerCase();
  await stadium.chain.fund(phone.address, 3);
  await page.goto(`${product.url}/game-rules`);
  const connect = page.getByRole('button', { name: 'Connect Wallet' }).first();
  const choose = async () => {
    await connect.click();
    await page.getByRole('button', { name: 'WalletConnect' }).click();
  };

  // Nothing of it is loaded, and nobody is spoken to, before somebody chose it.
  const loaded = async () =>
    (
      await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
      )
    ).filter((path) => path.endsWith('.js')).length;
  await connect.click();
  await expect(page.getByRole('dialog', { name: 'Pick your wallet' })).toBeVisible();
  const before = await loaded();
  await page.getByRole('button', { name: 'WalletConnect' }).click();
  const code = page.getByRole('dialog', { name: 'Scan with your wallet' });
  await expect(code.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await loaded()).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  await expect(connect).toBeVisible();

  await choose();
  const link = code.getByRole('link', { name: 'Open a wallet app' });
  await phone.scan((await link.getAttribute('href'))!);
  await expect(page.getByText(`Connected to ${short}`)).toBeVisible();
  await expect(code).toBeHidden();

  const purse = page.getByRole('banner').getByRole('button', { name: /HOOF balance/ });
  await purse.click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  phone.refuseNext();
  await page.getByRole('button', { name: 'Sign In' }).click();
  const signIn = page.getByRole('dialog', { name: 'One signature' });
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn.getByRole('alert')).toContainText('You turned the signature down');
  await signIn.getByRole('button', { name: 'Try Again' }).click();
  await expect(signIn).toBeHidden();
  const session = await page.request.get(`${product.url}/api/auth/session`);
  expect((await session.json()).address).toBe(phone.address.toLowerCase());
  expect(phone.asked).toEqual(['personal_sign', 'personal_sign']);

  // What its account holds is asked of the node, from the page itself.
  await page.reload();
  await page
    .getByRole('button', { name: /HOOF balance/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Wallet Connected' });
  await expect(panel.getByText('3.0000 ETH')).toBeVisible();
  await expect(panel.getByText('WalletConnect')).toBeVisible();
  await panel.getByRole('button', { name: 'Disconnect Wallet' }).click();
  await expect.poll(() => phone.heard.at(-1)?.method).toBe('wc_sessionDelete');
  await page.reload();
  await expect(connect).toBeVisible();
  expect(blocked).toEqual([]);
  phone.close();
});
