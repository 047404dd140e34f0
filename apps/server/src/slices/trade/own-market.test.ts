import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';

describe('what a player finds in an own market', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let ben: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp();
    ada = await seat(server, 'ada', ['Common', 'Common', 'Common']);
    ben = await seat(server, 'ben', ['Common']);
  });
  afterAll(() => server.close());

  const list = (player: TestPlayer, card: number, price: number) =>
    player.call('POST', `/api/cards/${card}/listing`, { price });
  const trades = async (player: TestPlayer, query = '') =>
    (await player.call('GET', `/api/me/trades${query}`)).body;
  const shelf = async (listed: boolean) => {
    const url = `/api/wallets/${ada.address}/cards?listed=${listed}`;
    const { cards } = (await ben.call('GET', url)).body;
    return cards.map(({ id, listing }: { id: number; listing: { price: number } | null }) => [
      id,
      listing?.price ?? null,
    ]);
  };

  it('shows the shelf of a wallet apart from its other cards', async () => {
    const [one, two, three] = ada.cards.toSorted((a, b) => a - b);
    expect((await list(ada, two!, 12.5)).status).toBe(201);
    expect(await shelf(true)).toEqual([[two, 12.5]]);
    expect(await shelf(false)).toEqual([
      [one, null],
      [three, null],
    ]);
    await ada.call('DELETE', `/api/cards/${two}/listing`);
    expect(await shelf(true)).toEqual([]);
  });

  it('shows a card that was just bought as nobody’s offer, also under a key', async () => {
    const [card] = ada.cards;
    await list(ada, card!, 100);
    const bought = await ben.call('POST', `/api/cards/${card}/buy`, { price: 100 }, 'k'.repeat(32));
    expect(bought.body).toMatchObject({ card: { id: card, listing: null }, hoofBalance: 900 });
  });

  it('tells both sides of a trade, newest first, page by page', async () => {
    await list(ben, ben.cards[0]!, 10);
    server.clock.advance(1000);
    await ada.call('POST', `/api/cards/${ben.cards[0]}/buy`, { price: 10 });
    expect(await trades(ben)).toMatchObject({
      trades: [
        { side: 'sold', cardId: ben.cards[0], price: 10, fee: 0.25, other: ada.address },
        { side: 'bought', cardId: ada.cards[0], price: 100, fee: 2.5, other: ada.address },
      ],
      nextCursor: null,
    });
    const first = await trades(ada, '?limit=1');
    expect(first.trades).toMatchObject([{ side: 'bought', kind: 'listing', currency: 'HOOF' }]);
    const second = await trades(ada, `?limit=1&cursor=${first.nextCursor}`);
    expect(second.trades).toMatchObject([{ side: 'sold', other: ben.address, card: {} }]);
    expect(second.nextCursor).toBeNull();
  });

  it('shows what was bought in an auction, where nobody sold it', async () => {
    await server.db.query(
      `insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, reference)
       values (1, 2.5, 'auction', 50, 'SOL', now(), $1, 'auction:1')`,
      [ben.address],
    );
    expect((await trades(ben)).trades[0]).toMatchObject({
      ...{ side: 'bought', kind: 'auction', price: 50, currency: 'SOL', fee: 0, other: null },
    });
  });

  it('says what is left when the own offer for the same card comes back', async () => {
    const [, , card] = ada.cards;
    await ben.call('POST', `/api/cards/${card}/offers`, { amount: 300 });
    await list(ada, card!, 400);
    const bought = await ben.call('POST', `/api/cards/${card}/buy`, { price: 400 });
    expect(bought.status).toBe(200);
    expect(bought.body.hoofBalance).toBe(await ben.balance());
  });

  it('is nobody else’s business', async () => {
    expect((await server.app.inject({ url: '/api/me/trades' })).statusCode).toBe(401);
    const tampered = await ada.call('GET', '/api/me/trades?cursor=abc');
    expect([tampered.status, tampered.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});
