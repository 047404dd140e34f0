import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExitProof } from '@goats/chain';
import { formatHoof, tokenOf } from '@goats/rules';
import type { Browser, Page } from '@playwright/test';
import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import {
  addressOf,
  balance,
  cardsOf,
  mintCards,
  newPlayer,
  openChallenge,
  walletPlayer,
  winFrom,
} from '../players.ts';
import { until } from '../product.ts';
import { productOnChain } from '../product-on-chain.ts';
import { stadiumAlone } from '../stadium-alone.ts';
import { expect, test } from '../test.ts';
import { installWallet } from '../test-wallet.ts';

/** More than the hour that lies between a question to leave and the root that answers it. */
const LONG_ENOUGH = 4_000;

async function pageAt(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
}

/** Over the API, as the page itself would ask; answers the status and the code of a refusal. */
function post(page: Page, url: string, body: object): Promise<{ status: number; code?: string }> {
  return page.evaluate(
    async ([url, body]) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, code: (await answer.json()).code };
    },
    [url, body] as const,
  );
}

test('somebody asks the contract to leave, and a living server lets go and posts the root for it', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'goats-asked-'));
  // The embedded database runs as another account, which must get in.
  await chmod(folder, 0o755);
  // The chain's clock is behind by what passes on it later: then both agree that it is over.
  const stadium = await stadiumAlone(Date.now() - LONG_ENOUGH * 1000);
  const product = await productOnChain(stadium.chain, folder, {
    // Only what somebody needs calls for a root.
    CHAIN_ROOT_MINUTES: '360',
  }).catch(async (error) => {
    await stadium.chain.stop();
    throw error;
  });
  const [leaver, loser, way] = [
    await pageAt(browser, product.url),
    await pageAt(browser, product.url),
    await pageAt(browser, product.url),
  ];
  try {
    const key = generatePrivateKey();
    const address = privateKeyToAccount(key).address.toLowerCase() as Address;
    await stadium.chain.fund(address, 1);
    const line = { node: stadium.chain.url, chainId: '0x7a69' };
    await walletPlayer(leaver, { keys: [key], ...line });
    await newPlayer(loser);
    await mintCards(leaver, 'Common', 1);
    await mintCards(loser, 'Common', 1);
    await winFrom(loser, leaver, 100);

    // A voucher for somebody's card makes a root at once, which knows everybody.
    const [theirs] = await cardsOf(loser);
    await post(loser, '/api/chain/withdrawals', { cardId: theirs?.id });
    const read = async <T>(path: string) => (await (await fetch(product.url + path)).json()) as T;
    const proofNow = async () => {
      const answer = await fetch(`${product.url}/api/chain/exits/${address}`);
      return answer.ok ? ((await answer.json()) as ExitProof) : undefined;
    };
    await until(proofNow);
    const download = async (name: string) => {
      await leaver.goto('/chain');
      const saved = leaver.waitForEvent('download');
      await leaver.getByRole('button', { name: 'Download my exit proof' }).click();
      await (await saved).saveAs(join(folder, name));
      return join(folder, name);
    };
    const before = await download('before.json');

    const wallet = await installWallet(way, { keys: [key], ...line });
    await way.goto('/leave.html');
    const file = way.locator('input[type=file]');
    await file.setInputFiles(before);
    await way.getByRole('button', { name: `Connect ${wallet.name}` }).click();
    const steps = way.getByRole('article');
    const ask = steps.getByRole('button', { name: 'Ask to leave' });
    await expect(ask).toBeVisible();

    // Some of it is at stake in an open challenge, and a card is for sale. For one player, who takes
    // no notice: what is for anybody the house would take after ten seconds.
    const { id: challengeId, challengerNftId: played } = await openChallenge(
      leaver,
      50,
      await addressOf(loser),
    );
    expect(played).toBeGreaterThan(0);
    const listed = (await cardsOf(leaver)).find(({ id }) => id !== played)?.id;
    const sale = `/api/cards/${listed}/listing`;
    expect((await post(leaver, sale, { price: 500 })).status).toBeLessThan(300);
    await ask.click();
    await expect(way.getByText(/You can go with the first root that is posted/)).toBeVisible();

    // What was open is taken back, and nothing begins any more.
    const own = [played, Number(listed)];
    await until(async () => {
      const challenge = await leaver.request.get(`/api/challenges/${challengeId}`);
      const { cards } = await read<{ cards: { listing: unknown }[] }>(
        `/api/wallets/${address}/cards`,
      );
      return (await challenge.json()).status === 'cancelled' && cards.every((one) => !one.listing);
    });
    expect(await openChallenge(leaver, 50)).toMatchObject({ code: 'WALLET_LEAVING' });
    for (const [url, body] of [
      [sale, { price: 500 }],
      ['/api/chain/withdrawals', { hoof: 5 }],
    ] as const) {
      expect(await post(leaver, url, body)).toEqual({ status: 409, code: 'WALLET_LEAVING' });
    }

    // An hour later the server posts the root by itself: nobody plays, and nothing else calls for one.
    await stadium.pass(LONG_ENOUGH);
    const passed = Date.now() - 60_000;
    const { hoof, cards } = await until(async () => {
      const proof = await proofNow();
      return proof && Date.parse(proof.root.at) > passed && proof;
    });
    const pays = BigInt(hoof?.leaf.balance ?? 0);
    expect(pays).toBe(100_00n);
    const tokens = cards.map(({ tokenId }) => tokenId);
    for (const id of own) expect(tokens).toContain(tokenOf(id));
    await file.setInputFiles(await download('after.json'));
    await steps.getByRole('button', { name: /^Take out .+ HOOF$/ }).click();
    const allCards = `Take out ${cards.length} cards`;
    await steps.getByRole('button', { name: allCards, exact: true }).click();
    await expect(way.getByText(`✓ ${allCards}, in block`)).toBeVisible();
    for (const id of own) {
      expect((await stadium.ownerOf(tokenOf(id))).toLowerCase()).toBe(address);
    }
    expect(await stadium.hoofOf(address)).toBe(pays);

    // And the product knows where all of it is now.
    await until(
      async () => (await read<{ place: string }>(`/api/cards/${played}`)).place === 'chain',
    );
    await leaver.goto(`/nft/${played}`);
    await expect(leaver.getByRole('heading', { name: 'On the chain' })).toBeVisible();
    await balance(leaver).click();
    await leaver.getByRole('button', { name: 'Bring HOOF in' }).click();
    const held = formatHoof(Number(pays) / 100);
    await expect(leaver.getByText(`${held} HOOF in your wallet on the chain.`)).toBeVisible();
  } finally {
    // A page that lost its server would complain.
    for (const page of [leaver, loser, way]) await page.context().close();
    await product.stop();
    await stadium.chain.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
