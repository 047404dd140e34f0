import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../cluster/instance.ts';
import type { Vote } from './etcd.ts';
import type { Machine, Network } from './machines.ts';

/** One of three machines with PostgreSQL and Patroni, configured by deploy/ha/patroni.yml. */
export interface DatabaseMachine {
  readonly machine: Machine;
  start(): void;
  /** As a new machine of the same name begins: with nothing. */
  loseDisk(): void;
  /** Makes the place that WAL goes to; the archive is everybody's, so one does it. */
  openArchive(): Promise<boolean>;
  /** What Patroni there says of itself; undefined while it does not answer. */
  role(): Promise<Role | undefined>;
}

export interface Role {
  readonly role: 'primary' | 'standby';
  readonly running: boolean;
  /** Of the primary: who gets from it what it writes, and whom it waits for. */
  readonly followers: readonly { readonly name: string; readonly synchronous: boolean }[];
  /** Of a standby: it may take over, because Patroni has written down that it is waited for. */
  readonly mayTakeOver: boolean;
}

export const ACCOUNT = 'postgres';
export const PASSWORDS = { superuser: 'throw-away', replication: 'throw-away-too', owner: 'goats' };

/** The newest PostgreSQL of Debian's here; undefined when there is none. */
export function findPostgres(): string | undefined {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return undefined;
  const [newest] = readdirSync(home)
    .map(Number)
    .filter((major) => major >= 15)
    .sort((a, b) => b - a);
  return newest === undefined ? undefined : `${home}/${newest}/bin`;
}

export interface Placed {
  readonly net: Network;
  readonly folder: string;
  readonly votes: readonly Vote[];
  readonly bin: string;
}

export function placePostgres({ net, folder, votes, bin }: Placed): readonly DatabaseMachine[] {
  const config = join(folder, 'patroni.yml');
  copyFileSync(join(ROOT, 'deploy/ha/patroni.yml'), config);
  const archive = join(folder, 'archive');
  const archiveConfig = join(folder, 'pgbackrest.conf');
  copyFileSync(join(ROOT, 'deploy/ha/pgbackrest.conf'), archiveConfig);
  mkdirSync(archive);
  execFileSync('chown', [ACCOUNT, archive]);
  const archiveEnv = (dataDir: string) => ({
    PGBACKREST_CONFIG: archiveConfig,
    PGBACKREST_REPO1_PATH: archive,
    PGBACKREST_PG1_PATH: dataDir,
    PGBACKREST_LOCK_PATH: join(dataDir, '..'),
  });
  const hosts = votes.map(({ machine }) => `${machine.address}:2379`).join(',');
  return [1, 2, 3].map((number) => {
    const machine = net.machine(`db${number}`);
    const { name, address } = machine;
    const home = join(folder, name);
    const dataDir = join(home, 'data');
    const makeHome = () => {
      mkdirSync(home, { recursive: true });
      chmodSync(home, 0o700);
      execFileSync('chown', [ACCOUNT, home]);
    };
    makeHome();
    return {
      machine,
      start() {
        machine.run('patroni', [config], {
          account: ACCOUNT,
          env: {
            ...patroniEnv(hosts),
            HOME: home,
            PATRONI_NAME: name,
            PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
            PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
            PATRONI_POSTGRESQL_DATA_DIR: dataDir,
            PATRONI_POSTGRESQL_BIN_DIR: bin,
            PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
            ...archiveEnv(dataDir),
          },
        });
      },
      openArchive() {
        const env = {
          ...archiveEnv(dataDir),
          PGHOST: 'localhost',
          PGUSER: 'postgres',
          PGPASSWORD: PASSWORDS.superuser,
        };
        const made = machine.run('pgbackrest', ['--stanza=goats', 'stanza-create'], {
          account: ACCOUNT,
          name: 'archive',
          env,
        });
        return once(made, 'exit').then(([code]) => code === 0);
      },
      loseDisk() {
        rmSync(home, { recursive: true, force: true });
        makeHome();
      },
      role: () => askRole(address),
    };
  });
}

function patroniEnv(hosts: string): Record<string, string> {
  return {
    PATRONI_ETCD_HOSTS: hosts,
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORDS.superuser,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORDS.replication,
  };
}

async function askRole(address: string): Promise<Role | undefined> {
  try {
    const answer = await fetch(`http://${address}:8008/patroni`, {
      signal: AbortSignal.timeout(2_000),
    });
    const told = (await answer.json()) as Record<string, unknown>;
    return {
      role: told.role === 'master' || told.role === 'primary' ? 'primary' : 'standby',
      running: told.state === 'running',
      mayTakeOver: told.sync_standby === true,
      followers: ((told.replication ?? []) as Record<string, string>[])
        .filter(({ state }) => state === 'streaming')
        .map((each) => ({
          name: each.application_name ?? '',
          synchronous: each.sync_state === 'sync',
        })),
    };
  } catch {
    return undefined;
  }
}

export interface Standing {
  readonly primary: DatabaseMachine | undefined;
  /** Those that get what it writes, of them those that it waits for, and those that may take over. */
  readonly standbys: readonly DatabaseMachine[];
  readonly synchronous: readonly DatabaseMachine[];
  readonly heirs: readonly DatabaseMachine[];
}

export async function standing(all: readonly DatabaseMachine[]): Promise<Standing> {
  const roles = await Promise.all(all.map((each) => each.role()));
  const at = roles.findIndex((role) => role?.running && role.role === 'primary');
  const followers = roles[at]?.followers ?? [];
  const named = (names: typeof followers) =>
    all.filter(({ machine }) => names.some(({ name }) => name === machine.name));
  return {
    primary: all[at],
    standbys: named(followers),
    synchronous: named(followers.filter(({ synchronous }) => synchronous)),
    heirs: all.filter((_, i) => roles[i]?.mayTakeOver),
  };
}

/** Whoever has just come may be sent away once more, to be rewound. */
const LOOKS = 6;
const LOOK_MS = 500;

/**
 * Until there is a primary, everybody else gets what it writes, and each of them may take over. One that
 * is lost between being waited for and that being written down is waited for until it is back
 * (docs/high-availability.md), which is a second fault within the first.
 */
export async function wholeAgain(
  all: readonly DatabaseMachine[],
  patienceMs: number,
): Promise<boolean> {
  const giveUpAt = Date.now() + patienceMs;
  for (let seen = 0; Date.now() < giveUpAt; await sleep(LOOK_MS)) {
    const { primary, standbys, heirs } = await standing(all);
    const others = all.length - 1;
    const whole = primary && standbys.length === others && heirs.length === others;
    seen = whole ? seen + 1 : 0;
    if (seen === LOOKS) return true;
  }
  return false;
}
