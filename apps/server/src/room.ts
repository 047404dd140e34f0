import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { AuditCheck } from './audit-check.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Sweep } from './clock/housekeeping/sweep.ts';
import type { Deps } from './deps.ts';
import type { Game } from './game.ts';
import type { Lane } from './kernel/lanes.ts';

type Routes = (app: FastifyInstance, game: Game, hot: ResponseCache) => void | Promise<void>;

/** What happens by itself: with every round of the clock, about once a second, or every few seconds. */
export interface Duty {
  readonly every: 'round' | 'second' | 'few-seconds';
  readonly run: (game: Game) => Promise<unknown>;
}

/** The same for each queue of matches, in each of its rounds; `now` is when the round began. */
type LaneDuty = (game: Game, now: number, lane: Lane) => Promise<unknown>;

/** Figures for an operator; what it answers brings them up to date. */
export type Metrics = (registry: Registry, deps: Deps) => (now: Date) => Promise<void>;

/** A gauge of an operator's, and the column of the signs that it shows. */
export interface SignGauge {
  readonly name: string;
  readonly help: string;
  readonly column: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** HOOF comes in whole hundredths, as in the ledger. */
  readonly in?: 'hundredths';
  /** What is not counted of it. */
  readonly less?: (config: Deps['config']) => number;
}

/**
 * How a room is doing, over all instances: a query for one row, in which `$1` is the time and `$2`
 * its week. Along partial indexes: what is live costs, what is over does not. A gauge that several rooms
 * name is their sum.
 */
export interface Signs {
  readonly sql: string;
  readonly gauges: readonly SignGauge[];
}

/** What a slice, or another room of the server, brings along: app, clock, broom, metrics and audit loop over all. */
export interface Room {
  readonly routes?: readonly Routes[];
  readonly duties?: readonly Duty[];
  readonly laneDuties?: readonly LaneDuty[];
  readonly sweeps?: readonly Sweep[];
  readonly signs?: Signs;
  readonly metrics?: readonly Metrics[];
  readonly audits?: readonly AuditCheck[];
}
