import {
  baseGoatId,
  COLLECTION_SEED,
  type GenerationRun,
  isGoatSlug,
  type MasterGoat,
  runGoat,
} from '@goats/collection';
import type { seriesRun } from '@goats/contract';
import type { z } from 'zod';
import { invalidInput } from '../../errors.ts';

export type GivenRun = z.output<typeof seriesRun>;

/** The runs with the master goats as they stand: all that the generator needs. */
export function completeRuns(
  given: readonly GivenRun[],
  masters: readonly MasterGoat[],
): GenerationRun[] {
  const runs = given.map((run, index) => {
    const master = masters.find((goat) => goat.id === run.goat);
    if (!isGoatSlug(run.goat) || !master) {
      throw invalidInput(`runs.${index}.goat`, 'must be one of the ten goats');
    }
    return { ...run, goat: runGoat(master) };
  });
  refuseRepeats(runs);
  return runs;
}

/** A stretch of numbers of one kind of one goat; runs that follow on each other are one. */
export interface Stretch {
  readonly kind: GenerationRun['kind'];
  readonly goat: GenerationRun['goat']['id'];
  readonly from: number;
  readonly to: number;
}

/** `stretchesOf(runs)`: sorted by kind, goat and number. */
export function stretchesOf(runs: readonly GenerationRun[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const run of inOrder(runs)) {
    const last = stretches.at(-1);
    if (last?.kind === run.kind && last.goat === run.goat.id && last.to + 1 === run.from) {
      stretches[stretches.length - 1] = { ...last, to: run.to };
    } else {
      stretches.push({ kind: run.kind, goat: run.goat.id, from: run.from, to: run.to });
    }
  }
  return stretches;
}

/** The runs that would make the published first season a second time. */
export function runsOfFirstSeason(runs: readonly GenerationRun[]): GenerationRun[] {
  return runs.filter((run) => run.kind === 'variation' && run.settings.seed === COLLECTION_SEED);
}

function inOrder(runs: readonly GenerationRun[]): GenerationRun[] {
  return [...runs].sort(
    (a, b) =>
      b.kind.localeCompare(a.kind) ||
      baseGoatId(a.goat.id) - baseGoatId(b.goat.id) ||
      a.from - b.from,
  );
}

function refuseRepeats(runs: readonly GenerationRun[]): void {
  const sorted = inOrder(runs);
  sorted.forEach((run, index) => {
    const next = sorted[index + 1];
    if (next?.kind !== run.kind || next.goat.id !== run.goat.id || next.from > run.to) return;
    throw invalidInput(
      `runs.${runs.indexOf(next)}.from`,
      `names ${next.kind} ${next.from} of ${next.goat.id} twice`,
    );
  });
}
