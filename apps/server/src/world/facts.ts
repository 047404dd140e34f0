import {
  type AskedBuyer,
  type AuctionFacts,
  type Battler,
  type BidBond,
  type BidFacts,
  type CardBond,
  type EndingAuction,
  type HeldBond,
  type HeldCard,
  type MatchFacts,
  type Mint,
  type OfferFacts,
  type OpeningFacts,
  type Rarity,
  utcDay,
  type WithdrawalFacts,
  type WithdrawalState,
} from '@goats/rules';
import { ATTRIBUTE_COLUMNS, attributesOf } from '../db/attribute-columns.ts';
import type { Row } from '../db/database.ts';
import type { FaceRow } from './card-faces.ts';
import { houseOf } from './house-players.ts';

export interface CardRow extends Row, FaceRow {
  readonly rarity: Rarity;
  readonly grown: number;
  readonly price_hoof: number;
  readonly owner: string | null;
  readonly busy_with: string | null;
  readonly rests_until: Date | null;
  readonly games_day: string | null;
  readonly games: number;
  readonly version: number;
  readonly bond: CardBond | null;
  /** Null for a loan, too: it is nobody's to sell. */
  readonly asked: number | null;
  readonly told_price: number | null;
  readonly told_at: Date | null;
}

const PRINTED = `
  c.id, c.name, c.rarity, c.base_goat_id, c.moment_title, c.price_hoof, c.grown,
  ${ATTRIBUTE_COLUMNS.map(([, column]) => `c.${column}`).join(', ')}`;

/** Cards as they lie: in the hand of their owner, or in nobody's. */
export const CARDS = `
  select ${PRINTED}, h.owner, h.busy_with, h.rests_until, h.games_day::text, h.games, h.version,
         h.asked, h.told_price, h.told_at, case when h.bound and is_bound(h) then 'bound' end as bond
    from card_holdings h join cards c on c.id = h.card_id`;

/** The same for cards that are lent, in the hand of whom they are lent to. */
export const LOANS = `
  select ${PRINTED}, h.wallet as owner, h.busy_with, h.rests_until, h.games_day::text, h.games,
         h.version, null::bigint as asked, null::bigint as told_price, null::timestamptz as told_at,
         'lent' as bond
    from loans h join cards c on c.id = h.card_id`;

/** Of a loan `h`: its wallet has come to own the very card, and plays that. */
export const IS_OWN_NOW = `exists (
  select from card_holdings o where o.card_id = h.card_id and o.owner = h.wallet)`;

export function toHeldCard(row: CardRow): HeldCard {
  return {
    id: row.id,
    name: row.name,
    goat: row.base_goat_id,
    rarity: row.rarity,
    attributes: attributesOf(row),
    grown: row.grown,
    price: row.price_hoof,
    owner: row.owner,
    busyWith: row.busy_with,
    restsUntil: row.rests_until?.getTime() ?? null,
    gamesDay: row.games_day === null ? null : utcDay(Date.parse(row.games_day)),
    games: row.games,
    version: row.version,
    ...(row.asked === null ? {} : { asked: row.asked }),
    ...(row.told_at === null
      ? {}
      : { told: { price: row.told_price!, at: row.told_at.getTime() } }),
    ...(row.bond === null ? {} : { bond: row.bond }),
  };
}

export interface OpeningRow extends Row {
  readonly kind: OpeningFacts['kind'];
  readonly id: number;
  readonly player: string;
  readonly mode: OpeningFacts['mode'];
  readonly card_ids: readonly number[];
  readonly card_rarity: Rarity;
  readonly rarity: Rarity;
  readonly stake: number;
  readonly min_pool: number;
  readonly status: OpeningFacts['status'];
  readonly match_id: number | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly rematch_of: number | null;
  readonly rematch_to: string | null;
}

export function toOpening(row: OpeningRow): OpeningFacts {
  const { rematch_of: of, rematch_to: to } = row;
  return {
    kind: row.kind,
    id: row.id,
    player: row.player,
    house: houseOf(row.player) !== undefined,
    mode: row.mode,
    cardIds: row.card_ids,
    cardRarity: row.card_rarity,
    rarity: row.rarity,
    stake: row.stake,
    minPool: row.min_pool,
    ...(of !== null && to !== null ? { rematch: { of, to } } : {}),
    status: row.status,
    matchId: row.match_id,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  };
}

export interface MatchRow extends Row {
  readonly id: number;
  readonly kind: MatchFacts['kind'];
  readonly origin_id: number | null;
  readonly version: number;
  readonly server_seed: string;
  readonly state: Omit<MatchFacts['state'], 'serverSeed'>;
  readonly hands: MatchFacts['hands'];
  readonly given_until: Date | number;
}

export const MATCH_COLUMNS = 'id, kind, origin_id, version, server_seed, state, hands, given_until';

export function toMatch(row: MatchRow): MatchFacts {
  return {
    id: row.id,
    kind: row.kind,
    originId: row.origin_id,
    version: row.version,
    state: { ...row.state, serverSeed: row.server_seed } as MatchFacts['state'],
    hands: row.hands,
    // The driver reads '-infinity' as a number.
    givenUntil: row.given_until instanceof Date ? row.given_until.getTime() : null,
  };
}

/** Whom an operator has frozen is paid nothing and takes nobody's place: `notFrozen('p.wallet')` */
export const notFrozen = (wallet: string) =>
  `not exists (select from wallet_freezes f where f.wallet = ${wallet})`;

export interface BattlerRow extends Row, Omit<Battler, 'lastMatchAt' | 'history'> {
  readonly address: string;
  readonly last_match_at: Date;
  readonly matches: number;
  readonly wallets: number;
  readonly house_matches: number;
  readonly house_wallets: number;
  readonly days: number;
  readonly last_day: number | null;
  readonly has: boolean;
}

export function toBattler(row: BattlerRow): Battler {
  const { games, rating, deviation, volatility, matches, wallets, days, has } = row;
  return {
    ...{ games, rating, deviation, volatility, lastMatchAt: row.last_match_at.getTime() },
    history: {
      ...{ matches, wallets },
      houseMatches: row.house_matches,
      houseWallets: row.house_wallets,
      ...{ days, lastDay: row.last_day, has },
    },
  };
}

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

/** The other way round from `utcDay`: `dateOf(0) // '1970-01-01'` */
export function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

export interface MintRow extends Row {
  readonly card_id: number;
  readonly to_wallet: string;
  readonly price: number;
  readonly at: Date;
  readonly reference: string;
}

export function toMint({ to_wallet: wallet, price, at, reference }: MintRow): Mint {
  return { wallet, price, at: at.getTime(), reference };
}

export interface OfferRow extends Row {
  readonly id: number;
  readonly card_id: number;
  readonly bidder: string;
  readonly owner: string;
  readonly amount: number;
  readonly status: OfferFacts['status'];
  readonly created_at: Date;
  readonly expires_at: Date;
}

export function toOffer(row: OfferRow): OfferFacts {
  const { id, bidder, owner, amount, status } = row;
  return {
    ...{ id, cardId: row.card_id, bidder, owner, amount, status },
    ...{ createdAt: row.created_at.getTime(), expiresAt: row.expires_at.getTime() },
  };
}

export interface WithdrawalRow extends Row {
  readonly id: number;
  readonly wallet: string;
  readonly hoof: number | null;
  readonly card_id: number | null;
  readonly exits: number;
  readonly deadline: Date;
  readonly state: WithdrawalState;
  readonly created_at: Date;
}

export function toWithdrawal(row: WithdrawalRow): WithdrawalFacts {
  const { id, wallet, hoof, exits, state } = row;
  return {
    ...{ id, wallet, hoof, cardId: row.card_id, exits, state },
    ...{ deadline: row.deadline.getTime(), createdAt: row.created_at.getTime() },
  };
}
