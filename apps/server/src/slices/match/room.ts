import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import type { Room } from '../../room.ts';
import { BATTLE_AUDIT_CHECKS } from './audit/battle-audit.ts';
import { battleRoutes } from './battles/battle-routes.ts';
import { keepDeadlines } from './deadlines.ts';
import { createMatchStreams } from './live/match-streams.ts';
import { createPresence } from './live/presence.ts';
import { reactionRoutes } from './live/reaction-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { practiceRoutes } from './practice/practice-routes.ts';
import { playForPuzzle } from './puzzle/exhibition.ts';
import { puzzleRoutes } from './puzzle/puzzle-routes.ts';
import { secretRoutes } from './secrets/secret-routes.ts';
import { MATCH_SIGNS } from './signs.ts';
import { COUNTS_AUDIT_CHECKS } from './standings/counts-audit.ts';
import { MATCH_SWEEPS } from './sweeps.ts';

export const matchRoom: Room = {
  routes: [liveMatchRoutes, secretRoutes, battleRoutes, practiceRoutes, puzzleRoutes],
  duties: [{ every: 'few-seconds', run: playForPuzzle }],
  laneDuties: [(game, now, lane) => keepDeadlines(game, now, [lane])],
  sweeps: MATCH_SWEEPS,
  signs: MATCH_SIGNS,
  audits: [...BATTLE_AUDIT_CHECKS, ...COUNTS_AUDIT_CHECKS],
};

/** Matches and their live streams. */
function liveMatchRoutes(app: FastifyInstance, game: Game): void {
  const presence = createPresence(game);
  const streams = createMatchStreams(game, presence);
  matchRoutes(app, game, { streams, presence });
  reactionRoutes(app, game, streams);
  // Streams never end by themselves and would hold up a shutdown.
  app.addHook('preClose', async () => {
    await streams.close();
    await presence.close();
  });
}
