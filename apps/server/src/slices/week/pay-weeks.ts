import { weekEnd, weekName, weekOf } from '@goats/rules';
import { runDuty } from '../../clock/back-off/run-duty.ts';
import type { Game } from '../../game.ts';
import { unpaidWeeks } from './week-store.ts';

/** What was decided at the last moment of a week may be written down a little later. */
const GRACE_MS = 60_000;

/** Pays every week that is over, whichever instance wakes first and however late. */
export async function payWeeks(game: Game): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const due = (await unpaidWeeks(db, weekOf(at))).filter((week) => weekEnd(week) + GRACE_MS <= at);
  return runDuty(
    game,
    'pay-week',
    due,
    (week) => ({ subject: `week:${weekName(week)}` }),
    (week, again) => world.run({ type: 'pay-week', week, at }, again),
  );
}
