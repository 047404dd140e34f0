import type { HeldCard } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { FaceRow } from '../card-faces.ts';
import { CARDS, type CardRow, LOANS, toHeldCard } from '../facts.ts';
import { type Answering, inOrder, type Of } from './answering.ts';

/** Remembers what is printed on a card that was read anyway. */
export type Learn = (row: FaceRow) => void;

/** One card, in whichever hand it is meant. */
export function namedCards(learn: Learn): Answering<'card'> {
  return async (db, questions) => {
    const rows = await db.prepared<CardRow>('facts-cards', `${CARDS} where h.card_id = any ($1)`, [
      questions.map(({ id }) => id),
    ]);
    for (const row of rows) learn(row);
    const held = inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toHeldCard,
    );
    return lentCards(db, questions, held);
  };
}

/** Whoever asks for a card that is not its own may have it on loan. */
async function lentCards(
  db: Queryable,
  questions: readonly Of<'card'>[],
  held: readonly (HeldCard | null)[],
): Promise<(HeldCard | null)[]> {
  const strange = questions.filter(
    ({ wallet, lent, busyWith }, i) =>
      wallet !== undefined &&
      (lent ?? (held[i]?.owner !== wallet || (busyWith && held[i]?.busyWith !== busyWith))),
  );
  if (strange.length === 0) return [...held];
  const rows = await db.prepared<CardRow>(
    'facts-loans',
    `${LOANS} join unnest($1::text[], $2::int[]) w (wallet, id)
                on h.wallet = w.wallet and h.card_id = w.id`,
    [strange.map(({ wallet }) => wallet), strange.map(({ id }) => id)],
  );
  const loans = new Map(rows.map((row) => [`${row.owner} ${row.id}`, toHeldCard(row)]));
  return questions.map(({ wallet, id, lent, busyWith }, i) => {
    const loan = loans.get(`${wallet} ${id}`);
    const own = held[i] ?? null;
    const meansLoan =
      lent ?? (busyWith === undefined ? own?.owner !== wallet : loan?.busyWith === busyWith);
    return meansLoan ? (loan ?? own) : own;
  });
}
