import type { Answers } from '../../../kernel/answering.ts';
import { notFrozen } from '../../wallet/world/index.ts';

export const answers: Answers<'next-in-line' | 'starter-claimed' | 'house-joined'> = {
  async 'next-in-line'(db, questions) {
    const [row] = await db.prepared<{ wallet: string }>(
      'facts-next-in-line',
      `select c.wallet from own_cards c
        where c.granted_at is null
          and ${notFrozen('c.wallet')}
        order by c.since, c.wallet limit 1`,
    );
    return questions.map(() => row?.wallet ?? null);
  },

  async 'starter-claimed'(db, questions) {
    const rows = await db.prepared<{ wallet: string; lent: boolean }>(
      'facts-starters',
      'select wallet, lent from starter_grants where wallet = any ($1)',
      [questions.map(({ wallet }) => wallet)],
    );
    const claims = new Map(rows.map(({ wallet, lent }) => [wallet, lent ? 'lent' : 'own']));
    return questions.map(({ wallet }) => claims.get(wallet) ?? null);
  },

  async 'house-joined'(db, questions) {
    const rows = await db.prepared<{ address: string }>(
      'facts-houses',
      // Whoever has chosen a name stands there too.
      'select address from players where address = any ($1) and house',
      [questions.map(({ address }) => address)],
    );
    const joined = new Set(rows.map(({ address }) => address));
    return questions.map(({ address }) => joined.has(address));
  },
};
