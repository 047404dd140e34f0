import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { type PublicNode, publicNode } from '../public-node.ts';
import { type StadiumAlone, stadiumAlone } from '../stadium-alone.ts';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';

const DAY = 86_400;
const CARDS = [1_000_007, 1_000_300];

let stadium: StadiumAlone;
let folder: string;
let node: PublicNode;
test.beforeAll(async () => {
  stadium = await stadiumAlone();
  node = await publicNode(stadium.chain.url);
  folder = await mkdtemp(join(tmpdir(), 'goats-leave-'));
});
test.afterAll(async () => {
  await node?.close();
  await stadium?.chain.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The page as somebody has saved it: a file, which no server stands behind. */
async function savedPage(page: Page): Promise<string> {
  const saved = await page.request.get('/leave.html');
  const file = join(folder, 'leave.html');
  await writeFile(file, await saved.body());
  return pathToFileURL(file).href;
}

/** Somebody with a key, ether, 250.50 HOOF and two cards in the root that is posted here. */
async function somebody() {
  const key = generatePrivateKey();
  const address = privateKeyToAccount(key).address.toLowerCase() as Address;
  await stadium.chain.fund(address, 1);
  const leaves = {
    accounts: [{ account: address, balance: 25_050, withdrawn: 0 }],
    cards: CARDS.map((token) => ({ token, owner: address })),
  };
  return { key, address, leaves };
}

const step = (page: Page, name: string) =>
  page.getByRole('article').getByRole('button', { name, exact: true });

test('somebody who asked to leave goes with the next root, though nobody signs anything', async ({
  page,
}) => {
  const { key, address, leaves } = await somebody();
  const before = await stadium.post(leaves);
  const wallet = await installWallet(page, {
    ...{ keys: [key], node: stadium.chain.url, chainId: '0x1' },
  });
  await page.goto(await savedPage(page));
  const proof = (of: typeof before) => ({
    name: 'exit-proof.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(of.proofOf(address))),
  });
  const file = page.locator('input[type=file]');

  // Bad input first: each is one sentence, and nothing is offered.
  await file.setInputFiles({ name: 'a.json', mimeType: 'text/plain', buffer: Buffer.from('{}') });
  await expect(page.getByRole('alert')).toContainText('not a whole exit proof');
  const forged = JSON.stringify(before.proofOf(address)).replace('"25050"', '"99950"');
  await file.setInputFiles({ ...proof(before), buffer: Buffer.from(forged) });
  await expect(page.getByRole('alert')).toContainText('does not add up');

  await file.setInputFiles(proof(before));
  await expect(page.getByText('250.50 HOOF and 2 cards')).toBeVisible();
  // It is on another chain, and goes to the right one when it is asked to.
  await page.getByRole('button', { name: 'Connect Test Wallet' }).click();
  await step(page, 'Ask to leave').click();
  await expect(page.getByText(/You can go with the first root that is posted after/)).toBeVisible();
  expect(wallet.asked('wallet_switchEthereumChain')).toBe(1);
  expect(wallet.asked('eth_sendTransaction')).toBe(1);

  await stadium.pass(3_700);
  const after = await stadium.post(leaves);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText(/Your file is about another root/)).toBeVisible();
  // No server is left that would give a newer proof: it is made from everybody's leaves.
  const leavesFile = { name: 'leaves.txt', mimeType: 'text/plain' };
  await file.setInputFiles({ ...leavesFile, buffer: Buffer.from(after.text) });
  wallet.rejectNext();
  await step(page, 'Take out 250.50 HOOF').click();
  await expect(page.getByRole('alert')).toContainText('turned the signature down');
  await step(page, 'Take out 250.50 HOOF').click();
  await step(page, 'Take out 2 cards').click();
  await expect(page.getByText(/Nothing of yours is left inside/)).toBeVisible();

  expect(await stadium.hoofOf(address)).toBe(25_050n);
  for (const token of CARDS) {
    expect((await stadium.ownerOf(token)).toLowerCase()).toBe(address);
  }
});

test('with nobody left, a key and the address of a node are enough, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { key, address, leaves } = await somebody();
  const { proofOf } = await stadium.post({ ...leaves, cards: [] });
  const file = join(folder, 'exit-proof.json');
  await writeFile(file, JSON.stringify(proofOf(address)));
  await stadium.pass(8 * DAY);

  await page.goto(await savedPage(page));
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Address of a node (RPC)').fill(node.url);
  // Without a key it only reads, and says what any other wallet would have to send.
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText(', reading only')).toBeVisible();
  await page.getByText('Send it from any other wallet').click();
  await expect(page.getByRole('textbox', { name: 'Data' })).toHaveValue('0x62a5af3b');

  await page.getByLabel('Key, e.g. of your guest wallet').fill(key);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await step(page, 'Freeze the Stadium').click();
  await step(page, 'Take out 250.50 HOOF').click();
  await expect(page.getByText(/Nothing of yours is left inside/)).toBeVisible();
  expect(await stadium.hoofOf(address)).toBe(25_050n);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  // The key was never written anywhere.
  expect(await readFile(file, 'utf8')).not.toContain(key.slice(2));
});

test.describe('somebody from Lyon', () => {
  test.use({ locale: 'fr-FR' });

  test('reads the saved page in French, what is refused too, and can have it in another language', async ({
    page,
  }) => {
    const address = await savedPage(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partir sans nous');
    await expect(page).toHaveTitle(/Partir sans nous/);
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'a.json', mimeType: 'text/plain', buffer: Buffer.from('{}') },
    });
    await expect(page.getByRole('alert')).toHaveText(
      'Ce fichier n’est pas une preuve de sortie entière.',
    );
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohne uns gehen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // The chain's page hands its own language on.
    await page.goto('/es/chain');
    await page.getByRole('link', { name: 'Abrirla aquí' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salir sin nosotros');
  });
});
