import { randomInt } from 'node:crypto';
import { housePlayers } from '@goats/collection';
import { GAMES_PER_CARD_PER_DAY, HUNDREDTHS_PER_HOOF, RARITIES, type Rarity } from '@goats/rules';
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

/** With fewer than this in a tier a house player goes shopping. */
const FEWEST: Readonly<Record<Rarity, number>> = { Common: 3, Rare: 2, Epic: 1, Legendary: 1 };
/** Always left for stakes after a purchase. */
const PURSE = 5_000 * HUNDREDTHS_PER_HOOF;

/**
 * Losing costs the house cards and rest like anybody else, and it must not run out of either. It
 * mints at the listed price, with HOOF that comes from the treasury and goes back there at once.
 * One card at a time; answers its number, or null when nobody is short.
 */
export async function restockHouse(
  tx: Queryable,
  free: readonly HouseCard[],
  now: number,
): Promise<number | null> {
  for (const { address, slug } of housePlayers()) {
    for (const rarity of RARITIES) {
      const held = free.filter((card) => card.owner === address && card.rarity === rarity).length;
      if (held >= FEWEST[rarity]) continue;
      const card = await unownedCard(tx, rarity, now);
      if (!card) continue;
      const balance = await balanceOf(tx, address);
      if (balance < card.price_hoof + PURSE) {
        const amount = card.price_hoof + PURSE - balance;
        const reference = `house:${slug}-${card.card_id}-${now}`;
        await transfer(
          tx,
          { reason: 'house', reference, from: TREASURY, to: address, amount },
          now,
        );
      }
      await mintCard(tx, card.card_id, address, now);
      return card.card_id;
    }
  }
  return null;
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
