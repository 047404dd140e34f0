import { dateOf } from '../facts.ts';
import type { Answers } from './answering.ts';

/** Balances, and what was used of the budgets of a day. */
export const money: Answers<
  'balance' | 'locked' | 'free-treasury' | 'day-used' | 'bonus-matches' | 'mints-of-day'
> = {
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

  async 'free-treasury'(db, questions) {
    const [row] = await db.prepared<{ free: number }>(
      'facts-treasury',
      'select free_treasury() as free',
    );
    return questions.map(() => row!.free);
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

  async 'bonus-matches'(db, questions) {
    const rows = await db.prepared<{ granted: number }>(
      'facts-bonus-matches',
      `select coalesce(d.granted, 0) as granted
         from unnest($1::text[], $2::text[], $3::date[]) with ordinality w (one, other, day, place)
         left join bonus_days d on d.one = w.one and d.other = w.other and d.day = w.day
        order by w.place`,
      [
        questions.map(({ pair }) => pair[0]),
        questions.map(({ pair }) => pair[1]),
        questions.map(({ day }) => dateOf(day)),
      ],
    );
    return rows.map(({ granted }) => granted);
  },

  async 'mints-of-day'(db, questions) {
    const rows = await db.prepared<{ all: number; legendary: number }>(
      'facts-mints',
      `select m.all, m.legendary
         from unnest($1::text[], $2::date[]) with ordinality w (wallet, day, place),
              mints_of_day(w.wallet, w.day) m
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ day }) => dateOf(day))],
    );
    return rows.map(({ all, legendary }) => ({ all, legendary }));
  },
};
