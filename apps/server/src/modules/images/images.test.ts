import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('pictures', () => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goats-pictures-'));
    server = await createTestApp({ env: { DATA_DIR: folder } });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  it.each([
    ['/api/images/card-17.svg', 'image/svg+xml; charset=utf-8'],
    ['/api/images/card-17.png?w=256', 'image/png'],
    ['/api/images/card-17.webp?w=256', 'image/webp'],
    ['/api/images/card-17.jpg?w=256', 'image/jpeg'],
    ['/api/goat-images/the-flea.webp?w=128', 'image/webp'],
    ['/api/goat-images/the-flea-cover.webp?w=320', 'image/webp'],
    ['/api/goat-images/the-flea-figure.webp?w=128', 'image/webp'],
    ['/api/goat-images/the-flea/the-flea_1_common_home.webp?w=128', 'image/webp'],
    ['/api/goat-images/default', 'image/webp'],
    ['/api/images/placeholder-goat.jpg', 'image/jpeg'],
    ['/hoof-logo-512.svg', 'image/svg+xml; charset=utf-8'],
    ['/hoof-logo-icon-256.png', 'image/png'],
  ])('draws %s', async (url, type) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toContain('immutable');
    if (!type.includes('svg')) {
      const { width } = await sharp(response.rawPayload).metadata();
      const wanted = /[?]w=(\d+)/.exec(url)?.[1];
      if (wanted) expect(width).toBe(Number(wanted));
    }
  });

  it('steps a width up to the list, so that a guest cannot fill the disk pixel by pixel', async () => {
    const response = await get('/api/goat-images/the-flea.png?w=70');
    expect((await sharp(response.rawPayload).metadata()).width).toBe(96);
  });

  it('answers 304 to whoever has the picture already', async () => {
    const first = await get('/api/goat-images/the-flea.svg');
    const again = await get('/api/goat-images/the-flea.svg', {
      'if-none-match': String(first.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    '/api/images/card-0.webp',
    '/api/images/card-20001.webp',
    '/api/images/nobody.webp',
    '/api/images/card-17.exe',
    '/api/goat-images/the-sheep.webp',
    '/api/goat-images/the-flea/the-flea_99_common_home.webp',
    '/attached_assets/image_nope.png',
  ])('shows the placeholder with 404 for %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/api/images/..%2f..%2fetc%2fpasswd',
    '/api/images/%00.png',
    '/api/images/a%2Fb.png',
    '/api/images/....svg',
    '/api/goat-images/..%5C..%5Cx/y.webp',
    `/api/images/${'x'.repeat(5000)}.png`,
    '/api/goat-images/the-flea.png?w=-1',
    '/api/goat-images/the-flea.png?w=1e9',
    '/api/goat-images/the-flea.png?w=0',
    '/api/goat-images/the-flea.png?w=99999',
    '/api/goat-images/the-flea.png?w=64&w=128',
  ])('refuses %s', async (url) => {
    const response = await get(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json()).toHaveProperty('code');
  });
});
