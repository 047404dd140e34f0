/**
 * Balanced transfers a second beside TPC-B on the same server in the same run:
 * `node --import tsx bench/ledger/transfers.ts [rounds] [seconds]`. Rounds alternate, because a
 * busy machine slows down whoever happens to run; the ratio of one round is what means something.
 */
import { TREASURY } from '../../packages/rules/src/index.ts';
import { BRIEF, numbersOr } from '../brief.ts';
import { record } from '../report.ts';
import { median, perSecond, startBenchServer } from './server.ts';
import { createTpcB, pgbench, tpcB } from './tpc-b.ts';
import { address, createPoster, fillWallets, WALLETS } from './wallets.ts';

const [rounds, seconds] = BRIEF ? [1, 0.2] : (numbersOr(5, 5) as [number, number]);
const CONNECTIONS = 8;

const server = await startBenchServer(CONNECTIONS);
const { db, url } = server;
try {
  await createTpcB(db);
  await fillWallets(db);
  const post = createPoster(db);
  let serial = 0;
  const pick = () => Math.floor(Math.random() * WALLETS);

  const measures: Record<string, () => Promise<number | undefined>> = {
    'pgbench TPC-B': () => pgbench(url, CONNECTIONS, seconds),
    'pgbench TPC-B, prepared': () => pgbench(url, CONNECTIONS, seconds, ['-M', 'prepared']),
    'TPC-B through our driver': () => perSecond(CONNECTIONS, seconds, () => tpcB(db)),
    'our transfer': () =>
      perSecond(CONNECTIONS, seconds, () => {
        serial += 1;
        const from = pick();
        const to = (from + 1 + Math.floor(Math.random() * (WALLETS - 1))) % WALLETS;
        return post({
          ...{ reason: 'transfer', reference: `bench:n${serial}`, amount: 1 },
          ...{ from: address(from), to: address(to) },
        });
      }),
    'our transfer, all from the treasury': () =>
      perSecond(CONNECTIONS, seconds, () => {
        serial += 1;
        return post({
          ...{ reason: 'bonus', reference: `bench:t${serial}`, amount: 1 },
          ...{ from: TREASURY, to: address(pick()) },
        });
      }),
  };

  const results = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      const tps = await measure();
      if (tps !== undefined) results.set(name, [...(results.get(name) ?? []), tps]);
    }
  }
  const reference = results.get('pgbench TPC-B') ?? results.get('TPC-B through our driver') ?? [];
  console.log(`${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s, fsync on`);
  for (const [name, values] of results) {
    const ratio = median(values.map((value, round) => value / (reference[round] ?? Number.NaN)));
    console.log(
      `${name.padEnd(38)}${median(values).toFixed(0).padStart(7)} /s   ${ratio.toFixed(2)}`,
    );
    if (name.startsWith('our transfer')) {
      record({
        measure: 'transfers beside TPC-B',
        detail: name,
        ours: `${median(values).toFixed(0)} /s`,
        reference: `${median(reference).toFixed(0)} /s`,
        value: ratio,
      });
    }
  }
} finally {
  await server.stop();
}
