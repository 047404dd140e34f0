import {
  type Hex,
  hexToBytes,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerializable,
} from 'viem';
import type { Rpc, SendOptions } from '../chain.ts';
import { RpcRefusal } from '../rpc.ts';
import { receiptOf } from '../sender.ts';
import { EMBEDDED_CHAIN_ID } from './anvil-process.ts';
import { execute } from './execute.ts';
import { isInJournal, journalEnd, type Sql, strikeOut, writeDown } from './journal-store.ts';

/** What JSON-RPC calls a transaction that is not to the chain's liking. */
const REFUSED = -32_000;

/**
 * Writes a transaction down and sends it; call it as the only sender, on a node that is where the journal
 * is. When it returns, the transaction is in a block. When it throws RpcRefusal, it is nowhere. When
 * anything else goes wrong it stays in the journal, and whoever sends next sends it first.
 */
export async function submit(
  db: Sql,
  rpc: Rpc,
  raw: Hex,
  nowMs: number,
  { mostAheadMs = Number.POSITIVE_INFINITY }: SendOptions = {},
): Promise<Submitted> {
  const hash = keccak256(raw);
  // Asked again after an answer that was lost on the way: it happened once, and that is the answer.
  if ((await isInJournal(db, hash)) && (await receiptOf(rpc, hash)))
    return { hash, seq: undefined };
  await refuseUnfit(rpc, raw);
  const end = await journalEnd(db);
  const blockTime = Math.max(end.blockTime + 1, Math.floor(nowMs / 1000));
  const aheadMs = blockTime * 1000 - nowMs;
  if (aheadMs > mostAheadMs) throw new ChainAhead(aheadMs - mostAheadMs);
  const seq = await writeDown(db, { raw, hash, blockTime });
  try {
    await execute(rpc, { raw, hash, blockTime });
  } catch (error) {
    if (error instanceof RpcRefusal) await strikeOut(db, seq);
    throw error;
  }
  return { hash, seq };
}

/** Each block is a second later than the one before, and so many were made that it is too late by this. */
export class ChainAhead extends Error {
  override name = 'ChainAhead';
  readonly byMs: number;

  constructor(byMs: number) {
    super('The clock of the chain ran ahead of ours.');
    this.byMs = byMs;
  }
}

export interface Submitted {
  readonly hash: Hex;
  /** Undefined: it was there already. */
  readonly seq: number | undefined;
}

/**
 * One transaction, one block: a number that leaves a gap would wait in the node's pool, and come along
 * with a later one at a time that the journal does not know.
 */
async function refuseUnfit(rpc: Rpc, raw: Hex): Promise<void> {
  const { from, nonce } = await readTransaction(raw);
  const next = Number(await rpc.request<Hex>('eth_getTransactionCount', [from, 'latest']));
  if (nonce > next) throw new RpcRefusal(`nonce too high: the next one is ${next}`, REFUSED);
}

/** Who signed what, as far as we look at it. RpcRefusal when it cannot be read. */
export async function readTransaction(raw: Hex) {
  try {
    // viem wants to know which kind it is; the first byte says so to both of us.
    const serialized = raw as Parameters<
      typeof recoverTransactionAddress
    >[0]['serializedTransaction'];
    const transaction = parseTransaction(raw);
    if (transaction.chainId !== EMBEDDED_CHAIN_ID) {
      throw new RpcRefusal(`it is signed for another chain than ${EMBEDDED_CHAIN_ID}`, REFUSED);
    }
    if (transaction.type === 'eip4844' || transaction.type === 'eip7702') {
      throw new RpcRefusal('it is of a kind that this chain does not take', REFUSED);
    }
    const least = leastGas(transaction);
    if ((transaction.gas ?? 0n) < least) {
      throw new RpcRefusal(`intrinsic gas too low: it takes ${least} at least`, REFUSED);
    }
    const from = await recoverTransactionAddress({ serializedTransaction: serialized });
    const { nonce = 0, gas = 0n, to, data = '0x' } = transaction;
    return { from, nonce, gas, to, data };
  } catch (error) {
    if (error instanceof RpcRefusal) throw error;
    throw new RpcRefusal('it is no signed transaction', REFUSED);
  }
}

/**
 * What it costs before it does anything. The node takes one with less and puts it into no block, and
 * everybody behind it would wait until we believe that: with a few of them nobody could send at all.
 */
function leastGas({ to, data = '0x', accessList = [] }: TransactionSerializable): bigint {
  const bytes = hexToBytes(data);
  const zeros = bytes.filter((byte) => byte === 0).length;
  const making = to ? 0 : 32_000 + 2 * Math.ceil(bytes.length / 32);
  const listed = accessList.reduce(
    (sum, { storageKeys }) => sum + 2_400 + 1_900 * storageKeys.length,
    0,
  );
  return BigInt(21_000 + 4 * zeros + 16 * (bytes.length - zeros) + making + listed);
}
