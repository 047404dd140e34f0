import { type FinishedState, keptHands, type MatchFacts } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { type Walked, walkMatches } from './walk-matches.ts';

interface OldRow extends Walked {
  readonly state: FinishedState;
  /** Null where there is nothing to cut. */
  readonly hands: MatchFacts['hands'];
}

/**
 * Cuts the hands of matches that began before then to what was announced and brought. One that still
 * runs by then is left as it is. A puzzle's is shown again.
 */
export async function cutHands(
  db: Queryable,
  mark: number,
  most: number,
  before: Date,
): Promise<{ readonly mark: number; readonly swept: number; readonly more: boolean }> {
  const { rows, ...at } = await walkMatches<OldRow>(db, ['matches-to-cut', NEXT], {
    mark,
    most,
    before,
  });
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
  return { ...at, swept: cut.length };
}

const NEXT = `
  select m.id, m.started_at < $3 as old,
         case when m.hands is not null and m.started_at < $3 then m.state end as state,
         case when m.started_at < $3 and m.finished_at is not null and m.kind in ('challenge', 'request')
               and not exists (select from puzzles p where p.match_id = m.id)
              then m.hands end as hands
    from matches m where m.id > $1 order by m.id limit $2`;
