import type { Rarity } from '@goats/rules';
import type { Queryable } from '../../../db/database.ts';
import type { SwapRow } from '../world/facts.ts';

export interface ListedSwapRow extends SwapRow {
  readonly ended_at: Date | null;
}

const side = (own: string, shown: string) => `
  (select * from swaps where ${own} = $1 and (status = 'open') = $2 and id < $3 and ${shown}
    order by id desc limit $4)`;

/**
 * One page of a wallet's swaps, both ways, newest first, one more than the limit when there is a next
 * page. What somebody proposed whom the reader has blocked is not there; whoever was blocked sees all
 * that there was, or a list that is shorter than yesterday would tell of the block.
 */
export function swapsOfWallet(
  db: Queryable,
  wallet: string,
  { open, limit, beforeId }: { open: boolean; limit: number; beforeId: number },
): Promise<ListedSwapRow[]> {
  return db.prepared<ListedSwapRow>(
    'swaps-of-wallet',
    `select * from (${side('proposer', 'true')} union all ${side(
      'addressee',
      'not exists (select from blocks b where b.blocker = $1 and b.blocked = swaps.proposer)',
    )}) s order by id desc limit $4`,
    [wallet, open, beforeId, limit + 1],
  );
}

/** What a wallet has proposed to this player and is still open. */
export function swapsFor(db: Queryable, wallet: string, to: string): Promise<{ id: number }[]> {
  return db.prepared(
    'swaps-for',
    `select id from swaps where proposer = $1 and (status = 'open') = true and addressee = $2`,
    [wallet, to],
  );
}

export interface SwapCardRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly rarity: Rarity;
  readonly goat_score: number;
}

export function swapCards(db: Queryable, ids: readonly number[]): Promise<SwapCardRow[]> {
  return db.prepared<SwapCardRow>(
    'swap-cards',
    'select id, name, rarity, goat_score from cards where id = any ($1)',
    [ids],
  );
}
