/**
 * What a notice costs that many instances hear, by PostgreSQL's NOTIFY and by NATS in turns:
 * `npm run bench:bus [-- seconds]`. So many change buses in one process, each of which says one topic
 * fifty times a second; processor time is what is counted, because a busy machine stretches the other
 * kind. Without a nats-server on this machine there is nothing beside NOTIFY.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeBus, openChangeBus } from '../../apps/server/src/db/change-bus.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { loadNats, natsCarrier, worldSubject } from '../../apps/server/src/db/nats-carrier.ts';
import { HAS_NATS, startNats } from '../../apps/server/src/testing/nats-server.ts';
import { usageOf, usageOfFamily } from '../../trust/load/processes.ts';
import { BRIEF, numbersOr } from '../brief.ts';
import { startBenchPostgres } from '../postgres.ts';

const [seconds] = BRIEF ? [0.2] : (numbersOr(5) as [number]);
const INSTANCES = BRIEF ? [2] : [3, 10, 30, 60];
const EVERY_MS = 20;
/** What is still under way when the last word was said. */
const PATIENCE_MS = 20_000;

const postgres = await startBenchPostgres();
const nats = HAS_NATS ? await startNats() : undefined;
const asking = openDatabase(postgres.url, { poolSize: 1 });
try {
  const postmaster = await findPostmaster(asking);
  console.log(
    `load average ${loadavg()[0]?.toFixed(1)}; each says 50 topics a second, ${seconds} s`,
  );
  if (!nats) console.log('There is no nats-server on this machine: NOTIFY alone.');
  for (const instances of INSTANCES) {
    for (const by of nats ? (['NOTIFY', 'NATS'] as const) : (['NOTIFY'] as const)) {
      const broker =
        by === 'NATS'
          ? natsCarrier(await loadNats(), nats!.url, await worldSubject(asking))
          : undefined;
      const opened: { bus: ChangeBus; db: Database }[] = [];
      for (let i = 0; i < instances; i += 1) {
        const db = openDatabase(postgres.url, { poolSize: 1 });
        opened.push({ db, bus: await openChangeBus(db, console.error, { broker }) });
      }
      const used = () => ({
        carrier:
          by === 'NATS' ? usageOf(nats!.pid).cpuSeconds : usageOfFamily(postmaster).cpuSeconds,
        instances: usageOf(process.pid).cpuSeconds,
      });
      const before = used();
      const { heard, said, lags } = await converse(opened.map(({ bus }) => bus));
      const after = used();
      for (const { bus, db } of opened) {
        await bus.close();
        await db.close();
      }
      const each = (cpuSeconds: number) => ((1e6 * cpuSeconds) / heard).toFixed(1);
      console.log(
        `${String(instances).padStart(3)} instances by ${by.padEnd(7)}` +
          `${heard} of ${said * (instances - 1)} heard; for each ` +
          `${each(after.carrier - before.carrier)} µs of ${by === 'NATS' ? 'NATS' : 'PostgreSQL'} ` +
          `and ${each(after.instances - before.instances)} µs of an instance; ` +
          `on the way p50 ${at(lags, 50)} ms, p99 ${at(lags, 99)} ms`,
      );
    }
  }
} finally {
  await asking.close();
  await nats?.close();
  await postgres.stop();
}

/** Everybody says something new again and again, and everybody else hears it. */
async function converse(buses: readonly ChangeBus[]) {
  const saidAt = new Map<string, number>();
  const lags: number[] = [];
  let [heard, said] = [0, 0];
  for (const bus of buses) {
    bus.on((topic) => {
      const at = saidAt.get(topic);
      if (at === undefined) return;
      heard += 1;
      if (heard % 10 === 0) lags.push(performance.now() - at);
    });
  }
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    for (const [i, bus] of buses.entries()) {
      const topic = `match:${i}-${said}`;
      bus.publish([topic]);
      // Only now: whoever says it hears it at once, and that is no delivery.
      saidAt.set(topic, performance.now());
      said += 1;
    }
    await sleep(EVERY_MS);
  }
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (heard < said * (buses.length - 1) && performance.now() < giveUpAt) await sleep(EVERY_MS);
  return { heard, said, lags };
}

async function findPostmaster(db: Database): Promise<number> {
  const [row] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stat = readFileSync(`/proc/${row!.pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function at(numbers: readonly number[], percent: number): string {
  const sorted = Float64Array.from(numbers).sort();
  const index = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100));
  return (sorted[index] ?? Number.NaN).toFixed(1);
}
