import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '../../apps/server/src/db/database.ts';
import { sized } from '../brief.ts';

const run = promisify(execFile);

/** As large as there are connections at least, or the branches would be the bottleneck. */
export const SCALE = sized(10, 1);
const ACCOUNTS = 100_000 * SCALE;
const TELLERS = 10 * SCALE;

/**
 * The tables of pgbench, also when there is no pgbench on this machine. In public, where it looks: our
 * own connections would make them beside the functions of this release.
 */
export async function createTpcB(db: Database): Promise<void> {
  await db.query(`
    create table public.pgbench_branches (bid int primary key, bbalance int, filler char(88))
      with (fillfactor = 100);
    create table public.pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84))
      with (fillfactor = 100);
    create table public.pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84))
      with (fillfactor = 100);
    create table public.pgbench_history
      (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select i, 0, '' from generate_series(1, ${SCALE}) i;
    insert into pgbench_tellers select i, (i - 1) / 10 + 1, 0, '' from generate_series(1, ${TELLERS}) i;
    insert into pgbench_accounts
      select i, (i - 1) / 100000 + 1, 0, '' from generate_series(1, ${ACCOUNTS}) i;
    analyze`);
}

const below = (most: number) => 1 + Math.floor(Math.random() * most);

/** The TPC-B-like transaction, statement by statement as pgbench sends it, prepared. */
export async function tpcB(db: Database): Promise<void> {
  const [aid, tid, bid] = [below(ACCOUNTS), below(TELLERS), below(SCALE)];
  const delta = below(10_000) - 5000;
  await db.transaction(async (tx) => {
    const set = (name: string, sql: string, id: number) => tx.prepared(name, sql, [delta, id]);
    await set('b1', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', aid);
    await tx.prepared('b2', 'select abalance from pgbench_accounts where aid = $1', [aid]);
    await set('b3', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', tid);
    await set('b4', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2', bid);
    await tx.prepared(
      'b5',
      `insert into pgbench_history (tid, bid, aid, delta, mtime)
       values ($1, $2, $3, $4, current_timestamp)`,
      [tid, bid, aid, delta],
    );
  });
}

/** The real pgbench, when it is on the PATH; undefined when it is not. */
export async function pgbench(
  url: string,
  connections: number,
  seconds: number,
  extra: readonly string[] = [],
): Promise<number | undefined> {
  const options = [
    '-n',
    '-c',
    `${connections}`,
    '-j',
    '2',
    '-T',
    `${Math.ceil(seconds)}`,
    ...extra,
    url,
  ];
  try {
    const { stdout } = await run('pgbench', options);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
