import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('prices', () => {
  let server: TestApp;
  let ada: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    ada = await seat(server, 'ada', ['Epic', 'Epic', 'Common']);
  });
  afterAll(() => server.close());

  const get = async (url: string) => {
    const response = await server.app.inject(url);
    return { status: response.statusCode, body: response.json() };
  };
  const cardsLike = (rarity: string, goat: number) =>
    server.db.query<{ id: number; goat_score: number }>(
      `select id, goat_score from cards where rarity = $1 and base_goat_id = $2
        order by goat_score, id`,
      [rarity, goat],
    );
  let sold = 0;
  /** A sale as the product writes it down, so many days ago. */
  const sell = (cardId: number, amount: number, daysAgo: number, more: object = {}) =>
    server.db.query(
      `insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, seller, reference, wash_reason)
       values ($1, 0.01, 'listing', $2, $3, $4, $5, $6, $7, $8)`,
      Object.values({
        ...{ cardId, amount, currency: 'HOOF', at: new Date(server.clock.now() - daysAgo * DAY) },
        ...{ buyer: `0x${'b'.repeat(40)}`, seller: `0x${'c'.repeat(40)}` },
        ...{ reference: `sale:${++sold}`, leftOut: null, ...more },
      }),
    );

  it('tell the life of a card: what its mint cost, then what it was sold for', async () => {
    const ben = await seat(server, 'ben', []);
    const [unowned] = await server.db.query<{ card_id: number }>(
      `select card_id from card_holdings where owner is null and rarity = 'Common' limit 1`,
    );
    const id = unowned!.card_id;
    expect((await get(`/api/cards/${id}/sales`)).body).toEqual({ sales: [] });
    const minted = await ben.call('POST', `/api/cards/${id}/mint`, { playerId: ben.address });
    await sell(id, 40, -1, { leftOut: 'They traded it back and forth.' });
    const { body } = await get(`/api/cards/${id}/sales`);
    expect(body.sales).toMatchObject([
      { price: 40, currency: 'HOOF', kind: 'listing', leftOut: 'They traded it back and forth.' },
      { price: minted.body.hoof, currency: 'HOOF', kind: 'mint', from: null, to: ben.address },
    ]);
  });

  it('have a floor as long as somebody sells, and the next cheapest while the cheapest plays', async () => {
    const [dear, cheap] = ada.cards;
    const epic = async () => (await get('/api/prices?rarity=Epic')).body;
    expect(await epic()).toMatchObject({ floor: null, floors: { Epic: null, Common: null } });
    await ada.call('POST', `/api/cards/${dear}/listing`, { price: 90 });
    await ada.call('POST', `/api/cards/${cheap}/listing`, { price: 80.25 });
    expect((await epic()).floor).toEqual({ price: 80.25, cardId: cheap });
    expect((await get(`/api/cards/${dear}/prices`)).body.floors.tier).toEqual({
      price: 80.25,
      cardId: cheap,
    });
    const challenge = await ada.call('POST', '/api/challenges', challengeBody(ada, cheap!, 'Epic'));
    expect(challenge.status).toBe(201);
    expect((await epic()).floors).toMatchObject({
      Epic: { price: 90, cardId: dear },
      Common: null,
    });
    await ada.call('DELETE', `/api/challenges/${challenge.body.id}`);
    expect((await epic()).floor).toEqual({ price: 80.25, cardId: cheap });
  });

  it('compare a card with its goat, its tier and its score, and with nothing else', async () => {
    const [flea, pearl] = [await cardsLike('Legendary', 3), await cardsLike('Legendary', 1)];
    const [card, sibling] = flea;
    const near = pearl.find(({ goat_score }) => Math.abs(goat_score - card!.goat_score) <= 2)!;
    const far = pearl.find(({ id }) => id !== near.id)!;
    await server.db.query('update cards set pace = pace - 30 where id = $1', [far.id]);
    await sell(sibling!.id, 500, 3);
    await sell(near.id, 600, 2);
    await sell(far.id, 700, 1);
    const { body } = await get(`/api/cards/${card!.id}/prices`);
    const ids = (sales: { cardId: number }[]) => sales.map(({ cardId }) => cardId);
    expect(ids(body.sameGoat)).toEqual([sibling!.id]);
    expect(ids(body.sameScore)).toContain(near.id);
    expect(ids(body.sameScore)).not.toContain(far.id);
    expect(body.floors).toMatchObject({ goatAndTier: null });
  });

  it('give a day its median in each currency, without what is left out', async () => {
    const [one, other, third] = await cardsLike('Rare', 7);
    await sell(one!.id, 10, 5);
    await sell(other!.id, 30, 5);
    await sell(third!.id, 20, 5);
    await sell(one!.id, 9_000, 5, { leftOut: 'They traded it back and forth.' });
    await sell(one!.id, 2, 5, { currency: 'SOL' });
    await sell(one!.id, 77, 200);
    const day = new Date(server.clock.now() - 5 * DAY).toISOString().slice(0, 10);
    const { body } = await get('/api/prices?goat=7&rarity=Rare');
    expect(body.days).toEqual([
      { day, currency: 'HOOF', median: 20, count: 3 },
      { day, currency: 'SOL', median: 2, count: 1 },
    ]);
    expect(body.sales).toHaveLength(6);
    expect(body.sales.filter((sale: { leftOut: string | null }) => sale.leftOut)).toHaveLength(1);
  });

  it('know no card and no goat that is not there', async () => {
    expect((await get('/api/cards/20001/sales')).status).toBe(404);
    expect((await get('/api/cards/20001/prices')).status).toBe(404);
    expect((await get('/api/prices?goat=donkey')).status).toBe(404);
    expect((await get('/api/prices?rarity=Mythic')).status).toBe(400);
  });
});
