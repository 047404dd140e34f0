import type { Game } from '../../game.ts';
import { runAll } from '../../world/run-all.ts';

const BATCH = 100;

/** Gives back what was offered for its time. Answers how many ended. */
export async function expireOffers({ db, clock, world }: Game): Promise<number> {
  const at = clock.now();
  const due = await db.prepared<{ id: number }>(
    'due-offers',
    `select id from offers where status = 'open' and expires_at <= $1 order by expires_at limit $2`,
    [new Date(at), BATCH],
  );
  return runAll(due, ({ id }) =>
    world.run({ type: 'expire-offer', offerId: id, wallet: null, at }),
  );
}
