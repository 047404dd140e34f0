import { seasonOf } from '@goats/rules';
import { runOneDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';
import { isSeasonWaiting } from './season-store.ts';

/** What was decided at the last moment of a season may be written down a little later. */
const GRACE_MS = 60_000;
/** So many portions at one look: a crowd is through in minutes, and nobody waits for it. */
const PORTIONS = 5;

/**
 * Lets everybody leave the season that is over, whichever instance wakes first and however late. Each
 * portion is a transaction of its own that nobody can be in twice, so that it goes on where it ended.
 */
export async function turnSeasons(game: Game): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const season = seasonOf(at - GRACE_MS);
  if (!(await isSeasonWaiting(db, season))) return 0;
  let left = 0;
  await runOneDuty(game, 'turn-season', { subject: `season:${season}` }, async (again) => {
    for (let portion = 0; portion < PORTIONS; portion += 1) {
      const gone = await world.run({ type: 'turn-season', season, at }, again);
      left += gone;
      if (gone === 0) return;
    }
  });
  return left;
}
