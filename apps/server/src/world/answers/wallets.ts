import { type BattlerRow, notFrozen, toBattler } from '../facts.ts';
import { type Answers, inOrder } from './answering.ts';

/** What is known of a wallet besides its cards and its HOOF. */
export const wallets: Answers<
  'battler' | 'meetings' | 'met' | 'starter-claimed' | 'next-in-line' | 'frozen' | 'house-joined'
> = {
  async battler(db, questions) {
    const rows = await db.prepared<BattlerRow>(
      'facts-battlers',
      `select address, wins + losses as games, rating, deviation, volatility, last_match_at,
              matches, wallets, house_matches, house_wallets, days, last_day, history as has
         from battlers where address = any ($1) and wins + losses > 0`,
      [questions.map(({ address }) => address)],
    );
    return inOrder(
      questions,
      rows,
      ({ address }) => address,
      (row) => row.address,
      toBattler,
    );
  },

  async meetings(db, questions) {
    const rows = await db.prepared<{ meetings: number }>(
      'facts-meetings',
      `select (select count(*) from match_ratings r
                where r.one = w.one and r.other = w.other and r.at > w.since) as meetings
         from unnest($1::text[], $2::text[], $3::timestamptz[]) with ordinality
                w (one, other, since, place)
        order by w.place`,
      [
        questions.map(({ pair }) => pair[0]),
        questions.map(({ pair }) => pair[1]),
        questions.map(({ since }) => new Date(since)),
      ],
    );
    return rows.map(({ meetings }) => meetings);
  },

  async met(db, questions) {
    const rows = await db.prepared<{ met: boolean }>(
      'facts-met',
      `select coalesce((select true from encounters e where e.one = w.one and e.other = w.other), false) as met
         from unnest($1::text[], $2::text[]) with ordinality w (one, other, place)
        order by w.place`,
      [questions.map(({ pair }) => pair[0]), questions.map(({ pair }) => pair[1])],
    );
    return rows.map(({ met }) => met);
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

  async frozen(db, questions) {
    const rows = await db.prepared<{ wallet: string }>(
      'facts-frozen',
      'select wallet from wallet_freezes where wallet = any ($1)',
      [questions.map(({ wallet }) => wallet)],
    );
    const frozen = new Set(rows.map(({ wallet }) => wallet));
    return questions.map(({ wallet }) => frozen.has(wallet));
  },

  async 'house-joined'(db, questions) {
    const rows = await db.prepared<{ address: string }>(
      'facts-houses',
      'select address from players where address = any ($1)',
      [questions.map(({ address }) => address)],
    );
    const joined = new Set(rows.map(({ address }) => address));
    return questions.map(({ address }) => joined.has(address));
  },
};
