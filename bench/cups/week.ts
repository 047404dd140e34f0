import { openDatabase } from '../../apps/server/src/db/database.ts';
import { weekOf } from '../../packages/rules/src/index.ts';
import { sized } from '../brief.ts';
import { BESIDE_BARE, besideBare } from '../http/beside-bare.ts';
import { ask } from '../matches/measure.ts';
import type { World } from '../matches/world.ts';
import { printTable, record } from '../report.ts';

const PLAYERS = sized(100_000, 1_000);

/** This week and the last one, with a table that a hundred thousand have points in. */
export async function weekOfManyPlayers({ server, port, databaseUrl }: World): Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  const week = weekOf(Date.now());
  await db.query(
    `insert into week_points (week, wallet, points, wins, losses)
     select w, '0x' || left(encode(sha256(n::text::bytea), 'hex'), 40), 3 * (1 + n % 400), n % 40, n % 9
       from generate_series(1, ${PLAYERS}) n, unnest($1::int[]) w
     on conflict do nothing`,
    [[week, week - 1]],
  );
  await db.query('analyze week_points');
  const measure = 'the table of a week with 100,000 players, beside a bare Fastify';
  printTable(BESIDE_BARE, [await besideBare(measure, `http://127.0.0.1:${port}`, '/api/week')]);
  // The clock must not be faster than whoever measures.
  await ask(server, 'stop-timers');
  await db.query('insert into weeks (week) values ($1) on conflict do nothing', [week - 1]);
  const { paid, ms } = await ask<{ paid: number; ms: number }>(server, 'pay-weeks');
  if (paid !== 1) throw new Error(`${paid} weeks were paid.`);
  console.log(`\na week of ${PLAYERS} players paid in ${ms.toFixed(0)} ms\n`);
  record({
    ...{ measure: 'paying a week with 100,000 players', value: ms / 1_000 },
    ...{ ours: `${ms.toFixed(0)} ms`, reference: 'none' },
  });
  await db.close();
}
