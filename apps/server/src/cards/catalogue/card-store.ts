import type { Queryable } from '../../db/database.ts';
import type { Page } from './card-list-store.ts';
import { CARD_COLUMNS, type CardRow, cardJoins } from './card-row.ts';

interface VariantRow extends CardRow {
  readonly sort_key: number;
}

export function listVariants(
  db: Queryable,
  baseGoatId: number,
  { after, limit, now }: Omit<Page, 'order'>,
): Promise<VariantRow[]> {
  return db.prepared<VariantRow>(
    `variants-${after ? 'after' : 'first'}`,
    `select ${CARD_COLUMNS}, variant_place(c.rarity, c.goat_score) as sort_key
       from cards c ${cardJoins('$3')}
      where c.base_goat_id = $1
        ${after ? 'and (variant_place(c.rarity, c.goat_score), c.id) > ($4::int, $5::int)' : ''}
      order by variant_place(c.rarity, c.goat_score), c.id limit $2`,
    [baseGoatId, limit, now, ...(after ? [after.key, after.id] : [])],
  );
}

export async function countVariants(db: Queryable, baseGoatId: number): Promise<number> {
  const [row] = await db.prepared<{ count: number }>(
    'count-variants',
    'select count(*) as count from cards where base_goat_id = $1',
    [baseGoatId],
  );
  return row?.count ?? 0;
}

export async function cardById(db: Queryable, id: number, now: Date): Promise<CardRow | undefined> {
  const [row] = await db.prepared<CardRow>(
    'card-by-id',
    `select ${CARD_COLUMNS} from cards c ${cardJoins('$2')} where c.id = $1`,
    [id, now],
  );
  return row;
}

export function cardsByIds(db: Queryable, ids: readonly number[], now: Date): Promise<CardRow[]> {
  return db.prepared<CardRow>(
    'cards-by-ids',
    `select ${CARD_COLUMNS} from cards c ${cardJoins('$2')} where c.id = any($1::int[])
      order by array_position($1::int[], c.id)`,
    [ids, now],
  );
}
