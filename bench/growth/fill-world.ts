import type { Database } from '../../apps/server/src/db/database.ts';
import { fillCups } from './fill-cups.ts';
import { fillLedger } from './fill-ledger.ts';
import { fillMarket } from './fill-market.ts';
import { fillMatches } from './fill-matches.ts';
import { fillPeople } from './fill-people.ts';
import { fillWeeks } from './fill-weeks.ts';
import type { Size } from './sizes.ts';

/** One statement after the other on one connection, without a limit of time. */
export type Run = (sql: string, values?: readonly unknown[]) => Promise<void>;

/**
 * Makes a world as large as wanted with a few statements a table. What the game writes by triggers is
 * written here beside them: a hundred thousand wallets would take it days. Matches are copies of
 * some that were really played, under other numbers, between other wallets.
 */
export async function fillWorld(db: Database, size: Size): Promise<void> {
  const client = await db.connect();
  const run: Run = async (sql, values = []) => {
    await client.query(sql, [...values]);
  };
  try {
    const tables = await client.query<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`,
    );
    const triggers = async (word: 'enable' | 'disable') => {
      for (const { name } of tables.rows) await run(`alter table ${name} ${word} trigger user`);
    };
    await run('set work_mem = "256MB"');
    await run('set maintenance_work_mem = "512MB"');
    await triggers('disable');
    for (const part of [fillPeople, fillMatches, fillCups, fillMarket, fillWeeks, fillLedger]) {
      await part(run, size);
    }
    await triggers('enable');
    await run('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** A number between 0 and 1 that is the same every time: `chance('i', 'who')`. */
export function chance(row: string, what: string): string {
  return `(('x' || left(md5((${row})::text || '${what}'), 8))::bit(32)::bigint / 4294967296.0)`;
}
