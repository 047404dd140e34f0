import { type FinishedState, keptHands, type MatchFacts } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

/** Whole states are read for it, and a hundred cards a hand. */
const MOST_AT_ONCE = 100;

interface OldRow extends Record<string, unknown> {
  readonly id: number;
  readonly old: boolean;
  readonly state: FinishedState;
  /** Null where there is nothing to cut. */
  readonly hands: MatchFacts['hands'];
}

/**
 * Cuts the hands of matches that began before then to what was announced and brought. Matches are
 * walked through by number; one that still runs by then is left as it is. A puzzle's is shown again.
 */
export async function cutHands(
  db: Queryable,
  mark: number,
  most: number,
  before: Date,
): Promise<{ readonly mark: number; readonly swept: number; readonly more: boolean }> {
  const limit = Math.min(most, MOST_AT_ONCE);
  const next = await db.prepared<OldRow>('matches-to-cut', NEXT, [mark, limit, before]);
  // No further than the first that is not old enough: those behind it would be read with every sweep.
  const young = next.findIndex(({ old }) => !old);
  const rows = young === -1 ? next : next.slice(0, young);
  const cut = rows.flatMap(({ id, state, hands }) => {
    if (hands === null) return [];
    const kept = keptHands(state, hands);
    const fewer = kept[0].length < hands[0].length || kept[1].length < hands[1].length;
    return fewer ? [{ id, hands: kept }] : [];
  });
  if (cut.length > 0) {
    await db.prepared(
      'cut-hands',
      `update matches m set hands = c.hands
         from json_to_recordset($1) c (id integer, hands json)
        where m.id = c.id and m.finished_at is not null`,
      [JSON.stringify(cut)],
    );
  }
  return { mark: rows.at(-1)?.id ?? mark, swept: cut.length, more: rows.length === limit };
}

const NEXT = `
  select m.id, m.started_at < $3 as old,
         case when m.hands is not null and m.started_at < $3 then m.state end as state,
         case when m.started_at < $3 and m.finished_at is not null and m.kind in ('challenge', 'request')
               and not exists (select from puzzles p where p.match_id = m.id)
              then m.hands end as hands
    from matches m where m.id > $1 order by m.id limit $2`;
