import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardId, type MintedCard, mintedCards, progressOf } from '@goats/collection';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { giveCard, setLevel } from '../../testing/write-effects.ts';

vi.hoisted(() => Object.assign(globalThis, { __PICTURE_VERSION__: 'abc123' }));

const NOBODY = `0x${'12'.repeat(20)}`;

interface Sticker {
  readonly number: number;
  readonly copies: number;
  readonly card: {
    readonly id: number;
    readonly listing: { readonly price: number } | null;
  } | null;
  readonly spare: { readonly id: number } | null;
  readonly lent: { readonly id: number; readonly bond: string } | null;
  readonly asked: number | null;
}

describe('a wallet’s album', () => {
  let server: TestApp;
  let folder: string;
  let ada: TestPlayer;
  let ben: TestPlayer;
  /** Three of one goat, moment and tier, by score. */
  let pile: readonly MintedCard[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goats-album-'));
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><!--head--></head><body><div id="root"></div></body></html>',
    );
    server = await createTestApp({ env: { DATA_DIR: folder }, webRoot: folder });
    ada = await seat(server, 'ada', []);
    ben = await seat(server, 'ben', []);
    const [first] = mintedCards(cardId('the-flea', 1));
    pile = [...mintedCards()]
      .filter(
        ({ goat, momentTitle, rarity }) =>
          goat === first!.goat && momentTitle === first!.momentTitle && rarity === first!.rarity,
      )
      .slice(0, 3)
      .sort((a, b) => b.goatScore - a.goatScore || a.id - b.id);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (address: string) =>
    (await server.app.inject(`/api/wallets/${address}/album`)).json();
  const give = (to: TestPlayer, card: MintedCard) =>
    giveCard(server.db, to.address, card.id, server.clock.now());
  const lend = (to: TestPlayer, card: MintedCard) =>
    server.db.query('insert into loans (wallet, card_id, lent_at) values ($1, $2, $3)', [
      to.address,
      card.id,
      new Date(server.clock.now()),
    ]);
  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a test looks at it
  const placeOf = (album: any): Sticker =>
    album.pages
      .find(({ goat }: { goat: string }) => goat === pile[0]!.goat)
      .moments.find(({ title }: { title: string }) => title === pile[0]!.momentTitle)
      .stickers.find(({ rarity }: { rarity: string }) => rarity === pile[0]!.rarity);
  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a test looks at it
  const stuck = (album: any) =>
    // biome-ignore lint/suspicious/noExplicitAny: the wire, as a test looks at it
    progressOf(album.pages.flatMap(({ moments }: any) => moments)).stuck;

  it('tells what it misses and a friend has twice, to nobody else and of nobody who only follows', async () => {
    const [cat, dan] = await Promise.all([seat(server, 'cat', []), seat(server, 'dan', [])]);
    const doubles = async (who: TestPlayer) => (await who.call('GET', '/api/me/doubles')).body;
    const follow = (who: TestPlayer, whom: TestPlayer) =>
      who.call('PUT', `/api/me/follows/${whom.address}`);
    const all = [...mintedCards()];
    const twins = all
      .filter(
        ({ id, goat, momentTitle, rarity }) =>
          goat === 'the-flea' &&
          rarity === 'Rare' &&
          momentTitle === pile[0]!.momentTitle &&
          !pile.some((card) => card.id === id),
      )
      .slice(0, 3)
      .sort((a, b) => a.goatScore - b.goatScore || b.id - a.id);
    for (const card of twins.slice(0, 2)) await give(cat, card);
    await follow(dan, cat);
    expect(await doubles(dan)).toEqual({ doubles: [] });
    await follow(cat, dan);
    expect(await doubles(dan)).toMatchObject({
      doubles: [
        {
          ...{ goat: 'the-flea', rarity: 'Rare', copies: 2, friend: { address: cat.address } },
          card: { id: twins[0]!.id, bond: null, listing: null },
        },
      ],
    });
    expect(await doubles(cat)).toEqual({ doubles: [] });
    expect((await server.app.inject('/api/me/doubles')).statusCode).toBe(401);
    // What is for sale is not swapped: the other of the two is.
    await cat.call('POST', `/api/cards/${twins[0]!.id}/listing`, { price: 50 });
    expect((await doubles(dan)).doubles[0].card.id).toBe(twins[1]!.id);
    // Whoever blocks is no friend any more, and whoever has it misses nothing.
    await cat.call('PUT', `/api/me/blocks/${dan.address}`);
    expect(await doubles(dan)).toEqual({ doubles: [] });
    await cat.call('DELETE', `/api/me/blocks/${dan.address}`);
    await follow(cat, dan);
    expect((await doubles(dan)).doubles).toHaveLength(1);
    await give(dan, twins[2]!);
    expect(await doubles(dan)).toEqual({ doubles: [] });
  });

  it('is empty, and there, for whoever was never seen; what is no address is refused', async () => {
    const album = await read(NOBODY);
    expect(album).toMatchObject({ cards: 0, lent: 0, loose: 0, image: null, name: null });
    expect(album.pages.length).toBe(10);
    expect(stuck(album)).toBe(0);
    expect(album.eleven.places.every(({ card }: { card: unknown }) => card === null)).toBe(true);
    expect((await server.app.inject('/api/wallets/0x12/album')).statusCode).toBe(400);
  });

  it('shows a lent card as lent, and is not filled by it', async () => {
    await lend(ada, pile[2]!);
    const album = await read(ada.address);
    expect(placeOf(album)).toMatchObject({
      ...{ copies: 0, card: null, spare: null },
      lent: { id: pile[2]!.id, bond: 'lent' },
    });
    expect([stuck(album), album.cards, album.lent]).toEqual([0, 0, 1]);
    expect(album.eleven.total).toBe(0);
  });

  it('sticks in the best of several and offers the weakest to swap', async () => {
    for (const card of pile) await give(ada, card);
    const album = await read(ada.address);
    expect(placeOf(album)).toMatchObject({
      ...{ copies: 3, card: { id: pile[0]!.id }, spare: { id: pile[2]!.id } },
      ...{ lent: null, asked: null },
    });
    expect([stuck(album), album.cards]).toEqual([1, 3]);
    const signed = album.eleven.places.filter(({ card }: { card: unknown }) => card !== null);
    expect(signed.length).toBe(3);
    expect(album.eleven.total).toBe(pile.reduce((sum, { goatScore }) => sum + goatScore, 0));
  });

  it('names what the cheapest costs where one is missing, and nowhere else', async () => {
    const { status } = await ada.call('POST', `/api/cards/${pile[2]!.id}/listing`, { price: 40 });
    expect(status).toBe(201);
    expect(placeOf(await read(ben.address))).toMatchObject({ card: null, asked: 40 });
    const own = placeOf(await read(ada.address));
    expect([own.asked, own.spare]).toMatchObject([null, { listing: { price: 40 } }]);
  });

  it('finds by goat and moment, in the explorer, nothing but cards of that place', async () => {
    for (const { goat, moments } of (await read(NOBODY)).pages) {
      for (const { title } of moments) {
        const search = encodeURIComponent(`${title} ${goat.replaceAll('-', ' ')}`);
        const found = await server.app.inject(`/api/nfts?search=${search}&rarity=Epic&limit=100`);
        const titles = found.json().nfts.map((nft: { momentTitle: string }) => nft.momentTitle);
        expect(new Set(titles)).toEqual(new Set([title]));
      }
    }
  });

  it('is shared with a title and a picture of the eleven; an empty one with that of every album', async () => {
    const page = async (path: string) => (await server.app.inject(path)).body;
    const shared = await page(`/album/${ada.address}`);
    expect(shared).toMatch(/<title>The album of 0x\w{4}\.\.\.\w{4} · Legendary GOATs<\/title>/);
    const picture = /og:image" content="http:\/\/[^/]+([^"]+)"/.exec(shared)?.[1] ?? '';
    const { image, eleven } = await read(ada.address);
    expect(picture).toBe(image);
    const drawn = await server.app.inject(picture);
    expect([drawn.statusCode, drawn.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
    const { width, height } = await loadImage(drawn.rawPayload);
    expect([width, height]).toEqual([1200, 630]);
    await setLevel(server.db, pile[0]!.id, 100);
    const grown = await read(ada.address);
    expect(grown.eleven.total).toBeGreaterThan(eleven.total);
    expect(grown.image).not.toBe(picture);
    expect(await page(`/album/${NOBODY}`)).toContain('/api/images/social-album.');
    const nothing = await server.app.inject(`/api/images/albums/${NOBODY}.png`);
    expect(nothing.statusCode).toBe(404);
  });
});
