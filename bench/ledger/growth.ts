/**
 * Does a transfer cost more when the ledger is long? Two databases on one server, one with ten
 * thousand transfers behind it and one with ten million, in alternating rounds:
 * `node --import tsx bench/ledger/growth.ts [transfers] [rounds] [seconds]`. The last line is
 * what one transfer costs in the long ledger, in terms of the short one.
 */
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { movementsOf } from '../../apps/server/src/slices/hoof/movements.ts';
import { databaseUrl } from '../../apps/server/src/testing/test-database.ts';
import { BRIEF, numbersOr } from '../brief.ts';
import { record } from '../report.ts';
import { median, migrateTo, perSecond, startBenchServer } from './server.ts';
import { address, createPoster, fillWallets, WALLETS } from './wallets.ts';

const [many, rounds, seconds] = BRIEF
  ? [20_000, 1, 0.2]
  : (numbersOr(10_000_000, 7, 4) as [number, number, number]);
const CONNECTIONS = 8;
const BATCH = 500_000;

/** Written past the trigger, or ten million would take an hour; index and table are as they are. */
async function writeHistory(db: Database, count: number): Promise<void> {
  await db.query('alter table transfers disable trigger user');
  for (let from = 0; from < count; from += BATCH) {
    await db.query(
      `insert into transfers (reason, reference, from_account, to_account, amount, at,
                              locked_out, locked_in, from_balance, to_balance)
       select 'transfer', 'bench:h' || i, 4 + i % ${WALLETS}, 4 + (i * 7 + 1) % ${WALLETS}, 1,
              now(), 0, 0, 0, 0
         from generate_series($1::bigint, $2::bigint) i`,
      [from + 1, Math.min(from + BATCH, count)],
    );
  }
  await db.query('alter table transfers enable trigger user');
  await db.query('vacuum analyze transfers');
  await db.query('checkpoint');
}

const server = await startBenchServer(CONNECTIONS);
try {
  await server.db.query('create database goats_long');
  const url = databaseUrl(server.url, 'goats_long');
  // Filling it and the vacuum after it take as long as they take.
  const limits = { statementMs: 0, answerMs: 0 };
  const long = openDatabase(url, { poolSize: CONNECTIONS, limits });
  await migrateTo(long);
  const ledgers = [
    {
      name: 'short',
      db: server.db,
      post: createPoster(server.db),
      transfers: 10_000,
      perSecond: [] as number[],
      page: [] as number[],
    },
    {
      name: 'long',
      db: long,
      post: createPoster(long),
      transfers: many,
      perSecond: [] as number[],
      page: [] as number[],
    },
  ];
  for (const ledger of ledgers) {
    await fillWallets(ledger.db);
    await writeHistory(ledger.db, ledger.transfers);
  }
  let serial = 0;
  const pick = () => Math.floor(Math.random() * WALLETS);
  for (let round = 0; round <= rounds; round += 1) {
    for (const ledger of ledgers) {
      const rate = await perSecond(CONNECTIONS, seconds, () => {
        serial += 1;
        const from = pick();
        const to = (from + 1 + Math.floor(Math.random() * (WALLETS - 1))) % WALLETS;
        const reference = `bench:n${serial}`;
        return ledger.post({
          ...{ reason: 'transfer', reference, amount: 1 },
          ...{ from: address(from), to: address(to) },
        });
      });
      const page = await perSecond(CONNECTIONS, Math.min(1, seconds), () =>
        movementsOf(ledger.db, address(pick()), { limit: 20, before: undefined }),
      );
      // The first round fills the caches of both.
      if (round > 0) {
        ledger.perSecond.push(rate);
        ledger.page.push(page);
      }
    }
  }
  const [short, longer] = ledgers as [(typeof ledgers)[0], (typeof ledgers)[0]];
  for (const { name, transfers, perSecond: rates, page } of ledgers) {
    console.log(
      `${name.padEnd(6)}${transfers.toLocaleString('en').padStart(12)} transfers behind it: ` +
        `${median(rates).toFixed(0)} transfers/s, ${median(page).toFixed(0)} pages of history/s`,
    );
  }
  const cost = median(short.perSecond.map((rate, i) => rate / longer.perSecond[i]!));
  record({
    measure: 'a transfer in a long ledger beside a short one',
    detail: `${many.toLocaleString('en')} transfers behind it`,
    ours: `${median(longer.perSecond).toFixed(0)} /s`,
    reference: `${median(short.perSecond).toFixed(0)} /s`,
    value: cost,
  });
  console.log(`cost of a transfer in the long ledger: ${cost.toFixed(2)} of the short one`);
  await long.close();
} finally {
  await server.stop();
}
