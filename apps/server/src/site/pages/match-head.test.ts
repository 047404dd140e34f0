import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardImageUrl } from '@goats/collection';
import { shortAddress } from '@goats/rules';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMatchPreview } from '../../cards/pictures/match-preview.ts';
import { runCups } from '../../slices/cup/run-cups.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { duelBetween, kickOff, playOut, seat } from '../../testing/test-players.ts';

describe('a shared link to a match', () => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goats-preview-'));
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><!--head--></head><body><div id="root"></div></body></html>',
    );
    server = await createTestApp({
      env: { DATA_DIR: folder, CUP_EVERY_MINUTES: '10' },
      webRoot: folder,
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const pictureOf = (html: string) =>
    /og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
  const page = async (url: string) => (await server.app.inject({ url })).body;

  it('says who plays for what, and later who won', async () => {
    const ada = await seat(server, 'ada', ['Common', 'Common']);
    const bob = await seat(server, 'bob', ['Common']);
    const id = await duelBetween(ada, bob, { stake: 25 });
    const names = [ada, bob].map(({ address }) => shortAddress(address));
    const live = await page(`/battle?match=${id}`);
    expect(live).toContain(`<title>${names.join(' v ')} · Legendary GOATs</title>`);
    expect(live).toContain('Best of 3 for 25 HOOF each, live.');
    expect(live).toContain(`/battle?match=${id}">`);
    expect(pictureOf(await page(`/fr/battle?match=${id}`))).toBe(`${pictureOf(live)}?lang=fr`);
    const picture = pictureOf(live);
    const drawn = await server.app.inject({ url: picture });
    expect(await loadImage(drawn.rawPayload)).toMatchObject({ width: 1200, height: 630 });
    expect(drawn.headers['cache-control']).toContain('immutable');

    // Ada swaps in secret: nothing about that may be seen in the picture until it is over.
    const announced = await findMatchPreview(server.db, id);
    const before = announced?.draw?.();
    expect(announced?.faces).toEqual([cardImageUrl(ada.cards[0]!), cardImageUrl(bob.cards[0]!)]);
    await kickOff([ada, bob], id, [[ada.cards[1]!], [bob.cards[0]!]]);
    const sealed = await findMatchPreview(server.db, id);
    expect(sealed?.draw?.()).toBe(before);
    // What lies there now may be another card: the frame of the page shows two backs.
    expect(sealed?.faces).toBeUndefined();

    const end = await playOut([ada, bob], id);
    const loser = end.result!.winner === ada.address ? 1 : 0;
    expect((await findMatchPreview(server.db, id))?.draw?.()).toContain(`night${loser}"`);
    const over = await page(`/battle?match=${id}`);
    const [a, b] = names;
    expect(over).toContain(`<title>${a} ${end.score.join(':')} ${b} ·`);
    expect(over).toContain(`${shortAddress(end.result!.winner!)} won, best of 3`);
    // Whoever kept the live picture must not be told that it is the last word.
    expect(pictureOf(over)).not.toBe(picture);
    const last = await server.app.inject({ url: pictureOf(over) });
    expect(last.headers['cache-control']).toContain('immutable');
    const plain = `/api/images/social-match-${id}`;
    for (const url of [picture, `${plain}.png`, `${plain}.ended.png`]) {
      const { headers } = await server.app.inject({ url });
      expect(headers['cache-control']).toBe('public, max-age=60');
      expect(headers.etag).toBe(last.headers.etag);
    }
  });

  it('says of a cup’s tie that nothing but the cup is played for', async () => {
    const cup = await openCup(server);
    for (const name of ['cy', 'di', 'eve', 'flo']) {
      const { call, cards } = await seat(server, name, ['Common']);
      expect(await call('POST', `/api/cups/${cup}/entries`, { cardIds: cards })).toMatchObject({
        status: 201,
      });
    }
    server.clock.advance(10 * 60_000);
    await runCups(server.app.game);
    const { ties } = (await server.app.inject(`/api/cups/${cup}`)).json();
    expect(ties).toHaveLength(2);
    const html = await page(`/battle?match=${ties[0].matchId}`);
    expect(html).toContain('Best of 3 for nothing but the cup, live.');
    const drawn = await server.app.inject({ url: pictureOf(html) });
    expect(await loadImage(drawn.rawPayload)).toMatchObject({ width: 1200, height: 630 });
  });

  it.each(['/battle?match=999999', '/battle?match=0', '/battle?match=1%27--', '/battle'])(
    'falls back to the arena for %s',
    async (url) => {
      expect(await page(url)).toContain('/api/images/social-battle.abc123.png');
    },
  );

  it('shows today’s puzzle as soon as it has been asked, and the page’s own picture until then', async () => {
    expect(pictureOf(await page('/puzzle'))).toBe('/api/images/social-puzzle.abc123.png');
    const day = new Date(server.clock.now()).toISOString().slice(0, 10);
    await server.db.query(
      'insert into puzzles (day, match_id) select $1, id from matches where finished_at is not null',
      [day],
    );
    const picture = pictureOf(await page('/puzzle'));
    expect(picture).toBe(`/api/images/social-puzzle-${day}.abc123.png`);
    const drawn = await server.app.inject({ url: picture });
    expect(await loadImage(drawn.rawPayload)).toMatchObject({ width: 1200, height: 630 });
  });

  it('has no picture of a match that never was', async () => {
    const response = await server.app.inject({ url: '/api/images/social-match-999999.png' });
    expect(response.statusCode).toBe(404);
  });
});

/** The next knock-out for Common cards, open for entries. */
async function openCup({ app, clock }: TestApp): Promise<number> {
  for (let minutes = 0; minutes < 60; minutes += 1) {
    await runCups(app.game);
    const cups: { id: number; status: string; tier: string; kind: string }[] = (
      await app.inject('/api/cups')
    ).json();
    const open = cups.find(
      ({ status, tier, kind }) => status === 'open' && tier === 'Common' && kind === 'knockout',
    );
    if (open) return open.id;
    clock.advance(60_000);
  }
  throw new Error('No cup opened.');
}
