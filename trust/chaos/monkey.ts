import { setTimeout as sleep } from 'node:timers/promises';
import { locateHome } from '../../apps/server/src/db/embedded/home.ts';
import { findPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts';
import { answers, type Instance } from '../cluster/instance.ts';
import type { ThrowAway } from '../cluster/throw-away.ts';
import type { Chance } from '../fuzz/chance.ts';
import { beginDuel, playOut, type View } from '../players/duel.ts';
import type { Player } from '../players/player.ts';
import { watch } from '../players/stream.ts';
import { createWire, type Wire } from '../players/wire.ts';
import { sweepInAHurry } from './hurried-sweep.ts';
import { poisonMatch } from './poison.ts';
import type { Relay } from './relay.ts';
import type { Memory, Table } from './season.ts';
import type { SmallDisk } from './small-disk.ts';

type Mischief = () => Promise<void>;

export interface Victims {
  readonly cluster: ThrowAway;
  readonly wires: readonly Wire[];
  /** Between PostgreSQL and the last instance. */
  readonly relay: Relay;
  readonly disk: SmallDisk | undefined;
  readonly tables: readonly Table[];
  /** Two who play nowhere else. */
  readonly witnesses: readonly [Player, Player];
  readonly memory: Memory;
  /** Longer than PostgreSQL and the instances wait for anybody. */
  readonly freezeMs: number;
}

/** How an instance calls itself at PostgreSQL. */
export const databaseName = (number: number) => `instance-${number}`;

/** Everything that it does to a cluster, by name. */
export function mischiefs(victims: Victims, chance: Chance): Readonly<Record<string, Mischief>> {
  const { cluster, wires, relay, disk, freezeMs } = victims;
  const anyInstance = () => chance.pick(cluster.instances);
  return {
    'freeze an instance for long': async () => {
      const victim = anyInstance();
      const held = await freezeInTransaction(cluster, victim, chance);
      const how = `instance ${victim.number} was frozen${held ? ' in the middle of a transaction' : ''}`;
      await othersGoOn(victims, how, freezeMs);
      victim.thaw();
      await comesBack(victims, victim);
    },
    'lose connections to PostgreSQL without a word': async () => {
      const victim = cluster.instances.at(-1)!;
      relay.silence();
      await othersGoOn(victims, `instance ${victim.number} had lost its PostgreSQL`, freezeMs / 2);
      relay.restore();
      await comesBack(victims, victim);
    },
    'make a match that cannot be settled': async () => {
      const wire = createWire(cluster.instances.map(addressOf));
      await poisonMatch({ ...victims, db: cluster.db, wire }, victims.witnesses, (how, ms) =>
        othersGoOn(victims, how, ms),
      ).finally(() => wire.close());
    },
    'sweep in a hurry': () =>
      sweepInAHurry({ ...victims, db: cluster.db, url: cluster.connectionString }, (how, ms) =>
        othersGoOn(victims, how, ms),
      ),
    'kill an instance': async () => {
      const victim = anyInstance();
      await victim.stop('SIGKILL');
      await sleep(1_000 + chance.below(3_000));
      await startAgain(victim);
    },
    'freeze an instance for a moment': async () => {
      const victim = anyInstance();
      victim.freeze();
      await sleep(2_000 + chance.below(5_000));
      victim.thaw();
    },
    'cut every connection of players': async () => {
      for (const wire of wires) wire.cut();
    },
    'cut every connection to PostgreSQL': async () => {
      await cluster.db
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and datname = current_database()`,
        )
        .catch(() => undefined);
    },
    'restart PostgreSQL': () => endPostgres(cluster, 'SIGINT', 500 + chance.below(2_500)),
    'kill PostgreSQL': () => endPostgres(cluster, 'SIGKILL', 500 + chance.below(2_500)),
    ...(disk
      ? {
          'fill the disk': async () => {
            disk.fill();
            await sleep(3_000 + chance.below(3_000));
            disk.free();
            // It gives up when it cannot write its log; whoever frees the disk starts it again.
            await cluster.startPostgres();
          },
        }
      : {}),
  };
}

const MOST_TRIES = 400;
/** For what has to happen by itself: several of everybody's own time-outs. */
const PATIENCE_MS = 60_000;

/** Caught at the worst moment: with rows locked that others want. */
async function freezeInTransaction(
  cluster: ThrowAway,
  victim: Instance,
  chance: Chance,
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    victim.freeze();
    // PostgreSQL is done by then with what it was sent before.
    await sleep(30);
    const open = await cluster.db.query(
      `select 1 from pg_stat_activity
        where application_name = $1 and state = 'idle in transaction' and backend_xid is not null`,
      [databaseName(victim.number)],
    );
    if (open.length > 0) return true;
    victim.thaw();
    await sleep(chance.below(60));
  }
  victim.freeze();
  return false;
}

/**
 * Waits at least `ms`, and then for tables where nothing was done meanwhile: with one instance away,
 * everybody has to get on at the others, however slow the machine is.
 */
async function othersGoOn({ tables, memory }: Victims, how: string, ms: number): Promise<void> {
  const began = Date.now();
  const before = tables.map(({ done }) => done);
  const still = () => tables.filter(({ done, left }, i) => !left && done === before[i]);
  while (Date.now() - began < ms || (still().length > 0 && Date.now() - began < ms + PATIENCE_MS)) {
    await sleep(200);
  }
  const done = tables.reduce((sum, table, i) => sum + table.done - before[i]!, 0);
  const seconds = ((Date.now() - began) / 1_000).toFixed(0);
  const stuck = still().map(({ name }) => name);
  console.log(`${how} for ${seconds} s: ${done} matches and newcomers were through meanwhile`);
  if (stuck.length > 0) {
    memory.surprises.push(`while ${how} for ${seconds} s, nothing went on at ${stuck.join(', ')}`);
  }
}

/** An instance that was away has to answer and to hear of what happens elsewhere, by itself. */
async function comesBack(victims: Victims, instance: Instance): Promise<void> {
  const { memory } = victims;
  const problem = !(await answersInTime(instance))
    ? 'does not answer'
    : !(await showsWhatOthersDo(victims, instance))
      ? 'shows nothing of a match that is played elsewhere'
      : undefined;
  if (problem === undefined) return;
  memory.surprises.push(`instance ${instance.number} was away and ${problem} since it is back`);
  await instance.stop('SIGKILL');
  await startAgain(instance);
}

async function answersInTime(instance: Instance): Promise<boolean> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await sleep(500)) {
    if (await answers(instance.port)) return true;
  }
  return false;
}

async function showsWhatOthersDo(victims: Victims, instance: Instance): Promise<boolean> {
  const { cluster, witnesses, memory } = victims;
  const others = cluster.instances.filter((each) => each !== instance);
  const wire = createWire(others.map(addressOf));
  const wires = [wire, wire] as const;
  const duel = await beginDuel(wires, witnesses);
  const entry = { duel, end: undefined as View | undefined };
  memory.duels.push(entry);
  const screen = watch(addressOf(instance), duel.matchId);
  // What is there when it connects it reads from the database; the rest it has to hear.
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (screen.seen.length === 0 && Date.now() < giveUpAt) await sleep(50);
  entry.end = await playOut(wires, duel);
  const seen = await Promise.race([screen.over.then(() => true), sleep(PATIENCE_MS, false)]);
  screen.close();
  wire.close();
  return seen;
}

const addressOf = ({ port }: Instance) => `http://127.0.0.1:${port}`;

/** PostgreSQL or the disk may be away just then: an operator's supervisor tries again too. */
export async function startAgain(instance: Instance): Promise<void> {
  for (let tries = 0; tries < 30 && !instance.alive; tries += 1) {
    await instance.start().catch(() => sleep(500));
  }
}

/** PostgreSQL ends as it is told to, or at once, and is started again after a pause. */
export async function endPostgres(
  cluster: ThrowAway,
  signal: 'SIGINT' | 'SIGKILL',
  pauseMs: number,
): Promise<void> {
  const { cluster: folder } = await locateHome(cluster.dataDir);
  const running = await findPostmaster(folder);
  if (running) process.kill(running.identity.pid, signal);
  await sleep(pauseMs);
  await cluster.startPostgres();
}
