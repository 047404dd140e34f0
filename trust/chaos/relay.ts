import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A piece of network between an instance and PostgreSQL that can lose connections without a word. */
export interface Relay {
  readonly port: number;
  /**
   * Every connection is lost and neither side is told: nothing passes any more, nothing is closed,
   * as when a firewall forgets them. New ones are lost too, until `restore`.
   */
  silence(): void;
  /** New connections pass again; the lost ones stay lost. */
  restore(): void;
  /** Connections that were lost so far. */
  readonly lost: number;
  close(): Promise<void>;
}

/** `const relay = await startRelay('/srv/data/postgres/socket/.s.PGSQL.5432')` */
export async function startRelay(target: string): Promise<Relay> {
  const passing = new Set<readonly [Socket, Socket]>();
  const all = new Set<Socket>();
  let silent = false;
  let lost = 0;

  function keep(socket: Socket): Socket {
    all.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => all.delete(socket));
    return socket;
  }

  const server = createServer({ pauseOnConnect: true }, (near) => {
    keep(near);
    if (silent) {
      lost += 1;
      return;
    }
    const far = keep(connect(target));
    const pair = [near, far] as const;
    passing.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const side of pair) {
      side.once('close', () => {
        if (!passing.delete(pair)) return;
        for (const socket of pair) socket.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    get lost() {
      return lost;
    },
    silence() {
      silent = true;
      lost += passing.size;
      for (const [near, far] of passing) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
      passing.clear();
    },
    restore() {
      silent = false;
    },
    async close() {
      for (const socket of all) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
