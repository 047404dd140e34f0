import { spawn } from 'node:child_process';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { ourDuels } from './throughput.ts';
import { startWorld, stopServer } from './world.ts';
const world = await startWorld();
try {
  const secs = Number(process.argv[2] ?? 8);
  await ourDuels(world, 5);
  const db = openDatabase(world.databaseUrl, { poolSize: 1 });
  if (process.env.PGSS) { await db.query('create extension if not exists pg_stat_statements'); await db.query('select pg_stat_statements_reset()'); }
  let perf: any;
  if (process.env.PERF) perf = spawn('perf', ['record', '-a', '-F', '97', '--call-graph', 'dwarf,16384', '-o', '/tmp/room/perf.data', '--', 'sleep', String(secs - 1)], { stdio: 'ignore' });
  const wal = async () => (await db.query<any>('select wal_records, wal_fpi, wal_bytes::bigint as wal_bytes from pg_stat_wal'))[0];
  const w0 = await wal();
  const { run, latencies } = await ourDuels(world, secs);
  await new Promise((r) => setTimeout(r, 1500));
  const w1 = await wal();
  const n = run.rate * secs;
  console.log(run, 'requests/duel', (latencies.length / n).toFixed(2), 'total', (run.server + run.database + run.load).toFixed(2));
  console.log('wal/duel: records', ((w1.wal_records - w0.wal_records) / n).toFixed(1), 'fpi', ((w1.wal_fpi - w0.wal_fpi) / n).toFixed(2), 'bytes', ((w1.wal_bytes - w0.wal_bytes) / n).toFixed(0));
  if (process.env.PGSS) {
    const rows = await db.query<any>(`select calls, round(total_exec_time::numeric,0) as ms, round((total_exec_time/calls)::numeric,3) as each, toplevel, left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as q from pg_stat_statements order by total_exec_time desc limit 45`);
    for (const r of rows) console.log(String((r.calls / n).toFixed(2)).padStart(7), String((r.ms / n).toFixed(3)).padStart(8), String(r.each).padStart(7), r.toplevel ? 'T' : ' ', r.q);
  }
  await db.close();
} finally { await stopServer(world.server); }
process.exit(0);
