import type { CardKind, GenerationRun, GoatSlug } from '@goats/collection';

export interface Stretch {
  readonly kind: CardKind;
  readonly goat: string;
  readonly from: number;
  readonly to: number;
}

/** `chooseRuns(runs, { kind: 'moment', goat: 'the-flea' })`; undefined stands for all. */
export function chooseRuns(
  runs: readonly GenerationRun[],
  { kind, goat }: { kind: CardKind | undefined; goat: GoatSlug | undefined },
): readonly GenerationRun[] {
  return runs.filter(
    (run) =>
      (kind === undefined || run.kind === kind) && (goat === undefined || run.goat.id === goat),
  );
}

/** `withoutStretches(runs, conflicts)`: the runs with those numbers cut out, in the same order. */
export function withoutStretches(
  runs: readonly GenerationRun[],
  taken: readonly Stretch[],
): readonly GenerationRun[] {
  return taken.reduce<readonly GenerationRun[]>(
    (left, stretch) => left.flatMap((run) => cut(run, stretch)),
    runs,
  );
}

function cut(run: GenerationRun, taken: Stretch): readonly GenerationRun[] {
  const apart =
    run.kind !== taken.kind ||
    run.goat.id !== taken.goat ||
    taken.to < run.from ||
    taken.from > run.to;
  if (apart) return [run];
  return [
    { ...run, to: taken.from - 1 },
    { ...run, from: taken.to + 1 },
  ].filter(({ from, to }) => from <= to);
}

/** What the server wants of a run: it has the goats itself. */
export function describedRuns(runs: readonly GenerationRun[]) {
  return runs.map(({ kind, goat, settings, from, to }) => ({
    kind,
    goat: goat.id,
    settings: {
      seed: settings.seed,
      attributeVariance: settings.attributeVariance,
      includeSpecialEditions: settings.includeSpecialEditions,
      rarityDistribution: { ...settings.rarityDistribution },
    },
    from,
    to,
  }));
}
