import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('connections of one address', () => {
  let server: TestApp;
  let port: number;
  const open: Socket[] = [];
  beforeAll(async () => {
    server = await createTestApp({ env: { CONNECTIONS_PER_ADDRESS: '3' } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = server.app.server.address() as { port: number });
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await server.close();
  });

  /** Asks for the same again and again on one connection; the first line of what comes back. */
  function dial(localAddress: string) {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    open.push(socket);
    const ask = () =>
      new Promise<string>((resolve) => {
        let heard = '';
        const answer = () => resolve(heard.split('\r\n', 1)[0]!);
        socket.on('data', (chunk) => {
          heard += chunk;
          if (heard.includes('\r\n\r\n')) answer();
        });
        socket.once('close', answer);
        socket.on('error', answer);
        socket.write('GET /api/auth/session HTTP/1.1\r\nHost: localhost\r\n\r\n');
      });
    return { socket, ask };
  }

  it('are so many and no more, and nobody else has fewer for it', async () => {
    const first = Array.from({ length: 3 }, () => dial('127.0.0.1'));
    for (const { ask } of first) expect(await ask()).toBe('HTTP/1.1 200 OK');
    // Told so, or hung up on before that could be read: in no case is anything done.
    expect(['HTTP/1.1 429 Too Many Requests', '']).toContain(await dial('127.0.0.1').ask());
    expect(await dial('127.0.0.2').ask()).toBe('HTTP/1.1 200 OK');
    const closed = new Promise((resolve) => first[0]!.socket.once('close', resolve));
    first[0]!.socket.end();
    await closed;
    const next = async () => dial('127.0.0.1').ask();
    await expect.poll(next).toBe('HTTP/1.1 200 OK');
  });
});
