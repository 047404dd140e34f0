import type { Hex } from 'viem';
import { z } from 'zod';
import type { Chain, Rpc } from '../../../chain/chain.ts';
import { ChainLie, NodeBehind } from './chain-lie.ts';

export interface Header {
  readonly number: number;
  readonly hash: Hex;
  readonly parentHash: Hex;
  /** In milliseconds. */
  readonly time: number;
}

/** Above it a number of ours would no longer be exact; no chain has so many of anything we count. */
const MOST = 2 ** 48;

export const hash = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .transform((text) => text.toLowerCase() as Hex);

export const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,16}$/)
  .transform(Number)
  .refine((value) => value < MOST);

const header = z
  .object({ number: quantity, hash, parentHash: hash, timestamp: quantity })
  .transform(({ timestamp, ...rest }): Header => ({ ...rest, time: timestamp * 1_000 }));

/** Undefined for a block that the node does not have. */
export async function readHeader(
  rpc: Rpc,
  at: number | 'latest' | 'finalized',
): Promise<Header | undefined> {
  const tag = typeof at === 'number' ? toQuantity(at) : at;
  const answer = await rpc.request('eth_getBlockByNumber', [tag, false]);
  if (answer === null || answer === undefined) return undefined;
  const read = header.safeParse(answer);
  if (!read.success) throw new ChainLie('The node sent a block that cannot be read.');
  if (typeof at === 'number' && read.data.number !== at) {
    throw new ChainLie(`The node was asked for block ${at} and sent ${read.data.number}.`);
  }
  return read.data;
}

/** For a block that must be there, because the node has a newer one. */
export async function headerAt(rpc: Rpc, number: number): Promise<Header> {
  const found = await readHeader(rpc, number);
  if (!found) throw new NodeBehind(`The node does not have block ${number} yet.`);
  return found;
}

export interface Tip {
  readonly head: Header;
  /** The newest block that can no longer change. */
  readonly final: Header;
}

export async function readTip({ rpc, finality }: Pick<Chain, 'rpc' | 'finality'>): Promise<Tip> {
  const head = await readHeader(rpc, 'latest');
  if (!head) throw new ChainLie('The node has no newest block.');
  if (finality !== 'finalized') {
    const number = Math.max(head.number - finality.confirmations, 0);
    return { head, final: number === head.number ? head : await headerAt(rpc, number) };
  }
  const final = await readHeader(rpc, 'finalized');
  if (!final) throw new NodeBehind('The node does not say yet which block is final.');
  if (final.number > head.number) {
    // Asked one after the other: a block may have been made and called final in between.
    const newer = await readHeader(rpc, 'latest');
    if (!newer || final.number > newer.number) {
      throw new ChainLie('The node calls a block final that it does not have yet.');
    }
    return { head: newer, final };
  }
  return { head, final };
}

/** `toQuantity(16) // '0x10'` */
export function toQuantity(value: number): Hex {
  return `0x${value.toString(16)}`;
}
