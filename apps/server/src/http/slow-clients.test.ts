import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseUnreadable } from './error-handling.ts';
import { slowClientLimits } from './slow-clients.ts';

describe('clients that misbehave before they have sent a request', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = Fastify({ ...slowClientLimits(0.01), clientErrorHandler: refuseUnreadable });
    app.post('/', async () => 'goal');
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as { port: number }).port;
  });
  afterAll(() => app.close());

  /** Everything the server said until it hung up. */
  function talk(first: string, trickle?: string): Promise<string> {
    return new Promise((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(first));
      const drip = trickle ? setInterval(() => socket.write(trickle), 20) : undefined;
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(heard);
      });
    });
  }

  it('cannot hold a connection open with a head that never ends', async () => {
    const heard = await talk('GET / HTTP/1.1\r\nHost: goats\r\n', 'X-Slow: a\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 408 .*"code":"INVALID_INPUT"/s);
  });

  it('cannot hold one open with a body that never ends', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: goats\r\nContent-Length: 60000\r\n';
    const heard = await talk(`${head}Content-Type: application/json\r\n\r\n`, ' ');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are told in the one shape that nobody can read them, and that it is over', async () => {
    const long = await talk(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: goats\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 .*connection: close.*"code":"INVALID_INPUT"/s);
    const noise = await talk('GOAT GOAT GOAT\r\n\r\n');
    expect(noise).toMatch(/^HTTP\/1\.1 400 .*"error":"That is not a request we can read\."/s);
  });
});
