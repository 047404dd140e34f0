import type { Answer } from '../players/wire.ts';

/** `await inParallel(40, (i) => newcomer(i))`: so many, eight at a time unless told otherwise. */
export async function inParallel<T>(
  count: number,
  work: (i: number) => Promise<T>,
  width = 8,
): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const one = async () => {
    while (next < count) {
      const i = next;
      next += 1;
      done[i] = await work(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, one));
  return done;
}

/** All at one instant: `await atOnce(20, (i) => accept(i))` */
export const atOnce = <T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> =>
  inParallel(count, work, count);

/** How often each came: `tally(answers) // { 200: 5, MINT_LIMIT: 15 }` */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = body?.code ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** In words, for the table: `told({ 200: 5, MINT_LIMIT: 15 }) // '200 ×5, MINT_LIMIT ×15'` */
export function told(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ×${count}`)
    .join(', ');
}

export const done = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => status >= 200 && status < 300).length;

/** The p-th per cent of numbers, 0 of none: `percentile([1, 2, 3], 99) // 3` */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
