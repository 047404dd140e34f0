import { hoofAbi, stadiumAbi } from '@goats/contracts';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestChain, type TestChain } from './test-chain.ts';

let test: TestChain;
beforeAll(async () => {
  test = await startTestChain();
});
afterAll(() => test?.stop());

const stadiumHolds = async () => {
  const { hoof, stadium } = test.chain.contracts;
  const data = encodeFunctionData({ abi: hoofAbi, functionName: 'balanceOf', args: [stadium] });
  const answer = await test.rpc.request<Hex>('eth_call', [{ to: hoof, data }, 'latest']);
  return decodeFunctionResult({ abi: hoofAbi, functionName: 'balanceOf', data: answer });
};
const timeOf = async () => {
  const block = await test.rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', [
    'latest',
    false,
  ]);
  return Number(block.timestamp);
};

it('has the whole supply in the Stadium, and times that a test decides', async () => {
  expect(await stadiumHolds()).toBe(1_000_000_000_000n);
  const billy = await test.wallet('billy');
  const ask = { to: test.chain.contracts.stadium, data: asked() };
  const receipt = await billy.send(ask);
  expect(receipt.status).toBe('0x1');
  const before = await timeOf();
  test.increaseTime(3_600);
  await test.mine();
  expect(await timeOf()).toBe(before + 3_600);
});

it('takes blocks away, and comes back to where it was', async () => {
  const back = await test.snapshot();
  const billy = await test.wallet('billy');
  const head = await test.rpc.request<Hex>('eth_blockNumber', []);
  const { transactionHash } = await billy.send({ to: billy.address, data: '0x' });
  await test.reorg(1);
  expect(await test.rpc.request('eth_getTransactionReceipt', [transactionHash])).toBeNull();
  await back();
  expect(await test.rpc.request('eth_blockNumber', [])).toBe(head);
  await test.mine();
});

const asked = () => encodeFunctionData({ abi: stadiumAbi, functionName: 'ask' });
