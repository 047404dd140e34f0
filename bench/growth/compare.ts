import { percentile } from '../matches/measure.ts';
import { median, printTable, record } from '../report.ts';
import type { Measure } from '../targets.ts';

/** Milliseconds that one thing took in either world. */
export interface Times {
  readonly small: number[];
  readonly large: number[];
}

export type Which = keyof Times;
export const WORLDS: readonly Which[] = ['small', 'large'];

/** A line of the table: what it was, and how long; or why it could not be measured. */
export interface Line {
  readonly measure: Measure;
  readonly name: string;
  readonly times: Times;
  readonly missing?: string;
}

/** A share of the first calls, in which plans are made and caches filled, is not counted. */
const WARM_UP = 0.25;

export function report(lines: readonly Line[]): void {
  const rows = lines.map(({ measure, name, times, missing }): (string | number)[] => {
    const [small, large] = [counted(times.small), counted(times.large)];
    if (missing !== undefined || small.length === 0 || large.length === 0) {
      const why = missing ?? 'it did not happen in both worlds';
      record({ measure, detail: name, ours: 'not measured', reference: why, value: undefined });
      return [name, '', '', Number.NaN, why];
    }
    const ratio = median(large) / median(small);
    const inWords = (ms: readonly number[]) =>
      `${median(ms).toFixed(2)} ms, p95 ${percentile(ms, 95).toFixed(2)}`;
    record({
      ...{ measure, detail: name, value: ratio },
      ...{ ours: inWords(large), reference: inWords(small) },
    });
    return [name, inWords(small), inWords(large), ratio, String(large.length)];
  });
  const order = (ratio: string | number) => (Number.isNaN(ratio) ? -1 : Number(ratio));
  rows.sort((a, b) => order(b[3]!) - order(a[3]!));
  printTable(
    ['what', 'small', 'large', 'ratio', 'times'],
    rows.map((cells) => cells.map((each) => (typeof each === 'number' ? shown(each) : each))),
  );
}

const shown = (ratio: number) => (Number.isNaN(ratio) ? '' : ratio.toFixed(2));

function counted(times: readonly number[]): number[] {
  return times.slice(Math.floor(times.length * WARM_UP));
}

/** `const ms = await timed(() => app.inject('/api/week'))` */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
