/**
 * `npm run bench:profile [-- seconds]`: what a staked duel is spent on. Plays as bench:matches does, and
 * prints for one duel what each statement and each function of PostgreSQL took, those within functions
 * and triggers too, and on which lines of ours the server was while it worked. Watching costs
 * something: the shares mean something, the sums do not.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { BRIEF, numbersOr, sized } from '../brief.ts';
import { printTable } from '../report.ts';
import { ask } from './measure.ts';
import { ourDuels } from './throughput.ts';
import { startWorld, stopServer } from './world.ts';

const SECONDS = BRIEF ? 0.2 : numbersOr(20)[0]!;
const MOST_LINES = 40;
const BUNDLE = 'match-server.mjs';
process.env.BENCH_POSTGRES_SETTINGS =
  'shared_preload_libraries=pg_stat_statements,pg_stat_statements.track=all,track_functions=all';

const world = await startWorld();
const db = openDatabase(world.databaseUrl, { poolSize: 1 });
try {
  await db.query('create extension pg_stat_statements');
  await ourDuels(world, sized(5, 0.1));
  await db.query('select pg_stat_statements_reset(), pg_stat_reset()');
  await ask(world.server, 'profile');
  const { run } = await ourDuels(world, SECONDS);
  const profile = await ask<Profile>(world.server, 'profiled');
  const each = (ms: number) => (ms / run.matches).toFixed(3);
  console.log(
    `${run.matches} duels, each ${each(run.server)} ms of the server, ${each(run.database)} ms of PostgreSQL\n`,
  );
  await statements(each);
  await functions(each);
  lines(profile);
} finally {
  await db.close();
  await stopServer(world.server);
}

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
    readonly children?: readonly number[];
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
    };
  }[];
  readonly samples: readonly number[];
}

/**
 * Where the server was when it was looked at, at rest left out: by file, Node's own functions counted
 * to whoever called them, and by function.
 */
function lines({ nodes, samples }: Profile): void {
  const fileOf = filesOfBundle();
  const caller = new Map(nodes.flatMap(({ id, children = [] }) => children.map((of) => [of, id])));
  const places = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const file = url.endsWith(BUNDLE) ? fileOf(lineNumber) : shortened(url);
      return [id, { file, name: functionName || '(anonymous)' }] as const;
    }),
  );
  const responsible = (id: number | undefined): string =>
    id === undefined ? 'Node by itself' : places.get(id)!.file || responsible(caller.get(id));
  const [byFile, byName] = [new Map<string, number>(), new Map<string, number>()];
  const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
  let busy = 0;
  for (const sample of samples) {
    const { name, file } = places.get(sample)!;
    if (name === '(idle)') continue;
    busy += 1;
    add(byFile, responsible(sample));
    add(byName, `${name} in ${file || `Node, for ${responsible(sample)}`}`);
  }
  for (const [what, counts] of [
    ['file', byFile],
    ['function', byName],
  ] as const) {
    const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_LINES);
    printTable(
      [what, 'share of the server’s work'],
      most.map(([name, count]) => [name, `${((100 * count) / busy).toFixed(1)} %`]),
    );
    console.log('');
  }
}

/** esbuild says above each module which it is. */
function filesOfBundle(): (line: number) => string {
  let file = '';
  const files = readFileSync(join(import.meta.dirname, '../../.cache/bench', BUNDLE), 'utf8')
    .split('\n')
    .map((text) => {
      file = /^\/\/ ((?:apps|packages|bench|contracts)\/\S+)$/.exec(text)?.[1] ?? file;
      return file;
    });
  return (line) => files[line] ?? '';
}

/** `shortened('file:///…/node_modules/pg/lib/client.js') // 'pg/lib/client.js'`; nothing for Node's own. */
function shortened(url: string): string {
  return url.startsWith('node:') ? '' : (url.split('/node_modules/').at(-1) ?? '');
}
