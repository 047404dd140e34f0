import type { Room } from '../room.ts';
import { backOffRoutes } from './back-off/back-off-routes.ts';
import { forgetWhatIsOver } from './back-off/run-duty.ts';
import { beatAndGiveBack, giveBackLate } from './heartbeat/heartbeat.ts';

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
  duties: [
    { every: 'second', run: giveBackLate },
    { every: 'few-seconds', run: forgetWhatIsOver },
  ],
};
