import { calls } from '@goats/contract';
import { isForNothing, type MatchFacts, type MatchProof, proofOf } from '@goats/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { lastEventId, openEventStream } from '../../http/event-stream.ts';
import { Prepared } from '../../http/prepared.ts';
import { route } from '../../http/route.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { takeLivePlace } from '../../kernel/rate-limits/live-places.ts';
import { takeFromLimit } from '../../kernel/rate-limits/rate-limits.ts';
import { isStillLoud, type MatchStreams } from './live/match-streams.ts';
import type { Presence } from './live/presence.ts';
import { eventsAfter, findMatch } from './match-store.ts';
import { eventAnswer } from './views/event-view.ts';
import type { MatchAnswer } from './views/match-view.ts';
import { showMatch } from './views/show-match.ts';
import { type Caller, callerOf, viewerIn } from './views/viewer.ts';

/** Nothing about a match may be kept by anybody in between: it differs by who asks and by moment. */
const NO_STORE = 'no-store';

export function matchRoutes(
  app: FastifyInstance,
  game: Game,
  live: { readonly streams: MatchStreams; readonly presence: Presence },
): void {
  const { db, clock, world } = game;
  // What answers a move is read in its batch, with many others': it waits for no reader.
  const answering = { ...game, db: db.staked };

  async function matchById(id: number): Promise<MatchFacts> {
    const known = world.remembered({ ask: 'match', id });
    // Of what is swept up nobody remembers more than the database does.
    const last = known?.state.phase === 'finished' && !isForNothing(known);
    const match = last ? known : await findMatch(db, id);
    if (!match) throw refuse('match-gone');
    return match;
  }

  route(app, 'GET /api/matches/:id', async ({ params, request, reply }) => {
    reply.header('cache-control', NO_STORE);
    const [match, caller] = await Promise.all([matchById(params.id), callerOf(game, request)]);
    const totals = await live.presence.totals(match.id);
    return prepared(await showMatch(game, match, viewerIn(match, caller), { totals }));
  });

  route(app, 'POST /api/matches/:id/actions', async ({ params, body, request, reply }) => {
    reply.header('cache-control', NO_STORE);
    const caller = await callerOf(game, request);
    if (caller.wallet === null && caller.browser === null) {
      throw refuse('sign-in-first');
    }
    const move = { type: 'move', matchId: params.id, move: body } as const;
    // Who moves is looked up in the queue's own line only.
    const lane = await world.laneOf({ ...move, address: '', at: clock.now() });
    const act = async () => {
      const address = await actingAddress(params.id, caller);
      const answer = await world.run(
        { ...move, address, at: clock.now() },
        {
          ...keyed(game, { request, reply }, address),
          lane,
          show: ({ match, rating, week }) =>
            showMatch(answering, match, address, { choices: false, rating, week }),
        },
      );
      return prepared(answer);
    };
    if (lane === 'staked') return act();
    await takeFromLimit(game, request, 'practice-action');
    return game.practiceLines.wait(request.ip, act);
  });

  /** A wallet plays under its own name; only a browser without one has to be looked up. */
  async function actingAddress(id: number, caller: Caller): Promise<string> {
    if (caller.browser === null && caller.wallet !== null) return caller.wallet;
    const address = viewerIn(await matchById(id), caller);
    if (address !== null) return address;
    throw refuse('match-not-a-player');
  }

  route(app, 'GET /api/matches/:id/proof', async ({ params }) => {
    const { state, hands } = await matchById(params.id);
    if (state.phase !== 'finished') {
      throw refuse('proof-too-early');
    }
    return prepared(proofOf(state, hands));
  });

  const events = calls['GET /api/matches/:id/events'];
  app.get<{ Params: { id: number }; Querystring: { after?: string; stay?: 'true' } }>(
    '/api/matches/:id/events',
    {
      schema: {
        summary: events.summary,
        tags: [events.tag],
        params: events.params,
        querystring: events.query,
      },
    },
    async (request, reply) => {
      const json = wantsJson(request);
      const told = json ? undefined : live.streams.lastTold(request.params.id);
      const [match, caller] = await Promise.all([
        told ?? matchById(request.params.id),
        callerOf(game, request),
      ]);
      if (json) {
        reply.header('cache-control', NO_STORE);
        return (await eventsAfter(db, match.id, -1)).map((logged) => eventAnswer(match, logged));
      }
      // Events are numbered from 0; a browser that saw none gets them all.
      const after = lastEventId(request.headers['last-event-id'] ?? request.query.after, -1);
      // 204 tells an EventSource that there is nothing left to reconnect for.
      const stays = request.query.stay === 'true';
      const seenAll = match.state.phase === 'finished' && after >= match.version;
      if (seenAll && !(stays && isStillLoud(match, clock.now()))) return reply.code(204).send();
      const { wallet, session, browser } = caller;
      const leave = takeLivePlace(game, request, session ?? browser);
      const response = openEventStream(reply, leave);
      const viewer = viewerIn(match, caller);
      live.streams.follow(match, { viewer, wallet, session, after, stays }, response);
      return reply;
    },
  );
}

/** A view is large, and its shape is the compiler's business; checking it again would cost more. */
function prepared(view: MatchAnswer | MatchProof): Prepared {
  return new Prepared(JSON.stringify(view));
}

function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/event-stream');
}
