import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { API_DOCS } from './api-docs.ts';

describe('the API’s description', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const ask = (url: string, headers = {}) => server.app.inject({ url, headers });

  it.each(API_DOCS)('%s is put into words once, however many ask for it', async (url) => {
    const writing = vi.spyOn(server.app, 'swagger');
    const first = await ask(url);
    expect(first.statusCode).toBe(200);
    const others = await Promise.all(Array.from({ length: 20 }, () => ask(url)));
    expect(writing).toHaveBeenCalledTimes(1);
    for (const each of others) expect(each.rawPayload.equals(first.rawPayload)).toBe(true);
    writing.mockRestore();
  });

  it.each(API_DOCS)(
    '%s comes squeezed to whoever can read that, and not at all to whoever has it',
    async (url) => {
      const plain = await ask(url);
      const br = await ask(url, { 'accept-encoding': 'gzip, br' });
      const gzip = await ask(url, { 'accept-encoding': 'gzip' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
      const again = await ask(url, {
        'accept-encoding': 'br',
        'if-none-match': br.headers.etag as string,
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );
});
