import type { cardAuction } from '@goats/contract';
import type { AuctionState, Economy } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';

export interface LastAuctionRow extends Record<string, unknown> {
  readonly id: number;
  readonly state: AuctionState;
  readonly ends_at: Date;
  readonly buyer: string | null;
  readonly amount: string | null;
  readonly until: Date | null;
  readonly paid_at: Date | null;
}

/** The newest auction of a card, with who is asked to buy it or has bought it. */
export async function lastAuction(
  db: Queryable,
  cardId: number,
): Promise<LastAuctionRow | undefined> {
  const [row] = await db.prepared<LastAuctionRow>(
    'last-auction',
    `select a.id, a.state, a.ends_at, k.wallet as buyer, k.amount, k.until, k.paid_at
       from auctions a
       left join auction_asks k
         on k.auction_id = a.id and (k.outcome is null or k.outcome = 'sold')
      where a.card_id = $1 order by a.id desc limit 1`,
    [cardId],
  );
  return row;
}

export function toCardAuction(
  row: LastAuctionRow,
  { bidBond }: Pick<Economy, 'bidBond'>,
): z.input<typeof cardAuction> {
  return {
    id: row.id,
    state: row.state,
    endsAt: row.ends_at.toISOString(),
    buyer: row.buyer,
    amount: row.amount === null ? null : Number(row.amount),
    until: row.until?.toISOString() ?? null,
    paid: row.paid_at !== null,
    bond: bidBond,
  };
}
