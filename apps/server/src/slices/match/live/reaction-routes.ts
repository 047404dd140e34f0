import type { LimitReason } from '@goats/contract';
import {
  houseAnswer,
  type MatchFacts,
  otherSeat,
  type Reaction,
  type ReactionsShut,
  reactionsShut,
  seatOf,
} from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { type AppError, refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { takeFromLimit, takeFromWindow } from '../../../kernel/rate-limits/rate-limits.ts';
import { spend, type Use } from '../../../kernel/rate-limits/spend.ts';
import { requireWallet } from '../../../people/auth/sessions.ts';
import { findMatch } from '../match-store.ts';
import type { MatchStreams } from './match-streams.ts';
import { hushedBy, setHushed } from './reaction-store.ts';
import { hushedTopic, reactionTopic } from './reactions.ts';

const SHUT: Readonly<Record<ReactionsShut, AppError>> = {
  practice: refuse('faces-in-practice'),
  over: refuse('faces-after-the-end'),
  friendly: refuse('faces-in-friendly'),
};

/**
 * Faces in a match. They are no part of it: nothing here goes through the world, is written into a
 * log or waits for a move, and no move waits for it.
 */
export function reactionRoutes(app: FastifyInstance, game: Game, streams: MatchStreams): void {
  const { db, bus, clock } = game;

  async function matchNow(id: number): Promise<MatchFacts> {
    const match = streams.lastTold(id) ?? (await findMatch(db, id));
    if (!match) throw refuse('match-gone');
    return match;
  }

  route(app, 'POST /api/matches/:id/reactions', async ({ params, body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const from = await requireWallet(game, request);
    const { id: matchId, kind, state } = await matchNow(params.id);
    const plays = seatOf(state, from) !== null;
    const finishedAt = state.phase === 'finished' ? state.finishedAt : null;
    const shut = reactionsShut({ kind, finishedAt }, plays, clock.now());
    if (shut) throw SHUT[shut];
    if (!plays && (await hushedBy(db, matchId)).includes(true)) {
      throw refuse('faces-hushed');
    }
    await takeFromLimit(game, request, 'reaction');
    await spend(game, usesOf(matchId, from, plays), async () => {
      const mine = { name: `${matchId} ${from}`, times: 1 };
      const { left } = await takeFromWindow(game, 'match-reaction', mine, 1);
      // No time to come back is said: there is none in this match.
      if (left < 1) throw refuse('last-face');
      const at = clock.now();
      const answer = answerOf(state, from, { matchId, reaction: body.reaction });
      bus.publish([
        reactionTopic({ matchId, from, reaction: body.reaction, at }),
        ...(answer ? [reactionTopic({ matchId, ...answer, at })] : []),
      ]);
    });
    return undefined;
  });

  route(app, 'PUT /api/matches/:id/hush', async ({ params, body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(game, request);
    const { id, state } = await matchNow(params.id);
    const seat = seatOf(state, wallet);
    if (seat === null) {
      throw refuse('hush-not-a-player');
    }
    // Everybody who watches is told of it.
    await takeFromLimit(game, request, 'reaction');
    await setHushed(db, id, seat, body.hushed ? new Date(clock.now()) : null);
    bus.publish([hushedTopic(id)]);
    return undefined;
  });
}

/** Nobody is made to look at more faces by it than they make themselves. */
function answerOf(
  state: MatchFacts['state'],
  from: string,
  { matchId, reaction: made }: { readonly matchId: number; readonly reaction: Reaction },
): { readonly from: string; readonly reaction: Reaction } | null {
  const seat = seatOf(state, from);
  const other = seat === null ? null : state.players[otherSeat(seat)];
  if (!other?.house) return null;
  const rounds = 'rounds' in state ? state.rounds.length : 0;
  const reaction = houseAnswer(made, { matchId, rounds });
  return reaction && { from: other.address, reaction };
}

/** Players never wait for those who watch. */
function usesOf(matchId: number, wallet: string, plays: boolean): Use[] {
  const use = (name: Use['name'], subject: string, full: LimitReason): Use => ({
    ...{ name, full },
    subject: { name: subject, times: 1 },
  });
  return [
    use('wallet-reaction', wallet, 'limit-of-faces'),
    ...(plays ? [] : [use('stand-reaction', `${matchId}`, 'limit-of-stand')]),
  ];
}
