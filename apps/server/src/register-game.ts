import type { FastifyInstance } from 'fastify';
import { beatAndGiveBack } from './clock/timers/heartbeat.ts';
import type { Game } from './game.ts';
import { battleRoutes } from './slices/match/battles/battle-routes.ts';
import { createMatchStreams } from './slices/match/live/match-streams.ts';
import { createPresence } from './slices/match/live/presence.ts';
import { matchRoutes } from './slices/match/match-routes.ts';
import { practiceRoutes } from './slices/match/practice/practice-routes.ts';
import { puzzleRoutes } from './slices/match/puzzle/puzzle-routes.ts';
import { challengeRoutes } from './slices/opening/challenge-routes.ts';
import { rematchRoutes } from './slices/opening/rematch-routes.ts';
import { requestRoutes } from './slices/opening/request-routes.ts';

/** Challenges, requests, matches and their live streams: `registerGame(app, game)`. */
export function registerGame(app: FastifyInstance, game: Game): void {
  const presence = createPresence(game);
  const streams = createMatchStreams(game, presence);
  challengeRoutes(app, game);
  requestRoutes(app, game);
  rematchRoutes(app, game);
  matchRoutes(app, game, { streams, presence });
  battleRoutes(app, game);
  practiceRoutes(app, game);
  puzzleRoutes(app, game);
  // Before the first request: a late action must not be refused for time that the server took.
  app.addHook('onReady', async () => {
    await beatAndGiveBack(game);
  });
  // Streams never end by themselves and would hold up a shutdown.
  app.addHook('preClose', async () => {
    await streams.close();
    await presence.close();
  });
}
