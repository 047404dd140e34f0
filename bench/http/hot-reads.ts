/**
 * Hot reads through the whole server (routing, validation, headers, logging) beside a bare Fastify
 * that sends the same bytes. Both take turns in one run, so that a noisy machine slows both.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, printTable, record } from '../report.ts';

const PATHS = ['/api/leaderboard?limit=10', '/api/goats', '/api/nfts/17', '/api/base-goats/3'];
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 64;
const ROOT = join(import.meta.dirname, '../..');

const folder = mkdtempSync(join(tmpdir(), 'goats-bench-'));
const port = 4391;
const server = spawn('node', ['scripts/start.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_FILE: join(folder, 'log'),
  },
});

try {
  await untilHealthy(`http://127.0.0.1:${port}/api/health`);
  const rows: string[][] = [];
  for (const path of PATHS) rows.push(await comparePath(path));
  printTable(['read', 'bytes', 'ours /s', 'bare /s', 'ratio', 'p50 ms', 'p99 ms', 'p99/p50'], rows);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

async function comparePath(path: string): Promise<string[]> {
  const ours = `http://127.0.0.1:${port}${path}`;
  const bytes = Buffer.from(await (await fetch(ours)).arrayBuffer());
  const file = join(folder, 'bytes.json');
  writeFileSync(file, bytes);
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'), [file]);
  const reference = `http://127.0.0.1:${await portOf(bare)}/bytes`;
  const rates = { ours: [] as number[], bare: [] as number[] };
  const p50: number[] = [];
  const p99: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const mine = await load(ours);
    const theirs = await load(reference);
    // The first round warms both up and is not counted.
    if (round === 0) continue;
    rates.ours.push(mine.requests.average);
    rates.bare.push(theirs.requests.average);
    p50.push(mine.latency.p50);
    p99.push(mine.latency.p99);
  }
  bare.kill();
  const [a, b] = [median(rates.ours), median(rates.bare)];
  record({
    measure: 'hot reads beside a bare Fastify with the same bytes',
    detail: path,
    ours: `${a.toFixed(0)} /s`,
    reference: `${b.toFixed(0)} /s`,
    value: a / b,
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

async function untilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not come up');
}
