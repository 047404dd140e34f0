import { setTimeout as sleep } from 'node:timers/promises';
import { auditEverything } from '../../apps/server/src/audit-everything.ts';
import { reportAudit } from '../books.ts';
import { beginDuel, type Duel, look, move, playOut } from '../players/duel.ts';
import { enter, type Player } from '../players/player.ts';
import { watch } from '../players/stream.ts';
import { createWire, type Wire } from '../players/wire.ts';
import type { Cluster } from './start-cluster.ts';

/**
 * Shows what a cluster promises: a match between players at different instances outlives the death
 * of one of them, streams resume without a gap, and a rolling restart costs nobody a request.
 * Answers whether everything held.
 */
export async function prove(cluster: Cluster): Promise<boolean> {
  const results = [await deathInTheMiddle(cluster), await rollingRestart(cluster)];
  return results.every(Boolean) && reportAudit(await auditEverything(cluster.db));
}

async function deathInTheMiddle(cluster: Cluster): Promise<boolean> {
  const [first, second, third] = cluster.instances;
  const behind = createWire(cluster.url);
  const here = createWire(`http://127.0.0.1:${first!.port}`);
  const there = createWire(`http://127.0.0.1:${second!.port}`);
  const ada = await enter(here, 'ada', 1);
  const billy = await enter(there, 'billy', 2);
  const duel = await beginDuel([here, there], [ada, billy]);
  const steady = watch(`http://127.0.0.1:${third!.port}`, duel.matchId);
  // Three screens through the proxy: one of them hangs on the instance that will die.
  const screens = [1, 2, 3].map(() => watch(cluster.url, duel.matchId));
  await move([here, there], duel, await look(here, duel));
  await sleep(300);
  await second!.stop('SIGKILL');
  console.log(`killed instance ${second!.number} with both commitments in and nothing opened`);
  const end = await playOut([here, behind], duel);
  await Promise.all([steady, ...screens].map(({ over }) => over));
  await second!.start();
  const whole = [steady, ...screens].every(({ seen }) => seen.every((id, i) => id === i));
  const reconnects = screens.reduce((sum, screen) => sum + screen.reconnects, 0);
  const paid = end.result?.payouts.reduce((sum, amount) => sum + amount, 0) ?? 0;
  console.log(
    `match ${duel.matchId} between instances 1 and 2 ended by ${end.result?.reason}, paid ${paid} HOOF; ` +
      `${screens.length + 1} screens saw all ${steady.seen.length} events in order, ${reconnects} reconnected`,
  );
  for (const wire of [behind, here, there]) wire.close();
  return whole && paid >= 2 * duel.stake && reconnects > 0;
}

const READERS = 8;
const PAIRS = 6;

/** Reads and whole matches while every instance is replaced, one after the other. */
async function rollingRestart(cluster: Cluster): Promise<boolean> {
  const wire = createWire(cluster.url, 128);
  const players: Player[] = [];
  for (let i = 0; i < 2 * PAIRS; i += 1) players.push(await enter(wire, `roll ${i}`, 100 + i));
  const troublesBefore = troubles(wire);
  let stopped = false;
  const readers = Array.from({ length: READERS }, async (_, i) => {
    const paths = ['/api/goats', `/api/nfts/${i + 1}`, '/api/challenges', '/api/auth/session'];
    let reads = 0;
    let failed = 0;
    while (!stopped) {
      const answer = await wire.send({ method: 'GET', path: paths[reads % paths.length]! });
      if (answer.status !== 200) failed += 1;
      reads += 1;
    }
    return { reads, failed };
  });
  const games = Array.from({ length: PAIRS }, async (_, i) => {
    const duels: Duel[] = [];
    const pair = [players[2 * i]!, players[2 * i + 1]!] as const;
    while (!stopped && pair[0].cards.length > 0) {
      const duel = await beginDuel([wire, wire], pair);
      duels.push(duel);
      await playOut([wire, wire], duel);
    }
    return duels.length;
  });
  const began = performance.now();
  await cluster.rollingRestart();
  const seconds = (performance.now() - began) / 1_000;
  stopped = true;
  const read = await Promise.all(readers);
  const played = (await Promise.all(games)).reduce((sum, count) => sum + count, 0);
  const failed = read.reduce((sum, each) => sum + each.failed, 0) + troubles(wire) - troublesBefore;
  console.log(
    `rolling restart of ${cluster.instances.length} instances in ${seconds.toFixed(1)} s: ` +
      `${wire.counts.requests} requests, ${played} matches, ${failed} failed`,
  );
  wire.close();
  return failed === 0;
}

function troubles(wire: Wire): number {
  return [...wire.counts.troubles.values()].reduce((sum, count) => sum + count, 0);
}
