import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Game } from './game.ts';
import type { Lane } from './kernel/lanes.ts';
import type { AuditCheck } from './slices/hoof/index.ts';

type Routes = (app: FastifyInstance, game: Game, hot: ResponseCache) => void | Promise<void>;

/** What happens by itself: with every round of the clock, about once a second, or every few seconds. */
export interface Duty {
  readonly every: 'round' | 'second' | 'few-seconds';
  readonly run: (game: Game) => Promise<unknown>;
}

/** The same for each queue of matches, in each of its rounds; `now` is when the round began. */
type LaneDuty = (game: Game, now: number, lane: Lane) => Promise<unknown>;

/** What a slice, or another room of the server, brings along: app, clock and audit loop over all. */
export interface Room {
  readonly routes?: readonly Routes[];
  readonly duties?: readonly Duty[];
  readonly laneDuties?: readonly LaneDuty[];
  readonly audits?: readonly AuditCheck[];
}
