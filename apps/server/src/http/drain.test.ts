import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { DRAIN_OPTIONS, registerDrain } from './drain.ts';

it('finishes a request in flight on a keep-alive connection, then closes without waiting for it to idle out', async () => {
  const app = Fastify({ ...DRAIN_OPTIONS, keepAliveTimeout: 600_000 });
  registerDrain(app);
  let release = () => {};
  const reached = new Promise<void>((arrived) => {
    app.get('/slow', async () => {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      arrived();
      await held;
      return 'done';
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve, reject) => {
    get({ port, path: '/slow', agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(body));
    }).on('error', reject);
  });
  await reached;
  const closed = app.close();
  release();
  expect(await answer).toBe('done');
  await closed;
  agent.destroy();
});

it('does a write that a proxy sends into a connection that is still open, instead of losing it', async () => {
  const app = Fastify({ ...DRAIN_OPTIONS });
  registerDrain(app);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = () => {};
  const reached = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/slow', async () => {
    arrived();
    await held;
    return 'done';
  });
  app.post('/stake', async () => 'staked');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  const heard = text(socket);
  socket.write('GET /slow HTTP/1.1\r\nHost: goats\r\n\r\n');
  await reached;
  const closed = app.close();
  // Listening has ended by the time a new connection is refused; the old one is still ours.
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
  app.server.once('request', () => setImmediate(release));
  socket.write('POST /stake HTTP/1.1\r\nHost: goats\r\nContent-Length: 0\r\n\r\n');
  expect((await heard).match(/HTTP\/1.1 \d+|done|staked/g)).toEqual([
    'HTTP/1.1 200',
    'done',
    'HTTP/1.1 200',
    'staked',
  ]);
  await closed;
});
