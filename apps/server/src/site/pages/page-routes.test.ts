import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('what is built, asked for under a straight or a crooked address', () => {
  let server: TestApp;
  let folder: string;
  let port: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goats-pages-'));
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><!--head--></head><body><div id="root"></div></body></html>',
    );
    await mkdir(join(folder, 'assets/es-1'), { recursive: true });
    await writeFile(join(folder, 'assets/es-1/cups.js'), 'hola()');
    await writeFile(join(folder, 'assets/es-1/cups.js.br'), 'squeezed');
    await mkdir(join(folder, '.desk'));
    await writeFile(
      join(folder, '.desk/index.html'),
      '<html><head><!--head--></head><body id="desk"><div id="root"></div></body></html>',
    );
    const env = { DATA_DIR: folder, PUBLIC_URL: 'https://goats.example' };
    server = await createTestApp({ env, webRoot: folder });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Exactly this target on the wire: fetch would straighten it first. */
  const get = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path }, async (response) =>
        resolve({ status: response.statusCode, body: await text(response) }),
      )
        .on('error', reject)
        .end();
    });

  it('a script is kept for ever, and comes as the browser can read it', async () => {
    const plain = await server.app.inject('/assets/es-1/cups.js');
    expect(plain.body).toBe('hola()');
    expect(plain.headers['cache-control']).toContain('immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    const headers = { 'accept-encoding': 'gzip, br' };
    const squeezed = await server.app.inject({ url: '/assets/es-1/cups.js', headers });
    expect(squeezed.body).toBe('squeezed');
    expect(squeezed.headers['content-encoding']).toBe('br');
  });

  it.each([
    '/assets/',
    '/assets/es-1',
    '/assets/gone.js',
    '/assets/../.desk/index.html',
    '/assets/%2e%2e/.desk/index.html',
    '/assets/..%2f.desk/index.html',
    '/.desk/index.html',
  ])('nothing but a script is to be had by way of scripts: %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('id="desk"');
  });

  it.each(['//[', '//', '//:0', '/\\[', 'http://[', 'http:///', '/%5b?//[', '//a:b@c:99999/'])(
    'is no fault of ours: %s',
    async (path) => {
      expect((await get(path)).status).toBeLessThan(500);
    },
  );

  it.each([
    '//evil.example/about',
    '/\\evil.example/about',
    'http://evil.example/about',
    '///evil.example/about?x=//evil.example',
    '//evil.example@evil.example/about',
  ])('never points to another site: %s', async (path) => {
    const { body } = await get(path);
    const links = [...body.matchAll(/(?:href|content)="(https?:[^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/goats\.example\//);
  });

  it.each([
    '/player/abc',
    '/player/0x12',
    '/album/abc',
    '/cups/987654321',
    '/cups/0',
    '/cups/abc',
    '/nft/0',
    '/nft/20001',
    '/nft/abc',
    '/goat/a-sheep',
    '/goat-profile/goat-99',
    '/base-goat/11',
    '/no-such-page',
  ])('answers 404 where it names nothing: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('answers 200 for whatever is there, and for every wallet there can be', async () => {
    const [{ id }] = (await server.db.query(
      `insert into cups (kind, rarity, size, fee, opens_at, starts_at, seed, secret)
       values ('knockout', 'Common', 8, 0, now(), now() + interval '1 hour', repeat('a', 64),
               repeat('b', 64)) returning id`,
    )) as [{ id: number }];
    const wallet = `0x${'aB'.repeat(20)}`;
    for (const path of [
      ...[`/cups/${id}`, '/cups', `/player/${wallet}`, `/album/${wallet}`],
      ...['/nft/17', '/nft/1000017', '/goat/the-flea', '/goat-profile/goat-3', '/base-goat/3'],
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  });

  it.each(['/admin', '/admin/', '/admin?tab=marketplace&section=club'])(
    'brings the operator to the desk, which is an app of its own: %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body).toContain('<body id="desk">');
      expect(body).toContain('<title>Admin · Legendary GOATs</title>');
    },
  );

  it.each(['/', '/about', '/administer', '/admin/tab', '/.desk/index.html'])(
    'shows the desk nowhere else: %s',
    async (path) => {
      expect((await get(path)).body).not.toContain('id="desk"');
    },
  );

  it('is itself when the address is whole, as a proxy writes it', async () => {
    const { status, body } = await get('http://goats.example/about');
    expect(status).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://goats.example/about">');
  });
});
