import { appendFileSync } from 'node:fs';
import type { Measure } from './targets.ts';

// Read before a bench starts a world of its own, which forgets everything it was told from outside.
const RESULTS_FILE = process.env.BENCH_RESULTS;

/** `median([3, 1, 2]) // 2` */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A Markdown table, so that a run can be pasted into a page as it is. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** One line of bench/RESULTS.md. */
export interface Result {
  readonly measure: Measure;
  /** Which of several of the same kind: a path, a query. */
  readonly detail?: string;
  readonly ours: string;
  readonly reference: string;
  /** What is held against the target: the ratio, or the number itself. Absent: it could not be measured. */
  readonly value: number | undefined;
}

/** A row without a figure: what it is measured beside is not to be had here, and why. */
export function recordMissing(measure: Measure, why: string): void {
  console.log(`${measure}: not measured. ${why}`);
  record({ measure, ours: 'not measured', reference: why, value: undefined });
}

/** Hands a result to `npm run bench`; a bench that runs by itself only prints. */
export function record(result: Result): void {
  if (RESULTS_FILE) appendFileSync(RESULTS_FILE, `${JSON.stringify(result)}\n`);
}
