import { percentile } from '../matches/measure.ts';
import { median, printTable, record } from '../report.ts';
import type { Measure } from '../targets.ts';

/** Numbers of one thing in either world: milliseconds, or pages. */
export interface Times {
  readonly small: number[];
  readonly large: number[];
}

/** What one of them cost. */
export interface Cost {
  readonly ms: number;
  readonly pages: number;
}

/** What something costs in all, on either side. */
export type Costs = Pick<Line, 'times' | 'pages'>;

export const noCosts = (): Costs => ({
  times: { small: [], large: [] },
  pages: { small: [], large: [] },
});

export type Which = keyof Times;
export const WORLDS: readonly Which[] = ['small', 'large'];

/** A line of the table: what it was, and how long; or why it could not be measured. */
export interface Line {
  readonly measure: Measure;
  readonly name: string;
  readonly times: Times;
  /** What PostgreSQL looked at for it, which is the same however busy the machine is. */
  readonly pages: Times;
  readonly missing?: string;
}

/** A share of the first calls, in which plans are made and caches filled, is not counted. */
const WARM_UP = 0.25;

export function report(lines: readonly Line[]): void {
  const rows = lines.map(({ measure, name, times, pages, missing }): (string | number)[] => {
    const [small, large] = [counted(times.small), counted(times.large)];
    if (missing !== undefined || small.length === 0 || large.length === 0) {
      const why = missing ?? 'it did not happen in both worlds';
      record({ measure, detail: name, ours: 'not measured', reference: why, value: undefined });
      return [name, '', '', Number.NaN, '', why];
    }
    const ratio = median(large) / median(small);
    const inWords = (ms: readonly number[]) =>
      `${median(ms).toFixed(2)} ms, p95 ${percentile(ms, 95).toFixed(2)}`;
    record({
      ...{ measure, detail: name, value: ratio },
      ...{ ours: inWords(large), reference: inWords(small) },
    });
    const [few, many] = [median(counted(pages.small)), median(counted(pages.large))];
    record({
      ...{ measure: 'growth: pages of PostgreSQL', detail: name, value: (many + 1) / (few + 1) },
      ...{ ours: String(many), reference: String(few) },
    });
    return [name, inWords(small), inWords(large), ratio, `${few} → ${many}`, String(large.length)];
  });
  const order = (ratio: string | number) => (Number.isNaN(ratio) ? -1 : Number(ratio));
  rows.sort((a, b) => order(b[3]!) - order(a[3]!));
  printTable(
    ['what', 'small', 'large', 'ratio', 'pages', 'times'],
    rows.map((cells) => cells.map((each) => (typeof each === 'number' ? shown(each) : each))),
  );
}

const shown = (ratio: number) => (Number.isNaN(ratio) ? '' : ratio.toFixed(2));

function counted(times: readonly number[]): number[] {
  return times.slice(Math.floor(times.length * WARM_UP));
}

/** `const [answer, { ms, pages }] = await costOf(world, () => app.inject('/api/week'))` */
export async function costOf<T>(
  world: { pages(): Promise<number> },
  work: () => Promise<T>,
): Promise<[T, Cost]> {
  const before = await world.pages();
  const began = performance.now();
  const answer = await work();
  const ms = performance.now() - began;
  return [answer, { ms, pages: (await world.pages()) - before }];
}

export function add({ times, pages }: Costs, which: Which, cost: Cost): void {
  times[which].push(cost.ms);
  pages[which].push(cost.pages);
}
