import { createSeal } from '@goats/collection';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ActingOperator } from '../../desk/audit-log/acting-operator.ts';
import { AppError, refuse } from '../../errors.ts';
import { sha256 } from '../catalogue/native-sha256.ts';
import { conflictsOf, runsAsTheyStand } from './dry-run.ts';
import { makeSeries } from './make-series.ts';
import type { GivenRun } from './series-runs.ts';
import {
  hashesOfSeries,
  insertCards,
  insertDraft,
  lockSeries,
  nextSeriesId,
  type SeriesRow,
  seriesById,
} from './series-store.ts';

/** Makes the cards again from the runs and keeps them only if they are the reviewed ones. */
export async function createDraft(
  { db, clock }: Deps,
  operator: ActingOperator,
  wanted: { name: string; runs: GivenRun[]; root: string },
): Promise<SeriesRow> {
  return db.bulkTransaction(async (tx) => {
    await oneAtATime(tx);
    const runs = await runsAsTheyStand(tx, wanted.runs);
    const conflicts = await conflictsOf(tx, runs);
    if (conflicts.length > 0) {
      throw new AppError('SERIES_CONFLICT', conflicts[0]?.sentence ?? '', {
        details: { conflicts },
      });
    }
    const id = await nextSeriesId(tx);
    const made = await makeSeries(runs, (cards) => insertCards(tx, id, cards));
    if (made.root !== wanted.root) throw otherRoot(made.root);
    const masters = [...new Map(runs.map((run) => [run.goat.id, run.goat])).values()];
    await insertDraft(tx, {
      ...made,
      id,
      name: wanted.name,
      source: { runs: wanted.runs, masters },
      at: new Date(clock.now()),
      by: operator.username,
    });
    await operator.record(tx, 'series drafted', about(id, wanted.name, made));
    return (await seriesById(tx, id))!;
  });
}

/** Not a queue: half a minute each, a few impatient clicks would hold every connection there is. */
async function oneAtATime(tx: Queryable): Promise<void> {
  const [row] = await tx.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('series')) as free`,
  );
  if (!row?.free) {
    throw new AppError('CONFLICT', 'Another draft is being made: try again in a moment.');
  }
}

function otherRoot(root: string): AppError {
  return new AppError(
    'ROOT_MISMATCH',
    'The server makes other cards of these runs: a master goat has changed since. Generate again.',
    { details: { root } },
  );
}

/** For ever. The leaves are sealed once more: what is published is what was reviewed. */
export async function publishSeries(
  { db, clock }: Deps,
  operator: ActingOperator,
  id: number,
  reviewedRoot: string,
): Promise<SeriesRow> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    const { root, count } = await sealStored(tx, id);
    if (root !== draft.provenance_root || count !== draft.card_count) {
      throw new Error(`Series ${id} holds other cards than it was sealed with`);
    }
    if (root !== reviewedRoot) {
      throw new AppError('ROOT_MISMATCH', 'This draft is not the one that was reviewed.', {
        details: { root },
      });
    }
    await tx.query(
      `update series set status = 'published', published_at = $2, published_by = $3 where id = $1`,
      [id, new Date(clock.now()), operator.username],
    );
    await operator.record(tx, 'series published', about(id, draft.name, { root, count }));
    tx.announce(['series']);
    return (await seriesById(tx, id))!;
  });
}

export async function deleteDraft(
  { db }: Deps,
  operator: ActingOperator,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    await tx.query('delete from series where id = $1', [id]);
    await operator.record(
      tx,
      'series thrown away',
      about(id, draft.name, { root: draft.provenance_root, count: draft.card_count }),
    );
  });
}

async function lockDraft(tx: Queryable, id: number): Promise<SeriesRow> {
  const series = await lockSeries(tx, id);
  if (!series) throw refuse('series-unknown');
  if (series.status === 'published') {
    throw new AppError('SERIES_PUBLISHED', 'This series is published and stays as it is.');
  }
  return series;
}

const HASHES_AT_ONCE = 1_000;

async function sealStored(tx: Queryable, id: number) {
  const seal = createSeal(sha256);
  for (let after = 0; ; after += HASHES_AT_ONCE) {
    const hashes = await hashesOfSeries(tx, id, after, HASHES_AT_ONCE);
    for (const hash of hashes) seal.add(hash);
    if (hashes.length < HASHES_AT_ONCE) return seal.close();
  }
}

function about(seriesId: number, name: string, { root, count }: { root: string; count: number }) {
  return { seriesId, name, root, count };
}
