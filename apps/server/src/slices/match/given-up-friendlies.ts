import type { Queryable } from '../../db/database.ts';
import { type Walked, walkMatches } from './walk-matches.ts';

interface FriendlyRow extends Walked {
  readonly unplayed: boolean;
}

/**
 * Forgets friendlies that began before then and ended without a round: there is nothing to show of
 * them, and a program could give up thousands a day.
 */
export async function sweepGivenUp(
  db: Queryable,
  mark: number,
  most: number,
  before: Date,
): Promise<{ readonly mark: number; readonly swept: number; readonly more: boolean }> {
  const { rows, ...at } = await walkMatches<FriendlyRow>(db, ['friendlies-given-up', NEXT], {
    mark,
    most,
    before,
  });
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
  return { ...at, swept: gone.length };
}

const NEXT = `
  select m.id, m.started_at < $3 as old,
         case when m.kind = 'friendly' and m.finished_at is not null and m.started_at < $3
              then json_array_length(m.state -> 'rounds') = 0 else false end as unplayed
    from matches m where m.id > $1 order by m.id limit $2`;
