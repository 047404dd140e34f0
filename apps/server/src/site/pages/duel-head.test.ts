import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DUEL_EXPIRY_MS, shortAddress } from '@goats/rules';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';

describe('a shared link to a duel', () => {
  let server: TestApp;
  let folder: string;
  let ada: TestPlayer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goats-duel-'));
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><!--head--></head><body><div id="root"></div></body></html>',
    );
    server = await createTestApp({ env: { DATA_DIR: folder }, webRoot: folder });
    ada = await seat(server, 'ada', ['Common', 'Common']);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = async (extra: object, card = 0) =>
    (
      await ada.call('POST', '/api/challenges', {
        ...{ ...challengeBody(ada, ada.cards[card]!, 'Common'), unlisted: true },
        ...extra,
      })
    ).body;
  const page = async (url: string) => (await server.app.inject({ url })).body;
  const pictureOf = (html: string) =>
    /og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
  const look = (url: string) => server.app.inject({ url });

  it('has a picture of its own, of who asks and for what, for as long as it can be taken', async () => {
    const { code, id } = await ask({});
    const answer = await look(`/duel/${code}`);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const shown = answer.body;
    const name = shortAddress(ada.address);
    expect(shown).toContain(`<title>${name} asks you for a duel for 10 HOOF · Legendary GOATs`);
    const picture = pictureOf(shown);
    expect(picture).toMatch(/^\/api\/images\/social-duel-/);
    expect(pictureOf(await page(`/de/duel/${code}`))).toBe(`${picture}?lang=de`);
    const drawn = await look(picture);
    expect(await loadImage(drawn.rawPayload)).toMatchObject({ width: 1200, height: 630 });
    expect(drawn.headers['cache-control']).toContain('immutable');
    expect((await look(`${picture}?lang=de`)).rawPayload).not.toEqual(drawn.rawPayload);

    // Whoever is named by now is on it, under another address: the old one is kept for ever.
    await ada.call('PUT', '/api/me/name', { name: 'Ada of the Kop' });
    const renamed = pictureOf(await page(`/duel/${code}`));
    expect(renamed).not.toBe(picture);
    expect((await look(renamed)).rawPayload).not.toEqual(drawn.rawPayload);

    await ada.call('DELETE', `/api/challenges/${id}`);
    expect(pictureOf(await page(`/duel/${code}`))).toMatch(/social-duel\./);
    expect((await look(picture)).statusCode).toBe(404);
  });

  it('says of a friendly that it is one, and nothing about a link that never was or ran out', async () => {
    const { code } = await ask({ hoofStake: 0, friendly: true }, 1);
    expect(await page(`/duel/${code}`)).toContain('asks you for a friendly');
    const staked = await ask({});
    server.clock.advance(DUEL_EXPIRY_MS);
    for (const gone of [staked.code, 'A'.repeat(22)]) {
      const html = await page(`/duel/${gone}`);
      expect(html).not.toContain('asks you for');
      expect((await look(`/api/images/social-duel-${gone}.png`)).statusCode).toBe(404);
    }
  });
});
