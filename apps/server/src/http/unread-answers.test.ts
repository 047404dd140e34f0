import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUnreadAnswers } from './unread-answers.ts';

/** More than all buffers between two sockets of one machine. */
const LONG = Buffer.alloc(64 * 1_048_576, 'goat ');

describe('answers that nobody reads', () => {
  let app: FastifyInstance;
  let port: number;
  const taken: Socket[] = [];
  beforeAll(async () => {
    app = Fastify();
    registerUnreadAnswers(app, 0.01);
    app.get('/long', async () => LONG);
    app.get('/short', async () => 'goal');
    app.server.on('connection', (socket: Socket) => taken.push(socket));
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as { port: number }).port;
  });
  afterAll(() => app.close());

  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: goats\r\n\r\n`);
    return socket;
  };

  it('are hung up on, and let go of', async () => {
    const reader = ask('/long');
    reader.pause();
    await expect.poll(() => taken.length).toBe(1);
    const [ours] = taken;
    await expect.poll(() => ours!.destroyed, { timeout: 30_000 }).toBe(true);
    expect(ours!.bytesWritten).toBeGreaterThan(0);
    reader.destroy();
  });

  it('are not a connection that is merely open', async () => {
    const waiting = ask('/short');
    await new Promise((resolve) => waiting.once('data', resolve));
    const ours = taken.at(-1)!;
    const other = ask('/long');
    other.pause();
    await expect.poll(() => taken.at(-1) !== ours).toBe(true);
    // Looked at as often as the one that does not read, and let alone.
    await expect.poll(() => taken.at(-1)!.destroyed, { timeout: 30_000 }).toBe(true);
    expect(ours.destroyed).toBe(false);
    waiting.destroy();
    other.destroy();
  });
});
