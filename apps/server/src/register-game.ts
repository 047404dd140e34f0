import type { FastifyInstance } from 'fastify';
import type { Game } from './game.ts';
import { battleRoutes } from './modules/battles/battle-routes.ts';
import { beatAndGiveBack } from './modules/clock/heartbeat.ts';
import { createMatchStreams } from './modules/matches/live/match-streams.ts';
import { createPresence } from './modules/matches/live/presence.ts';
import { matchRoutes } from './modules/matches/match-routes.ts';
import { challengeRoutes } from './modules/openings/challenge-routes.ts';
import { rematchRoutes } from './modules/openings/rematch-routes.ts';
import { requestRoutes } from './modules/openings/request-routes.ts';
import { practiceRoutes } from './modules/practice/practice-routes.ts';
import { puzzleRoutes } from './modules/puzzle/puzzle-routes.ts';

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
