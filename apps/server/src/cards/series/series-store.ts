import { baseGoatId, type GenerationRun, type GoatSlug } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { GivenRun, Stretch } from './series-runs.ts';

export type RarityCounts = Record<Rarity, number>;

export interface GoatCounts {
  readonly goat: string;
  readonly variations: number;
  readonly moments: number;
}

export interface SeriesRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly status: 'draft' | 'published';
  readonly card_count: number;
  readonly provenance_root: string;
  readonly by_rarity: RarityCounts;
  readonly by_goat: GoatCounts[];
  readonly created_at: Date;
  readonly created_by: string;
  readonly published_at: Date | null;
  readonly published_by: string | null;
}

/** Without the runs, which may be many. The first season has none and is not among these. */
const COLUMNS = `id, name, status, card_count, provenance_root, by_rarity, by_goat, created_at,
  created_by, published_at, published_by`;

export function listSeries(
  db: Queryable,
  status: readonly SeriesRow['status'][],
): Promise<SeriesRow[]> {
  return db.query<SeriesRow>(
    `select ${COLUMNS} from series where runs is not null and status = any($1::series_status[])
      order by id desc limit 500`,
    [status],
  );
}

export async function seriesById(db: Queryable, id: number): Promise<SeriesRow | undefined> {
  const [row] = await db.query<SeriesRow>(
    `select ${COLUMNS} from series where runs is not null and id = $1::int`,
    [id],
  );
  return row;
}

/** Locked: of two who publish or throw away one draft, the second sees what the first did. */
export async function lockSeries(tx: Queryable, id: number): Promise<SeriesRow | undefined> {
  const [row] = await tx.query<SeriesRow>(
    `select ${COLUMNS} from series where runs is not null and id = $1::int for update`,
    [id],
  );
  return row;
}

export interface SeriesSource extends Record<string, unknown> {
  readonly runs: GivenRun[];
  readonly masters: GenerationRun['goat'][];
}

export async function sourceOf(db: Queryable, id: number): Promise<SeriesSource | undefined> {
  const [row] = await db.query<SeriesSource>(
    'select runs, masters from series where id = $1::int',
    [id],
  );
  return row;
}

export async function nextSeriesId(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('series', 'id')) as id`,
  );
  return row!.id;
}

export async function insertDraft(
  tx: Queryable,
  draft: {
    id: number;
    name: string;
    root: string;
    count: number;
    byRarity: RarityCounts;
    byGoat: readonly GoatCounts[];
    source: SeriesSource;
    at: Date;
    by: string;
  },
): Promise<void> {
  await tx.query(
    `insert into series (id, name, status, seed, card_count, provenance_root, by_rarity, by_goat,
                         runs, masters, created_at, created_by, published_at)
     values ($1, $2, 'draft', $3, $4, $5, $6, $7, $8, $9, $10, $11, null)`,
    [
      draft.id,
      draft.name,
      [...new Set(draft.source.runs.map((run) => run.settings.seed))].join(', '),
      draft.count,
      draft.root,
      JSON.stringify(draft.byRarity),
      JSON.stringify(draft.byGoat),
      JSON.stringify(draft.source.runs),
      JSON.stringify(draft.source.masters),
      draft.at,
      draft.by,
    ],
  );
}

export interface SeriesCardRow {
  readonly position: number;
  readonly kind: 'variation' | 'moment';
  readonly goat: GoatSlug;
  readonly number: number;
  readonly rarity: Rarity;
  readonly hash: string;
  readonly id: string;
  /** Canonical, as it was hashed. */
  readonly json: string;
}

/** One document a batch: PostgreSQL takes the text of each card out of it byte for byte. */
export async function insertCards(
  tx: Queryable,
  seriesId: number,
  cards: readonly SeriesCardRow[],
): Promise<void> {
  const rows = cards.map(
    (card) =>
      `{"position":${card.position},"kind":"${card.kind}","base_goat_id":${baseGoatId(card.goat)},` +
      `"number":${card.number},"rarity":"${card.rarity}","hash":"${card.hash}","card":${card.json}}`,
  );
  await tx.prepared(
    'insert-series-cards',
    `insert into series_cards
       (series_id, position, kind, base_goat_id, number, rarity, hash, card)
     select $1, position, kind, base_goat_id, number, rarity, hash, card
       from json_populate_recordset(null::series_cards, $2)`,
    [seriesId, `[${rows.join(',')}]`],
  );
}

export interface StoredCard extends Record<string, unknown> {
  readonly position: number;
  readonly kind: 'variation' | 'moment';
  readonly base_goat_id: number;
  readonly number: number;
  readonly rarity: Rarity;
  readonly hash: string;
  readonly card: Record<string, unknown>;
}

export function cardsOfSeries(
  db: Queryable,
  id: number,
  after: number,
  limit: number,
): Promise<StoredCard[]> {
  return db.query<StoredCard>(
    `select position, kind, base_goat_id, number, rarity, hash, card from series_cards
      where series_id = $1::int and position > $2 order by position limit $3`,
    [id, after, limit],
  );
}

export async function hashesOfSeries(
  db: Queryable,
  id: number,
  after: number,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(
    `select hash from series_cards where series_id = $1::int and position > $2
      order by position limit $3`,
    [id, after, limit],
  );
  return rows.map((row) => row.hash);
}

export interface TakenRow extends Record<string, unknown> {
  readonly kind: 'variation' | 'moment';
  readonly goat: string;
  readonly from: number;
  readonly to: number;
  readonly series_id: number;
  readonly series_name: string;
  readonly status: 'draft' | 'published';
}

/** Which of these numbers stand in series already, as unbroken stretches. */
export function takenNumbers(db: Queryable, stretches: readonly Stretch[]): Promise<TakenRow[]> {
  return db.query<TakenRow>(
    `select w.kind, w.goat, t.first as "from", t.last as "to", s.id as series_id,
            s.name as series_name, s.status
       from unnest($1::card_kind[], $2::text[], $3::int[], $4::int[], $5::int[])
            w (kind, goat, base_goat_id, first, last)
      cross join lateral (
        select series_id, min(number) as first, max(number) as last
          from (select series_id, number,
                       number - row_number() over (partition by series_id order by number) as gap
                  from series_cards
                 where kind = w.kind and base_goat_id = w.base_goat_id
                   and number between w.first and w.last) held
         group by series_id, gap
      ) t join series s on s.id = t.series_id
      order by w.kind, w.base_goat_id, t.first limit 100`,
    [
      stretches.map((stretch) => stretch.kind),
      stretches.map((stretch) => stretch.goat),
      stretches.map((stretch) => baseGoatId(stretch.goat)),
      stretches.map((stretch) => stretch.from),
      stretches.map((stretch) => stretch.to),
    ],
  );
}

/** Cards in all series, the first season apart. */
export async function catalogueSize(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select coalesce(sum(card_count), 0) as count from series where runs is not null',
  );
  return row?.count ?? 0;
}
