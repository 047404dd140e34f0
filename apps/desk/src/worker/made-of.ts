import { type GenerationRun, runSize } from '@goats/collection';

/**
 * `madeOf(runs, 1250)`: the runs as far as they came when `done` cards were made; the last one is
 * cut there, and what was not begun is left out.
 */
export function madeOf(runs: readonly GenerationRun[], done: number): readonly GenerationRun[] {
  const made: GenerationRun[] = [];
  let left = done;
  for (const run of runs) {
    if (left <= 0) break;
    made.push({ ...run, to: Math.min(run.to, run.from + left - 1) });
    left -= runSize(run);
  }
  return made;
}
