import type { Attribute, Rarity } from '@goats/rules';

/** A card with what its auction says, as the list and the detail read it. */
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
}

export const CARD_COLUMNS = `c.*, a.ends_at, a.start_price, b.current_bid`;

/** The auction that a card stands in, and its highest bid that was not voided. */
export const CARD_JOINS = `
  left join auctions a on a.card_id = c.id and not a.closed
  left join lateral (
    select max(bid_amount) as current_bid from bids
     where auction_id = a.id and voided_at is null
  ) b on true`;
