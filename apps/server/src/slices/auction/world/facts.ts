import type {
  AskedBuyer,
  AuctionFacts,
  BidBond,
  BidFacts,
  EndingAuction,
  HeldBond,
} from '@goats/rules';
import type { Row } from '../../../db/database.ts';

/** Of an auction: the bid whose bond it holds, how much that is and whose. */
interface BondColumns {
  readonly bond_bid: number | null;
  readonly bond: number | null;
  readonly bonded: string | null;
}

function toBond({ bond_bid: bidId, bond: amount, bonded: wallet }: BondColumns): BidBond | null {
  return bidId === null ? null : { bidId, amount: amount!, wallet: wallet! };
}

export interface HeldBondRow extends Row, BondColumns {
  readonly id: number;
  readonly card_id: number;
  readonly version: number;
}

export function toHeldBond(row: HeldBondRow): HeldBond {
  const { id: auctionId, card_id: cardId, version } = row;
  return { ...toBond(row)!, auctionId, cardId, version };
}

export interface AuctionRow extends Row, BondColumns {
  /** Null where there is no auction. */
  readonly id: number | null;
  readonly version: number;
  readonly state: AuctionFacts['state'];
  readonly card_id: number;
  readonly ends_at: Date;
  readonly ended_early: boolean;
  readonly start_price: string;
  readonly current_bid: string | null;
  readonly verified_bid: string | null;
  readonly verified_bidder: string | null;
}

export function toAuction(row: AuctionRow): AuctionFacts | null {
  if (row.id === null) return null;
  return {
    id: row.id,
    version: row.version,
    bond: toBond(row),
    state: row.state,
    endsAt: row.ends_at.getTime(),
    endedEarly: row.ended_early,
    startPrice: Number(row.start_price),
    currentBid: row.current_bid === null ? null : Number(row.current_bid),
    verifiedBid: row.verified_bid === null ? null : Number(row.verified_bid),
    verifiedBidder: row.verified_bidder,
  };
}

/** Its lists are JSON that the database made: numbers are numbers there, times are text. */
export interface EndingAuctionRow extends Row, BondColumns, Pick<EndingAuction, 'bidders'> {
  readonly id: number;
  readonly card_id: number;
  readonly state: EndingAuction['state'];
  readonly version: number;
  readonly ends_at: Date;
  readonly ended_early: boolean;
  readonly asked: readonly (Pick<AskedBuyer, 'wallet' | 'amount' | 'outcome'> & {
    readonly askedAt: string;
    readonly until: string;
    readonly paidAt: string | null;
  })[];
}

export function toEndingAuction(row: EndingAuctionRow): EndingAuction {
  const { id, state, version, bidders } = row;
  const asked = row.asked.map(({ askedAt, until, paidAt, ...each }) => ({
    ...{ ...each, askedAt: Date.parse(askedAt), until: Date.parse(until) },
    paidAt: paidAt === null ? null : Date.parse(paidAt),
  }));
  return {
    ...{ id, cardId: row.card_id, state, version, bidders, asked },
    ...{ endsAt: row.ends_at.getTime(), endedEarly: row.ended_early, bond: toBond(row) },
  };
}

export interface BidRow extends Row, BondColumns {
  readonly id: number;
  readonly card_id: number;
  readonly auction_id: number;
  readonly bidder_address: string;
  readonly bid_amount: string;
  readonly verified: boolean;
  readonly lapses_at: Date | null;
  readonly voided_at: Date | null;
  readonly bid_time: Date;
  readonly asked: boolean;
  readonly state: BidFacts['state'];
  readonly version: number;
  readonly start_price: string;
  readonly ends_at: Date;
  readonly over: boolean;
}

export function toBid(row: BidRow): BidFacts {
  return {
    id: row.id,
    cardId: row.card_id,
    auctionId: row.auction_id,
    bidder: row.bidder_address,
    amount: Number(row.bid_amount),
    verified: row.verified,
    lapsesAt: row.lapses_at?.getTime() ?? null,
    voided: row.voided_at !== null,
    placedAt: row.bid_time.getTime(),
    asked: row.asked,
    state: row.state,
    version: row.version,
    bond: toBond(row),
    startPrice: Number(row.start_price),
    endsAt: row.ends_at.getTime(),
    over: row.over,
  };
}
