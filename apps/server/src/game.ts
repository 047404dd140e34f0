import type { FastifyBaseLogger } from 'fastify';
import { createRoots, type Roots } from './chain/leaves/roots.ts';
import type { Deps } from './deps.ts';
import { createFairLines, type FairLines } from './kernel/rate-limits/fair-lines.ts';
import { createPlaces, type Places } from './kernel/rate-limits/places.ts';
import type { World } from './kernel/world.ts';
import { type CardFaces, createCardFaces } from './slices/card/world/index.ts';
import { createWorld } from './slices/world.ts';

/** The server's parts and the game that is played with them: what every call of the game needs. */
export interface Game extends Deps {
  readonly world: World;
  readonly faces: CardFaces;
  /** Where calls about practice wait for their turn, before they cost anything. */
  readonly practiceLines: FairLines;
  /** Live screens that are open here. */
  readonly places: Places;
  /** What the making of roots and exit proofs keeps here. */
  readonly roots: Roots;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Enough to keep the one batch of practice filled. */
const PRACTICE = {
  atOnce: 8,
  perAddress: 20,
  waiting: 200,
  patienceMs: 10_000,
  full: 'practice-full',
} as const;

/** Some batches' worth: the queue can choose, and what waits is refused before it costs anything. */
const COMMANDS = {
  atOnce: 200,
  waiting: 2_000,
  patienceMs: 10_000,
  full: 'crowd-here',
} as const;

/** `const game = createGame(deps, app.log)` */
export function createGame(deps: Deps, log: Game['log']): Game {
  const faces = createCardFaces();
  const { economy, commands } = deps.config;
  const lines = createFairLines({ ...COMMANDS, ...commands });
  const world = createWorld({ ...deps, db: deps.db.staked, economy, faces, log, lines });
  const practiceLines = createFairLines(PRACTICE);
  const roots = createRoots(deps.db);
  return { ...deps, faces, world, practiceLines, places: createPlaces(), roots, log };
}
