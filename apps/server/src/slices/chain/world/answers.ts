import type { Leaving } from '@goats/rules';
import { type Answers, byId } from '../../../kernel/answering.ts';
import { toWithdrawal, type WithdrawalRow } from './facts.ts';

export const answers: Answers<
  | 'withdrawal'
  | 'open-withdrawals'
  | 'promised-hoof'
  | 'taken-of-day'
  | 'free-stakes'
  | 'leaving'
  | 'roots-late'
  | 'log-applied'
> = {
  async withdrawal(db, questions) {
    const rows = await db.prepared<WithdrawalRow>(
      'facts-withdrawals',
      'select * from withdrawals where id = any ($1)',
      [questions.map(({ id }) => id)],
    );
    return byId(questions, rows, toWithdrawal);
  },

  async 'open-withdrawals'(db, questions) {
    const rows = await db.prepared<WithdrawalRow>(
      'facts-open-withdrawals',
      `select * from withdrawals where wallet = any ($1) and state = 'signed' order by id`,
      [questions.map(({ wallet }) => wallet)],
    );
    return questions.map(({ wallet }) =>
      rows.filter((row) => row.wallet === wallet).map(toWithdrawal),
    );
  },

  async 'promised-hoof'(db, questions) {
    const [row] = await db.prepared<{ hoof: number; ofDay: number }>(
      'facts-promised-hoof',
      'select promised_hoof() as hoof, promised_of_day() as "ofDay"',
    );
    return questions.map(() => row!);
  },

  async 'taken-of-day'(db, questions) {
    const rows = await db.prepared<{ taken: number }>(
      'facts-taken-of-day',
      `select coalesce(sum(t.of_day), 0)::bigint as taken
         from unnest($1::text[], $2::timestamptz[]) with ordinality w (wallet, since, place)
         left join withdrawals t
           on t.wallet = w.wallet and t.state = 'final' and t.created_at >= w.since
        group by w.place order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ since }) => new Date(since))],
    );
    return rows.map(({ taken }) => taken);
  },

  async 'free-stakes'(db, questions) {
    const rows = await db.prepared<{ free: number }>(
      'facts-free-stakes',
      `select free_stakes(w.wallet) as free
         from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
      [questions.map(({ wallet }) => wallet)],
    );
    return rows.map(({ free }) => free);
  },

  async leaving(db, questions) {
    const rows = await db.prepared<{ leaving: Leaving }>(
      'facts-leaving',
      `select why_leaving(w.wallet) as leaving
         from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
      [questions.map(({ wallet }) => wallet)],
    );
    return rows.map(({ leaving }) => leaving);
  },

  async 'roots-late'(db, questions) {
    const [state] = await db.prepared<{ late: boolean }>(
      'facts-roots-late',
      'select roots_late as late from chain_state',
    );
    return questions.map(() => state?.late ?? false);
  },

  async 'log-applied'(db, questions) {
    const rows = await db.prepared<{ applied: boolean }>(
      'facts-logs-applied',
      `select log_applied(w.block, w.index) as applied
         from unnest($1::bigint[], $2::int[]) with ordinality w (block, index, place)
        order by w.place`,
      [questions.map(({ log }) => log.block), questions.map(({ log }) => log.index)],
    );
    return rows.map(({ applied }) => applied);
  },
};
