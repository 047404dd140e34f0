/**
 * `npm run bench:profile [-- seconds]`: what a staked duel is spent on. Plays as bench:matches does, and
 * prints for one duel what each statement and each function of PostgreSQL took, those within functions
 * and triggers too, and on which lines of ours the server was while it worked. Watching costs
 * something: the shares mean something, the sums do not.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { BRIEF, numbersOr, sized } from '../brief.ts';
import { printTable } from '../report.ts';
import { ourDuels } from './throughput.ts';
import { startWorld, stopServer } from './world.ts';

const SECONDS = BRIEF ? 0.2 : numbersOr(20)[0]!;
const MOST_LINES = 40;
const folder = mkdtempSync(join(tmpdir(), 'goats-profile-'));
process.env.BENCH_POSTGRES_SETTINGS =
  'shared_preload_libraries=pg_stat_statements,pg_stat_statements.track=all,track_functions=all';

const world = await startWorld([
  ...['--cpu-prof', `--cpu-prof-dir=${folder}`, '--enable-source-maps'],
]);
const db = openDatabase(world.databaseUrl, { poolSize: 1 });
try {
  await db.query('create extension pg_stat_statements');
  await ourDuels(world, sized(5, 0.1));
  await db.query('select pg_stat_statements_reset(), pg_stat_reset()');
  const { run } = await ourDuels(world, SECONDS);
  const each = (ms: number) => (ms / run.matches).toFixed(3);
  console.log(
    `${run.matches} duels, each ${each(run.server)} ms of the server, ${each(run.database)} ms of PostgreSQL\n`,
  );
  await statements(each);
  await functions(each);
} finally {
  await db.close();
  await stopServer(world.server);
}
lines();
rmSync(folder, { recursive: true, force: true });

/** At the top by themselves; within functions their time is part of whoever called them. */
async function statements(each: (ms: number) => string): Promise<void> {
  const rows = await db.query<{
    top: boolean;
    calls: number;
    ms: number;
    rows: number;
    query: string;
  }>(
    `select toplevel as top, calls, total_exec_time as ms, rows,
            left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as query
       from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      order by total_exec_time desc limit ${MOST_LINES}`,
  );
  printTable(
    ['statement', 'by itself', 'ms a duel', 'calls a duel', 'rows a duel'],
    rows.map(({ top, calls, ms, rows: found, query }) => [
      ...[query.replaceAll('|', '/'), top ? 'yes' : 'within', each(ms), each(calls), each(found)],
    ]),
  );
  console.log('');
}

async function functions(each: (ms: number) => string): Promise<void> {
  const rows = await db.query<{ name: string; calls: number; own: number; total: number }>(
    `select funcname as name, calls, self_time as own, total_time as total
       from pg_stat_user_functions order by self_time desc limit ${MOST_LINES}`,
  );
  printTable(
    ['function or trigger', 'own ms a duel', 'with what it calls', 'calls a duel'],
    rows.map(({ name, calls, own, total }) => [name, each(own), each(total), each(calls)]),
  );
  console.log('');
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
    };
  }[];
  readonly samples: readonly number[];
}

/** Where the server was when it was looked at, at rest left out. */
function lines(): void {
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  if (!file) return;
  const { nodes, samples } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`,
    ]),
  );
  const counts = new Map<string, number>();
  let busy = 0;
  for (const sample of samples) {
    const name = names.get(sample) ?? '';
    if (/^\((idle|root)\)/.test(name)) continue;
    busy += 1;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_LINES);
  printTable(
    ['line of the bundle', 'share of the server’s work'],
    sorted.map(([name, count]) => [name, `${((100 * count) / busy).toFixed(1)} %`]),
  );
}
