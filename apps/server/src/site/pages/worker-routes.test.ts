import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let folder: string;
let on: TestApp;
let off: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goats-worker-'));
  for (const [file, text] of [
    ['index.html', '<html><head><!--head--></head><body><div id="root"></div></body></html>'],
    ['.worker/sw.js', 'keeps()'],
    ['.worker/off.js', 'goes()'],
    ['.plain/offline.html', '<h1>The pitch is out of reach</h1>'],
  ] as const) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  on = await createTestApp({ env: { DATA_DIR: folder }, webRoot: folder });
  off = await createTestApp({ env: { DATA_DIR: folder, SERVICE_WORKER: 'off' }, webRoot: folder });
});
afterAll(async () => {
  await on.close();
  await off.close();
  await rm(folder, { recursive: true, force: true });
});

it('a browser always asks whether the worker is the right one', async () => {
  const { headers, body } = await on.app.inject('/sw.js');
  expect(body).toBe('keeps()');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('text/javascript');
});

it('switched off, the worker that browsers have is sent away', async () => {
  expect((await off.app.inject('/sw.js')).body).toBe('goes()');
});

it('has a page for when nothing else can be reached', async () => {
  const { headers, body } = await on.app.inject('/offline');
  expect(body).toContain('The pitch is out of reach');
  expect(headers['cache-control']).toBe('no-cache');
});

it('a chunk that is not here is refused, and nobody keeps the refusal', async () => {
  const { statusCode, headers, json } = await on.app.inject('/assets/shell-gone.js');
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(json()).toMatchObject({ code: 'NOT_FOUND' });
});
