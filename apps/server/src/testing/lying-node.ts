import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What to answer instead: 'stall' never does, a number is an HTTP status. */
export type Lie = (
  method: string,
  params: readonly unknown[],
  truth: () => Promise<unknown>,
) => Promise<unknown> | unknown;

export interface LyingNode {
  readonly url: string;
  /** From now on; undefined: the truth again. */
  tell(lie: Lie | undefined): void;
  close(): Promise<void>;
}

export const STALL = Symbol('stall');
/** The node behind it did not answer. */
const AWAY = 502;

/** A node on the net that passes questions on, and may alter what comes back. */
export async function lyingNode(nodeUrl: string): Promise<LyingNode> {
  let lie: Lie | undefined;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString('utf8');
    const { id, method, params } = JSON.parse(body);
    const truth = async () => {
      const answer = await fetch(nodeUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return ((await answer.json()) as { result: unknown }).result;
    };
    const said = lie ? lie(method, params, truth) : truth();
    const result = await Promise.resolve(said).catch(() => AWAY);
    if (result === STALL) return;
    if (typeof result === 'number') response.statusCode = result;
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell(next) {
      lie = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
