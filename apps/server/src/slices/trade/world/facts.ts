import type { Mint, OfferFacts, SwapFacts } from '@goats/rules';
import type { Row } from '../../../db/database.ts';

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

export interface SwapRow extends Row {
  readonly id: number;
  readonly proposer: string;
  readonly addressee: string;
  readonly give: number[];
  readonly take: number[];
  readonly hoof: number;
  readonly status: SwapFacts['status'];
  readonly created_at: Date;
  readonly expires_at: Date;
}

export function toSwap(row: SwapRow): SwapFacts {
  const { id, proposer, addressee, give, take, hoof, status } = row;
  return {
    ...{ id, proposer, addressee, give, take, hoof, status },
    ...{ createdAt: row.created_at.getTime(), expiresAt: row.expires_at.getTime() },
  };
}
