import { randomInt } from 'node:crypto';
import { housePlayers } from '@goats/collection';
import {
  GAMES_PER_CARD_PER_DAY,
  HUNDREDTHS_PER_HOOF,
  type Hundredths,
  RARITIES,
  type Rarity,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { mintCard } from '../cards/mint-card.ts';
import { balanceOf, TREASURY, transfer } from '../ledger/ledger.ts';

export interface HouseCard extends Record<string, unknown> {
  readonly owner: string;
  readonly card_id: number;
  readonly rarity: Rarity;
}

export const HOUSE_ADDRESSES: readonly string[] = housePlayers().map((player) => player.address);

/** Every card of the house that may play right now. */
export function freeHouseCards(db: Queryable, now: number): Promise<HouseCard[]> {
  return db.prepared<HouseCard>(
    'free-house-cards',
    `select owner, card_id, rarity from card_holdings
      where owner = any ($1) and busy_with is null and coalesce(rests_until <= $2, true)
        and (games_day is distinct from ($2::timestamptz at time zone 'UTC')::date or games < $3)`,
    [HOUSE_ADDRESSES, new Date(now), GAMES_PER_CARD_PER_DAY],
  );
}

/** With fewer than this to play with in a tier a house player goes shopping. */
const FEWEST: Readonly<Record<Rarity, number>> = { Common: 3, Rare: 2, Epic: 1, Legendary: 1 };
/** What all of them together may hold of a tier, resting cards and all: the rest is for people. */
const MOST: Readonly<Record<Rarity, number>> = {
  Common: 1_000,
  Rare: 400,
  Epic: 200,
  Legendary: 100,
};
/** Always left for stakes after a purchase. Whoever has less is given a full purse again. */
const PURSE = 5_000 * HUNDREDTHS_PER_HOOF;
const FULL_PURSE = 100_000 * HUNDREDTHS_PER_HOOF;

/**
 * Losing costs the house HOOF, cards and rest like anybody else, and it must not run out of any
 * [H4]. One thing at a time; answers what was done, or null when nobody is short.
 */
export async function restockHouse(
  tx: Queryable,
  free: readonly HouseCard[],
  now: number,
): Promise<string | null> {
  for (const { address, slug } of housePlayers()) {
    if (await fillPurse(tx, { address, slug, beside: 0 }, now)) return `purse of ${slug}`;
    for (const rarity of RARITIES) {
      const held = free.filter((card) => card.owner === address && card.rarity === rarity).length;
      if (held >= FEWEST[rarity] || (await heldByHouse(tx, rarity)) >= MOST[rarity]) continue;
      const card = await unownedCard(tx, rarity, now);
      if (!card) continue;
      await fillPurse(tx, { address, slug, beside: card.price_hoof }, now);
      await mintCard(tx, card.card_id, address, now);
      return `card ${card.card_id} for ${slug}`;
    }
  }
  return null;
}

/**
 * A full purse from the treasury when less than a purse would be left beside a purchase, whose price
 * goes back there at once. Like any grant it never touches what was promised to a live match.
 */
async function fillPurse(
  tx: Queryable,
  player: { readonly address: string; readonly slug: string; readonly beside: Hundredths },
  now: number,
): Promise<boolean> {
  const { address, slug, beside } = player;
  const balance = await balanceOf(tx, address);
  if (balance >= PURSE + beside) return false;
  const amount = FULL_PURSE + beside - balance;
  const reference = `house:${slug}-${now}`;
  await transfer(tx, { reason: 'house', reference, from: TREASURY, to: address, amount }, now);
  return true;
}

async function heldByHouse(tx: Queryable, rarity: Rarity): Promise<number> {
  const [row] = await tx.prepared<{ held: number }>(
    'held-by-house',
    'select count(*) as held from card_holdings where owner = any ($1) and rarity = $2',
    [HOUSE_ADDRESSES, rarity],
  );
  return row?.held ?? 0;
}

/** Not one that stands in an auction. */
async function unownedCard(tx: Queryable, rarity: Rarity, now: number) {
  const [card] = await tx.query<{ card_id: number; price_hoof: number }>(
    `select h.card_id, c.price_hoof from card_holdings h join cards c on c.id = h.card_id
      where h.owner is null and h.rarity = $1 and h.draw_key >= $2
        and not exists (select from auctions a
                         where a.card_id = h.card_id and not a.closed and a.ends_at > $3)
      order by h.draw_key limit 1 for no key update of h skip locked`,
    [rarity, randomInt(1_000) / 2_000, new Date(now)],
  );
  return card;
}
