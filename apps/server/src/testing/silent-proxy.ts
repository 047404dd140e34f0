import { once } from 'node:events';
import { createServer, connect as open, type Socket } from 'node:net';
import pg from 'pg';

/** A TCP way to a database or a broker that can fall silent without hanging up, as behind a pulled cable. */
export interface SilentProxy {
  readonly url: string;
  /** From now on nothing of the open connections arrives on either side; new ones still work. */
  fallSilent(): void;
  /** From now on whoever connects is told that this is a standby, or the primary again. */
  sayStandby(standby: boolean): void;
  /** Resolves when the client has hung up all connections that fell silent. */
  hungUp(): Promise<unknown>;
  close(): Promise<void>;
}

/** `const proxy = await silentProxy(database.url)`; a `nats:` address is one as well. */
export async function silentProxy(url: string): Promise<SilentProxy> {
  const { host, port, ownUrl } = behind(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const silent: Promise<unknown>[] = [];
  let standby = false;
  const server = createServer((near) => {
    const far = host.startsWith('/') ? open(`${host}/.s.PGSQL.${port}`) : open(port, host);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {});
      one.on('data', (bytes) => {
        if (pairs.has(pair)) other.write(standby && one === far ? asStandby(bytes) : bytes);
      });
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as { port: number }).port;
  return {
    url: ownUrl(own),
    fallSilent() {
      for (const [near] of pairs) silent.push(once(near, 'close'));
      pairs.clear();
    },
    sayStandby(said) {
      standby = said;
    },
    hungUp: () => Promise.all(silent),
    async close() {
      for (const [near] of pairs) near.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function behind(url: string) {
  if (url.startsWith('nats:')) {
    const { hostname, port } = new URL(url);
    const ownUrl = (own: number) => `nats://127.0.0.1:${own}`;
    return { host: hostname, port: Number(port), ownUrl };
  }
  const { host, port, user, database } = new pg.Client(url);
  const ownUrl = (own: number) =>
    `postgresql://${user}@127.0.0.1:${own}/${database}?sslmode=disable`;
  return { host, port, ownUrl };
}

/** A message: its kind, the bytes that follow it, and what PostgreSQL reports of itself. */
const reported = (name: string, value: string) => {
  const text = Buffer.from(`${name}\0${value}\0`);
  const head = Buffer.from('S\0\0\0\0');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
};
const PRIMARY = reported('in_hot_standby', 'off');
const STANDBY = reported('in_hot_standby', 'on');

function asStandby(bytes: Buffer): Buffer {
  const at = bytes.indexOf(PRIMARY);
  if (at < 0) return bytes;
  return Buffer.concat([bytes.subarray(0, at), STANDBY, bytes.subarray(at + PRIMARY.length)]);
}
