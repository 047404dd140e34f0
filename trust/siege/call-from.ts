import { Agent, request } from 'node:http';

export interface Reply {
  /** 0 when nobody answered. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a stranger looks at it
  readonly body: any;
  /** As a browser would send them back. */
  readonly cookies: string;
}

const PATIENCE_MS = 30_000;

/**
 * Posts from one of our own loopback addresses, which a server counts as a visitor of its own.
 *
 * `await callFrom('127.0.0.7', 3001)('/api/practice', {})`
 */
export function callFrom(localAddress: string, port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string, body: object, cookie = ''): Promise<Reply> =>
    new Promise((resolve) => {
      const text = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...(cookie ? { cookie } : {}),
      };
      const nobody = () => resolve({ status: 0, body: undefined, cookies: '' });
      const sent = request(
        { ...{ host: '127.0.0.1', port, path, method: 'POST', headers, agent, localAddress } },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.once('aborted', nobody);
          incoming.once('end', () => {
            const lines = incoming.headers['set-cookie'] ?? [];
            resolve({
              status: incoming.statusCode ?? 0,
              body: JSON.parse(Buffer.concat(parts).toString() || 'null'),
              cookies: lines.map((line) => line.split(';', 1)[0]).join('; '),
            });
          });
        },
      );
      sent.setTimeout(PATIENCE_MS, () => sent.destroy());
      sent.on('error', nobody);
      sent.end(text);
    });
}
