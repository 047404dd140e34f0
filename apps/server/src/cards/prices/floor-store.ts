import type { floor } from '@goats/contract';
import { type Rarity, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';

export type Floor = z.input<typeof floor>;

export interface FloorRow extends Record<string, unknown> {
  readonly base_goat_id: number;
  readonly rarity: Rarity;
  readonly asked: number;
  readonly card_id: number;
}

/**
 * The cheapest card that can be bought of every goat in every tier that has one, the cheapest of all
 * first. One step in an index a facet, however much is for sale.
 */
export function floorsByGoatAndTier(db: Queryable): Promise<FloorRow[]> {
  return db.prepared<FloorRow>(
    'floors',
    `select * from (
       select distinct on (f.base_goat_id, f.rarity) f.base_goat_id, f.rarity, s.asked, s.id as card_id
         from facets f
        cross join lateral (select asked, id from shelf where facet_id = f.id
                             order by asked, id limit 1) s
        order by f.base_goat_id, f.rarity, s.asked, s.id
     ) cheapest order by asked, card_id`,
  );
}

/** `floorAmong(rows, (row) => row.rarity === 'Epic') // { price: 1250, cardId: 17 }, or null` */
export function floorAmong(rows: readonly FloorRow[], wanted: (row: FloorRow) => boolean): Floor {
  const found = rows.find(wanted);
  return found ? { price: toHoof(found.asked), cardId: found.card_id } : null;
}
