import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calls,
  cardVoucherHash,
  exitOf,
  FIRST_TOKEN,
  hoofVoucherHash,
  postRoot,
  redeemCard,
  redeemCards,
  redeemHoof,
  treesOf,
} from '@goats/chain';
import { sha256Hex } from '@goats/rules';
import type { Address, Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChainWallet, startTestChain, type TestChain } from '../testing/test-chain.ts';
import type { Call } from './sender.ts';

/** What each action cost when it was last looked at. `UPDATE_GAS=1` writes it anew. */
const SNAPSHOT = join(import.meta.dirname, '../../../../contracts/gas.json');
const TOLERANCE = 0.02;
const LATER = 2 ** 40 - 1;
const [FIRST_CARD, SECOND_CARD, LAST_CARD] = [FIRST_TOKEN + 16, FIRST_TOKEN + 17, FIRST_TOKEN + 37];

let test: TestChain;
const gas: Record<string, number> = {};

beforeAll(async () => {
  test = await startTestChain();
});

afterAll(() => test.stop());

async function pay(name: string, wallet: ChainWallet, call: Call): Promise<void> {
  const { status, gasUsed } = await wallet.send(call);
  expect(status, name).toBe('0x1');
  gas[name] = Number(gasUsed);
}

/** A world of a thousand accounts and all cards, so that ways to the root are as long as they get. */
function world(people: readonly Address[], balance: number, withdrawn: number) {
  const crowd = Array.from({ length: 1024 - people.length }, (_, i) => addressOf(`crowd ${i}`));
  const accounts = [...people.map((each) => each.toLowerCase() as Address), ...crowd]
    .sort()
    .map((account) =>
      crowd.includes(account)
        ? { account, balance: 12_345, withdrawn: 0 }
        : { account, balance, withdrawn },
    );
  const cards = Array.from({ length: 20_000 }, (_, i) => {
    const token = FIRST_TOKEN + i;
    const own = token >= FIRST_CARD && token <= LAST_CARD;
    return { token, owner: own ? (people[0]!.toLowerCase() as Address) : crowd[i % 1000]! };
  });
  return { accounts, cards };
}

const addressOf = (text: string) => `0x${sha256Hex(text).slice(0, 40)}` as Address;

it('costs what it cost, for every action of a person and of the operator', async () => {
  const { chain, keys, rpc } = test;
  const { contracts, chainId } = chain;
  const place = { chainId, stadium: contracts.stadium };
  const billy = await test.wallet('billy');
  const nan = await test.wallet('nan');
  const poster = await test.wallet('poster');

  const block = await rpc.request<{ transactions: Hex[] }>('eth_getBlockByNumber', [
    `0x${chain.since.toString(16)}`,
    false,
  ]);
  const founding = await rpc.request<{ gasUsed: Hex }>('eth_getTransactionReceipt', [
    block.transactions[0],
  ]);
  gas['all contracts'] = Number(founding.gasUsed);

  let number = 0;
  const hoofOut = async (name: string, wallet: ChainWallet, amount: number) => {
    number += 1;
    const voucher = { account: wallet.address, amount, number, exits: 0, deadline: LATER };
    const signature = await keys.voucher.signHash(hoofVoucherHash(place, voucher));
    await pay(name, wallet, { to: contracts.stadium, data: redeemHoof(voucher, signature) });
  };
  const cardOut = async (name: string, token: number, proof: readonly Hex[]) => {
    number += 1;
    const voucher = { account: billy.address, token, number, deadline: LATER };
    const signature = await keys.voucher.signHash(cardVoucherHash(place, voucher));
    await pay(name, billy, { to: contracts.stadium, data: redeemCard(voucher, signature, proof) });
  };
  const post = async (name: string, withdrawn: number, deposits: number, cardDeposits: number) => {
    const list = world([billy.address, nan.address], 50_000, withdrawn);
    const trees = treesOf(list);
    const { root, sum } = trees.accounts;
    const posted = { accounts: root, cards: trees.cards.root, sum, deposits, cardDeposits };
    const data = postRoot({ ...posted, data: `0x${sha256Hex(name)}`, until: LATER });
    await pay(name, poster, { to: contracts.stadium, data });
    return { billy: exitOf(list, trees, billy.address), nan: exitOf(list, trees, nan.address) };
  };
  const bring = (name: string, token: number) =>
    pay(name, billy, calls.depositCard(contracts, billy.address, token));

  await hoofOut('withdraw HOOF, first time', billy, 500_000);
  await hoofOut('withdraw HOOF', billy, 500_000);
  await hoofOut('withdraw HOOF, another person', nan, 1_000_000);
  await pay('allow a deposit', billy, calls.approve(contracts, 2_000_000));
  await pay('deposit HOOF, first time', billy, calls.deposit(contracts, 10_000));
  await pay('deposit HOOF', billy, calls.deposit(contracts, 10_000));
  await post('post a root, first time', 1_000_000, 2, 0);
  const first = await post('post a root', 1_000_000, 2, 0);
  const [one, two] = first.billy.cards;
  await cardOut('withdraw a card', one!.tokenId, one!.proof);
  await bring('deposit a card', FIRST_CARD);
  await cardOut('withdraw a card deposited since the root', FIRST_CARD, []);
  await bring('deposit a card again', FIRST_CARD);
  await pay('deposit HOOF, a third time', billy, calls.deposit(contracts, 10_000));

  const [taken, left] = [first.billy.cards.slice(2, 12), first.billy.cards.slice(12)];
  const vouchers = await Promise.all(
    taken.map(async ({ tokenId, proof }, i) => {
      const voucher = { account: billy.address, token: tokenId, number: number + 1 + i };
      const whole = { ...voucher, deadline: LATER };
      const signature = await keys.voucher.signHash(cardVoucherHash(place, whole));
      return { voucher: whole, signature, proof };
    }),
  );
  await pay('withdraw ten cards', billy, { to: contracts.stadium, data: redeemCards(vouchers) });
  const tokens = taken.map(({ tokenId }) => tokenId);
  await pay('deposit ten cards', billy, calls.depositCards(contracts, tokens));

  await pay('ask to leave', nan, calls.ask(contracts));
  test.increaseTime(3_600);
  const second = await post('post a root with new deposits', 1_000_000, 2, 0);
  await pay('leave with HOOF, forced', nan, calls.forceExit(contracts, second.nan.hoof!));
  test.increaseTime(8 * 86_400);
  // A node reckons with the time of the last block.
  await test.mine();
  await pay('freeze', nan, calls.freeze(contracts));
  await pay('leave with HOOF', billy, calls.exit(contracts, second.billy.hoof!));
  await pay('leave with a card', billy, calls.exitCard(contracts, two!));
  expect(left).toHaveLength(10);
  await pay('leave with ten cards', billy, calls.exitCards(contracts, left));
  const since = { ...one!, proof: [] };
  await pay('leave with a card deposited since', billy, calls.exitCard(contracts, since));
  await pay('take a deposit back', billy, calls.depositBack(contracts, 2));
  expect(two!.tokenId).toBe(SECOND_CARD);

  if (process.env.UPDATE_GAS) writeFileSync(SNAPSHOT, `${JSON.stringify(gas, null, 2)}\n`);
  const known: Record<string, number> = JSON.parse(readFileSync(SNAPSHOT, 'utf8'));
  expect(Object.keys(gas)).toEqual(Object.keys(known));
  for (const [name, used] of Object.entries(gas)) {
    const was = known[name]!;
    expect(
      Math.abs(used - was) / was,
      `${name}: ${used} gas, and ${was} in gas.json`,
    ).toBeLessThanOrEqual(TOLERANCE);
  }
});
