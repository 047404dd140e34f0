import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PublicNode {
  readonly url: string;
  close(): Promise<void>;
}

/** The same node as those on the net are: any page may speak to it, a saved one too. */
export async function publicNode(node: string): Promise<PublicNode> {
  const anybody = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, anybody).end();
      return;
    }
    const headers = { 'content-type': 'application/json' };
    const onward = ask(node, { method: 'POST', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...headers, ...anybody });
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
