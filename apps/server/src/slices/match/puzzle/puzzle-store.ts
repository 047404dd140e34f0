import type { Attribute, MatchFacts } from '@goats/rules';
import type { Queryable } from '../../../db/database.ts';
import { dateOf } from '../../../kernel/dates.ts';
import { MATCH_COLUMNS, type MatchRow, toMatch } from '../world/facts.ts';

const columns = MATCH_COLUMNS.split(', ')
  .map((column) => `m.${column}`)
  .join(', ');

export async function matchOfDay(db: Queryable, day: number): Promise<MatchFacts | undefined> {
  const [row] = await db.prepared<MatchRow>(
    'puzzle-of-day',
    `select ${columns} from puzzles p join matches m on m.id = p.match_id where p.day = $1`,
    [dateOf(day)],
  );
  return row && toMatch(row);
}

export async function hasPuzzle(db: Queryable, day: number): Promise<boolean> {
  const [row] = await db.prepared('has-puzzle', 'select from puzzles where day = $1', [
    dateOf(day),
  ]);
  return row !== undefined;
}

export async function isPractising(db: Queryable, player: string): Promise<boolean> {
  const [row] = await db.prepared<{ live: number }>(
    'is-practising',
    'select cardinality(live_practice($1)) as live',
    [player],
  );
  return (row?.live ?? 0) > 0;
}

/** Duels that were played to a result, newest first; practice is real enough. */
export async function recentDuels(db: Queryable, limit: number): Promise<MatchFacts[]> {
  const rows = await db.prepared<MatchRow>(
    'puzzle-candidates',
    `select ${columns} from matches m
      where m.finished_at is not null and m.mode = 'duel' and m.reason = 'points'
        -- Between two who meant it for themselves.
        and m.kind <> 'friendly'
        and m.hands is not null and not exists (select from puzzles p where p.match_id = m.id)
      order by m.id desc limit $1`,
    [limit],
  );
  return rows.map(toMatch);
}

/** Whichever instance comes first decides; the others read what it wrote. */
export async function keepPuzzle(db: Queryable, day: number, matchId: number): Promise<void> {
  await db.prepared(
    'keep-puzzle',
    'insert into puzzles (day, match_id) values ($1, $2) on conflict do nothing',
    [dateOf(day), matchId],
  );
}

export interface AnswerRow extends Record<string, unknown> {
  readonly attribute: Attribute;
  readonly strike: Attribute | null;
}

export async function answerOf(
  db: Queryable,
  wallet: string,
  day: number,
): Promise<AnswerRow | undefined> {
  const [row] = await db.prepared<AnswerRow>(
    'puzzle-answer',
    'select attribute, strike from puzzle_answers where wallet = $1 and day = $2',
    [wallet, dateOf(day)],
  );
  return row;
}

export async function keepAnswer(
  db: Queryable,
  wallet: string,
  day: number,
  answer: AnswerRow & { readonly solved: boolean; readonly at: number },
): Promise<void> {
  await db.prepared(
    'keep-puzzle-answer',
    `insert into puzzle_answers (wallet, day, attribute, strike, solved, at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [wallet, dateOf(day), answer.attribute, answer.strike, answer.solved, new Date(answer.at)],
  );
}

/** More days than this in a row nobody is shown. */
const LONGEST = 400;

export async function solvedDays(db: Queryable, wallet: string): Promise<string[]> {
  const rows = await db.prepared<{ day: string }>(
    'puzzle-days',
    `select day::text from puzzle_answers where wallet = $1 and solved order by day desc limit $2`,
    [wallet, LONGEST],
  );
  return rows.map(({ day }) => day);
}
