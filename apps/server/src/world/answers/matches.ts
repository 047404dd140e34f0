import { MATCH_COLUMNS, type MatchRow, type OpeningRow, toMatch, toOpening } from '../facts.ts';
import { type Answers, inOrder } from './answering.ts';

/** What waits for an opponent, what is played, and the next numbers. */
export const matches: Answers<
  'opening' | 'last-rematch' | 'open-count' | 'match' | 'live-practice' | 'new-id'
> = {
  async opening(db, questions) {
    const rows = await db.prepared<OpeningRow>(
      'facts-openings',
      `select o.* from unnest($1::opening_kind[], $2::int[]) w (kind, id)
         join openings o on o.kind = w.kind and o.id = w.id`,
      [questions.map(({ kind }) => kind), questions.map(({ id }) => id)],
    );
    const key = ({ kind, id }: { kind: string; id: number }) => `${kind}:${id}`;
    return inOrder(questions, rows, key, key, toOpening);
  },

  async 'last-rematch'(db, questions) {
    const rows = await db.prepared<OpeningRow>(
      'facts-rematches',
      `select r.* from unnest($1::int[]) w (match)
        cross join lateral (select * from openings o where o.rematch_of = w.match
                             order by o.id desc limit 1) r`,
      [questions.map(({ of }) => of)],
    );
    return inOrder(
      questions,
      rows,
      ({ of }) => of,
      (row) => row.rematch_of!,
      toOpening,
    );
  },

  async 'open-count'(db, questions) {
    const rows = await db.prepared<{ open: number }>(
      'facts-open-count',
      `select open_openings(w.wallet, w.kind) as open
         from unnest($1::text[], $2::opening_kind[]) with ordinality w (wallet, kind, place)
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ kind }) => kind)],
    );
    return rows.map(({ open }) => open);
  },

  async match(db, questions) {
    const rows = await db.prepared<MatchRow>(
      'facts-matches',
      `select ${MATCH_COLUMNS} from matches where id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toMatch,
    );
  },

  async 'live-practice'(db, questions) {
    const rows = await db.prepared<{ live: number[] }>(
      'facts-live-practice',
      `select live_practice(w.player) as live
         from unnest($1::text[]) with ordinality w (player, place) order by w.place`,
      [questions.map(({ player }) => player)],
    );
    return rows.map(({ live }) => live);
  },

  async 'new-id'(db, questions) {
    const rows = await db.prepared<{ id: number }>(
      'facts-new-ids',
      `select case w.sequence when 'withdrawal_ids' then next_withdrawal_id()
              else nextval(w.sequence::regclass) end as id
         from unnest($1::text[]) with ordinality w (sequence, place) order by w.place`,
      [questions.map(({ of }) => SEQUENCES[of])],
    );
    return rows.map(({ id }) => id);
  },
};

const SEQUENCES = {
  opening: 'openings_id_seq',
  match: 'matches_id_seq',
  bid: 'bids_id_seq',
  offer: 'offers_id_seq',
  cup: 'cups_id_seq',
  entry: 'cup_entries_id_seq',
  withdrawal: 'withdrawal_ids',
  auction: 'auctions_id_seq',
} as const;
