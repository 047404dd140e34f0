/**
 * `npm run bench [-- --only http,ledger]`: every bench beside its reference, one after the other,
 * and, when all were wanted, bench/RESULTS.md with ratios, versions and machine. Nothing else should
 * run meanwhile; the load of the machine at the start is written down with the rest. With `--brief`
 * each only shows that it starts and ends, and nothing is written.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BENCHES } from './benches.ts';
import type { Result } from './report.ts';
import { describeMachine, resultsPage } from './results-page.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'bench/RESULTS.md');

const { values } = parseArgs({
  options: { only: { type: 'string' }, brief: { type: 'boolean', default: false } },
});
const names = BENCHES.map(({ name }) => name);
const wanted = values.only?.split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'goats-bench-results-'));
const machine = describeMachine(ROOT);
const results: Result[] = [];
const failed: string[] = [];

for (const bench of BENCHES.filter(({ name }) => wanted.includes(name))) {
  const { name, args = [], built } = bench;
  console.log(`\n## ${name}\n`);
  const file = join(folder, `${name}.jsonl`);
  const program = built ? ['scripts/run-built.mjs', bench.file] : [bench.file];
  const code = await run([...program, ...(values.brief ? ['--brief'] : args)], file);
  if (code !== 0) failed.push(name);
  if (!existsSync(file)) continue;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    results.push(JSON.parse(line) as Result);
  }
}
rmSync(folder, { recursive: true, force: true });
const page = resultsPage(results, failed, machine);
if (!values.only && !values.brief) writeFileSync(RESULTS, page);
console.log(`\n${page}`);
process.exit(failed.length === 0 ? 0 : 1);

function run(command: readonly string[], resultsFile: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin/tsx'), [...command], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, BENCH_RESULTS: resultsFile },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
