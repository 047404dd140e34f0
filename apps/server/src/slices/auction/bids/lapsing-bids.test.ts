import { TYPED_BID_MS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import { testOperator } from '../../../testing/test-operator.ts';
import { type TestWallet, testWallet } from '../../../testing/test-wallet.ts';

const HOUR = 3_600_000;
const STRANGER = `0x${'a1'.repeat(20)}`;

describe('a typed bid', () => {
  let one: TestApp;
  let other: TestApp;
  let alice: TestWallet;
  let billy: TestWallet;
  beforeAll(async () => {
    one = await createTestApp();
    other = await secondInstance(one);
    alice = testWallet(one, 'alice');
    billy = testWallet(one, 'billy');
    await Promise.all([alice.signIn(), billy.signIn()]);
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  let nextCard = 1;
  async function auction(runsForMs = 10 * HOUR): Promise<number> {
    const cardId = nextCard++;
    const now = one.clock.now();
    await one.db.query(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       values ($1, $2, $3, $3, 30)`,
      [cardId, new Date(now - HOUR), new Date(now + runsForMs)],
    );
    return cardId;
  }
  const typed = async (cardId: number, bidAmount: number, bidderAddress = STRANGER) => {
    const payload = { bidAmount, bidderAddress };
    const placed = await one.app.inject({
      ...{ method: 'POST', url: `/api/nfts/${cardId}/bid`, payload },
    });
    expect(placed.statusCode).toBe(201);
    return placed.json().bid as { id: number; lapsesAt: string };
  };
  const signedIn = (who: TestWallet, cardId: number, bidAmount: number) =>
    who.send({
      ...{ method: 'POST', url: `/api/nfts/${cardId}/bid` },
      payload: { bidAmount, bidderAddress: who.address },
    });
  const confirm = async (who: TestWallet, id: number) => {
    const answer = await who.send({ method: 'POST', url: `/api/bids/${id}/confirm` });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** An operator who has just logged in: half an hour without use ends a session. */
  async function desk(method: 'GET' | 'POST', url: string, payload?: object) {
    const operator = await testOperator(one);
    const body = payload ? { payload } : {};
    return (await operator.send({ method, url: `/api/admin${url}`, ...body })).json();
  }
  /** What both instances say of a card, wherever its highest bid is shown. */
  async function shown(cardId: number) {
    const answers = [one, other].map(async ({ app }) => {
      const card = (await app.inject(`/api/nfts/${cardId}`)).json();
      const { variants } = (
        await app.inject(`/api/base-goats/${card.baseGoatId}?limit=100`)
      ).json() as { variants: { id: number; currentBid: number | null }[] };
      const { nfts } = (await app.inject('/api/nfts?auction=open&limit=100')).json();
      const found = (await app.inject(`/api/nfts?search=${cardId}`)).json().nfts;
      const among = (cards: { id: number; currentBid: number | null }[]) =>
        cards.find(({ id }) => id === cardId)?.currentBid;
      // A goat's page begins with its best hundred, which are not all.
      const variant = variants.some(({ id }) => id === cardId) ? [among(variants)] : [];
      return [card.currentBid, ...variant, among(nfts), among(found)];
    });
    const said = new Set((await Promise.all(answers)).flat());
    expect(said.size).toBe(1);
    return [...said][0];
  }

  it('is gone on every instance at the millisecond it lapses, also where it was kept', async () => {
    const cardId = await auction();
    const at = one.clock.now();
    expect((await typed(cardId, 60)).lapsesAt).toBe(new Date(at + TYPED_BID_MS).toISOString());
    one.clock.advance(TYPED_BID_MS - 1);
    expect(await shown(cardId)).toBe(60);
    // Read twice: the second time from the bytes that are kept.
    expect(await shown(cardId)).toBe(60);
    one.clock.advance(1);
    expect(await shown(cardId)).toBeNull();
    expect((await signedIn(billy, cardId, 30)).statusCode).toBe(201);
    const { bids } = (await one.app.inject(`/api/nfts/${cardId}`)).json();
    expect(bids).toMatchObject([
      { bidAmount: 30, verified: true, lapsesAt: null },
      { bidAmount: 60, verified: false, lapsesAt: new Date(at + TYPED_BID_MS).toISOString() },
    ]);
  });

  it('may be as high as one that has lapsed', async () => {
    const cardId = await auction();
    await typed(cardId, 60);
    one.clock.advance(TYPED_BID_MS);
    await typed(cardId, 60, alice.address);
    expect(await shown(cardId)).toBe(60);
  });

  it('stays when its own wallet signs in and confirms it, however often', async () => {
    const cardId = await auction();
    const { id } = await typed(cardId, 45, alice.address);
    expect(await shown(cardId)).toBe(45);
    expect((await confirm(billy, id)).body.code).toBe('FORBIDDEN');
    const refused = await one.app.inject({ method: 'POST', url: `/api/bids/${id}/confirm` });
    expect(refused.statusCode).toBe(401);
    one.clock.advance(TYPED_BID_MS - 1);
    const twice = await Promise.all([confirm(alice, id), confirm(alice, id)]);
    for (const { status, body } of twice) {
      expect([status, body]).toEqual([
        200,
        { id, nftId: cardId, bidderAddress: alice.address, bidAmount: 45, verified: true },
      ]);
    }
    one.clock.advance(1);
    expect(await shown(cardId)).toBe(45);
    expect((await confirm(alice, id)).status).toBe(200);
    const { bids } = (await other.app.inject(`/api/nfts/${cardId}`)).json();
    expect(bids).toMatchObject([{ id, verified: true, lapsesAt: null }]);
  });

  it('cannot be confirmed once it lapsed, was voided, or the auction is over', async () => {
    const [lapsed, voided] = [await auction(), await auction()];
    const first = await typed(lapsed, 40, alice.address);
    one.clock.advance(TYPED_BID_MS);
    expect((await confirm(alice, first.id)).body.code).toBe('BID_LAPSED');
    const second = await typed(voided, 40, alice.address);
    await desk('POST', `/bids/${second.id}/void`, { reason: 'a slip of the hoof' });
    expect((await confirm(alice, second.id)).body.code).toBe('CONFLICT');
    const short = await auction(60_000);
    const third = await typed(short, 40, alice.address);
    one.clock.advance(60_000);
    expect((await confirm(alice, third.id)).body.code).toBe('AUCTION_ENDED');
    expect((await confirm(alice, 999_999)).status).toBe(404);
  });

  it('is refused with a sentence once a signed one has reached it, on whichever instance', async () => {
    const cardId = await auction();
    const { id } = await typed(cardId, 40, alice.address);
    expect((await signedIn(billy, cardId, 40)).statusCode).toBe(201);
    const refused = await confirm(alice, id);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'BID_TOO_LOW', details: { currentBid: 40, least: 40.1 } },
    });
    expect(refused.body.error).toMatch(/^A signed bid of 40.00 SOL came in meanwhile/);
  });

  it('is confirmed or beaten when an equal signed bid comes at the same instant, and never breaks', async () => {
    for (let round = 0; round < 6; round += 1) {
      const cardId = await auction();
      const { id } = await typed(cardId, 40, alice.address);
      const [confirmed, placed] = await Promise.all([
        confirm(alice, id),
        signedIn(billy, cardId, 40),
      ]);
      expect([confirmed.status, placed.statusCode].sort()).toSatisfy(
        ([won, lost]: number[]) => (won === 200 || won === 201) && lost === 409,
      );
    }
  });

  it('that is confirmed at the instant of a late bid leaves it its ten minutes', async () => {
    for (let round = 0; round < 6; round += 1) {
      const cardId = await auction(60_000);
      const { id } = await typed(cardId, 45, alice.address);
      const ends = async () =>
        Date.parse((await one.app.inject(`/api/nfts/${cardId}`)).json().endTime);
      const before = await ends();
      const [placed, confirmed] = await Promise.all([
        signedIn(billy, cardId, 40),
        confirm(alice, id),
      ]);
      expect(confirmed.status).toBe(200);
      // Beaten by the confirmed one, or in time before it.
      expect(await ends()).toBe(before + (placed.statusCode === 201 ? 600_000 : 0));
    }
  });

  it('gives nobody more time when it is confirmed in the last minutes', async () => {
    const cardId = await auction(60_000);
    const { id } = await typed(cardId, 40, alice.address);
    const end = async () => (await one.app.inject(`/api/nfts/${cardId}`)).json().endTime;
    const before = await end();
    expect((await confirm(alice, id)).status).toBe(200);
    expect(await end()).toBe(before);
  });

  it('shows on the desk as one that has lapsed', async () => {
    const cardId = await auction();
    await signedIn(billy, cardId, 31);
    await typed(cardId, 62);
    one.clock.advance(TYPED_BID_MS);
    const { auctions } = await desk('GET', '/auctions?state=running&limit=100');
    const found = auctions.find((each: { cardId: number }) => each.cardId === cardId);
    expect(found).toMatchObject({ currentBid: 31, bidCount: 1, lapsedCount: 1, voidedCount: 0 });
    const { bids } = await desk('GET', `/auctions/${found.id}`);
    expect(bids.map((bid: { lapsesAt: string | null }) => bid.lapsesAt)).toEqual([
      new Date(one.clock.now()).toISOString(),
      null,
    ]);
    // What is voided gives the lead to what stands, not to what has lapsed.
    await typed(cardId, 40);
    const voided = await desk('POST', `/bids/${bids[1].id}/void`, { reason: 'not you' });
    expect(voided.currentBid).toBe(40);
  });
});
