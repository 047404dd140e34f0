import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';

const ASKED = /^\/api\/chain\/leaves\/0x([0-9a-f]{64})$/;

/**
 * A mirror out of a watcher's folder, for other watchers: the same address as our server's, and
 * nothing else of the folder. Whoever fetches a list checks its hash, so nobody has to trust this.
 *
 * `serveFolder('leaves').listen(8080, '127.0.0.1')`
 */
export function serveFolder(folder: string): Server {
  return createServer((request, response) => {
    void answer(folder, request.url ?? '', response).catch(() => response.destroy());
  });
}

async function answer(folder: string, url: string, response: ServerResponse): Promise<void> {
  const [, hash] = ASKED.exec(url) ?? [];
  const text = hash && (await readFile(join(folder, `${hash}.txt`)).catch(() => undefined));
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  if (!text) {
    response.writeHead(404).end('No list of leaves with this hash is kept here.\n');
    return;
  }
  response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end(text);
}
