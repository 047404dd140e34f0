import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerFastPath } from '../../cache/fast-path.ts';
import { createResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import { readConfig } from '../../config.ts';
import { registerErrorHandling } from '../../http/error-handling.ts';
import { openEventStream } from '../../http/event-stream.ts';
import { testClock } from '../../testing/test-app.ts';
import { testBus } from '../../testing/test-bus.ts';
import { registerReadLines } from './read-lines.ts';

const GREEDY = '203.0.113.1';
const OTHER = '203.0.113.2';

describe('reads of one address', () => {
  let app: FastifyInstance;
  /** Those that are being worked on, which the test finishes by hand. */
  let working: (() => void)[];
  let arrived: number;
  let over: boolean;
  beforeEach(async () => {
    const begun: (() => void)[] = [];
    working = begun;
    over = false;
    app = Fastify();
    registerFastPath(app);
    registerErrorHandling(app);
    arrived = 0;
    app.addHook('onRequest', async () => {
      arrived += 1;
    });
    registerReadLines(
      app,
      readConfig({
        ...{ READS_AT_ONCE: '3', READS_AT_ONCE_PER_ADDRESS: '2', READS_WAITING_PER_ADDRESS: '2' },
      }),
    );
    const hot = createResponseCache(
      { bus: testBus(), clock: testClock() },
      { maxBytes: 1_000_000 },
    );
    app.get('/slow', () =>
      over ? 'too late' : new Promise((resolve) => begun.push(() => resolve('at last'))),
    );
    app.get('/quick', async () => 'at once');
    app.get('/kept', (request, reply) => {
      const kept = hot.get('kept', ['kept'], async () => 'bytes');
      return Promise.resolve(sendHot({ request, reply }, kept)).then(({ json }) => json);
    });
    app.get('/broken', async () => {
      throw new Error('no ink');
    });
    app.get('/live', async (_request, reply) => {
      openEventStream(reply, () => {});
      return reply;
    });
    app.post('/write', async () => 'written');
    await app.ready();
  });
  afterEach(async () => {
    // One that waits may begin when the others are finished, or hang up only now: closing would wait
    // for it.
    over = true;
    for (const finish of working) finish();
    app.server.closeAllConnections();
    await app.close();
  });

  const read = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  const statusOf = async (asked: ReturnType<typeof read>) => (await asked).statusCode;
  const underWay = (count: number) => expect.poll(() => working.length).toBe(count);

  it('wait in its own line while another address is served, and beyond it get 429 at once', async () => {
    const greedy = Array.from({ length: 4 }, () => read('/slow', GREEDY));
    await underWay(2);
    for (const url of ['/slow', '/quick']) {
      const refused = await read(url, GREEDY);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('2');
    }
    // Two wait, and nothing is done for them yet; everybody else is served.
    expect(working).toHaveLength(2);
    for (let i = 0; i < 5; i += 1) expect(await statusOf(read('/quick', OTHER))).toBe(200);
    for (const finish of working.splice(0)) finish();
    await underWay(2);
    for (const finish of working.splice(0)) finish();
    expect(await Promise.all(greedy.map(statusOf))).toEqual([200, 200, 200, 200]);
  });

  it('count a /64 of IPv6 as one, and its neighbour as another', async () => {
    for (const n of [1, 2, 3, 4]) void read('/slow', `2001:db8:1:1::${n}`);
    await underWay(2);
    expect(await statusOf(read('/quick', '2001:db8:1:1:ffff::1'))).toBe(429);
    expect(await statusOf(read('/quick', '2001:db8:1:2::1'))).toBe(200);
  });

  it('are answered from kept bytes, and writes are taken, while its line is full', async () => {
    const site = await app.listen({ host: '127.0.0.1', port: 0 });
    await fetch(`${site}/kept`);
    const own = '127.0.0.1';
    for (let i = 0; i < 4; i += 1) void read('/slow', own);
    await underWay(2);
    expect(await statusOf(read('/quick', own))).toBe(429);
    expect((await fetch(`${site}/kept`)).status).toBe(200);
    expect((await fetch(`${site}/write`, { method: 'POST' })).status).toBe(200);
  });

  it('do not count any more for whoever hung up while waiting', async () => {
    const site = await app.listen({ host: '127.0.0.1', port: 0 });
    const own = '127.0.0.1';
    for (let i = 0; i < 2; i += 1) void read('/slow', own);
    await underWay(2);
    const left = new AbortController();
    const waiting = [1, 2].map(() => fetch(`${site}/slow`, { signal: left.signal }));
    const gone = Promise.allSettled(waiting);
    await expect.poll(() => arrived).toBe(4);
    expect(await statusOf(read('/quick', own))).toBe(429);
    left.abort();
    await gone;
    // Both places in the line are free again, as soon as the server has noticed.
    const next = () => {
      const asked = [1, 2].map(() => read('/quick', own));
      for (const finish of working.splice(0)) finish();
      return Promise.all(asked.map(statusOf));
    };
    await expect.poll(next).toEqual([200, 200]);
    expect(working).toEqual([]);
  });

  it('give their place back however they end, and a live screen keeps none', async () => {
    const site = await app.listen({ host: '127.0.0.1', port: 0 });
    const screens = new AbortController();
    for (let i = 0; i < 9; i += 1) {
      expect(await statusOf(read('/broken', GREEDY))).toBe(500);
      expect((await app.inject({ url: '/quick', method: 'HEAD' })).statusCode).toBe(200);
      expect((await fetch(`${site}/live`, { signal: screens.signal })).status).toBe(200);
    }
    expect((await fetch(`${site}/quick`)).status).toBe(200);
    screens.abort();
  });
});
