import { z } from 'zod';
import type { Chain, Rpc } from '../../../chain/chain.ts';
import { ChainLie, NodeBehind } from './chain-lie.ts';
import { type ChainEvent, decodeLog, logFilters, type RawLog } from './events.ts';
import { type Header, hash, headerAt, quantity, toQuantity } from './read-headers.ts';

/** Everything that our contracts said in some blocks, and the blocks that are worth keeping. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** Those with logs, and the last one; ascending. */
  readonly headers: readonly Header[];
  readonly events: readonly ChainEvent[];
}

/** Headers asked for at once: a node of one's own bears it, and one on the net limits by the second. */
const AT_ONCE = 16;

const rawLog = z
  .object({
    address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
    topics: z.array(hash).min(1).max(4),
    data: z.string().regex(/^0x([0-9a-fA-F]{2})*$/),
    blockNumber: quantity,
    blockHash: hash,
    transactionHash: hash,
    logIndex: quantity.refine((index) => index < 2 ** 31),
    removed: z.literal(false).optional(),
  })
  .transform((log) => log as RawLog);

/**
 * The logs of blocks `from` to `to`. All of them are of one chain: whatever changed while they were
 * read has changed the hash of the last block too, and then the range is not answered.
 */
export async function readRange(chain: Chain, from: number, to: number): Promise<Range> {
  const { rpc, contracts } = chain;
  const last = await headerAt(rpc, to);
  const logs = await readLogs(chain, from, to);
  const headers = await readHeaders(
    rpc,
    [...new Set(logs.map(({ blockNumber }) => blockNumber))],
    last,
  );
  const hashes = new Map(headers.map((header) => [header.number, header.hash]));
  for (const { blockNumber, blockHash } of logs) {
    if (hashes.get(blockNumber) !== blockHash) {
      throw new ChainLie(`The node sent logs of a block ${blockNumber} that is not on its chain.`);
    }
  }
  if ((await headerAt(rpc, to)).hash !== last.hash) {
    throw new NodeBehind('The chain changed while it was read.');
  }
  const events = logs.flatMap((log) => decodeLog(contracts, log) ?? []);
  return { from, to, headers, events };
}

/** In the order of the chain, each once. */
async function readLogs(chain: Chain, from: number, to: number): Promise<RawLog[]> {
  const blocks = { fromBlock: toQuantity(from), toBlock: toQuantity(to) };
  const answers = await Promise.all(
    logFilters(chain.contracts).map((filter) =>
      chain.rpc.request('eth_getLogs', [{ ...filter, ...blocks }]),
    ),
  );
  const found = new Map<string, RawLog>();
  for (const answer of answers) {
    const read = z.array(rawLog).safeParse(answer);
    if (!read.success) throw new ChainLie('The node sent logs that cannot be read.');
    for (const log of read.data) {
      if (log.blockNumber < from || log.blockNumber > to) {
        throw new ChainLie(
          `The node sent a log of block ${log.blockNumber}, which nobody asked for.`,
        );
      }
      const place = `${log.blockNumber}-${log.logIndex}`;
      const before = found.get(place);
      if (before && JSON.stringify(before) !== JSON.stringify(log)) {
        throw new ChainLie(
          `The node sent two logs for the same place in block ${log.blockNumber}.`,
        );
      }
      found.set(place, log);
    }
  }
  return [...found.values()].sort(
    (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  );
}

async function readHeaders(rpc: Rpc, numbers: readonly number[], last: Header): Promise<Header[]> {
  const wanted = numbers.filter((number) => number !== last.number);
  const headers: Header[] = [];
  for (let i = 0; i < wanted.length; i += AT_ONCE) {
    headers.push(
      ...(await Promise.all(wanted.slice(i, i + AT_ONCE).map((number) => headerAt(rpc, number)))),
    );
  }
  return [...headers, last];
}
