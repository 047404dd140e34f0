import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExitProof } from '@goats/chain';
import type { Browser, Page } from '@playwright/test';
import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { mintCards, walletPlayer, winFrom } from '../players.ts';
import { until } from '../product.ts';
import { productOnChain } from '../product-on-chain.ts';
import { stadiumAlone } from '../stadium-alone.ts';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';

const EIGHT_DAYS = 8 * 86_400;

async function pageAt(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
}

test('the server is gone for good, and a player leaves with all that was theirs', async ({
  browser,
  page,
  allowErrors,
}) => {
  test.setTimeout(900_000);
  // The open pages lose their server, as everybody's would.
  allowErrors(/Failed to load resource|ERR_|net::|NetworkError|Failed to fetch/);
  const folder = await mkdtemp(join(tmpdir(), 'goats-gone-'));
  // The embedded database runs as another account, which must get in.
  await chmod(folder, 0o755);
  const stadium = await stadiumAlone();
  const product = await productOnChain(stadium.chain, folder);
  let stopped = false;
  try {
    // A player wins HOOF that may leave; the starter pack's cards are their own.
    const key = generatePrivateKey();
    const address = privateKeyToAccount(key).address.toLowerCase() as Address;
    const [winner, loser] = [
      await pageAt(browser, product.url),
      await pageAt(browser, product.url),
    ];
    await walletPlayer(winner, { keys: [key] });
    await walletPlayer(loser);
    for (const player of [winner, loser]) await mintCards(player, 'Common', 1);
    await winFrom(loser, winner, 100);

    // The next root knows it, and what the site hands out is saved as a person would save it.
    const exits = `${product.url}/api/chain/exits/${address}`;
    await until(async () => {
      const answer = await fetch(exits);
      return answer.ok && ((await answer.json()) as ExitProof).hoof !== null;
    });
    await winner.goto('/chain');
    const save = async (press: () => Promise<void>, name: string) => {
      const [download] = await Promise.all([winner.waitForEvent('download'), press()]);
      await download.saveAs(join(folder, name));
      return join(folder, name);
    };
    const proofFile = await save(
      () => winner.getByRole('button', { name: 'Download my exit proof' }).click(),
      'exit-proof.json',
    );
    const leavePage = await save(
      () => winner.getByRole('link', { name: 'Save the page' }).click(),
      'leave.html',
    );
    const proof = JSON.parse(await readFile(proofFile, 'utf8')) as ExitProof;
    const hoof = BigInt(proof.hoof?.leaf.balance ?? 0);
    expect(hoof).toBeGreaterThan(0n);
    expect(proof.cards.length).toBeGreaterThan(0);

    await product.stop();
    stopped = true;
    await winner.context().close();
    await loser.context().close();
    await stadium.pass(EIGHT_DAYS);
    await stadium.chain.fund(address, 1);

    const wallet = await installWallet(page, {
      ...{ keys: [key], node: stadium.chain.url, chainId: '0x7a69' },
    });
    await page.goto(pathToFileURL(leavePage).href);
    const file = page.locator('input[type=file]');
    await file.setInputFiles(proofFile);
    await page.getByRole('button', { name: `Connect ${wallet.name}` }).click();
    const steps = page.getByRole('article');
    await steps.getByRole('button', { name: 'Freeze the Stadium' }).click();
    await steps.getByRole('button', { name: /^Take out .+ HOOF$/ }).click();
    // All of them at once.
    const cards = steps.getByRole('button', { name: /^Take out (card \d+|\d+ cards)$/ });
    await cards.click();
    await expect(page.getByText(/Nothing of yours is left inside/)).toBeVisible();
    await expect(cards).toHaveCount(0);

    expect(await stadium.hoofOf(address)).toBe(hoof);
    for (const { tokenId } of proof.cards) {
      expect((await stadium.ownerOf(tokenId)).toLowerCase()).toBe(address);
    }
    // Whoever sends the same once more by hand is told no by the contract itself.
    await expect(stadium.exitAgain(proof)).rejects.toThrow(/AlreadyLeft/);
  } finally {
    if (!stopped) await product.stop();
    await stadium.chain.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
