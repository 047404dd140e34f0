import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cardImageUrl, mintedCard } from '@goats/collection';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sayIn } from '../../words/say-in.ts';

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
    ['/api/images/card-17-ground.webp?w=256', 'image/webp'],
    ['/api/images/card-17-figure.webp?w=256', 'image/webp'],
    ['/api/images/moment-the-flea-1.webp?w=256', 'image/webp'],
    ['/api/images/back-17.webp?w=256', 'image/webp'],
    ['/api/images/crest-the-flea.svg', 'image/svg+xml; charset=utf-8'],
    [
      '/api/images/avatar-0x91fA000000000000000000000000000000A8c07E.svg',
      'image/svg+xml; charset=utf-8',
    ],
    [
      '/api/images/reaction-well-played-0x91fA000000000000000000000000000000A8c07E.svg',
      'image/svg+xml; charset=utf-8',
    ],
    ['/api/goat-images/the-flea.webp?w=128', 'image/webp'],
    ['/api/goat-images/the-flea-cover.webp?w=320', 'image/webp'],
    ['/api/goat-images/the-flea-figure.webp?w=128', 'image/webp'],
    ['/api/goat-images/the-flea/the-flea_1_common_home.webp?w=128', 'image/webp'],
    ['/api/goat-images/default', 'image/webp'],
    ['/api/images/placeholder-goat.jpg', 'image/jpeg'],
    ['/hoof-logo-512.svg', 'image/svg+xml; charset=utf-8'],
    ['/hoof-logo-icon-256.png', 'image/png'],
    ['/app-icon-maskable-512.png', 'image/png'],
    ['/app-icon-badge-96.png', 'image/png'],
  ])('draws %s', async (url, type) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    if (!type.includes('svg')) {
      const { width } = await loadImage(response.rawPayload);
      const wanted = /[?]w=(\d+)/.exec(url)?.[1];
      if (wanted) expect(width).toBe(Number(wanted));
    }
  });

  it.each([
    ['/api/nfts/17', /"imageUrl":"([^"]+)"/],
    ['/api/nfts?limit=1', /"imageUrl":"([^"]+)"/],
    ['/api/goats', /"url":"([^"]+)"/],
    ['/api/base-goats/3', /"imageUrl":"([^"]+)"/],
  ])(
    'are kept for ever under the address that %s names, and under no other',
    async (url, picture) => {
      const current = picture.exec((await get(url)).body)?.[1] ?? '';
      expect(current).toContain('.abc123.webp');
      const kept = await get(`${current}?w=128`);
      expect(kept.headers['cache-control']).toContain('immutable');
      for (const other of ['.webp', '.0ld.webp']) {
        const response = await get(`${current.replace('.abc123.webp', other)}?w=128`);
        expect(response.headers['cache-control']).toBe('public, max-age=60');
        expect(response.headers.etag).toBe(kept.headers.etag);
      }
    },
  );

  it('show a card as it was minted, so that it keeps its address when its numbers have changed', async () => {
    const before = await get('/api/images/card-18.svg');
    await server.db.query('update cards set pace = pace - 10, vision = vision - 10 where id = 18');
    const { imageUrl, goatScore } = (await get('/api/nfts/18')).json();
    expect(goatScore).toBe(mintedCard(18)!.goatScore - 2);
    expect(imageUrl).toBe(cardImageUrl(18));
    expect((await get('/api/images/card-18.svg')).body).toBe(before.body);
  });

  it('have no version in what the provenance seals', async () => {
    expect((await get('/api/metadata/1000017')).json().image).toMatch(
      /\/api\/images\/card-17\.webp$/,
    );
  });

  it('steps a width up to the list, so that a guest cannot fill the disk pixel by pixel', async () => {
    const response = await get('/api/goat-images/the-flea.png?w=70');
    expect((await loadImage(response.rawPayload)).width).toBe(128);
  });

  it('say what they say in the language they are asked for in, and are not kept for ever in it', async () => {
    const url = '/api/images/social-cups.abc123.svg';
    const [english, german] = [await get(url), await get(`${url}?lang=de`)];
    expect(english.body).toContain('<title>Cups</title>');
    expect(english.headers['cache-control']).toContain('immutable');
    const title = sayIn('de')('Cups');
    expect(title).not.toBe('Cups');
    expect(german.body).toContain(`<title>${title}</title>`);
    expect(german.headers['cache-control']).toBe('public, max-age=60');
    expect(german.headers.etag).not.toBe(english.headers.etag);
    const pixels = '/api/images/social-cups.png';
    const drawn = await get(`${pixels}?lang=de`);
    expect(await loadImage(drawn.rawPayload)).toMatchObject({ width: 1200, height: 630 });
    expect(drawn.rawPayload.equals((await get(pixels)).rawPayload)).toBe(false);
  });

  it.each(['en', 'tlh', '', 'de&lang=fr'])(
    'have one English address, and none in a language we do not speak: %s',
    async (lang) => {
      expect((await get(`/api/images/social-cups.svg?lang=${lang}`)).statusCode).toBe(400);
    },
  );

  it('are the same in every language where there are no words in them', async () => {
    const [one, other] = [
      await get('/api/images/card-17.svg'),
      await get('/api/images/card-17.svg?lang=de'),
    ];
    expect(other.headers.etag).toBe(one.headers.etag);
  });

  it('answers 304 to whoever has the picture already', async () => {
    const first = await get('/api/goat-images/the-flea.svg');
    const again = await get('/api/goat-images/the-flea.svg', {
      'if-none-match': String(first.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  const AVATAR = 'avatar-0x91fa000000000000000000000000000000a8c07e';

  it('keep no drawing on disk: there are more players and cards than fit, and pixels took longer', async () => {
    const folderOf = join(folder, 'pictures');
    await get('/api/images/crest-the-flea.webp?w=64');
    const before = await readdir(folderOf);
    for (const name of [AVATAR, 'card-19', 'back-19', 'card-19-figure']) {
      const packed = await get(`/api/images/${name}.svg`, { 'accept-encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      const plain = await get(`/api/images/${name}.svg`);
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
      expect(plain.headers.vary).toBe('accept-encoding');
    }
    expect(await readdir(folderOf)).toEqual(before);
  });

  it('are one and the same however their name is written', async () => {
    const { etag } = (await get('/api/images/card-17.svg')).headers;
    expect((await get('/api/images/Card-17.SVG')).headers.etag).toBe(etag);
    expect((await get('/api/images/card-18.svg')).headers.etag).not.toBe(etag);
    const coin = (await get('/hoof-logo-512.svg')).headers.etag;
    expect((await get('/app-icon-512.svg')).headers.etag).not.toBe(coin);
  });

  it('are refused to whoever asks for too many at once, in an answer that nobody keeps', async () => {
    const asked = Array.from({ length: 300 }, (_, i) => `/api/images/back-${i + 1}.abc123.svg`);
    const answers = await Promise.all(asked.map((url) => get(url, { 'accept-encoding': 'gzip' })));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.json()).toHaveProperty('code');
      for (const header of ['cache-control', 'etag', 'content-encoding', 'vary']) {
        expect(answer.headers).not.toHaveProperty(header);
      }
    }
    const served = answers.filter(({ statusCode }) => statusCode === 200);
    expect(served.length).toBe(answers.length - refused.length);
  }, 60_000);

  it('let other answers through while a hundred are drawn', async () => {
    const order: string[] = [];
    const drawn = Array.from({ length: 100 }, async (_, i) => {
      await get(`/api/images/avatar-0x${String(i).padStart(40, '0')}.svg`);
      order.push('picture');
    });
    const other = get('/api/images/%00.png').then(() => order.push('other'));
    await Promise.all([...drawn, other]);
    expect(order.indexOf('other')).toBeLessThan(50);
  }, 60_000);

  it.each([
    '/api/images/card-0.webp',
    '/api/images/card-00017.webp',
    '/api/images/back-017.svg',
    '/api/images/back-20001.svg',
    '/api/images/social-card-017.png',
    '/api/images/moment-the-flea-01.webp',
    '/api/images/crest-constructor.svg',
    '/api/images/avatar-0x123.svg',
    `/api/images/${AVATAR.replace('avatar', 'reaction-ouch')}.png`,
    `/api/images/${AVATAR.replace('avatar', 'reaction-insult')}.svg`,
    '/api/images/reaction-ouch-0x123.svg',
    ...['png', 'webp', 'jpg', 'jpeg'].map((format) => `/api/images/${AVATAR}.${format}`),
    `/attached_assets/${AVATAR}.png?w=960`,
    '/api/images/card-20001.webp',
    '/api/images/nobody.webp',
    '/api/images/card-17.exe',
    '/api/images/card-17-sky.webp',
    '/api/images/moment-the-flea-99.webp',
    '/api/goat-images/the-sheep.webp',
    '/api/goat-images/the-flea/the-flea_99_common_home.webp',
    '/attached_assets/image_nope.png',
  ])('says that there is no picture %s, so that a page takes its next one', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(response.headers['cache-control']).toMatch(/no-(cache|store)/);
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
