import type { Database } from '../../../db/database.ts';
import { notFrozen } from '../../wallet/index.ts';

/**
 * A table in which one has a place. Nobody counts everybody above one player: every so many places
 * down there is a mark, and a place is counted from the next mark above it.
 */
export interface Board {
  /** SQL: its name in `rank_marks`. */
  readonly name: string;
  /** SQL: everybody `o` who is in it. */
  readonly rows: string;
  /** SQL: what `o` is ranked by, as an index has it. */
  readonly worth: string;
  /** SQL: the type that the index has, or it could not be used; and more of it than anybody has. */
  readonly type: string;
  readonly top: string;
}

/** By what a battler is worth at least: a lucky first win is not yet a champion. */
export const BATTLERS: Board = {
  name: `'battlers'`,
  rows: 'battlers o where o.wins + o.losses > 0',
  worth: '(o.rating - 2 * o.deviation)',
  type: 'float8',
  top: `'infinity'`,
};

/** `weekBoard('$1')`: the table of the week that the parameter says. */
export const weekBoard = (week: string): Board => ({
  name: `'week:' || ${week}::int`,
  rows: `week_points o where o.week = ${week}::int and o.points > 0 and ${notFrozen('o.wallet')}`,
  worth: 'o.points',
  type: 'integer',
  top: '2147483647',
});

/** `seasonBoard('$1')`: everybody who has played in the season that the parameter says. */
export const seasonBoard = (season: string): Board => ({
  name: `'season:' || ${season}::int`,
  rows: `battlers o where o.season = ${season}::int`,
  worth: '(o.rating - 2 * o.deviation)',
  type: 'float8',
  top: `'infinity'`,
});

/** So many places are between two marks: what lies between them is counted for each who asks. */
export const MARK_EVERY = 500;
/** Marks are a minute old, and a table may have grown between two of them meanwhile. */
const MOST_COUNTED = 2 * MARK_EVERY;
/** A place that rests on a mark is told to the nearest hundred. */
const ABOUT = 100;

/**
 * SQL to join: the place of whoever has `own`, as `place.above` (how many have more) and
 * `place.about` (counted from a mark, and so as old as it is). Near the top it is exact.
 */
export const placeIn = ({ name, rows, worth, type, top }: Board, own: string) => `
  left join lateral (
    select m.worth, m.place from rank_marks m
     where m.board = ${name} and m.worth > ${own} order by m.worth limit 1) mark on true
 cross join lateral (
    select coalesce(mark.place, 0) + count(*) as above,
           mark.place is not null or count(*) = ${MOST_COUNTED} as about
      from (select from ${rows} and ${worth} > ${own}
               and ${worth} < coalesce(mark.worth::${type}, ${top})
             order by ${worth} desc limit ${MOST_COUNTED}) o) place`;

/** `rankOf({ above: 12344, about: true }) // { rank: 12300, rankAbout: true }` */
export function rankOf({ above, about }: { readonly above: number; readonly about: boolean }) {
  const rank = above + 1;
  return { rank: about ? Math.round(rank / ABOUT) * ABOUT : rank, rankAbout: about };
}

/** Counts the marks of these boards anew and lets go of all others, unless that was just done. */
export async function countMarks(
  db: Database,
  boards: readonly Board[],
  { at, after }: { readonly at: Date; readonly after: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever waited finds the marks of who was first.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('rank_marks', 0))`);
    const [fresh] = await tx.query('select from rank_marks where counted_at > $1 limit 1', [after]);
    if (fresh) return;
    await tx.query('delete from rank_marks');
    for (const { name, rows, worth } of boards) {
      await tx.query(
        `insert into rank_marks (board, worth, place, counted_at)
         select distinct ${name}, worth, place, $1::timestamptz
           from (select ${worth} as worth, count(*) over best as place,
                        row_number() over best as row
                   from ${rows} window best as (order by ${worth} desc)) t
          where row % ${MARK_EVERY} = 0`,
        [at],
      );
    }
  });
}
