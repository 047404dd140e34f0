import { cardImageUrl } from '@goats/collection';
import type { BID_STANDINGS, ownBid } from '@goats/contract';
import { type AskOutcome, type AuctionState, bidStands, type Rarity } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { BidRow } from './bids/bid-store.ts';

export interface OwnBidRow extends BidRow {
  readonly auction_id: number;
  readonly voided_at: Date | null;
  readonly state: AuctionState;
  readonly ends_at: Date;
  readonly leads: boolean;
  /** Null for a wallet that was never asked. */
  readonly until: Date | null;
  readonly paid_at: Date | null;
  readonly outcome: AskOutcome | null;
  readonly card_id: number;
  readonly name: string;
  readonly rarity: Rarity;
}

/**
 * Of every auction that a wallet has bid in the bid that it was asked about, or else its best one,
 * newest first; one more than the limit. Anybody can type a higher one in the wallet's name.
 */
export function bidsOfWallet(
  db: Queryable,
  wallet: string,
  { now, beforeId, limit }: { now: Date; beforeId: number; limit: number },
): Promise<OwnBidRow[]> {
  return db.prepared<OwnBidRow>(
    'bids-of-wallet',
    `select b.*, a.state, a.ends_at, a.card_id, c.name, c.rarity, k.until, k.paid_at, k.outcome,
            not exists (select from bids o where o.auction_id = a.id and bid_stands(o, $2)
                          and o.bid_amount > b.bid_amount) as leads
       from (select distinct on (auction_id) * from bids where bidder_address = $1
              order by auction_id, exists (select from auction_asks k where k.auction_id = bids.auction_id
                                              and k.bid_id = bids.id) desc,
                       bid_stands(bids, $2) desc, bid_amount desc) b
       join auctions a on a.id = b.auction_id
       join cards c on c.id = a.card_id
       left join auction_asks k on k.auction_id = a.id and k.wallet = $1
      where b.id < $3 order by b.id desc limit $4`,
    [wallet, now, beforeId, limit + 1],
  );
}

export async function bannedUntil(db: Queryable, wallet: string, now: Date): Promise<Date | null> {
  const [ban] = await db.prepared<{ until: Date }>(
    'banned-until',
    'select until from bid_bans where wallet = $1 and until > $2',
    [wallet, now],
  );
  return ban?.until ?? null;
}

const ENDED = { sold: 'bought', lapsed: 'too-late', passed: 'passed-on' } as const;

function standingOf(row: OwnBidRow, now: number): (typeof BID_STANDINGS)[number] {
  if (row.outcome !== null) return ENDED[row.outcome];
  if (row.until !== null) return row.paid_at === null ? 'asked' : 'paid';
  if (row.voided_at !== null) return 'voided';
  if (!bidStands({ lapsesAt: row.lapses_at?.getTime() ?? null }, now)) return 'lapsed';
  if (row.state === 'settled' || row.state === 'returned') return 'lost';
  return row.leads && row.state === 'running' ? 'leads' : 'outbid';
}

export function toOwnBid(row: OwnBidRow, now: number): z.input<typeof ownBid> {
  const standing = standingOf(row, now);
  return {
    ...{ id: row.id, auctionId: row.auction_id, bidAmount: Number(row.bid_amount) },
    ...{ bidTime: row.bid_time.toISOString(), verified: row.verified, standing },
    ...{ auctionState: row.state, endsAt: row.ends_at.toISOString() },
    until: standing === 'asked' ? row.until!.toISOString() : null,
    card: {
      ...{ id: row.card_id, name: row.name, rarity: row.rarity },
      imageUrl: cardImageUrl(row.card_id),
    },
  };
}
