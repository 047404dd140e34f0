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
}

/** Breaks something, says what, and answers how to mend it. */
type Fault = () => Promise<{ readonly what: string; readonly mend: () => Promise<void> | void }>;

/** Long enough for the lock to run out, somebody else to take it, and people to play there. */
const LOST_MS = 35_000;

/** Everything that happens to the machines of the database, by name. */
export function faults(victims: Victims, chance: Chance): Readonly<Record<string, Fault>> {
  const { databases, votes, finders, freezeMs } = victims;
  const primary = async () => {
    for (;;) {
      const found = (await standing(databases)).primary;
      if (found) return found;
      await sleep(300);
    }
  };
  const standby = async () => {
    const { standbys, synchronous } = await standing(databases);
    return chance.maybe(0.7) && synchronous[0] ? synchronous[0] : chance.pick(standbys);
  };
  return {
    'the primary is lost with its disk': async () => {
      const victim = await primary();
      victim.machine.kill();
      victim.loseDisk();
      await sleep(LOST_MS);
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
      await sleep(LOST_MS);
      return { what: victim.machine.name, mend: () => victim.machine.mend() };
    },
    'a standby is lost with its disk': async () => {
      const victim = await standby();
      victim.machine.kill();
      victim.loseDisk();
      await sleep(LOST_MS);
      return { what: victim.machine.name, mend: () => victim.start() };
    },
    'etcd loses one': async () => {
      const victim = chance.pick(votes);
      victim.machine.kill();
      await sleep(LOST_MS / 2);
      return { what: victim.machine.name, mend: () => victim.start() };
    },
    'etcd loses its majority': async () => {
      const spared = chance.pick(votes);
      const lost = votes.filter((each) => each !== spared);
      for (const { machine } of lost) machine.kill();
      await sleep(LOST_MS);
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
      await sleep(LOST_MS / 2);
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
      await sleep(LOST_MS / 2);
      return { what: `${leader.machine.name}: ${said}`, mend: () => undefined };
    },
  };
}
