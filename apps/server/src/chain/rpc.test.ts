import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createRpc, RpcRefusal } from './rpc.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A node that answers as a test wants it to; counts how often it was asked. */
async function node(answer: (response: ServerResponse, time: number) => void) {
  const asked: { times: number; authorization: string | undefined } = {
    times: 0,
    authorization: undefined,
  };
  server = createServer((request, response) => {
    request.resume();
    asked.times += 1;
    asked.authorization = request.headers.authorization;
    answer(response, asked.times);
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, url };
}

const UNREACHABLE = { code: 'CHAIN_UNREACHABLE', status: 503 };

it('asks again when a node has too much to do, and only so often', async () => {
  const { asked, url } = await node((response, time) => {
    if (time < 3) response.writeHead(429, { 'retry-after': '0' }).end();
    else response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });
  expect(await createRpc(url).request('eth_chainId', [])).toBe('0x1');
  expect(asked.times).toBe(3);
});

it('sends the password of an address along, and shows it to nobody', async () => {
  const { asked, url } = await node((response, time) => {
    if (time === 1) response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    else response.end('<html>');
  });
  const rpc = createRpc(url.replace('http://', 'http://goats:100%25%@'));
  expect(await rpc.request('eth_chainId', [])).toBe('0x1');
  expect(asked.authorization).toBe(`Basic ${Buffer.from('goats:100%%').toString('base64')}`);
  const error = await rpc.request('eth_chainId', []).catch((thrown: Error) => thrown);
  expect(`${(error as Error).stack} ${((error as Error).cause as Error).stack}`).not.toMatch(
    /goats:|100%/,
  );
});

it('gives up on one that never has time', async () => {
  const { asked, url } = await node((response) => {
    response.writeHead(503, { 'retry-after': '0' }).end();
  });
  await expect(createRpc(url).request('eth_chainId', [])).rejects.toMatchObject(UNREACHABLE);
  expect(asked.times).toBe(4);
});

it('never sends a transaction twice by itself', async () => {
  const { asked, url } = await node((response) => response.destroy());
  const sent = createRpc(url).request('eth_sendRawTransaction', ['0x12']);
  await expect(sent).rejects.toMatchObject(UNREACHABLE);
  expect(asked.times).toBe(1);
});

it('does not wait for a node that says nothing, or one letter at a time', async () => {
  const silent = await node(() => {});
  const limits = { timeoutMs: 200 };
  const first = createRpc(silent.url, limits).request('eth_chainId', []);
  await expect(first).rejects.toMatchObject({ ...UNREACHABLE, cause: { message: /0.2 s/ } });
  server?.closeAllConnections();
  server?.close();
  const slow = await node((response) => {
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  });
  const second = createRpc(slow.url, limits).request('eth_chainId', []);
  await expect(second).rejects.toMatchObject(UNREACHABLE);
});

it.each([
  ['not JSON', '<html>'],
  ['another shape', '{"hello":1}'],
  ['nothing', 'null'],
  ['too much', `{"result":"${'0'.repeat(5_000)}"}`],
])('does not believe a node that answers with %s', async (_, body) => {
  const { url } = await node((response) => response.end(body));
  const asked = createRpc(url, { mostBytes: 1_000 }).request('eth_chainId', []);
  await expect(asked).rejects.toMatchObject(UNREACHABLE);
});

it('passes on what the node refuses, with what a contract said', async () => {
  const { url } = await node((response) =>
    response.end('{"error":{"code":3,"message":"execution reverted","data":"0x08c379a0"}}'),
  );
  const asked = createRpc(url).request('eth_call', []);
  await expect(asked).rejects.toThrow(RpcRefusal);
  await expect(asked).rejects.toMatchObject({ code: 3, data: '0x08c379a0' });
});
