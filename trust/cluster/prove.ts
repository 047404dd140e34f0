import { setTimeout as sleep } from 'node:timers/promises';
import { auditEverything } from '../../apps/server/src/audit-everything.ts';
import { reportAudit } from '../books.ts';
import { beginDuel, look, move, playOut, type Wires } from '../players/duel.ts';
import { enter, type Player } from '../players/player.ts';
import { watch } from '../players/stream.ts';
import { createWire, type Wire } from '../players/wire.ts';
import type { ThrowAway } from './throw-away.ts';

/**
 * Shows what a cluster promises: matches between players at different instances outlive the death
 * of one of them, streams resume without a gap, and a rolling restart costs nobody a request.
 * Answers whether everything held.
 */
export async function prove(
  cluster: ThrowAway,
  { pairs = 6, readers = 8 }: { pairs?: number; readers?: number } = {},
): Promise<boolean> {
  const results = [
    await deathInTheMiddle(cluster, pairs),
    await rollingRestart(cluster, pairs, readers),
  ];
  return results.every(Boolean) && reportAudit(await auditEverything(cluster.db));
}

interface Table {
  readonly pair: readonly [Player, Player];
  readonly wires: Wires;
}

/** Everybody on one connection of their own, so that they are spread over all instances. */
async function seat(
  cluster: ThrowAway,
  name: string,
  pairs: number,
  firstNumber: number,
): Promise<Table[]> {
  const tables: Table[] = [];
  for (let i = firstNumber; i < firstNumber + 2 * pairs; i += 2) {
    const wires = [createWire(cluster.url, 1), createWire(cluster.url, 1)] as const;
    const pair = [
      await enter(wires[0], `${name} ${i}`, i),
      await enter(wires[1], `${name} ${i + 1}`, i + 1),
    ] as const;
    tables.push({ pair, wires });
  }
  return tables;
}

async function deathInTheMiddle(cluster: ThrowAway, pairs: number): Promise<boolean> {
  const tables = await seat(cluster, 'death', pairs, 1);
  const duels = await Promise.all(tables.map(({ pair, wires }) => beginDuel(wires, pair)));
  const screens = duels.map(({ matchId }) => watch(cluster.url, matchId));
  await Promise.all(
    tables.map(async ({ wires }, i) => move(wires, duels[i]!, await look(wires[0], duels[i]!))),
  );
  await sleep(300);
  const victim = cluster.instances[1]!;
  process.kill(victim.pid!, 'SIGKILL');
  console.log(`killed instance ${victim.number} with all commitments in and nothing opened`);
  const ends = await Promise.all(tables.map(({ wires }, i) => playOut(wires, duels[i]!)));
  await Promise.all(screens.map(({ over }) => over));
  // Nobody starts it by hand.
  while (!victim.alive) await sleep(100);
  const whole = screens.every(({ seen }) => seen.every((id, i) => id === i));
  const reconnects = screens.reduce((sum, screen) => sum + screen.reconnects, 0);
  const paid = ends.filter(
    ({ result }, i) =>
      (result?.payouts ?? []).reduce((sum, each) => sum + each, 0) >= 2 * duels[i]!.stake,
  ).length;
  const wires = tables.flatMap((table) => table.wires);
  console.log(
    `${paid} of ${duels.length} matches played out and paid; ${hungUp(wires)} requests of players ` +
      `and ${reconnects} of ${screens.length} screens had to connect anew; ` +
      `${whole ? 'every' : 'NOT every'} screen saw all events in order`,
  );
  for (const wire of wires) wire.close();
  return whole && paid === duels.length && reconnects > 0;
}

const PATHS = ['/api/goats', '/api/nfts/7', '/api/challenges', '/api/auth/session'];

/** Reads and whole matches while every instance is replaced, one after the other. */
async function rollingRestart(
  cluster: ThrowAway,
  pairs: number,
  readers: number,
): Promise<boolean> {
  const tables = await seat(cluster, 'roll', pairs, 100);
  const reading = createWire(cluster.url, readers);
  const wires = [reading, ...tables.flatMap((table) => table.wires)];
  let stopped = false;
  const reads = Array.from({ length: readers }, async () => {
    let failed = 0;
    for (let i = 0; !stopped; i += 1) {
      const answer = await reading.surely({ method: 'GET', path: PATHS[i % PATHS.length]! });
      if (answer.status !== 200) failed += 1;
    }
    return failed;
  });
  const games = tables.map(async ({ pair, wires: own }) => {
    let played = 0;
    for (; !stopped && pair[0].cards.length > 0; played += 1) {
      // Half of the matches with keys, half as browsers play.
      await playOut(own, await beginDuel(own, pair), { keyed: () => played % 2 === 0 });
    }
    return played;
  });
  const began = performance.now();
  await cluster.rollingRestart();
  const seconds = (performance.now() - began) / 1_000;
  stopped = true;
  const unread = sum(await Promise.all(reads));
  const played = sum(await Promise.all(games));
  // What nobody answered was sent again, if it may be; a 5xx is what nobody should ever see.
  const failed =
    unread +
    sum(
      wires
        .flatMap(({ counts }) => [...counts.troubles])
        .map(([status, count]) => (status === 0 ? 0 : count)),
    );
  const unsure = sum(wires.map(({ counts }) => counts.unsure));
  console.log(
    `rolling restart of ${cluster.instances.length} instances in ${seconds.toFixed(1)} s: ` +
      `${sum(wires.map(({ counts }) => counts.requests))} requests, ${played} matches, ${failed} failed; ` +
      `${hungUp(wires)} met the moment of hanging up, of those ${unsure} moves without a key, ` +
      'whose players looked and went on from what they saw',
  );
  for (const wire of wires) wire.close();
  return failed === 0;
}

function hungUp(wires: readonly Wire[]): number {
  return sum(wires.map(({ counts }) => counts.troubles.get(0) ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
