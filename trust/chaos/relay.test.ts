import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Relay, startRelay } from './relay.ts';

let folder: string;
let echo: Server;
let relay: Relay;
const clients: Socket[] = [];
/** What reached the far side, over all connections. */
let arrived = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'goats-relay-'));
  arrived = '';
  echo = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      arrived += chunk;
      socket.write(chunk);
    });
  });
  const target = join(folder, 'echo');
  await new Promise<void>((resolve) => echo.listen(target, resolve));
  relay = await startRelay(target);
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await relay.close();
  await new Promise((resolve) => echo.close(resolve));
  rmSync(folder, { recursive: true });
});

function talk(): { socket: Socket; heard: () => string; closed: () => boolean } {
  const socket = connect(relay.port, '127.0.0.1');
  clients.push(socket);
  let heard = '';
  let closed = false;
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.once('close', () => {
    closed = true;
  });
  return { socket, heard: () => heard, closed: () => closed };
}

it('loses a connection without telling either side, and lets new ones through afterwards', async () => {
  const lost = talk();
  lost.socket.write('before');
  await expect.poll(lost.heard).toBe('before');
  relay.silence();
  lost.socket.write('into the void');
  const tooEarly = talk();
  tooEarly.socket.write('too early');
  await expect.poll(() => relay.lost).toBe(2);
  relay.restore();
  const later = talk();
  later.socket.write('after');
  // By the time this one is answered, the others would have been.
  await expect.poll(later.heard).toBe('after');
  expect([lost.heard(), tooEarly.heard(), arrived]).toEqual(['before', '', 'beforeafter']);
  expect([lost.closed(), tooEarly.closed()]).toEqual([false, false]);
});

it('passes the end of a connection on while it is not silent', async () => {
  const client = talk();
  client.socket.write('hello');
  await expect.poll(client.heard).toBe('hello');
  client.socket.end();
  await expect.poll(client.closed).toBe(true);
});
