import { createServer, get, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type ProxyServer, startProxy } from './proxy.ts';

const open: (Server | ProxyServer)[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) {
    if ('rotation' in each) await each.close();
    else {
      each.closeAllConnections();
      await new Promise((resolve) => each.close(resolve));
    }
  }
});

async function instance(answer: RequestListener): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url === '/api/health') response.end('{}');
    else answer(request, response);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function behind(...instances: number[]): Promise<{ url: string; proxy: ProxyServer }> {
  const proxy = await startProxy({ port: 0, instances });
  open.push(proxy);
  return { url: `http://127.0.0.1:${proxy.port}`, proxy };
}

/** Reads the whole request and then dies on it, as a killed server does. */
const dies: RequestListener = (request) => {
  request.resume();
  request.once('end', () => request.socket.destroy());
};
const says =
  (text: string): RequestListener =>
  (request, response) => {
    request.resume();
    request.once('end', () => response.end(text));
  };

it('answers a reader although the instance that was asked first died', async () => {
  const { url, proxy } = await behind(await instance(dies), await instance(says('alive')));
  for (let i = 0; i < 4; i += 1) expect(await (await fetch(url)).text()).toBe('alive');
  expect(proxy.retried).toBe(1);
});

it('repeats a write only when its key makes that harmless', async () => {
  let writes = 0;
  const counts: RequestListener = (request, response) => {
    writes += 1;
    says('written')(request, response);
  };
  const { url } = await behind(await instance(dies), await instance(counts));
  const body = '{"stake":10}';
  const keyed = { 'idempotency-key': 'k1' };
  // Round-robin begins at the second instance; the one that dies is asked next.
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  expect((await fetch(url, { method: 'POST', body })).status).toBe(502);
  expect(writes).toBe(1);
  const again = await behind(await instance(counts), await instance(dies));
  expect((await fetch(again.url, { method: 'POST', body, headers: keyed })).status).toBe(200);
  expect(writes).toBe(2);
});

it('sends a write on when the instance was not even there', async () => {
  const gone = await instance(says('never'));
  const [server] = open.splice(0);
  await new Promise((resolve) => (server as Server).close(resolve));
  const { url } = await behind(await instance(says('here')), gone);
  expect(await (await fetch(url, { method: 'POST', body: '{}' })).text()).toBe('here');
});

it('passes an event on while the stream is still open', async () => {
  const port = await instance((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: goal\n\n');
  });
  const { url } = await behind(port);
  const first = await new Promise<string>((resolve) => {
    const asked = get(url, (answer) => {
      answer.once('data', (chunk) => {
        resolve(String(chunk));
        asked.destroy();
      });
      answer.on('error', () => {});
    });
    asked.on('error', () => {});
  });
  expect(first).toBe('data: goal\n\n');
});

it('lets a resting instance finish and gives it nothing new', async () => {
  let finish = () => {};
  const port = await instance((_request, response) => {
    finish = () => response.end('first');
  });
  const other = await instance(says('second'));
  const { url, proxy } = await behind(other, port);
  const slow = fetch(url);
  await expect.poll(() => proxy.rotation.backends[1]!.busy).toBe(1);
  const out = proxy.rotation.takeOut(port);
  for (let i = 0; i < 4; i += 1) expect(await (await fetch(url)).text()).toBe('second');
  finish();
  expect(await (await slow).text()).toBe('first');
  await out;
});

it('tells instances where people really are, whatever they claim', async () => {
  const port = await instance(({ headers }, response) => {
    const { 'x-forwarded-for': from, 'x-forwarded-host': host, 'x-forwarded-proto': by } = headers;
    response.end(`${from} ${host} ${by}`);
  });
  const { url } = await behind(port);
  const answer = await fetch(url, {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
    },
  });
  expect(await answer.text()).toBe('127.0.0.1 undefined http');
});
