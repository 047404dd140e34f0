import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReleaseServer {
  readonly url: string;
  /** Every path that was asked for since. */
  readonly asked: string[];
  /**
   * Another release goes out: another worker, pages and greetings that name it, every line cut as at
   * a restart, and the files that match are gone.
   */
  release(version: string, gone?: RegExp): void;
  close(): Promise<void>;
}

const namesRelease = (path: string, type: string) =>
  path === '/sw.js' || path.startsWith('/api/me/events') || type.startsWith('text/html');

/** The product behind a door of its own, which can go out of reach or carry the next release. */
export async function releaseServer(product: string, wanted = 0): Promise<ReleaseServer> {
  const asked: string[] = [];
  let next: { version: string; gone: RegExp | undefined } | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (next?.gone?.test(path)) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    const { 'accept-encoding': _packed, ...headers } = request.headers;
    const onward = ask(product + path, { method: request.method, headers }, (answer) => {
      const { 'content-length': _length, ...given } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, given);
      const named = next && namesRelease(path, String(given['content-type']));
      if (!next || !named) {
        answer.pipe(response);
        return;
      }
      const { version } = next;
      // A frame of a stream is one chunk, and so is what names the release in a page or worker.
      answer.on('data', (chunk) =>
        response.write(
          String(chunk)
            .replace(/version:"[^"]+"/, `version:"${version}"`)
            .replace(/"release":"[^"]+"/, `"release":"${version}"`)
            .replace(/(<meta name="release" content=)"[^"]+"/, `$1"${version}"`),
        ),
      );
      answer.on('end', () => response.end()).on('error', () => response.destroy());
    });
    onward.on('error', () => response.destroy());
    // A line that was cut is none to the product either.
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    release(version, gone) {
      next = { version, gone };
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
