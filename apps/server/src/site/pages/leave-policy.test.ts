import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let folder: string;
const policy = "default-src 'none'; script-src 'sha256-abc='";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goats-leave-'));
  const page = `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}" /></head></html>`;
  await writeFile(join(folder, 'leave.html'), page);
  await writeFile(join(folder, 'leave.html.br'), brotliCompressSync(page));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><!--head--></head><body><div id="root"></div></body></html>',
  );
  server = await createTestApp({ webRoot: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it.each(['identity', 'br'])(
  'leaving without us runs its own script and nothing else, squeezed or not: %s',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await server.app.inject({ url: '/leave.html', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
    expect(answer.headers['content-type']).toContain('text/html');
  },
);

it('no other page gets that policy', async () => {
  const answer = await server.app.inject({ url: '/about' });
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
});
