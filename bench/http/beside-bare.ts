import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { sized } from '../brief.ts';
import { median, record } from '../report.ts';
import type { Measure } from '../targets.ts';

const ROUNDS = sized(3, 1);
/** What only warms both up and is not counted. */
const WARM_UPS = sized(1, 0);
const SECONDS = sized(3, 1);
const CONNECTIONS = 64;

export const BESIDE_BARE = [
  ...['read', 'bytes', 'ours /s', 'bare /s', 'ratio', 'p50 ms', 'p99 ms', 'p99/p50'],
] as const;

/** One read of ours in turns with a bare Fastify that sends the same bytes; answers a row of a table. */
export async function besideBare(measure: Measure, site: string, path: string): Promise<string[]> {
  const ours = `${site}${path}`;
  const bytes = Buffer.from(await (await fetch(ours)).arrayBuffer());
  const folder = mkdtempSync(join(tmpdir(), 'goats-bench-bytes-'));
  const file = join(folder, 'bytes.json');
  writeFileSync(file, bytes);
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'), [file], { execArgv: [] });
  const reference = `http://127.0.0.1:${await portOf(bare)}/bytes`;
  const rates = { ours: [] as number[], bare: [] as number[] };
  const p50: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const mine = await load(ours);
    const theirs = await load(reference);
    if (round < WARM_UPS) continue;
    rates.ours.push(mine.requests.average);
    rates.bare.push(theirs.requests.average);
    p50.push(mine.latency.p50);
    p99.push(mine.latency.p99);
  }
  bare.kill();
  rmSync(folder, { recursive: true, force: true });
  const [a, b] = [median(rates.ours), median(rates.bare)];
  record({
    ...{ measure, detail: path, value: a / b },
    ...{ ours: `${a.toFixed(0)} /s`, reference: `${b.toFixed(0)} /s` },
  });
  return [
    path,
    String(bytes.length),
    a.toFixed(0),
    b.toFixed(0),
    (a / b).toFixed(2),
    median(p50).toFixed(1),
    median(p99).toFixed(1),
    (median(p99) / Math.max(median(p50), 1)).toFixed(1),
  ];
}

function load(url: string) {
  return autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
  });
}
