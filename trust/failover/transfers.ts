import { openDatabase } from '../../apps/server/src/db/database.ts';
import { median, migrateTo, perSecond } from '../../bench/ledger/server.ts';
import { createTpcB, pgbench, tpcB } from '../../bench/ledger/tpc-b.ts';
import { address, createPoster, fillWallets, WALLETS } from '../../bench/ledger/wallets.ts';

const CONNECTIONS = 8;

/**
 * Our transfers a second beside pgbench's TPC-B, through HAProxy to a primary that waits for a standby
 * with every commit. In turns, because a busy machine slows down whoever happens to run.
 */
export async function transfersBesidePgbench(
  url: string,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<string[]> {
  const db = openDatabase(url, { poolSize: CONNECTIONS });
  try {
    await migrateTo(db);
    await createTpcB(db);
    await fillWallets(db);
    const post = createPoster(db);
    const pick = () => Math.floor(Math.random() * WALLETS);
    let serial = 0;
    const measures: Record<string, () => Promise<number | undefined>> = {
      'pgbench TPC-B': () => pgbench(url, CONNECTIONS, seconds),
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
    };
    const results = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, measure] of Object.entries(measures)) {
        const rate = await measure();
        if (rate !== undefined) results.set(name, [...(results.get(name) ?? []), rate]);
      }
    }
    const reference = results.get('pgbench TPC-B') ?? results.get('TPC-B through our driver') ?? [];
    return [...results].map(([name, rates]) => {
      const ratio = median(rates.map((rate, round) => rate / (reference[round] ?? Number.NaN)));
      const all = rates.map((rate) => rate.toFixed(0)).join(', ');
      return `${name.padEnd(26)}${median(rates).toFixed(0).padStart(6)} /s   ratio ${ratio.toFixed(2)}   (${all})`;
    });
  } finally {
    await db.close();
  }
}
