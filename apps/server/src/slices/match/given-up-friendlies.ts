import type { Queryable } from '../../db/database.ts';

/** States are looked into for it. */
const MOST_AT_ONCE = 100;

interface WalkedRow extends Record<string, unknown> {
  readonly id: number;
  readonly old: boolean;
  readonly unplayed: boolean;
}

/**
 * Forgets friendlies that began before then and ended without a round: there is nothing to show of
 * them, and a program could give up thousands a day. Matches are walked through by number, each once.
 */
export async function sweepGivenUp(
  db: Queryable,
  mark: number,
  most: number,
  before: Date,
): Promise<{ readonly mark: number; readonly swept: number; readonly more: boolean }> {
  const limit = Math.min(most, MOST_AT_ONCE);
  const next = await db.prepared<WalkedRow>('friendlies-given-up', NEXT, [mark, limit, before]);
  // No further than the first that is not old enough: those behind it would be read with every sweep.
  const young = next.findIndex(({ old }) => !old);
  const rows = young === -1 ? next : next.slice(0, young);
  const unplayed = rows.filter((row) => row.unplayed).map(({ id }) => id);
  // By the database's own clock, too: it refuses what ended within the last day.
  const gone =
    unplayed.length === 0
      ? []
      : await db.prepared(
          'sweep-given-up',
          `delete from matches where id = any($1) and kind = 'friendly'
              and finished_at < now() - interval '1 day' returning id`,
          [unplayed],
        );
  return { mark: rows.at(-1)?.id ?? mark, swept: gone.length, more: rows.length === limit };
}

const NEXT = `
  select m.id, m.started_at < $3 as old,
         case when m.kind = 'friendly' and m.finished_at is not null and m.started_at < $3
              then json_array_length(m.state -> 'rounds') = 0 else false end as unplayed
    from matches m where m.id > $1 order by m.id limit $2`;
