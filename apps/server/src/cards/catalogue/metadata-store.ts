import { ATTRIBUTE_COLUMNS, attributesOf } from '../../db/attribute-columns.ts';
import type { Queryable } from '../../db/database.ts';

const VALUES = ATTRIBUTE_COLUMNS.map(([, column]) => `c.${column}`).join(', ');

/** What has become of a card since it was printed. */
export async function cardSincePrinting(db: Queryable, id: number) {
  const [row] = await db.prepared<{ goat_score: number; outside: boolean }>(
    'card-since-printing',
    `select ${VALUES}, c.goat_score, coalesce(h.busy_with like 'chain:%', false) as outside
       from cards c join card_holdings h on h.card_id = c.id where c.id = $1`,
    [id],
  );
  return row && { attributes: attributesOf(row), goatScore: row.goat_score, outside: row.outside };
}
