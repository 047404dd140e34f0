import { type Answers, inOrder } from '../../../kernel/answering.ts';
import { type OpeningRow, toOpening } from './facts.ts';
import { blocksOf } from './has-blocked.ts';

export const answers: Answers<'open-count' | 'blocked' | 'opening' | 'last-rematch'> = {
  blocked: blocksOf,

  async 'open-count'(db, questions) {
    const rows = await db.prepared<{ open: number }>(
      'facts-open-count',
      `select open_openings(w.wallet, w.kind, w.reach) as open
         from unnest($1::text[], $2::opening_kind[], $3::text[]) with ordinality
                w (wallet, kind, reach, place)
        order by w.place`,
      [
        questions.map(({ wallet }) => wallet),
        questions.map(({ kind }) => kind),
        questions.map(({ reach }) => reach),
      ],
    );
    return rows.map(({ open }) => open);
  },

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
};
