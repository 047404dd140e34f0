import type { OpeningKind } from '@goats/rules';
import type { Game } from '../../game.ts';
import { runAll } from '../../world/run-all.ts';

const BATCH = 100;

/** Ends what was open for its time. Answers how many ended. */
export async function expireOpenings({ db, clock, world }: Game): Promise<number> {
  const at = clock.now();
  const due = await db.prepared<{ kind: OpeningKind; id: number }>(
    'due-openings',
    `select kind, id from openings where status = 'open' and expires_at <= $1
      order by expires_at limit $2`,
    [new Date(at), BATCH],
  );
  return runAll(due, ({ kind, id }) => world.run({ type: 'expire', kind, id, at }));
}
