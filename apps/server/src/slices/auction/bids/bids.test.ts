import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testWallet } from '../../../testing/test-wallet.ts';

const ALICE = `0x${'a1'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const HOUR = 3_600_000;

describe('bidding', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  let nextCard = 1;
  async function auction(startPrice: number, runsForMs: number): Promise<number> {
    const cardId = nextCard++;
    const now = server.clock.now();
    await server.db.query(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       values ($1, $2, $3, $3, $4)`,
      [cardId, new Date(now - HOUR), new Date(now + runsForMs), startPrice],
    );
    return cardId;
  }

  const bid = async (cardId: number, bidAmount: unknown, bidderAddress: unknown = ALICE) => {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/nfts/${cardId}/bid`,
      payload: { nftId: cardId, bidAmount, bidderAddress },
    });
    return { status: response.statusCode, body: response.json() };
  };
  const bidCount = async (cardId: number) => {
    const [row] = await server.db.query<{ count: number }>(
      'select count(*) from bids b join auctions a on a.id = b.auction_id where card_id = $1',
      [cardId],
    );
    return row?.count;
  };

  it('takes a bid at the listed price and shows it on the card at once', async () => {
    const cardId = await auction(30, HOUR);
    await server.app.inject(`/api/nfts/${cardId}`);
    const placed = await bid(cardId, 30, ALICE.toUpperCase().replace('0X', '0x'));
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({ currentBid: 30, extended: false });
    const card = (await server.app.inject(`/api/nfts/${cardId}`)).json();
    expect(card.currentBid).toBe(30);
    expect(card.bids).toMatchObject([{ bidderAddress: ALICE, bidAmount: 30, verified: false }]);
  });

  it('refuses a bid that is not higher and says what the current bid is', async () => {
    const cardId = await auction(30, HOUR);
    await bid(cardId, 41.75);
    const refused = await bid(cardId, 41.75, BOB);
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      error: 'Your bid must be higher than the current bid of 41.75 SOL.',
      code: 'BID_TOO_LOW',
      reason: 'bid-not-higher',
      values: { currentBid: 41.75 },
      details: { currentBid: 41.75 },
    });
    expect(await bidCount(cardId)).toBe(1);
  });

  it('says how much it takes when a bid is higher by too little', async () => {
    const cardId = await auction(30, HOUR);
    await bid(cardId, 41.75);
    const refused = await bid(cardId, 41.84, BOB);
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      error: 'A bid goes 0.1 above the current one at least: 41.85 SOL or more.',
      code: 'BID_TOO_LOW',
      reason: 'bid-step',
      values: { step: 0.1, least: 41.85 },
      details: { currentBid: 41.75, least: 41.85 },
    });
    // As a program may add it up.
    const placed = await bid(cardId, 41.85 + 4e-15, BOB);
    expect([placed.status, placed.body.currentBid]).toEqual([201, 41.85]);
  });

  it('refuses an amount that is kept as the current one, instead of breaking', async () => {
    const cardId = await auction(10, HOUR);
    expect((await bid(cardId, 10.01)).status).toBe(201);
    const refused = await bid(cardId, 10.010000001, BOB);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toBe('bidAmount must have two decimals at most.');
    // One address types only so many a minute.
    server.clock.advance(60_000);
  });

  it('lets exactly one of many equal bids at one instant stand', async () => {
    const cardId = await auction(30, HOUR);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bid(cardId, 50)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'BID_TOO_LOW')).toHaveLength(19);
  });

  it('gives ten more minutes when a signed-in wallet bids in the last ten', async () => {
    const cardId = await auction(30, 5 * 60_000);
    expect((await bid(cardId, 31)).body.extended).toBe(false);
    const wallet = testWallet(server, 'late bidder');
    await wallet.signIn();
    const placed = await wallet.send({
      method: 'POST',
      url: `/api/nfts/${cardId}/bid`,
      payload: { nftId: cardId, bidAmount: 32, bidderAddress: wallet.address },
    });
    expect(placed.json().extended).toBe(true);
    expect(Date.parse(placed.json().endTime) - server.clock.now()).toBe(15 * 60_000);
  });

  it('cannot be killed by a number that somebody typed', async () => {
    const cardId = await auction(30, HOUR);
    const wild = await bid(cardId, 1_000_000_000);
    expect([wild.status, wild.body.code]).toEqual([409, 'BID_TOO_HIGH']);
    expect(wild.body.details).toEqual({ most: 60 });
    expect((await bid(cardId, 60)).status).toBe(201);
    expect(await bidCount(cardId)).toBe(1);
  });

  it('takes no bids after the end, nor on a card that is not on auction', async () => {
    const ended = await auction(30, -1000);
    expect((await bid(ended, 40)).body.code).toBe('AUCTION_ENDED');
    expect((await bid(19_999, 40)).body.code).toBe('NOT_ON_AUCTION');
    expect((await bid(20_001, 40)).status).toBe(404);
  });

  it.each([
    [Number.NaN, ALICE, 'bidAmount'],
    [-1, ALICE, 'bidAmount'],
    [0, ALICE, 'bidAmount'],
    ['0x10', ALICE, 'bidAmount'],
    ['12', ALICE, 'bidAmount'],
    [1.123456789, ALICE, 'bidAmount'],
    [30.010000001, ALICE, 'bidAmount'],
    [1e30, ALICE, 'bidAmount'],
    [50, 'bob', 'bidderAddress'],
    [50, '0x12', 'bidderAddress'],
    [50, null, 'bidderAddress'],
  ])('refuses amount %s from %s and names the field', async (amount, address, field) => {
    const cardId = await auction(30, HOUR);
    const refused = await bid(cardId, amount, address);
    expect(refused.status).toBe(400);
    expect(refused.body.details.field).toBe(field);
    expect(await bidCount(cardId)).toBe(0);
  });

  it('reads 1e309 as no number, not as a crash', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/nfts/1/bid',
      headers: { 'content-type': 'application/json' },
      payload: `{"nftId":1,"bidAmount":1e309,"bidderAddress":"${ALICE}"}`,
    });
    expect(response.statusCode).toBe(400);
  });
});
