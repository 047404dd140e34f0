import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { walletOf } from '../auth/sessions.ts';
import { writeOnce } from '../idempotency/write-once.ts';
import { matchEntry } from '../matches/begin-match.ts';
import { findMatch } from '../matches/match-store.ts';
import type { Play } from '../matches/play.ts';
import { showMatch } from '../matches/show-match.ts';
import { ensurePracticeAddress } from './practice-identity.ts';
import { beginPractice } from './practice-service.ts';

const MESSAGE = 'Practice it is: no stake, no wallet, no hard feelings.';

export function practiceRoutes(app: FastifyInstance, play: Play): void {
  const { deps } = play;

  route(app, 'POST /api/practice', async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await walletOf(deps, request);
    const player = wallet ?? ensurePracticeAddress(deps, request, reply);
    const { gameMode: mode, cardId } = body;
    return writeOnce(deps, { request, reply }, player, async (tx) => {
      const id = await beginPractice(tx, { player, wallet, mode, cardId }, deps.clock.now());
      const match = await findMatch(tx, id);
      const view = await showMatch(play, match!, player, { from: tx });
      return { ...view, ...matchEntry(MESSAGE, id) };
    });
  });
}
