import { GAMES_PER_CARD_PER_DAY, type HeldCard, type Mints, type Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { dateOf } from '../../kernel/dates.ts';
import { type HeldCardRow, type OwnedCard, type ShownCardRow, toOwnedCard } from './card-view.ts';
import { IS_OWN_NOW } from './world/facts.ts';

/**
 * $1 is now, $2 the wallet that looks: a card that was brought in secretly looks idle to everybody
 * but its owner, or the list of a wallet's cards would give the swap away.
 */
const held = (owner: string, bond: string, listed: string, from: string) => `
  select c.*, ${owner} as owner, h.rests_until, h.busy_with, ${bond} as bond, ${listed},
         h.busy_with is not null and (not h.busy_secretly or coalesce(${owner} = $2, false)) as engaged,
         case when h.games_day = ($1::timestamptz at time zone 'UTC')::date
              then h.games else 0 end as games_today
    from ${from} h join cards c on c.id = h.card_id`;

const HELD_CARDS = held(
  'h.owner',
  `case when h.bound and is_bound(h) then 'bound' end`,
  'h.asked, h.listed_at',
  'card_holdings',
);
const LENT_CARDS = held(
  'h.wallet',
  `'lent'`,
  'null::bigint as asked, null::timestamptz as listed_at',
  'loans',
);

export async function heldCard(
  db: Queryable,
  cardId: number,
  viewer: string | null,
  now: number,
): Promise<ShownCardRow | undefined> {
  return (await heldCards(db, [cardId], viewer, now))[0];
}

/** Those of them that there are, in no order. */
export async function heldCards(
  db: Queryable,
  cardIds: readonly number[],
  viewer: string | null,
  now: number,
): Promise<ShownCardRow[]> {
  return db.prepared<ShownCardRow>(
    'held-cards-shown',
    `select held.*, under_auction(held.id) as on_auction
       from (${HELD_CARDS} where h.card_id = any ($3)) held`,
    [new Date(now), viewer, cardIds],
  );
}

/** Read along one index in the order of prices; a tier of which only the reserve is left has none. */
export async function mintableLike(
  db: Queryable,
  cardId: number,
  reserved: Readonly<Record<Rarity, number>>,
): Promise<Pick<HeldCardRow, 'id' | 'name' | 'price_hoof'> | null> {
  const [row] = await db.prepared<Pick<HeldCardRow, 'id' | 'name' | 'price_hoof'>>(
    'mintable-like',
    `select c.id, c.name, c.price_hoof
       from cards seen
       join cards c on c.facet_id = seen.facet_id and c.id <> seen.id
       join card_holdings h on h.card_id = c.id
      where seen.id = $1 and h.owner is null and not under_auction(c.id)
        and unowned_cards(seen.rarity, ($2::jsonb ->> seen.rarity::text)::integer + 1)
            > ($2::jsonb ->> seen.rarity::text)::integer
      order by c.price_hoof, c.id limit 1`,
    [cardId, JSON.stringify(reserved)],
  );
  return row ?? null;
}

/** Cards as they are decided on, with everything that a page shows: what a pack or a mint brings. */
export async function showHeldCards(
  db: Queryable,
  cards: readonly HeldCard[],
  now: number,
): Promise<OwnedCard[]> {
  const rows = await db.prepared<HeldCardRow>(
    'held-cards',
    `${HELD_CARDS} where h.card_id = any ($3) order by array_position($3::int[], h.card_id)`,
    [new Date(now), null, cards.map(({ id }) => id)],
  );
  return rows.map((row, i) => {
    const { owner, bond = null, asked = null } = cards[i]!;
    return toOwnedCard({ ...row, owner, bond, asked, ...(bond === 'lent' ? FRESH : {}) }, now);
  });
}

/** A loan has done nothing yet, whatever its card does in other hands. */
const FRESH = { engaged: false, busy_with: null, rests_until: null, games_today: 0 } as const;

export interface WalletCardsFilter {
  readonly rarity: Rarity | undefined;
  readonly free: boolean | undefined;
  readonly listed?: boolean | undefined;
  readonly limit: number;
  readonly afterId: number;
}

/** One page of a wallet's cards by number, one more than the limit when there is a next page. */
export async function cardsOfWallet(
  db: Queryable,
  wallet: string,
  viewer: string | null,
  filter: WalletCardsFilter,
  now: number,
): Promise<HeldCardRow[]> {
  return db.prepared<HeldCardRow>('cards-of-wallet', CARDS_OF_WALLET, [
    new Date(now),
    viewer,
    wallet,
    filter.rarity ?? null,
    filter.free ?? null,
    GAMES_PER_CARD_PER_DAY,
    filter.afterId,
    filter.limit + 1,
    filter.listed ?? null,
  ]);
}

const CARDS_OF_WALLET = `
  select held.* from (
    ${HELD_CARDS} where h.owner = $3 and h.card_id > $7
    union all
    ${LENT_CARDS} where h.wallet = $3 and h.card_id > $7 and not ${IS_OWN_NOW}) held
   where ($4::rarity is null or held.rarity = $4)
     and ($5::boolean is null or $5 = (
       not held.engaged and coalesce(held.rests_until <= $1, true) and held.games_today < $6))
     and ($9::boolean is null or $9 = (held.asked is not null))
   order by held.id limit $8`;

/** How many of them no battle request and no match of one can take away. */
export async function countKeptCards(db: Queryable, wallet: string): Promise<number> {
  const [row] = await db.prepared<{ kept: number }>(
    'count-kept-cards',
    'select cards_kept($1) as kept',
    [wallet],
  );
  return row?.kept ?? 0;
}

export async function countCards(db: Queryable, wallet: string): Promise<number> {
  const [row] = await db.prepared<{ count: number }>(
    'count-cards',
    'select count(*) as count from card_holdings where owner = $1',
    [wallet],
  );
  return row?.count ?? 0;
}

export async function countLentCards(db: Queryable, wallet: string): Promise<number> {
  const [row] = await db.prepared<{ count: number }>(
    'count-lent-cards',
    'select count(*) as count from loans where wallet = $1',
    [wallet],
  );
  return row?.count ?? 0;
}

/** What a wallet minted on a UTC day, counted as the rule counts it. */
export async function mintsOfDay(db: Queryable, wallet: string, day: number): Promise<Mints> {
  const [row] = await db.prepared<{ all: number; legendary: number }>(
    'mints-of-wallet',
    'select m.all, m.legendary from mints_of_day($1, $2) m',
    [wallet, dateOf(day)],
  );
  return row!;
}
