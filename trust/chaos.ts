/**
 * `npm run chaos [-- --seconds 240 --seed 1]`: staked matches through a cluster of three while
 * instances are killed and frozen, PostgreSQL is restarted and killed, its disk is filled,
 * connections are cut, and two of the three clocks are wrong. Afterwards the audit has to be clean,
 * and every stake has to be where its players remember it.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { auditEverything } from '../apps/server/src/audit-everything.ts';
import { reportAudit } from './books.ts';
import { mischiefs, startAgain } from './chaos/monkey.ts';
import { compareMemory, type Memory, playSeason, waitForTheEnd } from './chaos/season.ts';
import { mountSmallDisk } from './chaos/small-disk.ts';
import { startThrowAway } from './cluster/throw-away.ts';
import { createChance } from './fuzz/chance.ts';
import { enter, type Player } from './players/player.ts';
import { createWire } from './players/wire.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '240' },
    pairs: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});
const pairs = Number(values.pairs);
const chance = createChance(Number(values.seed));
const CALM_MS = 4_000;
/** Of the second and the third instance. Further apart than this a machine needs its clock mended. */
const SKEWS_MS = [0, 2_000, -2_000];

const disk = mountSmallDisk();
process.on('exit', () => disk?.remove());
if (!disk) console.log('The disk is not filled: mounting a small one needs root.');
const cluster = await startThrowAway({
  ...(disk ? { dataDir: disk.folder } : {}),
  env: {
    DEMO_WORLD: 'false',
    LOG_LEVEL: 'error',
    STARTER_CARDS: '100',
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
  },
  envOf: (number) => ({
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'chaos/skewed-clock.mjs')).href}`,
    CLOCK_SKEW_MS: String(SKEWS_MS[number - 1] ?? 0),
  }),
});
const wire = createWire(
  cluster.instances.map(({ port }) => `http://127.0.0.1:${port}`),
  256,
);
let well = false;
try {
  const players: Player[] = [];
  for (let i = 0; i < 2 * pairs; i += 1) players.push(await enter(wire, `chaos ${i}`, i + 1));
  const memory: Memory = { duels: [], cancelled: 0, surprises: [] };
  const began = Date.now();
  const over = () => Date.now() - began > Number(values.seconds) * 1_000;
  const seasons = Array.from({ length: pairs }, (_, i) =>
    playSeason(wire, [players[2 * i]!, players[2 * i + 1]!], memory, chance, over),
  );
  const done = await makeMischief(over);
  await Promise.all(seasons);
  for (const instance of cluster.instances) await startAgain(instance);
  await waitForTheEnd(wire, memory);
  const disagreements = await compareMemory(wire, players, memory);
  report(memory, done, disagreements);
  const clean = reportAudit(await auditEverything(cluster.db));
  well = clean && disagreements.length === 0 && memory.surprises.length === 0;
} finally {
  wire.close();
  await cluster.close();
}
console.log(well ? 'Every stake is accounted for.' : 'Something is off.');
process.exit(well ? 0 : 1);

async function makeMischief(over: () => boolean): Promise<Map<string, number>> {
  const all = Object.entries(mischiefs(cluster, wire, disk, chance));
  const done = new Map<string, number>(all.map(([name]) => [name, 0]));
  for (let i = 0; !over(); i += 1) {
    await sleep(CALM_MS);
    // In turns and not by chance: every one of them has to happen.
    const [name, mischief] = all[i % all.length]!;
    await mischief();
    done.set(name, (done.get(name) ?? 0) + 1);
  }
  return done;
}

function report(memory: Memory, done: Map<string, number>, disagreements: string[]): void {
  const reasons = new Map<string, number>();
  for (const { end } of memory.duels) {
    const reason = end?.result?.reason ?? 'not at all';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const list = (counts: Map<string | number, number>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  console.log(`mischief  ${list(done)}; clocks ${SKEWS_MS.join(' / ')} ms`);
  console.log(`matches   ${memory.duels.length} staked, ended by: ${list(reasons)}`);
  console.log(`cancelled ${memory.cancelled} challenges, refunded in full`);
  console.log(
    `requests  ${wire.counts.requests}, troubles that were tried again: ` +
      `${list(wire.counts.troubles) || 'none'} (0 is a cut connection)`,
  );
  for (const each of [...disagreements, ...memory.surprises]) console.log(`WRONG     ${each}`);
}
