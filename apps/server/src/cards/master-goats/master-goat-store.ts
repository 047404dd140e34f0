import type { MasterEdits } from '@goats/collection';
import type { Queryable } from '../../db/database.ts';

export interface OverrideRow extends Record<string, unknown> {
  readonly base_goat_id: number;
  readonly overrides: MasterEdits;
  readonly version: number;
  readonly updated_at: Date;
  readonly updated_by: string;
}

export function allOverrides(db: Queryable): Promise<OverrideRow[]> {
  return db.query<OverrideRow>('select * from master_goat_overrides');
}

/** Serialises all changes of one goat, also of one that has no row to lock yet. */
export async function lockOverrides(
  tx: Queryable,
  baseGoatId: number,
): Promise<OverrideRow | undefined> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('master goat'), $1)`, [baseGoatId]);
  const [row] = await tx.query<OverrideRow>(
    'select * from master_goat_overrides where base_goat_id = $1',
    [baseGoatId],
  );
  return row;
}

export async function saveOverrides(tx: Queryable, row: OverrideRow): Promise<void> {
  await tx.query(
    `insert into master_goat_overrides (base_goat_id, overrides, version, updated_at, updated_by)
     values ($1, $2, $3, $4, $5)
     on conflict (base_goat_id) do update
       set overrides = excluded.overrides, version = excluded.version,
           updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    [row.base_goat_id, JSON.stringify(row.overrides), row.version, row.updated_at, row.updated_by],
  );
}

export interface GeneratedCounts {
  readonly variations: number;
  readonly moments: number;
}

/** How many cards of each goat stand in series, drafts included; from the series' own sums. */
export async function generatedCounts(db: Queryable): Promise<Map<string, GeneratedCounts>> {
  const rows = await db.query<{ goat: string; variations: number; moments: number }>(
    `select g.goat, sum(g.variations) as variations, sum(g.moments) as moments
       from series s, jsonb_to_recordset(s.by_goat) g (goat text, variations int, moments int)
      where s.by_goat is not null group by g.goat`,
  );
  return new Map(rows.map(({ goat, ...counts }) => [goat, counts]));
}
