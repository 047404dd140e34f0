import { type HousePlayer, houseHand, housePlayers } from '@goats/collection';
import { HUNDREDTHS_PER_HOOF } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { recordCardEvent } from '../cards/card-events.ts';
import { TREASURY, transfer } from '../ledger/ledger.ts';

/** Enough to stake a hundred a thousand times. */
const HOUSE_HOOF = 100_000;

/**
 * Gives the house players their names, hands and HOOF. The same at every first start, and nothing
 * at all at every later one. Answers how many moved in.
 */
export async function seedDemoWorld({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return db.bulkTransaction(async (tx) => {
    // Self-conflicting, so that of several instances that start together one moves them in.
    await tx.query('lock table players in share row exclusive mode');
    let movedIn = 0;
    for (const player of housePlayers()) {
      if (await moveIn(tx, player, clock.now())) movedIn += 1;
    }
    return movedIn;
  });
}

async function moveIn(tx: Queryable, player: HousePlayer, now: number): Promise<boolean> {
  const { address, name, slug } = player;
  const [added] = await tx.query(
    `insert into players (address, display_name, house) values ($1, $2, true)
     on conflict do nothing returning address`,
    [address, name],
  );
  if (!added) return false;
  const reference = `house:${slug}`;
  for (const cardId of await stillUnowned(tx, houseHand(slug))) {
    await recordCardEvent(tx, { cardId, kind: 'granted', reference, to: address }, now);
  }
  const amount = HOUSE_HOOF * HUNDREDTHS_PER_HOOF;
  await transfer(tx, { reason: 'house', reference, from: TREASURY, to: address, amount }, now);
  return true;
}

/** When the demo world is switched on late, people may hold some of these cards. They keep them. */
async function stillUnowned(tx: Queryable, hand: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ card_id: number }>(
    `select card_id from card_holdings where card_id = any ($1) and owner is null
      order by card_id for no key update`,
    [hand],
  );
  return rows.map((row) => row.card_id);
}
