/**
 * The whole server in a process of its own, on the product's own PostgreSQL (fsync on), with
 * players who are signed in and hold cards. Says where it listens and who may play. Given the
 * address of a database it is one more server of that world.
 */

import { Session } from 'node:inspector/promises';
import { createApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openChangeBus } from '../../apps/server/src/db/change-bus.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { freshSeeds } from '../../apps/server/src/slices/cup/fresh-seeds.ts';
import { payWeeks } from '../../apps/server/src/slices/week/pay-weeks.ts';
import { startTimers } from '../../apps/server/src/timers.ts';
import { sized } from '../brief.ts';
import { perSecond, startBenchServer } from '../ledger/server.ts';
import { createTpcB, tpcB } from '../ledger/tpc-b.ts';
import { seatPlayers } from './players.ts';

let profiling: Session | undefined;
/** What the same driver and the same PostgreSQL do at that moment. */
const TPC_B_SECONDS = sized(3, 0.2);
const NO_LIMIT = '1000000000';

const config = readConfig({
  LOG_LEVEL: 'silent',
  DEMO_WORLD: 'false',
  // Every player says an address of its own, as people have: the limits count by address.
  TRUST_PROXY: 'true',
  LIMIT_WRITES_PER_MINUTE: NO_LIMIT,
  STREAMS_PER_ADDRESS: NO_LIMIT,
});
const sharedUrl = process.argv.slice(2).find((word) => !word.startsWith('--'));
const { db, url, stop } = sharedUrl
  ? await joinWorld(sharedUrl)
  : await startBenchServer(config.databasePoolSize);
const players = sharedUrl ? [] : await seatPlayers(db);
if (!sharedUrl) {
  await createTpcB(db);
  await db.query('vacuum analyze');
}

const bus = await openChangeBus(db, () => {});
const app = await createApp({
  ...{ config, db, bus, clock: systemClock },
  ...{
    version: 'bench',
    migration: 5,
    webRoot: undefined,
    chain: undefined,
    chainOff: 'Off in a bench.',
  },
});
const stopTimers = startTimers(app.game);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as { port: number };
process.send?.({ port, url, players });

/** What else the load asks for: cups that are open for a while, and a week to be paid. */
export type Wish = { readonly cups: number; readonly size: number; readonly openMs: number };

process.on('message', async (message) => {
  if (typeof message === 'object') {
    process.send?.({ ids: await openCups(message as Wish) });
    return;
  }
  switch (message) {
    case 'cpu':
      process.send?.({ cpu: process.cpuUsage() });
      return;
    case 'heap':
      globalThis.gc?.();
      process.send?.({ heap: process.memoryUsage().heapUsed });
      return;
    case 'tpc-b':
      process.send?.({ rate: await perSecond(8, TPC_B_SECONDS, () => tpcB(db)) });
      return;
    case 'profile':
      profiling = new Session();
      profiling.connect();
      await profiling.post('Profiler.enable');
      await profiling.post('Profiler.start');
      process.send?.({ profiling: true });
      return;
    case 'profiled':
      process.send?.((await profiling!.post('Profiler.stop')).profile);
      return;
    case 'stop-timers':
      await stopTimers();
      process.send?.({ stopped: true });
      return;
    case 'pay-weeks': {
      const began = performance.now();
      const paid = await payWeeks(app.game);
      process.send?.({ paid, ms: performance.now() - began });
      return;
    }
    default:
      await stopTimers();
      await app.close();
      await bus.close();
      await stop();
      process.exit(0);
  }
});

async function openCups({ cups, size, openMs }: Wish): Promise<number[]> {
  const opensAt = systemClock.now();
  const opened = Array.from({ length: cups }, () =>
    app.game.world.run({
      ...{ type: 'open-cup', kind: 'knockout', rarity: 'Common', size, fee: 0, slot: null },
      ...{ opensAt, startsAt: opensAt + openMs, at: opensAt, operator: null },
      ...freshSeeds('knockout'),
    }),
  );
  return (await Promise.all(opened)).map(({ id }) => id);
}

async function joinWorld(shared: string) {
  const opened = openDatabase(shared, { poolSize: config.databasePoolSize });
  return { db: opened, url: shared, stop: () => opened.close() };
}
