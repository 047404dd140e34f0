import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const ASKED = /^\/api\/chain\/leaves\/0x([0-9a-f]{64})$/;
/** The watcher lives in the same process: strangers may slow a mirror down, and not end it. */
const MOST_CONNECTIONS = 64;
const IDLE_MS = 30_000;

/**
 * A mirror out of a watcher's folder, for other watchers: the same address as our server's, and
 * nothing else of the folder. Whoever fetches a list checks its hash, so nobody has to trust this.
 *
 * `serveFolder('leaves').listen(8080, '127.0.0.1')`
 */
export function serveFolder(folder: string): Server {
  const server = createServer((request, response) => {
    void answer(folder, request, response).catch(() => response.destroy());
  });
  server.maxConnections = MOST_CONNECTIONS;
  // Whoever asks for a list and does not read it.
  server.setTimeout(IDLE_MS, (socket) => socket.destroy());
  return server;
}

async function answer(
  folder: string,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end('Lists are only read here.\n');
    return;
  }
  const [, hash] = ASKED.exec(url ?? '') ?? [];
  const file = hash && (await open(join(folder, `${hash}.txt`)).catch(() => undefined));
  if (!file) {
    response.writeHead(404).end('No list of leaves with this hash is kept here.\n');
    return;
  }
  const { size } = await file.stat();
  response.writeHead(200, {
    'content-length': size,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  // As fast as it is read, and never whole in memory.
  await pipeline(file.createReadStream(), response);
}
