import type { Attribute, Rarity } from '@goats/rules';

/** A card with what its auction and its owner say, as the list and the detail read it. */
export interface CardRow extends Record<string, unknown> {
  readonly id: number;
  readonly token_id: number;
  readonly series_id: number;
  readonly base_goat_id: number;
  readonly variation_number: number;
  readonly name: string;
  readonly description: string;
  readonly moment_title: string;
  readonly rarity: Rarity;
  readonly goat_score: number;
  readonly strong_in: Attribute;
  readonly price_hoof: number;
  readonly price_matic: string;
  readonly price_sol: string;
  readonly created_at: Date;
  readonly ends_at: Date | null;
  readonly start_price: string | null;
  readonly current_bid: string | null;
  /** When the next of its bids lapses: until then `current_bid` is true if nobody bids. */
  readonly bid_lapses_at: Date | null;
  readonly owner: string | null;
  /** What its owner asks for it. */
  readonly asked: number | null;
  readonly listed_at: Date | null;
  readonly busy_with: string | null;
}

export const CARD_COLUMNS = `c.*, a.ends_at, a.start_price, b.bid_lapses_at,
  coalesce(k.amount, b.current_bid) as current_bid, h.owner, h.asked, h.listed_at,
  h.busy_with`;

/**
 * Whose a card is, the auction that it is under, and the highest of its bids that count at an
 * instant; once it waits for its buyer, what that one bid.
 * `cardJoins('$2')`
 */
export const cardJoins = (now: `$${number}`) => `
  join card_holdings h on h.card_id = c.id
  left join auctions a on a.card_id = c.id and a.state in ('running', 'waiting')
  left join auction_asks k on k.auction_id = a.id and k.outcome is null
  left join lateral (
    select max(bid_amount) as current_bid, min(lapses_at) as bid_lapses_at
      from bids where auction_id = a.id and bid_stands(bids, ${now})
  ) b on true`;

/** When the first bid on one of these cards lapses; what was read of them is true until then. */
export function nextLapse(rows: readonly CardRow[]): number {
  return Math.min(...rows.map((row) => row.bid_lapses_at?.getTime() ?? Number.POSITIVE_INFINITY));
}
