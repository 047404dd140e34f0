import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { BRIEF } from '../brief.ts';
import { bundle } from './bundle.ts';
import { message } from './measure.ts';
import type { BenchPlayer } from './play-over-http.ts';

/** Our server as the product bundles it, and everybody who may play. */
export interface World {
  readonly server: ChildProcess;
  readonly port: number;
  readonly databaseUrl: string;
  readonly postmaster: number;
  readonly players: BenchPlayer[];
}

interface Hello {
  readonly port: number;
  readonly url: string;
  readonly players: BenchPlayer[];
}

/** A brief bench has a small world. */
const OWN = BRIEF ? ['--brief'] : [];
const OPTIONS = (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean);

export async function startWorld(): Promise<World> {
  const file = await bundle('match-server.ts');
  const server = fork(file, OWN, { execArgv: ['--expose-gc', ...OPTIONS] });
  const { port, url, players } = await message<Hello>(server);
  return { server, port, databaseUrl: url, postmaster: await postmasterOf(url), players };
}

/** One more server on the same database. */
export async function startSecond(world: World): Promise<{ server: ChildProcess; port: number }> {
  const server = fork(await bundle('match-server.ts'), [world.databaseUrl, ...OWN], {
    execArgv: [],
  });
  return { server, port: (await message<Hello>(server)).port };
}

export async function stopServer(server: ChildProcess): Promise<void> {
  server.send('stop');
  await new Promise((resolve) => server.once('exit', resolve));
}

async function postmasterOf(url: string): Promise<number> {
  const db = openDatabase(url, { poolSize: 1 });
  try {
    const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
    const stat = await readFile(`/proc/${row!.pid}/stat`, 'utf8').catch(() => ') x 0');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } finally {
    await db.close();
  }
}
