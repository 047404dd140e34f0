import type { Hex } from 'viem';
import type { Rpc } from '../chain.ts';
import { RpcRefusal } from '../rpc.ts';
import { type Receipt, waitForReceipt } from '../sender.ts';
import type { JournalRow } from './journal-store.ts';

/** The same in every block: fees neither fall to nothing nor rise, and a replay pays the same. */
const BASE_FEE: Hex = '0x3b9aca00';
const RECEIPT = { timeoutMs: 10_000, everyMs: 3 };

/**
 * Sends one transaction of the journal and waits for its block, which holds nothing else and has the
 * journal's time. Throws RpcRefusal when the chain does not take it: then it is nowhere.
 *
 * Times rise strictly, and the node refuses one that does not: a sender that lost its lock and wakes up
 * late cannot put its transaction behind those that came after it.
 */
export async function execute(
  rpc: Rpc,
  { raw, hash, blockTime }: Pick<JournalRow, 'raw' | 'hash' | 'blockTime'>,
): Promise<Receipt> {
  await rpc.request('evm_setNextBlockTimestamp', [blockTime]);
  await rpc.request('anvil_setNextBlockBaseFeePerGas', [BASE_FEE]);
  await rpc.request('eth_sendRawTransaction', [raw]);
  const receipt = await waitForReceipt(rpc, hash, RECEIPT);
  if (receipt === undefined) {
    await rpc.request('anvil_dropTransaction', [hash]);
    throw new RpcRefusal('it fits into no block', -32_003);
  }
  // What wallets are told about fees until the next one.
  await rpc.request('anvil_setNextBlockBaseFeePerGas', [BASE_FEE]);
  return receipt;
}

/** The node's clock follows ours between blocks: what is asked of a pending block is asked of now. */
export async function setNodeTime(rpc: Rpc, nowMs: number): Promise<void> {
  await rpc.request('evm_setTime', [Math.floor(nowMs / 1000)]);
  await rpc.request('anvil_setNextBlockBaseFeePerGas', [BASE_FEE]);
}
