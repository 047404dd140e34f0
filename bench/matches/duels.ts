/**
 * Complete staked duels a second through the whole server: two stakes, two commitments, two
 * openings, the picks, the settlement that moves HOOF, rests a card, trains another and rates both,
 * and the proof. One server process on the product's own PostgreSQL with fsync; the load comes from
 * this process, on the same cores. Beside every round boardgame.io's server plays the same duel
 * without stakes and without a database, and TPC-B runs through our driver: on a busy machine only
 * ratios mean something. Then a thousand matches at once, a crowd that watches one, and two servers.
 */
import { thousandAtOnce } from './live.ts';
import { duelsBesideReference } from './throughput.ts';
import { acrossServers, crowd } from './watching.ts';
import { startWorld, stopServer } from './world.ts';

const world = await startWorld();
try {
  await duelsBesideReference(world);
  await thousandAtOnce(world);
  await crowd(world);
  await acrossServers(world);
} finally {
  await stopServer(world.server);
}
