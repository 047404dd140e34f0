import { sentenceOf } from '@goats/chain';
import type { Address, Hex } from 'viem';
import type { Rpc } from '../../../chain/chain.ts';
import { chainUnreachable, RpcRefusal } from '../../../chain/rpc.ts';
import { askedBy, type Call, estimateGas } from '../../../chain/sender.ts';

/** The contract itself would not take it, in its own words. Everything else that a node says is no answer. */
export class ContractRefusal extends Error {
  override name = 'ContractRefusal';
  /** The contract's error with its values, as the chain writes them: a page has words for it. */
  readonly revert: Hex;

  constructor(sentence: string, revert: Hex, cause: unknown) {
    super(sentence, { cause });
    this.revert = revert;
  }
}

/** What a call takes. Throws ContractRefusal when the contract, asked itself, says no. */
export async function gasOf(rpc: Rpc, from: Address, call: Call): Promise<bigint> {
  try {
    return await estimateGas(rpc, from, call);
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
    await askTheContract(rpc, from, call);
    throw chainUnreachable('its node has no estimate for what the contract takes', error);
  }
}

async function askTheContract(rpc: Rpc, from: Address, call: Call): Promise<void> {
  try {
    await rpc.request('eth_call', [askedBy(from, call), 'latest']);
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
    const revert = revertOf(error.data);
    const said = sentenceOf(revert, whenOf);
    if (said !== undefined) throw new ContractRefusal(said, revert, error);
    throw chainUnreachable('its node refuses to ask the contract', error);
  }
}

/** Most nodes send the bytes; some wrap them, some put a word before them. No error of ours is longer. */
function revertOf(data: unknown): Hex {
  const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
  const text = typeof inner === 'string' ? inner : '';
  return (/0x[0-9a-f]{8,2048}/i.exec(text)?.[0] ?? '0x') as Hex;
}

const whenOf = (seconds: number) => new Date(seconds * 1000).toISOString();
