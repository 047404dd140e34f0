/**
 * Cups through the whole server: one of 64, then fifty of 8 at once, with players who send everything
 * at once; the same matches as staked duels beside them, in the same run. Then the weekly table with
 * a hundred thousand players, as a read and when it is paid.
 */
import { startWorld, stopServer } from '../matches/world.ts';
import { cupsBesideDuels } from './play-cups.ts';
import { weekOfManyPlayers } from './week.ts';

const world = await startWorld();
try {
  await cupsBesideDuels(world);
  await weekOfManyPlayers(world);
} finally {
  await stopServer(world.server);
}
