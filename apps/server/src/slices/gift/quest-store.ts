import { createHmac } from 'node:crypto';
import { type MatchState, QUEST_MATCHES, QUESTS, type QuestDay } from '@goats/rules';
import type { Queryable, Row } from '../../db/database.ts';
import { serverSecret } from '../../db/server-secret.ts';
import { dateOf } from '../../kernel/dates.ts';

/**
 * The seed of every UTC day, the same at every instance and after every restart. Nothing is kept of it:
 * whoever has yesterday's cannot tell tomorrow's, and who runs the server cannot choose one.
 */
export function createQuestSeeds(db: Queryable): (day: number) => Promise<string> {
  const secret = serverSecret(db, 'quests');
  return async (day) =>
    createHmac('sha256', await secret())
      .update(dateOf(day))
      .digest('hex');
}

type Day = QuestDay & {
  readonly hasHistory: boolean;
  /** To all wallets, in hundredths. */
  readonly paidToAll: number;
};

/** What quests depend on but the matches: a few rows, however many wallets there are. */
export async function questDayOf(db: Queryable, wallet: string, day: number): Promise<Day> {
  const [row] = await db.prepared<Row & Day>(
    'quest-day-of-wallet',
    `select array(select d.name from day_quests d
                   where d.day = w.day and d.wallet = w.wallet and d.paid is not null) as paid,
            (select d.name from day_quests d
              where d.day = w.day and d.wallet = w.wallet and d.paid is null) as changed,
            coalesce((select b.history from battlers b where b.address = w.wallet), false) as "hasHistory",
            coalesce((select c.used from day_counters c
                       where c.day = w.day and c.what = $3), 0) as "paidToAll"
       from (select $1::text as wallet, $2::date as day) w`,
    [wallet, dateOf(day), QUESTS],
  );
  return row!;
}

/** As many as count, in the order they ended. */
export async function matchesOfDay(
  db: Queryable,
  wallet: string,
  day: number,
): Promise<MatchState[]> {
  const rows = await db.prepared<Row & { readonly state: MatchState }>(
    'matches-of-day',
    'select state from day_matches($1, $2, $3)',
    [wallet, dateOf(day), QUEST_MATCHES],
  );
  return rows.map(({ state }) => state);
}
