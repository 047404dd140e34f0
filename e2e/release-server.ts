import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReleaseServer {
  readonly url: string;
  /** Every path that was asked for since. */
  readonly asked: string[];
  /** Another release goes out: another worker, and the files that match are gone. */
  release(version: string, gone: RegExp): void;
  close(): Promise<void>;
}

/** The product behind a door of its own, which can go out of reach or carry the next release. */
export async function releaseServer(product: string, wanted = 0): Promise<ReleaseServer> {
  const asked: string[] = [];
  let next: { version: string; gone: RegExp } | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (next?.gone.test(path)) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    const { 'accept-encoding': _packed, ...headers } = request.headers;
    const onward = ask(product + path, { method: request.method, headers }, async (answer) => {
      const { 'content-length': _length, ...given } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, given);
      if (path !== '/sw.js' || !next) {
        answer.pipe(response);
        return;
      }
      const text = Buffer.concat(await answer.toArray()).toString();
      response.end(text.replace(/version:"[^"]+"/, `version:"${next.version}"`));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    release(version, gone) {
      next = { version, gone };
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
