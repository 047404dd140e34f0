import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goatSummary, mintedCard } from '@goats/collection';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCupPreview } from '../../cards/pictures/cup-preview.ts';
import { makeHouseMoves } from '../../people/house-play/house-moves.ts';
import { seedHouse } from '../../people/house-play/seed-house.ts';
import { freshSeeds } from '../../slices/cup/fresh-seeds.ts';
import { runCups } from '../../slices/cup/run-cups.ts';
import { keepDeadlines } from '../../slices/match/deadlines.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seat } from '../../testing/test-players.ts';

const MINUTE = 60_000;

describe('a shared link to a cup', () => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goats-cups-'));
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><!--head--></head><body><div id="root"></div></body></html>',
    );
    server = await createTestApp({
      env: { DATA_DIR: folder, DEMO_WORLD: 'true', LIMIT_WRITES_PER_MINUTE: '100000' },
      webRoot: folder,
    });
    await seedHouse(server.app.game);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const page = async (url: string) => (await server.app.inject({ url })).body;
  const pictureOf = (html: string) =>
    /og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
  const draw = (url: string) => server.app.inject({ url });

  async function open(kind: 'knockout' | 'clubs', size: number): Promise<number> {
    const at = server.clock.now();
    const { id } = await server.app.game.world.run({
      ...{ type: 'open-cup', kind, rarity: 'Common', size, slot: null, fee: 0 },
      ...{ opensAt: at, startsAt: at + 5 * MINUTE, ...freshSeeds(kind), operator: null, at },
    });
    return id;
  }
  async function start() {
    server.clock.advance(5 * MINUTE);
    await runCups(server.app.game);
  }
  const statusOf = async (id: number) =>
    (await server.db.query<{ status: string }>('select status from cups where id = $1', [id]))[0]
      ?.status;
  async function playOut(id: number) {
    for (let passed = 0; passed < 1_500 && (await statusOf(id)) === 'running'; passed += 2) {
      server.clock.advance(2_000);
      await keepDeadlines(server.app.game);
      await makeHouseMoves(server.app.game);
    }
    expect(await statusOf(id)).toBe('finished');
  }

  it('says when it starts, that it is on, and who lifted it with which goat', async () => {
    const ada = await seat(server, 'ada', ['Common']);
    const id = await open('knockout', 4);
    await ada.call('POST', `/api/cups/${id}/entries`, { cardIds: ada.cards });
    const before = await page(`/cups/${id}`);
    expect(before).toContain(`<title>Common Cup No. ${id} · Legendary GOATs</title>`);
    expect(before).toContain('4 places, one winner. It starts at 12:05 UTC on 1 June 2026');
    expect(before).toContain(`/cups/${id}">`);
    const german = await page(`/de/cups/${id}`);
    expect(german).toContain('1. Juni 2026');
    expect(pictureOf(german)).toMatch(/\?lang=de$/);
    expect((await draw(pictureOf(german))).statusCode).toBe(200);
    const first = await draw(pictureOf(before));
    expect(await loadImage(first.rawPayload)).toMatchObject({ width: 1200, height: 630 });
    expect(first.headers['cache-control']).toContain('immutable');

    await start();
    const live = await page(`/cups/${id}`);
    expect(live).toContain('4 places, live.');
    expect(pictureOf(live)).not.toBe(pictureOf(before));

    await playOut(id);
    const [final] = await server.db.query<{ winner: string; player_0: string; brought: number[] }>(
      'select winner, player_0, brought from cup_ties where cup_id = $1 and round = 2',
      [id],
    );
    const { winner, player_0: one, brought } = final!;
    const goat = goatSummary(mintedCard(brought[winner === one ? 0 : 1]!)!.goat).name;
    const over = await page(`/cups/${id}`);
    expect(over).toMatch(new RegExp(`<title>.+ wins the Common Cup No. ${id} ·`));
    expect(over).toContain(`Lifted with ${goat} on 1 June 2026.`);
    // Whoever kept the picture from before must not be told that it is the last word.
    const last = await draw(pictureOf(over));
    expect(last.headers['cache-control']).toContain('immutable');
    for (const url of [pictureOf(before), `/api/images/cups/${id}.png`]) {
      const { headers } = await draw(url);
      expect(headers['cache-control']).toBe('public, max-age=60');
      expect(headers.etag).toBe(last.headers.etag);
    }

    // A name that an operator takes away leaves the picture with the next look.
    const drawn = async () => (await findCupPreview(server.db, String(id)))!;
    const named = await drawn();
    await server.db.query(
      `insert into players (address, display_name, name_key, named_at)
         values ($1, 'Sir Bleats', 'slrbleats', now())
         on conflict (address) do update set display_name = 'Sir Bleats'`,
      [winner],
    );
    const renamed = await drawn();
    expect(renamed.title).toContain('Sir Bleats wins');
    expect(renamed.version).not.toBe(named.version);
    expect(renamed.draw()).toContain('<title>Sir Bleats wins');
  });

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['svg', 'image/svg+xml; charset=utf-8'],
  ])('has its picture as %s', async (format, type) => {
    const id = await open('clubs', 16);
    const response = await draw(`/api/images/cups/${id}.${format}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    if (format === 'svg') {
      expect(response.body).toContain(`<title>Common Club Match No. ${id}</title>`);
    }
  });

  it('of two clubs names the club that won', async () => {
    const id = await open('clubs', 16);
    const ada = await seat(server, 'clara', ['Common']);
    await ada.call('POST', `/api/cups/${id}/entries`, { cardIds: ada.cards });
    await start();
    await playOut(id);
    expect(await page(`/cups/${id}`)).toMatch(
      new RegExp(`(Carnival Rovers|Old Meadow United) win the Common Club Match No. ${id} ·`),
    );
  });

  it('says that a cup was called off, and why', async () => {
    const id = await open('knockout', 8);
    const operator = { username: 'admin', address: '127.0.0.1' };
    await server.db.query(
      `insert into operators (username, password_hash) values ('admin', 'x') on conflict do nothing`,
    );
    await server.app.game.world.run({
      ...{ type: 'cancel-cup', cupId: id, operator, at: server.clock.now() },
    });
    expect(await page(`/cups/${id}`)).toContain(
      'content="The operator called it off. Cards and fees went home."',
    );
  });

  it.each(['/cups', '/cups/999999', '/cups/0', '/cups/1%27--'])(
    'falls back to the list of cups for %s',
    async (url) => {
      expect(pictureOf(await page(url))).toBe('/api/images/social-cups.abc123.png');
    },
  );

  it.each(['999999.png', '0.png', 'x.png', '1.exe'])(
    'has no picture of a cup that never was: %s',
    async (name) => {
      expect((await draw(`/api/images/cups/${name}`)).statusCode).toBe(404);
    },
  );
});
