import { cardImageUrl } from '@goats/collection';
import type { trade } from '@goats/contract';
import { type Rarity, saleTerms, toHundredths } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';

type Trade = z.input<typeof trade>;

export interface TradeRow extends Record<string, unknown> {
  readonly id: number;
  readonly card_id: number;
  readonly side: Trade['side'];
  readonly kind: Trade['kind'];
  readonly amount: string;
  readonly currency: Trade['currency'];
  readonly sold_at: Date;
  /** Null for what nobody owned before: the house has no address. */
  readonly other: string | null;
  readonly name: string;
  readonly rarity: Rarity;
  readonly goat_score: number;
}

const side = (side: Trade['side'], own: string, other: string) => `
  (select id, card_id, '${side}' as side, kind, amount, currency, sold_at, ${other} as other
     from sales where ${own} = $1 and reference is not null and id < $2
    order by id desc limit $3)`;

/**
 * One page of what a wallet traded here, newest first, one more than the limit when there is a next
 * page. Sales that were imported from elsewhere moved nothing here and are left out.
 */
export function tradesOfWallet(
  db: Queryable,
  wallet: string,
  { limit, beforeId }: { limit: number; beforeId: number },
): Promise<TradeRow[]> {
  return db.prepared<TradeRow>(
    'trades-of-wallet',
    `select t.*, t.amount::text as amount, c.name, c.rarity, c.goat_score
       from (${side('sold', 'seller', 'buyer')} union all ${side('bought', 'buyer', 'seller')}) t
       join cards c on c.id = t.card_id
      order by t.id desc limit $3`,
    [wallet, beforeId, limit + 1],
  );
}

export function tradeAnswer(row: TradeRow): Trade {
  const price = Number(row.amount);
  const { id, side, kind, currency, other, name, rarity } = row;
  return {
    ...{ id, at: row.sold_at.toISOString(), cardId: row.card_id, side, kind, price, currency },
    // An auction is paid outside, in another currency and without our fee.
    fee: currency === 'HOOF' ? saleTerms(toHundredths(price)!).fee : 0,
    other,
    card: { name, rarity, goatScore: row.goat_score, imageUrl: cardImageUrl(row.card_id) },
  };
}
