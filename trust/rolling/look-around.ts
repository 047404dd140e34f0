import { setTimeout as sleep } from 'node:timers/promises';
import type { Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';

/** These never end, or need somebody else. */
const LEFT_OUT = /\{|\/admin\/|channel|\/events|\/docs/;

/** Every page's reads that need no more than being signed in, as this release's document lists them. */
export async function readsOf(wire: Wire): Promise<string[]> {
  const { body } = await wire.surely({ method: 'GET', path: '/api/docs/openapi.json' });
  const paths = body.paths as Record<string, { get?: unknown }>;
  return Object.keys(paths).filter((path) => paths[path]!.get && !LEFT_OUT.test(path));
}

/** Looks at everything there is to look at, again and again. */
export async function lookAround(
  wire: Wire,
  player: Player,
  paths: readonly string[],
  over: () => boolean,
): Promise<void> {
  for (let i = 0; !over(); i += 1) {
    // Once and not until it is answered: whoever looks sees every trouble, and the report counts it.
    const path = paths[i % paths.length]!;
    await wire.send({ method: 'GET', path, headers: player.headers });
    await sleep(20);
  }
}
