import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import { type Abi, type Hex, isHex, numberToHex, toFunctionSelector } from 'viem';
import type { Chain } from '../../../chain/chain.ts';
import { readTransaction } from '../../../chain/embedded/submit.ts';
import { RpcRefusal } from '../../../chain/rpc.ts';

/** JSON-RPC's own numbers. */
export const INVALID_REQUEST = -32_600;
export const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
const LIMIT_EXCEEDED = -32_005;

type Params = readonly unknown[];
/** What is asked of the node instead; throws RpcRefusal. */
type Prepare = (params: Params, chain: Chain) => Params | Promise<Params>;

/** Enough for everything our contracts do; a loop without an end is over in a moment. */
const MOST_CALL_GAS = 10_000_000n;
const GAS_OF_ONE_CALL = 1_000_000n;
/** It is found by halving: the node runs the same call some twenty times. */
const ESTIMATE_WEIGHT = 10;
const MOST_TRANSACTION_GAS = 5_000_000n;
/** Each stays in the journal for good. The longest of ours, an exit with forty cards and their proofs, has 23,600. */
const MOST_TRANSACTION_BYTES = 28_672;
const MOST_BLOCKS = 2_000;
const MOST_FILTER_CHARACTERS = 2_000;
const MOST_FEE_BLOCKS = 128;
const MOST_PERCENTILES = 10;

const atMost = (wanted: bigint, most: bigint) => numberToHex(wanted > most ? most : wanted);

const asIs: Prepare = (params) => params;

/** What a wallet needs. Whatever is not here the node is never asked, above all what only anvil can do. */
export const READS: Readonly<Record<string, Prepare>> = {
  eth_chainId: asIs,
  net_version: asIs,
  web3_clientVersion: asIs,
  eth_blockNumber: asIs,
  eth_getBalance: asIs,
  eth_getCode: asIs,
  eth_getTransactionCount: asIs,
  eth_getTransactionByHash: asIs,
  eth_getTransactionReceipt: asIs,
  eth_getBlockByNumber: asIs,
  eth_getBlockByHash: asIs,
  eth_gasPrice: asIs,
  eth_maxPriorityFeePerGas: asIs,
  eth_feeHistory: boundedHistory,
  eth_call: boundedCall,
  eth_estimateGas: boundedEstimate,
  eth_getLogs: boundedLogs,
};

const CALL_FIELDS = ['from', 'to', 'data', 'input', 'value', 'accessList'];

/** What the node has to work out, and does not just look up. */
export const WORKED_OUT: ReadonlySet<unknown> = new Set(['eth_call', 'eth_estimateGas']);

/** For how many a call counts within the minute of its address. */
export function weightOf(call: unknown): number {
  const { method, params } = (call ?? {}) as { method?: unknown; params?: unknown };
  if (method === 'eth_estimateGas') return ESTIMATE_WEIGHT;
  if (method !== 'eth_call') return 1;
  const asked = (Array.isArray(params) ? params[0] : undefined) as { gas?: unknown } | undefined;
  try {
    return Math.ceil(Number(gasOf(asked?.gas, MOST_CALL_GAS)) / Number(GAS_OF_ONE_CALL)) || 1;
  } catch {
    return 1;
  }
}

function gasOf(asked: unknown, most: bigint): bigint {
  // Whoever does not say means to send it: more than a transaction may take would be of no use.
  const gas = asked == null ? MOST_TRANSACTION_GAS : numberOf(asked, 'gas');
  return gas > most ? most : gas;
}

function boundedCall(params: Params): Params {
  return bounded(params, MOST_CALL_GAS);
}

/** Whatever takes more could not be sent. */
function boundedEstimate(params: Params): Params {
  return bounded(params, MOST_TRANSACTION_GAS);
}

function bounded([call, block = 'latest', ...more]: Params, most: bigint): Params {
  if (typeof call !== 'object' || call === null) throw unfit('the first of params must be a call');
  if (more.length > 0) throw unfit('a call here changes nothing of the chain before it runs');
  const asked = call as Record<string, unknown>;
  const kept = Object.fromEntries(
    CALL_FIELDS.flatMap((key) => (asked[key] == null ? [] : [[key, asked[key]]])),
  );
  return [{ ...kept, gas: numberToHex(gasOf(asked.gas, most)) }, block];
}

function boundedHistory([count, newest = 'latest', percentiles = []]: Params): Params {
  const wanted = numberOf(count, 'the number of blocks');
  if (!Array.isArray(percentiles) || percentiles.length > MOST_PERCENTILES) {
    throw unfit(`there may be ${MOST_PERCENTILES} percentiles`);
  }
  return [atMost(wanted, BigInt(MOST_FEE_BLOCKS)), newest, percentiles];
}

/** Of our own contracts: others' logs may be as long as whoever wrote those contracts likes. */
async function boundedLogs([filter, ...more]: Params, { rpc, contracts }: Chain): Promise<Params> {
  if (typeof filter !== 'object' || filter === null || more.length > 0) {
    throw unfit('params must be one filter');
  }
  if (JSON.stringify(filter).length > MOST_FILTER_CHARACTERS) throw unfit('the filter is too long');
  const { hoof, cards, stadium } = contracts;
  const ours = [hoof, cards, stadium].map((address) => address.toLowerCase());
  const { address = ours, blockHash, fromBlock, toBlock } = filter as Record<string, unknown>;
  if (![address].flat().every((one) => ours.includes(String(one).toLowerCase()))) {
    throw unfit('logs here are those of HOOF, the cards and the Stadium');
  }
  const asked = [{ ...filter, address }];
  if (blockHash !== undefined) return asked;
  const head = BigInt(await rpc.request<Hex>('eth_blockNumber', []));
  const [from, to] = [blockOf(fromBlock, head), blockOf(toBlock, head)];
  if (to - from < MOST_BLOCKS) return asked;
  throw new RpcRefusal(`ask for ${MOST_BLOCKS} blocks at a time`, LIMIT_EXCEEDED);
}

function blockOf(named: unknown, head: bigint): bigint {
  if (named === 'earliest') return 0n;
  if (named == null || ['latest', 'pending', 'safe', 'finalized'].includes(String(named)))
    return head;
  return numberOf(named, 'a block');
}

function numberOf(value: unknown, what: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value);
  throw unfit(`${what} must be a number`);
}

/** What gas buys stays on our disk and in the node's memory: a log of eight bytes costs 64. */
const GAS_OF_ONE = 250_000;

/** For how many a transaction counts that took so much gas. */
export const weightOfGas = (gas: bigint) => Math.max(1, Math.ceil(Number(gas) / GAS_OF_ONE));

/** What people come for: in, out and away. The rest of the chain is for whatever else they like. */
const selectorsOf = (abi: Abi, names: RegExp) =>
  abi.flatMap((one) =>
    one.type === 'function' && names.test(one.name) ? [toFunctionSelector(one)] : [],
  );
const GAME_CALLS = {
  stadium: new Set(
    selectorsOf(stadiumAbi, /^(deposit|withdraw|ask|stay|activate|forceExit|exit|freeze)/),
  ),
  cards: new Set(
    selectorsOf(goatCardsAbi, /^(safeTransferFrom|depositCards|approve|setApprovalForAll)$/),
  ),
  hoof: new Set(selectorsOf(hoofAbi, /^(approve|permit)$/)),
} as const;

function isGameCall({ contracts }: Chain, to: string | null | undefined, data: Hex): boolean {
  const called = (['stadium', 'cards', 'hoof'] as const).find(
    (name) => contracts[name].toLowerCase() === to?.toLowerCase(),
  );
  return called !== undefined && GAME_CALLS[called].has(data.slice(0, 10) as Hex);
}

/** The transaction that may be sent, small, bounded and signed; for how many it counts at most. */
export async function boundedTransaction(
  [raw, ...more]: Params,
  chain: Chain,
): Promise<{ readonly raw: Hex; readonly weight: number; readonly ours: boolean }> {
  if (typeof raw !== 'string' || !isHex(raw) || raw.length % 2 === 1 || more.length > 0) {
    throw unfit('params must be one signed transaction');
  }
  if (raw.length / 2 - 1 > MOST_TRANSACTION_BYTES) {
    throw new RpcRefusal(
      `a transaction here has ${MOST_TRANSACTION_BYTES} bytes at most`,
      LIMIT_EXCEEDED,
    );
  }
  const { gas, to, data } = await readTransaction(raw);
  if (gas > MOST_TRANSACTION_GAS) {
    throw new RpcRefusal(
      `a transaction here takes ${MOST_TRANSACTION_GAS} gas at most`,
      LIMIT_EXCEEDED,
    );
  }
  return { raw, weight: weightOfGas(gas), ours: isGameCall(chain, to, data) };
}

const unfit = (why: string) => new RpcRefusal(why, INVALID_PARAMS);
