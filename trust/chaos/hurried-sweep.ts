import { setTimeout as sleep } from 'node:timers/promises';
import { sweep } from '../../apps/server/src/clock/housekeeping/run-sweeps.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { SWEEPS } from '../../apps/server/src/rooms.ts';
import type { Memory } from './season.ts';

/** Far more than one statement deletes within its time. */
const OVERDUE = 300_000;
const STATEMENT_MS = 100;
const PATIENCE_MS = 120_000;

/**
 * Much that should be gone, and for each statement hardly any time: the sweep has to come to its end
 * all the same, what waits behind the one large table too, and everybody else has to get on.
 */
export async function sweepInAHurry(
  { db, url, memory }: { readonly db: Database; readonly url: string; readonly memory: Memory },
  meanwhile: (how: string, ms: number) => Promise<void>,
): Promise<void> {
  const long = new Date(Date.now() - 7 * 86_400_000);
  await db.bulkTransaction(async (tx) => {
    await tx.query(
      `insert into nonces (nonce, expires_at) select 'chaos' || n, $1 from generate_series(1, $2) n`,
      [long, OVERDUE],
    );
    await tx.query(
      `insert into name_resets (address, name_key, until)
       values ('0x${'1'.repeat(40)}', 'chaos', $1) on conflict do nothing`,
      [long],
    );
  });
  const hurried = openDatabase(url, { poolSize: 1, limits: { statementMs: STATEMENT_MS } });
  const left = async () => {
    const [row] = await db.query<{ left: number }>(
      `select (select count(*) from nonces where expires_at <= $1)
            + (select count(*) from name_resets where until <= $1) as left`,
      [long],
    );
    return row!.left;
  };
  const sweeping = (async () => {
    for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await sleep(100)) {
      await sweep(hurried, Date.now(), SWEEPS).catch(() => undefined);
      if ((await left()) === 0) return;
    }
    memory.surprises.push(`a sweep in a hurry never ended: ${await left()} rows are left`);
  })();
  try {
    await meanwhile('a sweep was in a hurry', 0);
    await sweeping;
  } finally {
    await sweeping.catch(() => undefined);
    await hurried.close();
  }
}
