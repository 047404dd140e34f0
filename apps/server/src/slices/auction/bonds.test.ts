import { BID_BAN_MS, PURCHASE_MS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { audit } from '../hoof/audit.ts';
import { advanceAuctions } from './advance-auctions.ts';

const HOUR = 3_600_000;

describe('a bond in a world for strangers', () => {
  let one: TestApp;
  let other: TestApp;
  let alice: TestPlayer;
  let billy: TestPlayer;
  let carla: TestPlayer;
  let nextCard = 300;
  beforeAll(async () => {
    one = await createTestApp({ env: { BID_BOND: '100', SESSION_DAYS: '365' } });
    other = await secondInstance(one);
    [alice, billy, carla] = (await Promise.all(
      ['alice', 'billy', 'carla'].map((name) => seat(one, name, [])),
    )) as [TestPlayer, TestPlayer, TestPlayer];
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  async function desk(url: string, payload?: object) {
    const operator = await testOperator(one);
    const body = payload ? { payload } : {};
    const answer = await operator.send({ method: 'POST', url: `/api/admin${url}`, ...body });
    return { status: answer.statusCode, body: answer.json() };
  }
  async function auction(durationMinutes = 60): Promise<{ id: number; card: number }> {
    const card = nextCard++;
    const { body } = await desk('/auctions', { cardId: card, startPrice: 10, durationMinutes });
    return { id: body.id, card };
  }
  const bid = (who: TestPlayer, card: number, bidAmount: number) =>
    who.call('POST', `/api/nfts/${card}/bid`, { bidAmount, bidderAddress: who.address });
  const tick = () => Promise.all([one, other].map(({ app }) => advanceAuctions(app.game)));
  const balances = () => Promise.all([alice, billy, carla].map((who) => who.balance()));
  const treasury = async () =>
    (
      await one.db.query<{ balance: number }>(
        `select balance from accounts where name = 'treasury'`,
      )
    )[0]!.balance / 100;
  const clean = async () =>
    expect((await audit(one.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);

  it('is named on the page, and whoever cannot put it up is told so and bids nothing', async () => {
    const { card } = await auction();
    expect((await one.app.inject(`/api/nfts/${card}`)).json().auction.bond).toBe(100);
    const poor = testWallet(one, 'nobody with nothing');
    await poor.signIn();
    const payload = { bidAmount: 10, bidderAddress: poor.address };
    const answer = await poor.send({ method: 'POST', url: `/api/nfts/${card}/bid`, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'BOND_NEEDED']);
    expect(answer.json().details).toEqual({ bond: 100, available: 0 });
    expect((await one.app.inject(`/api/nfts/${card}`)).json().currentBid).toBeNull();
  });

  it('is bound by whoever leads, and back with whoever does not', async () => {
    const { card } = await auction();
    const [a, b, c] = (await balances()) as [number, number, number];
    await bid(alice, card, 10);
    await bid(alice, card, 11);
    expect(await balances()).toEqual([a - 100, b, c]);
    await bid(billy, card, 12);
    expect(await balances()).toEqual([a, b - 100, c]);
    await bid(alice, card, 13);
    expect(await balances()).toEqual([a - 100, b, c]);
    await clean();
    const { movements } = (await alice.call('GET', `/api/wallets/${alice.address}/movements`)).body;
    expect(movements[0]).toMatchObject({ reason: 'bond', amount: -100 });
    one.clock.advance(HOUR);
    await tick();
    const { body } = await alice.call('GET', '/api/me/bids');
    expect(body.bids[0].standing).toBe('asked');
    await desk(`/auctions/${body.bids[0].auctionId}/confirm`, { wallet: alice.address });
    expect(await balances()).toEqual([a, b, c]);
    await clean();
  });

  it('comes back when an operator voids the bid, with the operator’s act in the log', async () => {
    const { card } = await auction();
    const before = await balances();
    const { body } = await bid(alice, card, 10);
    const voided = await desk(`/bids/${body.bid.id}/void`, { reason: 'a slip' });
    expect(voided.body).toMatchObject({ currentBid: null, bid: { id: body.bid.id } });
    expect(await balances()).toEqual(before);
    await clean();
  });

  it('is one at any instant, however many bid at once on two instances', async () => {
    const { id, card } = await auction();
    const before = await balances();
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        [alice, billy, carla].flatMap((who, i) => [
          bid(who, card, 10 + 3 * round + i),
          other.app.game.world
            .run({
              ...{ type: 'bid', cardId: card, bidder: who.address, verified: true },
              ...{ amount: 10.5 + 3 * round + i, at: one.clock.now() },
            })
            .catch(() => null),
        ]),
      );
    }
    const after = await balances();
    const bound = before.map((balance, i) => balance - after[i]!);
    expect([...bound].sort()).toEqual([0, 0, 100]);
    await clean();
    await desk(`/auctions/${id}/end`);
    await tick();
    const leader = [alice, billy, carla][bound.indexOf(100)]!;
    await desk(`/auctions/${id}/confirm`, { wallet: leader.address });
    expect(await balances()).toEqual(before);
    await clean();
  });

  it('is the treasury’s when a paid was not true, and the honest fourth still gets the card', async () => {
    const honest = await seat(one, 'honest', []);
    const { id, card } = await auction();
    expect((await bid(honest, card, 12)).status).toBe(201);
    // Three at the ceiling, where nobody can follow.
    const had = await treasury();
    for (const [i, who] of [alice, billy, carla].entries()) await bid(who, card, 99 + i / 2);
    expect((await bid(honest, card, 100)).body.code).toBe('BID_TOO_LOW');
    one.clock.advance(HOUR);
    await tick();
    for (const who of [carla, billy, alice]) {
      expect((await who.call('POST', `/api/auctions/${id}/complete`)).status).toBe(200);
      const passed = { wallet: who.address, reason: 'No money came' };
      expect((await desk(`/auctions/${id}/pass`, passed)).status).toBe(200);
    }
    expect(await treasury()).toBe(had + 100);
    const page = (await one.app.inject(`/api/nfts/${card}`)).json();
    expect(page.auction).toMatchObject({ state: 'waiting', buyer: honest.address });
    const next = await auction();
    for (const who of [alice, billy, carla]) {
      expect((await bid(who, next.card, 10)).body.code).toBe('BIDDING_BANNED');
    }
    await desk(`/auctions/${id}/confirm`, { wallet: honest.address });
    await clean();
  });

  it('ends with silence on one instance while its wallet bids on the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      one.clock.advance(BID_BAN_MS);
      const { card } = await auction();
      const long = await auction(40_000);
      await bid(alice, card, 10);
      one.clock.advance(HOUR);
      await tick();
      one.clock.advance(PURCHASE_MS);
      await Promise.all([
        advanceAuctions(other.app.game),
        one.app.game.world
          .run({
            ...{ type: 'bid', cardId: long.card, bidder: alice.address, verified: true },
            ...{ amount: 10, at: one.clock.now() },
          })
          .catch(() => null),
      ]);
      const standing = await one.db.query(
        `select b.id from bids b where b.bidder_address = $1 and b.voided_at is null
            and b.auction_id = $2`,
        [alice.address, long.id],
      );
      expect(standing).toEqual([]);
      await clean();
    }
  });

  it('is refused by the database on any other way', async () => {
    const { id, card } = await auction();
    await bid(billy, card, 10).then(({ body }) => body.bid ?? bid(carla, card, 10));
    const move = (reason: string, from: string, to: string, amount: number) =>
      one.db.query(
        `insert into transfers (reason, reference, from_account, to_account, amount, at)
         select $1::text::transfer_reason, 'bid:999999', f.id, t.id, $4, now()
           from accounts f, accounts t where f.name = $2 and t.name = $3`,
        [reason, from, to, amount],
      );
    const vault = `bond:${id}`;
    for (const [reason, from, to, amount] of [
      ['payout', vault, billy.address, 10_000],
      ['forfeit', vault, 'treasury', 5_000],
      ['refund', vault, alice.address, 10_000],
      ['stake', alice.address, vault, 10_000],
      ['bond', alice.address, vault, 10_000],
    ] as const) {
      await expect(move(reason, from, to, amount), reason).rejects.toThrow();
    }
    await expect(
      one.db.query(`update auctions set state = 'returned' where id = $1`, [id]),
    ).rejects.toThrow('auctions_bonded');
    await clean();
  });
});
