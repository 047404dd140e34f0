import { DESK_MS, SELF_CONFIRM_MS } from '@goats/rules';
import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { runDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';

const BATCH = 100;

/**
 * Sees auctions through that have come to their end: asks whoever won, the next one when time has
 * passed or nobody at the desk ever looked, and confirms where nobody sits there. Answers how many went a step further.
 */
export async function advanceAuctions(game: Game): Promise<number> {
  const { db, clock, world, config } = game;
  const at = clock.now();
  const confirms = config.economy.auctionsConfirmThemselves;
  const due = await db.prepared<{ id: number; version: number }>(
    'due-auctions',
    `select a.id, a.version from (
       select id from auctions where state = 'running' and ends_at <= $1
       union
       select auction_id from auction_asks
        where outcome is null and (paid_at is null and until <= $1 or paid_at <= $4 or asked_at <= $2)) d
       join auctions a on a.id = d.id
      where ${notBackedOff('advance-auction', "'auction:' || a.id", '$1', 'a.version')}
      limit $3`,
    [new Date(at), confirms ? new Date(at - SELF_CONFIRM_MS) : null, BATCH, new Date(at - DESK_MS)],
  );
  return runDuty(
    game,
    'advance-auction',
    due,
    ({ id, version }) => ({ subject: `auction:${id}`, version }),
    ({ id }, again) => world.run({ type: 'advance-auction', auctionId: id, at }, again),
  );
}
