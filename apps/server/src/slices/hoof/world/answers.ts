import type { Answers } from '../../../kernel/answering.ts';
import { dateOf } from '../../../kernel/dates.ts';

export const answers: Answers<'balance' | 'locked' | 'day-used' | 'free-treasury'> = {
  async balance(db, questions) {
    const rows = await db.prepared<{ name: string; balance: number }>(
      'facts-balances',
      'select name, balance from accounts where name = any ($1)',
      [questions.map(({ account }) => account)],
    );
    const balances = new Map(rows.map(({ name, balance }) => [name, balance]));
    return questions.map(({ account }) => balances.get(account) ?? 0);
  },

  async locked(db, questions) {
    const rows = await db.prepared<{ name: string; locked: number }>(
      'facts-locked',
      'select name, locked from accounts where name = any ($1)',
      [questions.map(({ wallet }) => wallet)],
    );
    const locked = new Map(rows.map((row) => [row.name, row.locked]));
    return questions.map(({ wallet }) => locked.get(wallet) ?? 0);
  },

  async 'day-used'(db, questions) {
    const rows = await db.prepared<{ used: number }>(
      'facts-day-used',
      `select coalesce(c.used, 0) as used
         from unnest($1::date[], $2::text[]) with ordinality w (day, what, place)
         left join day_counters c on c.day = w.day and c.what = w.what
        order by w.place`,
      [questions.map(({ day }) => dateOf(day)), questions.map(({ what }) => what)],
    );
    return rows.map(({ used }) => used);
  },

  async 'free-treasury'(db, questions) {
    const [row] = await db.prepared<{ free: number }>(
      'facts-treasury',
      'select free_treasury() as free',
    );
    return questions.map(() => row!.free);
  },
};
