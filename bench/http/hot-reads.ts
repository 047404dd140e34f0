/**
 * Hot reads through the whole server (routing, validation, headers, logging) beside a bare Fastify
 * that sends the same bytes. Both take turns in one run, so that a noisy machine slows both.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPreparedWorld } from '../../trust/cluster/prepared-world.ts';
import { BRIEF } from '../brief.ts';
import { printTable } from '../report.ts';
import { BESIDE_BARE, besideBare } from './beside-bare.ts';

const PATHS = ['/api/leaderboard?limit=10', '/api/goats', '/api/nfts/17', '/api/base-goats/3'];
const MEASURE = 'hot reads beside a bare Fastify with the same bytes';
const ROOT = join(import.meta.dirname, '../..');

const folder = mkdtempSync(join(tmpdir(), 'goats-bench-'));
// Run by root, PostgreSQL is another account and has to get through.
chmodSync(folder, 0o711);
copyPreparedWorld(join(folder, 'data'));
const port = 4391;
const server = spawn('node', ['scripts/start.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_FILE: join(folder, 'log'),
    DRAW_AHEAD: 'false',
    ...(BRIEF ? { CHAIN: 'off', DEMO_WORLD: 'false' } : {}),
  },
});

try {
  await untilHealthy(`http://127.0.0.1:${port}/api/health`);
  const rows: string[][] = [];
  for (const path of BRIEF ? PATHS.slice(0, 1) : PATHS) {
    rows.push(await besideBare(MEASURE, `http://127.0.0.1:${port}`, path));
  }
  printTable(BESIDE_BARE, rows);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
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
