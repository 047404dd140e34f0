import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../apps/server/src/db/database.ts';

export const WALLETS = 10_000;

export function address(n: number): string {
  return `0x${(n + 1).toString(16).padStart(40, '0')}`;
}

/** Ten thousand wallets with 10,000 HOOF each. */
export async function fillWallets(db: Database): Promise<void> {
  await db.query(
    `select count(transfer('house', 'house:b' || i, 'treasury',
                           '0x' || lpad(to_hex(i), 40, '0'), 1000000, now()))
       from generate_series(1, ${WALLETS}) i`,
  );
  await db.query('create sequence bench_reference cache 100');
  await db.query('vacuum analyze accounts');
  await db.query('vacuum analyze transfers');
}

/** The same transfer as a script for pgbench, without Node in between. */
export async function transferScript(): Promise<string> {
  const file = join(tmpdir(), `goats-bench-transfer-${process.pid}.sql`);
  await writeFile(
    file,
    `\\set a random(1, ${WALLETS})
\\set b (:a + random(1, ${WALLETS - 1}) - 1) % ${WALLETS} + 1
select transfer('transfer', 'bench:' || nextval('bench_reference'),
  '0x' || lpad(to_hex((:a)::int), 40, '0'), '0x' || lpad(to_hex((:b)::int), 40, '0'), 1, now());
`,
  );
  return file;
}
