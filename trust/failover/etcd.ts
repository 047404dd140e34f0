import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine, Network } from './machines.ts';

/** One of three who keep the lock. */
export interface Vote {
  readonly machine: Machine;
  start(): void;
}

/** Three machines with etcd, as deploy/ha/etcd.env.example has it. */
export function placeEtcd(net: Network, folder: string): readonly Vote[] {
  const machines = [1, 2, 3].map((number) => net.machine(`etcd${number}`));
  const cluster = machines.map(({ name, address }) => `${name}=http://${address}:2380`).join(',');
  return machines.map((machine) => {
    const { name, address } = machine;
    const dataDir = join(folder, name);
    rmSync(dataDir, { recursive: true, force: true });
    return {
      machine,
      start() {
        machine.run('etcd', [], {
          env: {
            ETCD_NAME: name,
            ETCD_DATA_DIR: dataDir,
            ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
            ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
            ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
            ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
            ETCD_INITIAL_CLUSTER: cluster,
            // One that has its data does not look at these.
            ETCD_INITIAL_CLUSTER_STATE: 'new',
            ETCD_INITIAL_CLUSTER_TOKEN: 'goats',
            ETCD_HEARTBEAT_INTERVAL: '250',
            ETCD_ELECTION_TIMEOUT: '2500',
            ETCD_ENABLE_V2: 'true',
          },
        });
      },
    };
  });
}
