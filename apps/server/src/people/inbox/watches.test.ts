import { ENDS_SOON_MS, MOST_WATCHES } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { announceEndings } from './ending-soon.ts';
import { spreadNews } from './spread-news.ts';

let server: TestApp;
let ada: TestPlayer;

beforeAll(async () => {
  server = await createTestApp();
  ada = await seat(server, 'ada', ['Common']);
});
afterAll(() => server.close());

const watches = async (player = ada) => (await player.call('GET', '/api/me/watches')).body;
const follow = (what: string, player = ada) => player.call('PUT', `/api/me/watches/${what}`);

describe('following', () => {
  it('cards and goats, twice is once, and until one has had enough', async () => {
    const [cardId] = ada.cards;
    expect((await follow('cards/7')).status).toBe(204);
    expect((await follow('cards/7')).status).toBe(204);
    server.clock.advance(1_000);
    await follow(`cards/${cardId}`);
    await follow('goats/3');
    await ada.call('POST', `/api/cards/${cardId}/listing`, { price: 12.5 });
    const { cards, goats } = await watches();
    expect(cards).toMatchObject([
      { id: cardId, price: 12.5, auctionEndsAt: null },
      { id: 7, price: null },
    ]);
    expect(goats).toMatchObject([{ id: 3, name: 'The Flea', slug: 'the-flea' }]);
    for (const what of ['cards/7', 'cards/7', 'goats/3', `cards/${cardId}`]) {
      expect((await ada.call('DELETE', `/api/me/watches/${what}`)).status).toBe(204);
    }
    expect(await watches()).toEqual({ cards: [], goats: [] });
  });

  it('what does not exist is refused in a sentence', async () => {
    expect((await follow('cards/20001')).body.error).toBe('There is no such card.');
    expect((await follow('goats/11')).status).toBe(404);
    expect((await follow('goats/0')).status).toBe(400);
    expect(await watches()).toEqual({ cards: [], goats: [] });
  });

  it('has an end, also for whoever follows twice at one instant', async () => {
    const keen = await seat(server, 'keen', [], 0);
    await server.db.query(
      `insert into watches select $1, 'card', n, now() from generate_series(1, $2::int) n`,
      [keen.address, MOST_WATCHES - 1],
    );
    const tries = await Promise.all([501, 502, 503].map((id) => follow(`cards/${id}`, keen)));
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_FOLLOWED');
    expect((await follow('cards/1', keen)).status).toBe(204);
  });
});

describe('an auction that is about to end', () => {
  it('is announced once, to everybody who follows the card or its goat, by whichever instance', async () => {
    const other = await secondInstance(server);
    const [card] = await server.db.query<{ id: number; goat: number }>(
      'select id, base_goat_id as goat from cards where id = 40',
    );
    const both = await seat(server, 'both', [], 0);
    const goatFan = await seat(server, 'goat fan', [], 0);
    await follow('cards/40', both);
    await follow(`goats/${card!.goat}`, both);
    await follow(`goats/${card!.goat}`, goatFan);
    const endsAt = new Date(server.clock.now() + ENDS_SOON_MS + 1);
    await server.db.query(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       values (40, $1, $2, $2, 10)`,
      [new Date(server.clock.now() - 1), endsAt],
    );
    expect(await announceEndings(server)).toBe(0);
    server.clock.advance(1);
    const told = await Promise.all([announceEndings(server), announceEndings(other)]);
    expect(told.sort()).toEqual([0, 1]);
    // A late bid puts the end off, and nobody is told again.
    await server.db.query(`update auctions set ends_at = ends_at + interval '10 minutes'`);
    server.clock.advance(600_000);
    expect(await announceEndings(other)).toBe(0);
    await spreadNews(other);
    for (const player of [both, goatFan]) {
      const { messages } = (await player.call('GET', '/api/me/inbox')).body;
      expect(messages).toMatchObject([
        { topic: 'auction', href: '/nft/40', text: expect.stringContaining('within the hour') },
      ]);
    }
    await other.close();
  });
});
