import type { Queryable, Row } from '../../db/database.ts';

/** What the indexer has last heard from the chain. HOOF in hundredths. */
export interface ChainStateRow extends Row {
  readonly head: number;
  readonly final: number;
  readonly stadium_balance: number;
  readonly claims: number;
  readonly float: number;
  readonly left_today: number;
  readonly paused: boolean;
  readonly frozen: boolean;
  readonly checked_at: Date | null;
  readonly problem: string | null;
  /** Nodes disagree on what is final. */
  readonly disputed: boolean;
}

/** Undefined before the chain was read for the first time. */
export async function readChainState(db: Queryable): Promise<ChainStateRow | undefined> {
  const [row] = await db.prepared<ChainStateRow>(
    'chain-info',
    `select head, final, stadium_balance, claims, float, left_today, paused, frozen, checked_at,
            problem, disputed from chain_state`,
  );
  return row;
}
