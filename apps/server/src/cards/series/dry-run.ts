import { type GenerationRun, goatSummary } from '@goats/collection';
import type { seriesConflict, seriesPreview } from '@goats/contract';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { standingMasters } from '../master-goats/master-goats.ts';
import { makeSeries, noCards } from './make-series.ts';
import {
  completeRuns,
  type GivenRun,
  runsOfFirstSeason,
  type Stretch,
  stretchesOf,
} from './series-runs.ts';
import { catalogueSize, type SeriesCardRow, takenNumbers } from './series-store.ts';

export type Conflict = z.output<typeof seriesConflict>;

/** What a draft of these runs would be; makes every card, keeps none. */
export async function dryRun(
  { db }: Deps,
  given: readonly GivenRun[],
  reviewedRoot: string | undefined,
): Promise<z.input<typeof seriesPreview>> {
  const runs = await runsAsTheyStand(db, given);
  const conflicts = await conflictsOf(db, runs);
  const stretches = stretchesOf(runs).map((stretch) => ({
    ...stretch,
    count: stretch.to - stretch.from + 1,
    byRarity: noCards(),
    firstId: '',
    lastId: '',
  }));
  const holds = (stretch: Stretch | undefined, card: SeriesCardRow) =>
    stretch?.kind === card.kind &&
    stretch.goat === card.goat &&
    stretch.from <= card.number &&
    card.number <= stretch.to;
  let stretch = stretches[0];
  const made = await makeSeries(runs, (cards) => {
    for (const card of cards) {
      if (!holds(stretch, card)) stretch = stretches.find((other) => holds(other, card));
      if (!stretch) continue;
      stretch.byRarity[card.rarity] += 1;
      if (card.number === stretch.from) stretch.firstId = card.id;
      if (card.number === stretch.to) stretch.lastId = card.id;
    }
  });
  const before = await catalogueSize(db);
  return {
    ...made,
    stretches,
    rootMatches: reviewedRoot === undefined ? null : reviewedRoot === made.root,
    conflicts,
    catalogue: { before, after: before + made.count },
  };
}

export async function runsAsTheyStand(
  db: Queryable,
  given: readonly GivenRun[],
): Promise<GenerationRun[]> {
  const masters = await standingMasters(db);
  return completeRuns(
    given,
    masters.map(({ goat }) => goat),
  );
}

/** Why these runs cannot become a draft: a number is given once. */
export async function conflictsOf(
  db: Queryable,
  runs: readonly GenerationRun[],
): Promise<Conflict[]> {
  const taken = await takenNumbers(db, stretchesOf(runs));
  return [
    ...stretchesOf(runsOfFirstSeason(runs)).map(({ kind, goat, from, to }) => ({
      kind,
      goat,
      from,
      to,
      seriesId: 1,
      seriesName: 'Legendary GOATs, first season',
      status: 'published' as const,
      sentence: `The seed is the first season’s, and that has ${goatSummary(goat).name} ${from} to ${to} already: choose another seed.`,
    })),
    ...taken.map((row) => ({
      kind: row.kind,
      goat: row.goat,
      from: row.from,
      to: row.to,
      seriesId: row.series_id,
      seriesName: row.series_name,
      status: row.status,
      sentence: `${row.status === 'draft' ? 'The draft' : 'The series'} “${row.series_name}” holds ${row.kind} cards ${row.from} to ${row.to} of ${row.goat} already.`,
    })),
  ];
}
