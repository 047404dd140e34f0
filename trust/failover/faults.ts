import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../fuzz/chance.ts';
import type { Vote } from './etcd.ts';
import type { Finder } from './haproxy.ts';
import { type DatabaseMachine, standing } from './postgres.ts';

export interface Victims {
  readonly databases: readonly DatabaseMachine[];
  readonly votes: readonly Vote[];
  readonly finders: readonly Finder[];
  readonly freezeMs: number;
  /** When something was acknowledged last, by our clock. */
  readonly lastWrite: () => number;
}

/** Breaks something, says what, and answers how to mend it. */
type Fault = () => Promise<{ readonly what: string; readonly mend: () => Promise<void> | void }>;

/** What is lost stays away until people have played on without it for a while. */
const LEAST_LOST_MS = 10_000;
const PLAYED_ON_MS = 5_000;
/** If nobody plays on, it comes back at last, and the pause says how long it was. */
const MOST_LOST_MS = 75_000;
/** Long enough for a lock that nobody can renew to run out. */
const LOCK_MS = 30_000;
/** Between the first of etcd's that is lost and the second. */
const APART_MS = 4_000;

/**
 * The order of a run, by its seed alone: each kind once, the rest by lot, and all of it shuffled.
 *
 * `drawFaults(['a', 'b'], 5, createChance(7))`
 */
export function drawFaults(
  kinds: readonly string[],
  count: number,
  chance: Chance,
): readonly string[] {
  const drawn = [...kinds.slice(0, count)];
  while (drawn.length < count) drawn.push(chance.pick(kinds));
  for (let i = drawn.length - 1; i > 0; i -= 1) {
    const other = chance.below(i + 1);
    [drawn[i], drawn[other]] = [drawn[other]!, drawn[i]!];
  }
  return drawn;
}

/** Everything that happens to the machines of the database, by name. */
export function faults(victims: Victims, chance: Chance): Readonly<Record<string, Fault>> {
  const { databases, votes, finders, freezeMs, lastWrite } = victims;
  const playedOn = async () => {
    const began = Date.now();
    await sleep(LEAST_LOST_MS);
    for (let since = 0; Date.now() - began < MOST_LOST_MS; await sleep(250)) {
      if (Date.now() - lastWrite() > 1_000) since = 0;
      else if (since === 0) since = Date.now();
      else if (Date.now() - since > PLAYED_ON_MS) return;
    }
  };
  const primary = async () => {
    for (;;) {
      const found = (await standing(databases)).primary;
      if (found) return found;
      await sleep(300);
    }
  };
  const standby = async () => {
    const giveUpAt = Date.now() + MOST_LOST_MS;
    for (;;) {
      const { standbys, synchronous } = await standing(databases);
      if (chance.maybe(0.7) && synchronous[0]) return synchronous[0];
      // A busy machine may answer too late to be heard: then nobody is known to follow.
      if (standbys.length > 0) return chance.pick(standbys);
      if (Date.now() > giveUpAt) throw new Error('No standby answers');
      await sleep(300);
    }
  };
  return {
    'the primary is lost with its disk': async () => {
      const victim = await primary();
      victim.machine.kill();
      victim.loseDisk();
      await playedOn();
      return { what: victim.machine.name, mend: () => victim.start() };
    },
    'the primary is frozen and comes back': async () => {
      const victim = await primary();
      victim.machine.freeze();
      await sleep(freezeMs);
      return { what: victim.machine.name, mend: () => victim.machine.thaw() };
    },
    'the primary is cut off from all but the servers': async () => {
      const victim = await primary();
      const others = databases.filter((each) => each !== victim);
      victim.machine.cutOff([...others, ...votes].map(({ machine }) => machine));
      await playedOn();
      return { what: victim.machine.name, mend: () => victim.machine.mend() };
    },
    'a standby is lost with its disk': async () => {
      const victim = await standby();
      victim.machine.kill();
      victim.loseDisk();
      await playedOn();
      return { what: victim.machine.name, mend: () => victim.start() };
    },
    'etcd loses one': async () => {
      const victim = chance.pick(votes);
      victim.machine.kill();
      await playedOn();
      return { what: victim.machine.name, mend: () => victim.start() };
    },
    'etcd loses one, then its majority': async () => {
      const spared = chance.pick(votes);
      const lost = votes.filter((each) => each !== spared);
      lost[0]!.machine.kill();
      await sleep(APART_MS);
      lost[1]!.machine.kill();
      await sleep(LOCK_MS);
      return {
        what: `all but ${spared.machine.name}`,
        mend: () => {
          for (const each of lost) each.start();
        },
      };
    },
    'an HAProxy dies': async () => {
      const number = chance.below(finders.length);
      finders[number]!.kill();
      await playedOn();
      return { what: `that of server ${number + 1}`, mend: () => finders[number]!.start() };
    },
    'a switch-over is asked for': async () => {
      const leader = await primary();
      const answer = await fetch(`http://${leader.machine.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.machine.name }),
        signal: AbortSignal.timeout(60_000),
      });
      const said = (await answer.text()).trim();
      await playedOn();
      return { what: `${leader.machine.name}: ${said}`, mend: () => undefined };
    },
  };
}
