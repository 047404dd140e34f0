import type { Mint, OfferFacts } from '@goats/rules';
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
