import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { runDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';

const BATCH = 100;

/** Gives back what was offered for its time. Answers how many ended. */
export async function expireOffers(game: Game): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const due = await db.prepared<{ id: number }>(
    'due-offers',
    `select id from offers where status = 'open' and expires_at <= $1
        and ${notBackedOff('expire-offer', "'offer:' || id", '$1')}
      order by expires_at limit $2`,
    [new Date(at), BATCH],
  );
  return runDuty(
    game,
    'expire-offer',
    due,
    ({ id }) => ({ subject: `offer:${id}` }),
    ({ id }, again) => world.run({ type: 'expire-offer', offerId: id, wallet: null, at }, again),
  );
}
