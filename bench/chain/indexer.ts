/**
 * How fast does what the chain says get into PostgreSQL, read, checked and written, beside plain
 * inserts of the same rows, one at a time, on one connection:
 * `node --import tsx bench/chain/indexer.ts [deposits] [rounds]`. A deposit is two logs.
 */
import { createIndexer } from '../../apps/server/src/slices/chain/indexer/index-chain.ts';
import { numbersOr, sized } from '../brief.ts';
import { startBenchServer } from '../ledger/server.ts';
import { median, printTable, record } from '../report.ts';
import { preparedNode } from './prepared-node.ts';

const [deposits, rounds] = numbersOr(sized(10_000, 50), sized(3, 1)) as [number, number];
const PLAIN_ROWS = sized(2_000, 20);

const server = await startBenchServer(4);
try {
  const { db } = server;
  const ours: number[] = [];
  const plain: number[] = [];
  await db.query('create table plain_logs (like chain_logs including all)');
  for (let round = 0; round <= rounds; round += 1) {
    await db.query('truncate chain_blocks, chain_logs, chain_state, plain_logs');
    const chain = preparedNode(deposits);
    const indexer = createIndexer({ db, clock: { now: () => Date.now() } }, chain);
    const began = performance.now();
    const { complete } = await indexer.round(() => Promise.resolve(true));
    const seconds = (performance.now() - began) / 1000;
    const [counted] = await db.query<{ logs: number }>('select count(*) as logs from chain_logs');
    if (!complete || counted!.logs !== deposits * 2 + 2) throw new Error('Not everything was read');
    const begunPlain = performance.now();
    for (let row = 0; row < PLAIN_ROWS; row += 1) {
      await db.prepared(
        'plain-log',
        `insert into plain_logs (block_number, log_index, tx_hash, contract, event, args, final)
         select block_number, log_index, tx_hash, contract, event, args, final from chain_logs
          where block_number = $1 and log_index = $2`,
        [2 + Math.floor(row / 2), row % 2],
      );
    }
    const plainSeconds = (performance.now() - begunPlain) / 1000;
    // The first round fills the caches of both.
    if (round === 0) continue;
    ours.push((deposits * 2) / seconds);
    plain.push(PLAIN_ROWS / plainSeconds);
  }
  const [rate, reference] = [median(ours), median(plain)];
  printTable(
    ['logs a second', 'the indexer', 'plain inserts'],
    [[(deposits * 2).toLocaleString('en'), rate.toFixed(0), reference.toFixed(0)]],
  );
  const result = { ours: `${rate.toFixed(0)} /s`, reference: `${reference.toFixed(0)} /s` };
  record({ measure: 'logs of the chain into PostgreSQL', ...result, value: rate });
  record({ measure: 'logs of the chain beside plain inserts', ...result, value: rate / reference });
} finally {
  await server.stop();
}
