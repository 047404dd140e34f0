import type { Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

interface TierRow extends Record<string, unknown> {
  readonly rarity: Rarity;
  readonly held: number;
  readonly engaged: number;
}

/** A wallet's cards by tier. */
export function heldByTier(db: Queryable, wallet: string): Promise<TierRow[]> {
  return db.query<TierRow>(
    `select rarity, count(*)::int as held, count(busy_with)::int as engaged
       from card_holdings where owner = $1 group by rarity order by rarity`,
    [wallet],
  );
}

export async function countUnderWay(
  db: Queryable,
  wallet: string,
): Promise<{ readonly openings: number; readonly matches: number }> {
  const [row] = await db.query<{ openings: number; matches: number }>(
    `select (select count(*)::int from openings where player = $1 and status = 'open') as openings,
            (select count(*)::int from matches
              where finished_at is null and kind <> 'practice' and player_0 = $1)
          + (select count(*)::int from matches
              where finished_at is null and kind <> 'practice' and player_1 = $1) as matches`,
    [wallet],
  );
  return row!;
}

interface MintDayRow extends Record<string, unknown> {
  readonly day: string;
  readonly rarity: Rarity;
  readonly cards: number;
  readonly hoof: number;
}

/** What a wallet minted, by UTC day and tier, newest day first. */
export function mintsByDay(db: Queryable, wallet: string, since: Date): Promise<MintDayRow[]> {
  return db.query<MintDayRow>(
    `select (e.at at time zone 'UTC')::date::text as day, c.rarity, count(*)::int as cards,
            sum(e.price)::bigint as hoof
       from card_events e join cards c on c.id = e.card_id
      where e.kind = 'minted' and e.to_wallet = $1 and e.at >= $2
      group by 1, 2 order by 1 desc, 2 desc`,
    [wallet, since],
  );
}

interface ReturnableRow extends Record<string, unknown> {
  readonly card_id: number;
  readonly rarity: Rarity;
  readonly price: number;
  readonly state: 'free' | 'engaged' | 'gone';
}

/**
 * Every card whose newest mint is this wallet's, since then, and was not undone: free to go back, in
 * a game, or in somebody else's hands by now.
 */
export function returnableCards(
  db: Queryable,
  wallet: string,
  since: Date,
): Promise<ReturnableRow[]> {
  return db.query<ReturnableRow>(
    `select e.card_id, h.rarity, e.price,
            case when h.owner is distinct from $1 then 'gone'
                 when h.busy_with is not null then 'engaged' else 'free' end as state
       from card_events e join card_holdings h on h.card_id = e.card_id
      where e.kind = 'minted' and e.to_wallet = $1 and e.at >= $2
        and not exists (select from card_events n
                         where n.card_id = e.card_id and n.id > e.id
                           and (n.kind = 'minted'
                             or (n.kind = 'returned' and n.reference = e.reference)))
      order by e.card_id`,
    [wallet, since],
  );
}
