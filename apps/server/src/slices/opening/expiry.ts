import type { OpeningKind } from '@goats/rules';
import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { runDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';

const BATCH = 100;

/** Ends what was open for its time. Answers how many ended. */
export async function expireOpenings(game: Game): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const due = await db.prepared<{ kind: OpeningKind; id: number }>(
    'due-openings',
    `select kind, id from openings where status = 'open' and expires_at <= $1
        and ${notBackedOff('expire', "kind || ':' || id", '$1')}
      -- What has a stake first: it is waited for.
      order by stake = 0, expires_at limit $2`,
    [new Date(at), BATCH],
  );
  return runDuty(
    game,
    'expire',
    due,
    ({ kind, id }) => ({ subject: `${kind}:${id}` }),
    ({ kind, id }, again) => world.run({ type: 'expire', kind, id, at }, again),
  );
}
