import { housePlayers } from '@goats/collection';
import {
  GAMES_PER_CARD_PER_DAY,
  OPENINGS_PER_WALLET,
  type OpeningFacts,
  type OpeningKind,
  type Rarity,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { type OpeningRow, toOpening } from './world/facts.ts';

const HOUSE = housePlayers().map(({ address }) => address);

/** More than a lobby can show; the oldest are left out of the list, not out of the world. */
const MOST_LISTED = 200;

/**
 * Newest first. When there are too many, every wallet's first comes before anybody's second, and
 * the house is always there: whoever opens many must not push the others out.
 */
export async function openOpenings(
  db: Queryable,
  kind: OpeningKind,
  now: number,
): Promise<OpeningFacts[]> {
  const rows = await db.prepared<OpeningRow>(
    'open-openings',
    `select o.* from (
       select *, row_number() over (partition by player order by id) as nth
         from openings where kind = $1 and status = 'open' and expires_at > $2
          and only_for is null and code is null) o
      where o.nth <= $4
      order by o.player = any ($5) desc, o.nth, o.id desc limit $3`,
    [kind, new Date(now), MOST_LISTED, OPENINGS_PER_WALLET, HOUSE],
  );
  return rows.map(toOpening).sort((one, other) => other.id - one.id);
}

/** Of each number, whether it is a friendly's: `await areFriendlies(db, [12, 13]) // [false, true]` */
export async function areFriendlies(db: Queryable, ids: readonly number[]): Promise<boolean[]> {
  const rows = await db.prepared<{ id: number }>(
    'are-friendlies',
    `select id from openings where kind = 'friendly' and id = any ($1::int[])`,
    [ids],
  );
  const found = new Set(rows.map(({ id }) => id));
  return ids.map((id) => found.has(id));
}

/** Challenges and friendlies between two, and links: what is open of a wallet's own, and what is addressed to it. */
export async function duelsOf(db: Queryable, wallet: string, now: number): Promise<OpeningFacts[]> {
  const rows = await db.prepared<OpeningRow>(
    'duels-of',
    `select * from openings
      where player = $1 and kind <> 'request' and status = 'open' and expires_at > $2
        and code is not null
     union all
     (select * from openings
       where only_for = $1 and kind <> 'request' and status = 'open' and expires_at > $2
         and code is not null
         and not exists (select from blocks b where b.blocker = $1 and b.blocked = openings.player)
       -- Whom the reader follows first: free wallets could fill the page with theirs.
       order by exists (select from follows f where f.follower = $1 and f.followed = openings.player) desc,
                id desc limit $3)`,
    [wallet, new Date(now), MOST_ADDRESSED],
  );
  return rows.map(toOpening).sort((one, other) => other.id - one.id);
}

/** However many challenge one player at once: so many are shown, the newest. */
const MOST_ADDRESSED = 20;

/** The opening behind a link, open or not. */
export async function duelBy(db: Queryable, code: string): Promise<OpeningFacts | undefined> {
  const [row] = await db.prepared<OpeningRow>(
    'duel-by-code',
    'select * from openings where code = $1',
    [code],
  );
  return row && toOpening(row);
}

/** What a wallet has open for this player alone, and its links: any of them may be in that player's hands. */
export function openFor(
  db: Queryable,
  player: string,
  to: string,
): Promise<{ kind: OpeningKind; id: number }[]> {
  return db.prepared(
    'open-for',
    `select kind, id from openings
      where player = $1 and status = 'open'
        and (only_for = $2 or only_for is null and code is not null)`,
    [player, to],
  );
}

/** Whoever holds more is known by these: a lobby is read every few seconds. */
const MOST_CARDS = 500;

/** The highest GOAT Score among the cards that a wallet may bring now, by tier; lent ones where they may. */
export async function bestScores(
  db: Queryable,
  wallet: string,
  kind: OpeningKind,
  now: number,
): Promise<Partial<Record<Rarity, number>>> {
  const rows = await db.prepared<{ rarity: Rarity; score: number }>('best-scores', BEST_SCORES, [
    wallet,
    new Date(now),
    GAMES_PER_CARD_PER_DAY,
    MOST_CARDS,
    kind,
  ]);
  return Object.fromEntries(rows.map(({ rarity, score }) => [rarity, score]));
}

const MAY_PLAY = `h.busy_with is null and coalesce(h.rests_until <= $2, true)
  and (h.games_day is distinct from ($2::timestamptz at time zone 'UTC')::date or h.games < $3)`;

const BEST_SCORES = `
  select c.rarity, max(c.goat_score) as score
    from ((select h.card_id from card_holdings h
            where h.owner = $1 and ${MAY_PLAY} limit $4)
          union all
          -- What is lent cannot be put at stake, so it joins no request.
          (select h.card_id from loans h
            where h.wallet = $1 and $5 = 'challenge' and ${MAY_PLAY} limit $4)) free
    join cards c on c.id = free.card_id group by 1`;
