import { Agent, get } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerDrain } from './drain.ts';

it('finishes a request in flight on a keep-alive connection, then closes without waiting for it to idle out', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 600_000 });
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
