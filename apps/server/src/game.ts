import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { type CardFaces, createCardFaces } from './world/card-faces.ts';
import { createWorld, type World } from './world/world.ts';

/** The server's parts and the game that is played with them: what every call of the game needs. */
export interface Game extends Deps {
  readonly world: World;
  readonly faces: CardFaces;
}

/** `const game = createGame(deps, app.log)` */
export function createGame(deps: Deps, log: Pick<FastifyBaseLogger, 'info'>): Game {
  const faces = createCardFaces();
  const { economy } = deps.config;
  return { ...deps, faces, world: createWorld({ ...deps, economy, faces, log }) };
}
