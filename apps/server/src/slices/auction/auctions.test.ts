import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { advanceAuctions } from './advance-auctions.ts';

const ALICE = `0x${'a1'.repeat(20)}`;
const MINUTE = 60_000;

describe('auctions from the desk', () => {
  let server: TestApp;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  beforeAll(async () => {
    server = await createTestApp();
    operator = await testOperator(server);
  });
  afterAll(() => server.close());

  async function send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
    const response = await operator.send({
      method,
      url: `/api/admin${url}`,
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() };
  }
  const start = async (cardId: number, durationMinutes = 60) =>
    (await send('POST', '/auctions', { cardId, startPrice: 10, durationMinutes })).body;
  const bid = (cardId: number, bidAmount: number) =>
    server.app.inject({
      method: 'POST',
      url: `/api/nfts/${cardId}/bid`,
      payload: { bidAmount, bidderAddress: ALICE },
    });
  const shown = async (cardId: number) => (await server.app.inject(`/api/nfts/${cardId}`)).json();

  it('puts a card up, and its page shows it at once', async () => {
    expect((await shown(101)).endTime).toBeNull();
    const auction = await start(101, 90);
    expect(auction).toMatchObject({ cardId: 101, state: 'running', startPrice: 10, bidCount: 0 });
    const page = await shown(101);
    expect(page).toMatchObject({ price: 10, endTime: auction.endsAt, currentBid: null });
    expect((await bid(101, 9.5)).json().code).toBe('BID_TOO_LOW');
    expect((await bid(101, 10)).statusCode).toBe(201);
    const again = await send('POST', '/auctions', {
      cardId: 101,
      startPrice: 1,
      durationMinutes: 1,
    });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_ON_AUCTION']);
  });

  it('ends one now: the highest bid stands, later bids are turned away', async () => {
    const auction = await start(102);
    await bid(102, 12);
    const ended = await send('POST', `/auctions/${auction.id}/end`);
    expect(ended.body).toMatchObject({ state: 'ended', endedEarly: true, currentBid: 12 });
    expect((await bid(102, 13)).json().code).toBe('AUCTION_ENDED');
    const page = await shown(102);
    expect(page).toMatchObject({ currentBid: 12, endTime: ended.body.endsAt });
    expect((await send('POST', `/auctions/${auction.id}/end`)).body.code).toBe('AUCTION_ENDED');
    // On another machine, whose clock is a little behind.
    server.clock.advance(-2000);
    expect((await bid(102, 13)).json().code).toBe('AUCTION_ENDED');
    server.clock.advance(2000);
    const late = await send('POST', `/auctions/${auction.id}/extend`, { minutes: 5 });
    expect(late.body.code).toBe('AUCTION_ENDED');

    const early = await send('POST', '/auctions', {
      ...{ cardId: 102, startPrice: 1, durationMinutes: 1 },
    });
    expect([early.status, early.body.code]).toEqual([409, 'ALREADY_ON_AUCTION']);
    // Nobody signed for a bid: the card is free again.
    await advanceAuctions(server.app.game);
    const next = await start(102);
    expect(next.currentBid).toBeNull();
    expect((await shown(102)).bids).toEqual([]);
    const old = await send('GET', `/auctions/${auction.id}`);
    expect(old.body.auction).toMatchObject({ replaced: true, currentBid: 12 });
  });

  it('gives one more time, and the page’s countdown with it', async () => {
    const auction = await start(103);
    const { body } = await send('POST', `/auctions/${auction.id}/extend`, { minutes: 30 });
    expect(Date.parse(body.endsAt) - Date.parse(auction.endsAt)).toBe(30 * MINUTE);
    expect(body.extended).toBe(true);
    expect((await shown(103)).endTime).toBe(body.endsAt);
  });

  it('decides once when the end and a bid come at the same instant', async () => {
    for (let card = 110; card < 118; card += 1) {
      const auction = await start(card);
      const [ended, placed] = await Promise.all([
        send('POST', `/auctions/${auction.id}/end`),
        bid(card, 11),
      ]);
      const stands = placed.statusCode === 201;
      if (!stands) expect(placed.json().code).toBe('AUCTION_ENDED');
      expect(ended.body.currentBid).toBe(stands ? 11 : null);
      expect((await shown(card)).currentBid).toBe(stands ? 11 : null);
    }
  });

  it('lets one of two operators put the same card up', async () => {
    const wanted = { cardId: 120, startPrice: 5, durationMinutes: 5 };
    const both = await Promise.all([
      send('POST', '/auctions', wanted),
      send('POST', '/auctions', wanted),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('lists the running by their end and the ended latest first, and misses none', async () => {
    for (let card = 130; card < 137; card += 1) await start(card, card - 129);
    server.clock.advance(4 * MINUTE);
    for (const state of ['running', 'ended'] as const) {
      const seen: { id: number; endsAt: string; state: string }[] = [];
      let cursor = '';
      do {
        const { body } = await send('GET', `/auctions?state=${state}&limit=3${cursor}`);
        seen.push(...body.auctions);
        cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
      } while (cursor);
      const ends = seen.map((auction) => Date.parse(auction.endsAt));
      const sign = state === 'running' ? 1 : -1;
      expect(ends).toEqual([...ends].sort((a, b) => sign * (a - b)));
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      const [row] = await server.db.query<{ n: number }>(
        `select count(*) as n from auctions
          where (state = 'returned' or ends_at <= $1) = $2 and state <> 'waiting'`,
        [new Date(server.clock.now()), state === 'ended'],
      );
      expect(seen).toHaveLength(row?.n ?? -1);
      expect(seen.every((auction) => auction.state === state)).toBe(true);
    }
  });

  it('shows a voided bid with its reason, on the desk only', async () => {
    const auction = await start(140);
    await bid(140, 11);
    const wild = (await bid(140, 19.99)).json().bid;
    await send('POST', `/bids/${wild.id}/void`, { reason: 'typed too many digits' });
    const { body } = await send('GET', `/auctions/${auction.id}`);
    expect(body.auction).toMatchObject({ currentBid: 11, bidCount: 1, voidedCount: 1 });
    expect(body.bids[0]).toMatchObject({ id: wild.id, voidReason: 'typed too many digits' });
    expect((await shown(140)).bids).toHaveLength(1);
  });

  it.each([
    [{ cardId: 0 }, 'cardId'],
    [{ cardId: 20_001 }, 'cardId'],
    [{ cardId: 1.5 }, 'cardId'],
    [{ cardId: '150' }, 'cardId'],
    [{ startPrice: -1 }, 'startPrice'],
    [{ startPrice: 0 }, 'startPrice'],
    [{ startPrice: 1e10 }, 'startPrice'],
    [{ startPrice: 1.234 }, 'startPrice'],
    [{ startPrice: null }, 'startPrice'],
    [{ durationMinutes: 0 }, 'durationMinutes'],
    [{ durationMinutes: 1e9 }, 'durationMinutes'],
    [{ durationMinutes: 2.5 }, 'durationMinutes'],
  ])('names the field that is wrong in %j, and starts nothing', async (wrong, field) => {
    const payload = { cardId: 150, startPrice: 5, durationMinutes: 5, ...wrong };
    const { status, body } = await send('POST', '/auctions', payload);
    expect([status, body.details?.field]).toEqual([400, field]);
    expect((await shown(150)).endTime).toBeNull();
  });

  it('refuses a cursor that somebody made up', async () => {
    for (const key of [9e15, -1, 1e300]) {
      const cursor = Buffer.from(JSON.stringify(['auctions ended', key, 5])).toString('base64url');
      const { status, body } = await send('GET', `/auctions?state=ended&cursor=${cursor}`);
      expect([status, body.details.field]).toEqual([400, 'cursor']);
    }
  });

  it('puts the goats that an operator names first, for everybody at once', async () => {
    const order = async () => (await server.app.inject('/api/featured-goats')).json().order;
    const usual = await order();
    expect(usual).toHaveLength(10);
    const goats = ['kaiser-goat', 'the-flea'];
    expect((await send('PUT', '/featured-goats', { goats })).body.featured).toEqual(goats);
    const now = await order();
    expect(now.slice(0, 3)).toEqual(['kaiser-goat', 'the-flea', 'the-black-pearl']);
    expect([...now].sort()).toEqual([...usual].sort());
    for (const [wrong, field] of [
      [['the-flea', 'the-flea'], 'goats'],
      [['the-cow'], 'goats.0'],
      [[7], 'goats.0'],
    ] as const) {
      const refused = await send('PUT', '/featured-goats', { goats: wrong });
      expect([refused.status, refused.body.details.field]).toEqual([400, field]);
    }
    expect(await order()).toEqual(now);
    await send('PUT', '/featured-goats', { goats: [] });
    expect(await order()).toEqual(usual);
  });

  it('leaves every step in the log', async () => {
    const { body } = await send('GET', '/audit-log?limit=200');
    const actions = new Set(body.entries.map((entry: { action: string }) => entry.action));
    for (const action of [
      'login',
      'auction started',
      'auction ended',
      'auction extended',
      'void bid',
      'featured goats',
    ]) {
      expect(actions).toContain(action);
    }
    const started = await send('GET', '/audit-log?action=auction%20ended&limit=1');
    expect(started.body.entries[0]).toMatchObject({
      username: 'admin',
      address: '127.0.0.1',
      details: { cardId: expect.any(Number) },
    });
    const rest = await send(
      'GET',
      `/audit-log?action=auction%20ended&limit=100&cursor=${started.body.nextCursor}`,
    );
    const ids = rest.body.entries.map((entry: { id: number }) => entry.id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(Math.max(...ids)).toBeLessThan(started.body.entries[0].id);
  });
});
