import { setTimeout as sleep } from 'node:timers/promises';
import { locateHome } from '../../apps/server/src/db/embedded/home.ts';
import { findPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts';
import type { Instance } from '../cluster/instance.ts';
import type { ThrowAway } from '../cluster/throw-away.ts';
import type { Chance } from '../fuzz/chance.ts';
import type { Wire } from '../players/wire.ts';
import type { SmallDisk } from './small-disk.ts';

type Mischief = () => Promise<void>;

/** Everything that it does to a cluster, by name. */
export function mischiefs(
  cluster: ThrowAway,
  wire: Wire,
  disk: SmallDisk | undefined,
  chance: Chance,
): Readonly<Record<string, Mischief>> {
  const anyInstance = () => chance.pick(cluster.instances);
  return {
    'kill an instance': async () => {
      const victim = anyInstance();
      await victim.stop('SIGKILL');
      await sleep(1_000 + chance.below(3_000));
      await startAgain(victim);
    },
    'freeze an instance': async () => {
      const victim = anyInstance();
      victim.freeze();
      await sleep(2_000 + chance.below(5_000));
      victim.thaw();
    },
    'cut every connection of players': async () => wire.cut(),
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

/** PostgreSQL or the disk may be away just then: an operator's supervisor tries again too. */
export async function startAgain(instance: Instance): Promise<void> {
  for (let tries = 0; tries < 30 && !instance.alive; tries += 1) {
    await instance.start().catch(() => sleep(500));
  }
}

async function endPostgres(
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
