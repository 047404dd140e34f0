import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { audit } from '../ledger/audit.ts';
import { HOUSE_ADDRESSES } from './house-cards.ts';
import { runHouseMarket } from './house-market.ts';
import { seedHouse } from './seed-house.ts';

describe('the house in the market', () => {
  let server: TestApp;
  let names = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { DEMO_WORLD: 'true', RESERVED_CARDS: '0,0,0,0' } });
    await seedHouse(server.app.game);
  });
  afterAll(() => server.close());

  const visitor = (cards = 1, hoof = 10_000) => {
    names += 1;
    return seat(server, `visitor ${names}`, Array(cards).fill('Common'), hoof);
  };
  const look = async (times = 1) => {
    for (let i = 0; i < times; i += 1) {
      server.clock.advance(20_000);
      await runHouseMarket(server.app.game);
    }
  };
  const shelf = () =>
    server.db.query<{ card_id: number; owner: string; asked: number; price_hoof: number }>(
      `select h.card_id, h.owner, h.asked, c.price_hoof from card_holdings h
         join cards c on c.id = h.card_id where h.asked is not null and h.owner = any ($1)`,
      [HOUSE_ADDRESSES],
    );
  const worth = async (card: number) =>
    (await server.app.inject(`/api/cards/${card}`)).json().priceHoof as number;
  const owner = async (card: number) =>
    (await server.app.inject(`/api/cards/${card}`)).json().owner as string;
  const list = async (player: TestPlayer, card: number, share: number) =>
    player.call('POST', `/api/cards/${card}/listing`, {
      price: Math.floor((await worth(card)) * share),
    });

  it('fills its shelf by and by, at sane prices, and no further', async () => {
    await look(20);
    const listed = await shelf();
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.length).toBeLessThanOrEqual(26);
    for (const { asked, price_hoof: price } of listed) {
      expect(asked).toBeGreaterThan(0.8 * price - 100);
      expect(asked).toBeLessThan(1.4 * price + 100);
    }
  });

  it('sells what it lists, and the seller pays the fee like anybody', async () => {
    const billy = await visitor(0);
    const [card] = await shelf();
    const price = card!.asked / 100;
    const bought = await billy.call('POST', `/api/cards/${card!.card_id}/buy`, { price });
    expect(bought.status).toBe(200);
    expect(await owner(card!.card_id)).toBe(billy.address);
  });

  it('buys a card at a fair price, not a dear one, and only so many from one wallet', async () => {
    const ada = await visitor(6);
    const [dear, ...fair] = ada.cards;
    await list(ada, dear!, 1.5);
    for (const card of fair) await list(ada, card, 0.9);
    await runHouseMarket(server.app.game);
    expect(await owner(fair[0]!)).toBe(ada.address);
    await look(12);
    const kept = await Promise.all(ada.cards.map(owner));
    expect(kept.filter((each) => each !== ada.address)).toHaveLength(3);
    expect(kept[0]).toBe(ada.address);
    for (const card of fair) await ada.call('DELETE', `/api/cards/${card}/listing`);
  });

  it('says yes to a fair offer and lets a cheeky one wait', async () => {
    const billy = await visitor(0);
    const [one, other] = (await shelf()).slice(-2);
    const offer = (card: number, amount: number) =>
      billy.call('POST', `/api/cards/${card}/offers`, { amount });
    expect((await offer(one!.card_id, Math.ceil(one!.price_hoof / 100))).status).toBe(201);
    expect((await offer(other!.card_id, 0.5)).status).toBe(201);
    await look(3);
    expect(await owner(one!.card_id)).toBe(billy.address);
    expect(await owner(other!.card_id)).toBe(other!.owner);
  });

  it('wants a card or two of a newcomer, and two instances do not want more', async () => {
    const ada = await visitor(4);
    const second = await secondInstance(server);
    for (let i = 0; i < 8; i += 1) {
      server.clock.advance(20_000);
      await Promise.all([server, second].map(({ app }) => runHouseMarket(app.game)));
    }
    await second.close();
    const { offers } = (await ada.call('GET', '/api/me/offers')).body;
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThanOrEqual(2);
    for (const { amount, cardId } of offers)
      expect(amount).toBeLessThanOrEqual(await worth(cardId));
    const accepted = await ada.call('POST', `/api/offers/${offers[0].id}/accept`);
    expect(accepted.status).toBe(200);
    // What one is paid for a card can be traded again.
    const { tradable } = (await ada.call('GET', `/api/wallets/${ada.address}`)).body;
    expect(tradable).toBeGreaterThan(0);
  });

  it('leaves the books in order, and a world for strangers alone', async () => {
    expect((await audit(server.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
    const live = await secondInstance(server, { DEMO_WORLD: 'false' });
    expect(await runHouseMarket(live.app.game)).toBe(0);
    await live.close();
  });
});
