import { BID_BAN_MS, PURCHASE_MS, SELF_CONFIRM_MS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { audit } from '../hoof/audit.ts';
import { advanceAuctions } from './advance-auctions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('an auction that ends', () => {
  let one: TestApp;
  let other: TestApp;
  let alice: TestPlayer;
  let billy: TestPlayer;
  let carla: TestPlayer;
  let dora: TestPlayer;
  let nextCard = 200;
  beforeAll(async () => {
    one = await createTestApp({ env: { SESSION_DAYS: '365' } });
    other = await secondInstance(one);
    operator = await testOperator(one);
    [alice, billy, carla, dora] = (await Promise.all(
      ['alice', 'billy', 'carla', 'dora'].map((name) => seat(one, name, [])),
    )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  let operator: Awaited<ReturnType<typeof testOperator>>;
  async function desk(method: 'GET' | 'POST', url: string, payload?: object) {
    const body = payload ? { payload } : {};
    const ask = () => operator.send({ method, url: `/api/admin${url}`, ...body });
    let answer = await ask();
    // Half an hour without use ends a session.
    if (answer.statusCode === 401) {
      operator = await testOperator(one);
      answer = await ask();
    }
    return { status: answer.statusCode, body: answer.json() };
  }
  async function auction(durationMinutes = 60): Promise<{ id: number; card: number }> {
    const card = nextCard++;
    const put = { cardId: card, startPrice: 30, durationMinutes };
    return { id: (await desk('POST', '/auctions', put)).body.id, card };
  }
  const bid = async (who: TestPlayer, card: number, bidAmount: number) =>
    who.call('POST', `/api/nfts/${card}/bid`, { bidAmount, bidderAddress: who.address });
  const complete = (who: TestPlayer, id: number) =>
    who.call('POST', `/api/auctions/${id}/complete`);
  const shown = async (card: number) => (await one.app.inject(`/api/nfts/${card}`)).json();
  const mint = (who: TestPlayer, card: number) =>
    who.call('POST', `/api/cards/${card}/mint`, { playerId: who.address });
  /** Both instances wake at once. */
  const tick = () => Promise.all([one, other].map(({ app }) => advanceAuctions(app.game)));
  const told = async (who: TestPlayer) =>
    (
      await one.db.query<{ text: string }>(
        `select text from messages where wallet = $1 and topic = 'auction' order by id desc`,
        [who.address],
      )
    ).map(({ text }) => text);
  const standings = async (who: TestPlayer, id: number) => {
    const { body } = await who.call('GET', '/api/me/bids');
    return body.bids.find((each: { auctionId: number }) => each.auctionId === id)?.standing;
  };

  it('shows the winner what it won for, whatever anybody typed in its name', async () => {
    const { id, card } = await auction();
    await bid(alice, card, 40);
    one.clock.advance(59 * MINUTE);
    const typed = await one.app.inject({
      ...{ method: 'POST', url: `/api/nfts/${card}/bid` },
      payload: { bidAmount: 80, bidderAddress: alice.address },
    });
    expect(typed.statusCode).toBe(201);
    one.clock.advance(MINUTE);
    await tick();
    const { body } = await alice.call('GET', '/api/me/bids');
    expect(body.bids[0]).toMatchObject({ auctionId: id, standing: 'asked', bidAmount: 40 });
    await desk('POST', `/auctions/${id}/confirm`, { wallet: alice.address });
  });

  it('lives its whole life: bid, outbid, ended, completed, confirmed', async () => {
    const { id, card } = await auction();
    await bid(alice, card, 40);
    expect((await bid(billy, card, 50)).status).toBe(201);
    expect((await told(alice))[0]).toMatch(/^You have been outbid on .*: 50.00 SOL leads/);
    expect(await standings(alice, id)).toBe('outbid');
    expect(await standings(billy, id)).toBe('leads');

    one.clock.advance(60 * MINUTE);
    // Ended and not yet seen to: still nobody else's.
    expect((await mint(carla, card)).body.code).toBe('ON_AUCTION');
    const moved = await tick();
    expect(moved[0]! + moved[1]!).toBe(1);
    expect((await shown(card)).auction).toMatchObject({
      ...{ id, state: 'waiting', buyer: billy.address, amount: 50, paid: false },
    });
    expect((await told(billy))[0]).toMatch(/^You won .* for 50.00 SOL\. Complete the purchase/);
    expect(await standings(billy, id)).toBe('asked');

    // Nobody gets around the winner meanwhile.
    expect((await mint(carla, card)).body.code).toBe('ON_AUCTION');
    expect((await bid(carla, card, 60)).body.code).toBe('AUCTION_ENDED');
    expect((await carla.call('POST', `/api/cards/${card}/offers`, { amount: 5 })).body.code).toBe(
      'NOT_FOR_SALE',
    );
    const again = { cardId: card, startPrice: 1, durationMinutes: 1 };
    expect((await desk('POST', '/auctions', again)).body.code).toBe('ALREADY_ON_AUCTION');
    expect((await carla.call('GET', `/api/cards/${card}`)).body.onAuction).toBe(true);

    expect((await complete(alice, id)).status).toBe(403);
    expect((await complete(billy, id)).body).toMatchObject({ buyer: billy.address, amount: 50 });
    expect(await standings(billy, id)).toBe('paid');
    const waiting = (await desk('GET', '/auctions?state=waiting')).body.auctions;
    expect(waiting).toMatchObject([{ id, asked: [{ wallet: billy.address, outcome: null }] }]);
    expect(waiting[0].asked[0].paidAt).not.toBeNull();

    // Paid is paid: the clock takes nothing away.
    one.clock.advance(2 * DAY);
    expect(await tick()).toEqual([0, 0]);
    const wrong = await desk('POST', `/auctions/${id}/confirm`, { wallet: alice.address });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'CONFLICT']);
    const done = await desk('POST', `/auctions/${id}/confirm`, { wallet: billy.address });
    expect(done.body).toMatchObject({ state: 'ended', outcome: 'settled' });

    expect((await carla.call('GET', `/api/cards/${card}`)).body).toMatchObject({
      ...{ owner: billy.address, onAuction: false },
    });
    expect(await shown(card)).toMatchObject({
      ...{ endTime: null, auction: { state: 'settled', buyer: billy.address, amount: 50 } },
    });
    const { events } = (await carla.call('GET', `/api/cards/${card}/history`)).body;
    expect(events).toMatchObject([
      { kind: 'auctioned', from: null, to: billy.address, priceSol: 50 },
    ]);
    const sales = await one.db.query(
      `select kind, amount::float, currency, price::float, seller, buyer, wash_reason from sales
        where reference = $1`,
      [`auction:${id}`],
    );
    expect(sales).toEqual([
      {
        ...{ kind: 'auction', amount: 50, currency: 'SOL', price: 2.5, seller: null },
        ...{ buyer: billy.address, wash_reason: null },
      },
    ]);
    expect((await told(alice))[0]).toMatch(/ went to 0x.*for 50.00 SOL\.$/);
    expect(await standings(billy, id)).toBe('bought');
    expect((await billy.call('GET', '/api/me/trades')).body.trades).toMatchObject([
      { cardId: card, side: 'bought', kind: 'auction', price: 50, fee: 0, other: null },
    ]);
    const log = (await desk('GET', '/audit-log?limit=5')).body.entries;
    expect(log.map(({ action }: { action: string }) => action)).toContain('auction confirmed');
    // It is Billy's: only Billy can sell it from here on.
    expect((await desk('POST', '/auctions', again)).body.code).toBe('CARD_TAKEN');
  });

  it('goes from the silent winner to the next, to the third, and to the pool', async () => {
    const { id, card } = await auction();
    const elsewhere = await auction(43_200);
    for (const [i, who] of [dora, carla, billy, alice].entries()) await bid(who, card, 40 + i);
    await bid(alice, elsewhere.card, 35);
    one.clock.advance(60 * MINUTE);
    for (const who of [alice, billy, carla]) {
      await tick();
      expect((await shown(card)).auction).toMatchObject({ state: 'waiting', buyer: who.address });
      // The very millisecond is too late.
      one.clock.advance(PURCHASE_MS - 1);
      expect(await tick()).toEqual([0, 0]);
      one.clock.advance(1);
      expect((await complete(who, id)).body.code).toBe('DEADLINE_PASSED');
    }
    await tick();
    expect((await shown(card)).auction).toMatchObject({ state: 'returned', buyer: null });
    expect((await told(dora))[0]).toMatch(/back in the pool\.$/);
    expect(await standings(alice, id)).toBe('too-late');

    // Alice has lost what she had bid elsewhere, and bids nowhere, under no name.
    expect(await standings(alice, elsewhere.id)).toBe('voided');
    expect((await shown(elsewhere.card)).currentBid).toBeNull();
    const banned = await bid(alice, elsewhere.card, 36);
    expect([banned.status, banned.body.code]).toEqual([409, 'BIDDING_BANNED']);
    const typed = await one.app.inject({
      ...{ method: 'POST', url: `/api/nfts/${elsewhere.card}/bid` },
      payload: { bidAmount: 36, bidderAddress: alice.address },
    });
    expect(typed.json().code).toBe('BIDDING_BANNED');
    const { bannedUntil } = (await alice.call('GET', '/api/me/bids')).body;
    expect(banned.body.details.nextAt).toBe(bannedUntil);
    one.clock.advance(Date.parse(bannedUntil) - one.clock.now());
    const fresh = await auction();
    expect((await bid(alice, fresh.card, 36)).status).toBe(201);
    // The card is free for everybody again.
    expect((await mint(dora, card)).status).toBe(200);
  });

  it('is passed on with a reason, and a bid that is being bought cannot be voided', async () => {
    one.clock.advance(BID_BAN_MS);
    const { id, card } = await auction();
    await bid(carla, card, 40);
    const { body } = await bid(dora, card, 41);
    one.clock.advance(60 * MINUTE);
    await tick();
    const voided = await desk('POST', `/bids/${body.bid.id}/void`, { reason: 'looks wrong' });
    expect([voided.status, voided.body.code]).toEqual([409, 'CONFLICT']);
    const why = { wallet: dora.address, reason: 'No money came' };
    expect((await desk('POST', `/auctions/${id}/pass`, { ...why, reason: '' })).status).toBe(400);
    const passed = await desk('POST', `/auctions/${id}/pass`, why);
    expect(passed.body.asked).toMatchObject([
      { wallet: dora.address, outcome: 'passed', reason: 'No money came' },
      { wallet: carla.address, outcome: null },
    ]);
    expect((await told(dora))[0]).toMatch(/The operator says: No money came$/);
    expect(await standings(dora, id)).toBe('passed-on');
    expect((await complete(dora, id)).body.code).toBe('CONFLICT');
    expect((await desk('POST', '/auctions/9999/confirm', why)).status).toBe(404);
    const bought = await desk('POST', `/auctions/${id}/confirm`, { wallet: carla.address });
    expect(bought.body).toMatchObject({ outcome: 'settled' });
  });

  it('has one outcome when the operator and two clocks act at one instant', async () => {
    for (let round = 0; round < 3; round += 1) {
      // Whoever was silent in the last round may bid again.
      one.clock.advance(BID_BAN_MS);
      const { id, card } = await auction();
      await bid(carla, card, 40);
      await bid(dora, card, 41);
      one.clock.advance(60 * MINUTE);
      await tick();
      one.clock.advance(PURCHASE_MS);
      const [confirmed] = await Promise.all([
        desk('POST', `/auctions/${id}/confirm`, { wallet: dora.address }),
        tick(),
      ]);
      const { auction: end } = await shown(card);
      const sold = confirmed.status === 200;
      expect(end).toMatchObject({
        ...{ state: sold ? 'settled' : 'waiting', buyer: (sold ? dora : carla).address },
      });
      const { owner } = (await carla.call('GET', `/api/cards/${card}`)).body;
      expect(owner).toBe(sold ? dora.address : null);
      if (!sold) await desk('POST', `/auctions/${id}/confirm`, { wallet: carla.address });
    }
  });

  it('is refused by the database when somebody writes past the rules', async () => {
    const { id, card } = await auction();
    const give = one.db.query(
      `insert into card_events (card_id, kind, to_wallet, price, reference, at)
       values ($1, 'minted', $2, 100, 'card:past-the-rules', now())`,
      [card, dora.address],
    );
    await expect(give).rejects.toThrow('under auction');
    await expect(
      one.db.query(`update auctions set state = 'settled' where id = $1`, [id]),
    ).rejects.toThrow('is running');
    const [owned] = await one.db.query<{ card_id: number }>(
      'select card_id from card_holdings where owner is not null limit 1',
    );
    const put = one.db.query(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       values ($1, now(), now() + interval '1 hour', now() + interval '1 hour', 1)`,
      [owned!.card_id],
    );
    await expect(put).rejects.toThrow('has an owner');
    await expect(one.db.query('delete from auction_asks')).rejects.toThrow();
    const findings = await audit(one.db);
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
  });
});

it('the demo world confirms by itself after a minute, off the leaderboard', async () => {
  const server = await createTestApp({ env: { AUCTIONS_CONFIRM_THEMSELVES: 'true' } });
  const { game } = server.app;
  const alice = await seat(server, 'alice', []);
  const operator = await testOperator(server);
  const put = { cardId: 50, startPrice: 30, durationMinutes: 5 };
  await operator.send({ method: 'POST', url: '/api/admin/auctions', payload: put });
  const payload = { bidAmount: 40, bidderAddress: alice.address };
  await alice.call('POST', '/api/nfts/50/bid', payload);
  // A late bid gave ten minutes more.
  server.clock.advance(15 * MINUTE);
  await advanceAuctions(game);
  server.clock.advance(SELF_CONFIRM_MS - 1);
  expect(await advanceAuctions(game)).toBe(0);
  server.clock.advance(1);
  expect(await advanceAuctions(game)).toBe(1);
  expect((await alice.call('GET', '/api/cards/50')).body.owner).toBe(alice.address);
  const excluded = (await server.app.inject('/api/leaderboard/10/excluded')).json();
  expect(excluded).toMatchObject([
    { price: 2, seller: null, transactionHash: null, reason: expect.stringMatching(/by itself/) },
  ]);
  await server.close();
});
