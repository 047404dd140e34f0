import { randomInt } from 'node:crypto';
import { drawRarity, PACK_ODDS, RARITIES, type Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

const GRAIN = 2 ** 47;

/**
 * One random unowned card by the pack odds, locked; of a neighbouring tier when its own has run
 * out, null when nothing is left. Cards that somebody else is drawing right now are passed over,
 * and cards on auction stay where they are.
 */
export async function drawCard(tx: Queryable, now: number): Promise<number | null> {
  const wanted = drawRarity({ int: (below) => randomInt(below) }, PACK_ODDS);
  const place = randomInt(GRAIN) / GRAIN;
  for (const rarity of nearestTiers(wanted)) {
    // From a random place upwards, then once around: one step in an index, however many are left.
    for (const range of ['>=', '<'] as const) {
      const [card] = await tx.prepared<{ card_id: number }>(
        `draw-card ${range}`,
        `select card_id from card_holdings h
          where owner is null and rarity = $1 and draw_key ${range} $2
            and not exists (select from auctions a
                             where a.card_id = h.card_id and not a.closed and a.ends_at > $3)
          order by draw_key limit 1 for no key update skip locked`,
        [rarity, place, new Date(now)],
      );
      if (card) return card.card_id;
    }
  }
  return null;
}

/** `nearestTiers('Rare') // ['Rare', 'Common', 'Epic', 'Legendary']`: the humbler one first. */
function nearestTiers(wanted: Rarity): Rarity[] {
  const rank = RARITIES.indexOf(wanted);
  const distance = (rarity: Rarity) => Math.abs(RARITIES.indexOf(rarity) - rank);
  return [...RARITIES].sort((a, b) => distance(a) - distance(b));
}
