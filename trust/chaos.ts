/**
 * `npm run chaos [-- --seconds 240 --freeze 60 --seed 1 | --brief]`: staked matches at a cluster of three, most
 * moves without keys as browsers send them, while instances are killed and frozen, one of them loses
 * its connections to PostgreSQL without a word, PostgreSQL is restarted and killed, its disk is
 * filled, connections are cut, and two of the three clocks are wrong. One wallet plays two matches at
 * a time with a card that grows under them; a match is made that cannot be settled for a while, and a
 * sweep has hardly any time. While one instance is away, and whatever else is wrong, the others have
 * to go on; afterwards everything has to have ended, the audit has to be clean, and every stake has
 * to be where its players remember it.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { auditEverything } from '../apps/server/src/audit-everything.ts';
import { reportAudit } from './books.ts';
import { databaseName, mischiefs, startAgain, type Victims } from './chaos/monkey.ts';
import { type Relay, startRelay } from './chaos/relay.ts';
import {
  compareMemory,
  concedeWhatIsLeft,
  letNewcomersIn,
  type Memory,
  playSeason,
  type Table,
  waitForTheEnd,
} from './chaos/season.ts';
import { playSideBySide, type Trio } from './chaos/side-by-side.ts';
import { mountSmallDisk } from './chaos/small-disk.ts';
import { startThrowAway } from './cluster/throw-away.ts';
import { createChance } from './fuzz/chance.ts';
import { enter } from './players/player.ts';
import { createWire } from './players/wire.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '240' },
    freeze: { type: 'string', default: '60' },
    pairs: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    // Two tables and one mischief: it shows that all of it starts and ends.
    brief: { type: 'boolean', default: false },
  },
});
const pairs = values.brief ? 2 : Number(values.pairs);
const chance = createChance(Number(values.seed));
const CALM_MS = values.brief ? 1_000 : 4_000;
/** The one that a brief run is content with. */
const SHORTEST = 'kill an instance';
/** Of the second and the third instance. Further apart than this a machine needs its clock mended. */
const SKEWS_MS = values.brief ? [0, 2_000] : [0, 2_000, -2_000];
const INSTANCES = SKEWS_MS.length;
/** One who plays two others side by side. */
const TRIO = 3;

const disk = values.brief ? undefined : mountSmallDisk();
process.on('exit', () => disk?.remove());
if (!disk && !values.brief) console.log('The disk is not filled: mounting a small one needs root.');
let relay: Relay | undefined;
const cluster = await startThrowAway({
  instances: INSTANCES,
  ...(disk ? { dataDir: disk.folder } : {}),
  env: {
    DEMO_WORLD: 'false',
    // Own cards, so that wins, losses and growth are written.
    STARTER_CARDS_LENT: 'false',
    LOG_LEVEL: 'error',
    ...(values.brief ? { CHAIN: 'off' } : {}),
    STARTER_CARDS: '100',
    // Nobody is broke before it is over, however long that takes.
    STARTER_HOOF: '10000',
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_STARTER_GRANTS_PER_HOUR: '1000000',
    LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '1000000',
  },
  // The last instance reaches PostgreSQL by a piece of network that can be broken.
  async beforeStart(connectionString) {
    const folder = /[?&]host=([^&]+)/.exec(connectionString)?.[1] ?? '';
    relay = await startRelay(join(decodeURIComponent(folder), '.s.PGSQL.5432'));
  },
  envOf: (number, connectionString) => ({
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'chaos/skewed-clock.mjs')).href}`,
    CLOCK_SKEW_MS: String(SKEWS_MS[number - 1] ?? 0),
    DATABASE_URL: `${
      number === INSTANCES
        ? `postgresql://goats@127.0.0.1:${relay?.port}/goats?sslmode=disable`
        : connectionString.replace('@/', '@localhost/')
    }&application_name=${databaseName(number)}`,
  }),
});
const addresses = cluster.instances.map(({ port }) => `http://127.0.0.1:${port}`);
/** Everybody begins at another instance, and goes to the next one when it does not answer. */
const wires = Array.from({ length: 2 * pairs + TRIO + INSTANCES }, (_, i) =>
  createWire(addresses.map((_address, k) => addresses[(i + k) % INSTANCES]!)),
);
const memory: Memory = { players: [], duels: [], cancelled: 0, surprises: [] };
let well = false;
try {
  for (let i = 0; i < 2 * pairs + TRIO + 2; i += 1) {
    memory.players.push(await enter(wires[i]!, `chaos ${i}`, i + 1));
  }
  let over = false;
  const tables: Table[] = [];
  const seat = (name: string) => {
    const table = { name, done: 0, left: false };
    tables.push(table);
    return table;
  };
  const [...players] = memory.players;
  const seasons = Array.from({ length: pairs }, (_, i) => {
    const own = [wires[2 * i]!, wires[2 * i + 1]!] as const;
    const pair = [players[2 * i]!, players[2 * i + 1]!] as const;
    return playSeason(own, pair, memory, seat(`table ${i + 1}`), chance, () => over);
  });
  const at = 2 * pairs;
  const trio: Trio = {
    players: [players[at]!, players[at + 1]!, players[at + 2]!],
    wires: [wires[at]!, wires[at + 1]!, wires[at + 2]!],
  };
  seasons.push(playSideBySide(trio, memory, seat('two at a time'), chance, () => over));
  const door = letNewcomersIn(wires.slice(at + TRIO), memory, seat('the door'), () => over);
  const done = await makeMischief({
    cluster,
    wires,
    relay: relay!,
    disk,
    tables,
    witnesses: [players.at(-2)!, players.at(-1)!],
    memory,
    freezeMs: Number(values.freeze) * 1_000,
  });
  over = true;
  await Promise.all([...seasons, door]);
  for (const instance of cluster.instances) await startAgain(instance);
  if (values.brief) await concedeWhatIsLeft(wires[0]!, memory);
  await waitForTheEnd(wires[0]!, memory);
  const disagreements = await compareMemory(wires[0]!, memory);
  for (const instance of cluster.instances) {
    if (await instance.stop('SIGTERM')) continue;
    memory.surprises.push(`instance ${instance.number} did not end when it was told to`);
  }
  report(done, disagreements);
  const clean = reportAudit(await auditEverything(cluster.db));
  well = clean && disagreements.length === 0 && memory.surprises.length === 0;
} finally {
  for (const wire of wires) wire.close();
  await cluster.close();
  await relay?.close();
}
console.log(well ? 'Every stake is accounted for.' : 'Something is off.');
process.exit(well ? 0 : 1);

/** In turns and not by chance, and each at least once: every one of them has to happen. */
async function makeMischief(victims: Victims): Promise<Map<string, number>> {
  const all = Object.entries(mischiefs(victims, chance)).filter(
    ([name]) => !values.brief || name === SHORTEST,
  );
  const done = new Map<string, number>(all.map(([name]) => [name, 0]));
  const began = Date.now();
  const seconds = values.brief ? 0 : Number(values.seconds);
  for (let i = 0; i < all.length || Date.now() - began < seconds * 1_000; i += 1) {
    await sleep(CALM_MS);
    const [name, mischief] = all[i % all.length]!;
    await mischief();
    done.set(name, (done.get(name) ?? 0) + 1);
  }
  return done;
}

function report(done: Map<string, number>, disagreements: string[]): void {
  const reasons = new Map<string, number>();
  for (const { end } of memory.duels) {
    const reason = end?.result?.reason ?? 'not at all';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const list = (counts: Map<string | number, number>) =>
    [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  const troubles = new Map<number, number>();
  for (const [status, count] of wires.flatMap(({ counts }) => [...counts.troubles])) {
    troubles.set(status, (troubles.get(status) ?? 0) + count);
  }
  const requests = wires.reduce((sum, { counts }) => sum + counts.requests, 0);
  const unsure = wires.reduce((sum, { counts }) => sum + counts.unsure, 0);
  console.log(`mischief  ${list(done)}; clocks ${SKEWS_MS.join(' / ')} ms`);
  console.log(`matches   ${memory.duels.length} staked, ended by: ${list(reasons)}`);
  console.log(`cancelled ${memory.cancelled} challenges, refunded in full`);
  console.log(`newcomers ${memory.players.length - 2 * pairs - TRIO - 2}`);
  console.log(
    `requests  ${requests}, troubles: ${list(troubles) || 'none'} (0 is a connection that was cut ` +
      `or silent); ${unsure} moves without a key were not answered, their players looked and went on`,
  );
  for (const each of [...disagreements, ...memory.surprises]) console.log(`WRONG     ${each}`);
}
