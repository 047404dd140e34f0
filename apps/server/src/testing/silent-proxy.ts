import { once } from 'node:events';
import { createServer, connect as open, type Socket } from 'node:net';
import pg from 'pg';

/** A TCP way to a database that can fall silent without hanging up, as behind a pulled cable. */
export interface SilentProxy {
  readonly url: string;
  /** From now on nothing of the open connections arrives on either side; new ones still work. */
  fallSilent(): void;
  /** Resolves when the client has hung up all connections that fell silent. */
  hungUp(): Promise<unknown>;
  close(): Promise<void>;
}

/** `const proxy = await silentProxy(database.url)` */
export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const { host, port, user, database } = new pg.Client(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const silent: Promise<unknown>[] = [];
  const server = createServer((near) => {
    const far = host.startsWith('/') ? open(`${host}/.s.PGSQL.${port}`) : open(port, host);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {});
      one.on('data', (bytes) => pairs.has(pair) && other.write(bytes));
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as { port: number }).port;
  return {
    url: `postgresql://${user}@127.0.0.1:${own}/${database}?sslmode=disable`,
    fallSilent() {
      for (const [near] of pairs) silent.push(once(near, 'close'));
      pairs.clear();
    },
    hungUp: () => Promise.all(silent),
    async close() {
      for (const [near] of pairs) near.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
