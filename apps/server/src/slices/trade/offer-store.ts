import type { Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { OfferRow } from './world/facts.ts';

/** What stands open for a card, highest first. */
export function openOffersFor(db: Queryable, cardId: number): Promise<OfferRow[]> {
  return db.prepared<OfferRow>(
    'open-offers',
    `select * from offers where card_id = $1 and status = 'open' order by amount desc, id`,
    [cardId],
  );
}

export interface ListedOfferRow extends OfferRow {
  readonly name: string;
  readonly rarity: Rarity;
  readonly goat_score: number;
}

const SIDES = { made: 'bidder', received: 'owner' } as const;

/** One page of a wallet's offers, newest first, one more than the limit when there is a next page. */
export function offersOfWallet(
  db: Queryable,
  wallet: string,
  { side, limit, beforeId }: { side: keyof typeof SIDES; limit: number; beforeId: number },
): Promise<ListedOfferRow[]> {
  return db.prepared<ListedOfferRow>(
    `offers-${side}`,
    `select o.*, c.name, c.rarity, c.goat_score from offers o join cards c on c.id = o.card_id
      where o.${SIDES[side]} = $1 and o.id < $2 order by o.id desc limit $3`,
    [wallet, beforeId, limit + 1],
  );
}
