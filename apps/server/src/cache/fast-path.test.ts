import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prepared } from '../http/prepared.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { registerFastPath } from './fast-path.ts';
import { sendHot } from './send-cached.ts';

describe('the front door', () => {
  let server: TestApp;
  let site: string;
  const atDoor: string[] = [];
  beforeAll(async () => {
    server = await createTestApp({ env: { METRICS: 'true' } });
    server.app.frontDoor.onAnswered(({ url }) => atDoor.push(url));
    site = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${site}${path}`, { headers });
    const { date: _, ...rest } = Object.fromEntries(response.headers);
    return { status: response.status, headers: rest, body: await response.text() };
  };

  it('says word for word what the router said, under an id of its own', async () => {
    const first = await read('/api/nfts/17');
    const second = await read('/api/nfts/17');
    expect(atDoor).toEqual(['/api/nfts/17']);
    const { 'x-request-id': firstId, ...firstHeaders } = first.headers;
    const { 'x-request-id': secondId, ...secondHeaders } = second.headers;
    expect({ ...second, headers: secondHeaders }).toEqual({ ...first, headers: firstHeaders });
    expect(secondId).not.toBe(firstId);
    expect(
      (await read('/api/nfts/17', { 'x-request-id': 'from-the-proxy' })).headers,
    ).toMatchObject({ 'x-request-id': 'from-the-proxy' });
  });

  it('never shows a value that is no longer true', async () => {
    await read('/api/nfts/18');
    const before = JSON.parse((await read('/api/nfts/18')).body);
    await server.db.transaction(async (tx) => {
      await tx.query('update cards set pace = pace + 1 where id = 18');
      tx.announce(['card:18']);
    });
    const after = JSON.parse((await read('/api/nfts/18')).body);
    expect(after.stats.pace).toBe(before.stats.pace + 1);
  });

  it('tells whoever has the bytes already that nothing has changed', async () => {
    const { headers } = await read('/api/nfts/19');
    const again = await read('/api/nfts/19', { 'if-none-match': headers.etag as string });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('lets nothing but a plain read through: a wrong number is refused every time', async () => {
    for (const _ of [1, 2]) expect((await read('/api/nfts/0')).status).toBe(400);
    for (const _ of [1, 2]) {
      expect((await fetch(`${site}/api/nfts/17`, { method: 'PUT' })).status).not.toBe(200);
    }
  });

  it('is counted among the answers of its route', async () => {
    const count = async () => {
      const { body } = await read('/metrics');
      const line =
        /http_request_duration_seconds_count\{[^}]*"\/api\/nfts\/:id",status="200"\} (\d+)/;
      return Number(line.exec(body)?.[1]);
    };
    await read('/api/nfts/20');
    const before = await count();
    await read('/api/nfts/20');
    expect(await count()).toBe(before + 1);
  });
});

describe('the memory of the front door', () => {
  it('ends, however many addresses a stranger makes up', async () => {
    const app = Fastify();
    registerFastPath(app);
    const hot = { answer: new Prepared('{}'), bytes: 2, etag: '"e"', current: true };
    app.get('/hot', (request, reply) => {
      sendHot({ request, reply }, hot);
      reply.send('{}');
    });
    const atDoor: string[] = [];
    app.frontDoor.onAnswered(({ url }) => atDoor.push(url));
    const site = await app.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (n: number) => (await fetch(`${site}/hot?made-up=${n}`)).text();
    for (let n = 0; n < 2_060; n += 1) await ask(n);
    expect(atDoor).toEqual([]);
    await ask(0);
    await ask(2_059);
    expect(atDoor).toEqual(['/hot?made-up=2059']);
    await app.close();
  });
});
