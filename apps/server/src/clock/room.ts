import type { Room } from '../room.ts';
import { backOffRoutes } from './back-off/back-off-routes.ts';
import { forgetWhatIsOver } from './back-off/run-duty.ts';
import { beatAndGiveBack, giveBackLate } from './heartbeat/heartbeat.ts';
import { aged } from './housekeeping/sweep.ts';
import { keepRelease } from './release/keep-release.ts';
import { CLOCK_SIGNS } from './signs.ts';

/** A lost answer is asked for again within seconds; a day is for whoever slept over it. */
const KEEP_KEYS_MS = 86_400_000;

export const clockRoom: Room = {
  routes: [
    backOffRoutes,
    // Before the first request: a late action must not be refused for time that the server took.
    (app, game) => {
      app.addHook('onReady', async () => {
        await beatAndGiveBack(game);
      });
    },
  ],
  signs: CLOCK_SIGNS,
  sweeps: [aged('rate_limits', 'ends_at', 0), aged('idempotency_keys', 'created_at', KEEP_KEYS_MS)],
  duties: [
    { every: 'second', run: giveBackLate },
    { every: 'few-seconds', run: forgetWhatIsOver },
    { every: 'few-seconds', run: keepRelease },
  ],
};
