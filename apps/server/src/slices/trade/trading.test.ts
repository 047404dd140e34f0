import { OFFER_MS } from '@goats/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { expectCleanBooks } from '../../testing/test-cups.ts';
import { challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';
import { expireOffers } from './expire-offers.ts';

describe('trading between players', () => {
  let server: TestApp;
  let other: TestApp;
  let names = 0;
  beforeAll(async () => {
    server = await createTestApp();
    other = await secondInstance(server);
  });
  afterEach(() => expectCleanBooks(server));
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  const player = (hoof = 10_000, cards = 2): Promise<TestPlayer> => {
    names += 1;
    return seat(server, `trader ${names}`, Array(cards).fill('Common'), hoof);
  };
  const list = (seller: TestPlayer, price: unknown, key?: string, card = seller.cards[0]) =>
    seller.call('POST', `/api/cards/${card}/listing`, { price }, key);
  const buy = (buyer: TestPlayer, card: number, price: number, key?: string) =>
    buyer.call('POST', `/api/cards/${card}/buy`, { price }, key);
  const offer = (bidder: TestPlayer, card: number, amount: unknown) =>
    bidder.call('POST', `/api/cards/${card}/offers`, { amount });
  const cardOf = async (id: number) => (await server.app.inject(`/api/cards/${id}`)).json();
  const inboxOf = async ({ address }: TestPlayer) =>
    (
      await server.db.query<{ text: string }>(
        'select text from messages where wallet = $1 order by id',
        [address],
      )
    ).map(({ text }) => text);

  it('sells a card at the price that was shown, with the fee, in one stroke', async () => {
    const [ada, billy] = [await player(), await player()];
    const card = ada.cards[0]!;
    const listed = await list(ada, 1250);
    expect(listed).toMatchObject({ status: 201, body: { price: 1250, seller: ada.address } });
    expect((await cardOf(card)).listing).toEqual(listed.body);

    const bought = await buy(billy, card, 1250);
    expect(bought).toMatchObject({ status: 200, body: { price: 1250, hoofBalance: 8750 } });
    expect(bought.body.card.id).toBe(card);
    expect(await ada.balance()).toBe(11_218.75);
    expect(await cardOf(card)).toMatchObject({ owner: billy.address, listing: null });
    const { events } = (await server.app.inject(`/api/cards/${card}/history`)).json();
    expect(events[0]).toMatchObject({ kind: 'sold', from: ada.address, priceHoof: 1250 });
    expect(await inboxOf(ada)).toEqual([
      expect.stringContaining('is sold for 1,250 HOOF. 1,218.75 HOOF are yours.'),
    ]);
  });

  it('repeats a purchase under its key instead of paying twice', async () => {
    const [ada, billy] = [await player(), await player()];
    await list(ada, 10);
    const first = await buy(billy, ada.cards[0]!, 10, 'the-same-press');
    expect(await buy(billy, ada.cards[0]!, 10, 'the-same-press')).toEqual(first);
    expect(await billy.balance()).toBe(9_990);
  });

  it('gives a card to one of many buyers, on whichever instance they press', async () => {
    const ada = await player();
    const buyers: TestPlayer[] = [];
    while (buyers.length < 6) buyers.push(await player(100));
    await list(ada, 20);
    const answers = await Promise.all(buyers.map((each) => buy(each, ada.cards[0]!, 20)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const balances = await Promise.all(buyers.map((each) => each.balance()));
    expect(balances.sort()).toEqual([100, 100, 100, 100, 100, 80]);
  });

  it('decides list, take down, buy and engage at one instant, each whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, billy] = [await player(), await player(100)];
      const card = ada.cards[0]!;
      await list(ada, 30);
      const [bought, , opened] = await Promise.all([
        buy(billy, card, 30),
        ada.call('DELETE', `/api/cards/${card}/listing`),
        ada.call('POST', '/api/challenges', challengeBody(ada, card, 'Common')),
      ]);
      const { owner } = await cardOf(card);
      expect(owner).toBe(bought.status === 200 ? billy.address : ada.address);
      expect(bought.status === 200 && opened.status === 201).toBe(false);
      if (bought.status !== 200) {
        expect(['NOT_FOR_SALE', 'CARD_BUSY']).toContain(bought.body.code);
      }
    }
  });

  it('accepts or withdraws an offer, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, billy] = [await player(), await player(100)];
      const { id } = (await offer(billy, ada.cards[0]!, 40)).body;
      const [accepted, withdrawn] = await Promise.all([
        ada.call('POST', `/api/offers/${id}/accept`),
        billy.call('DELETE', `/api/offers/${id}`),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual(
        accepted.status === 200 ? [200, 409] : [204, 409],
      );
      const { owner } = await cardOf(ada.cards[0]!);
      expect(owner).toBe(accepted.status === 200 ? billy.address : ada.address);
      expect(await billy.balance()).toBe(accepted.status === 200 ? 60 : 100);
    }
  });

  it('keeps an offer in its vault, shows it to both, and sends the others back', async () => {
    const [ada, billy, carol] = [await player(), await player(), await player()];
    const card = ada.cards[0]!;
    const made = await offer(billy, card, 500);
    expect(made).toMatchObject({ status: 201, body: { amount: 500, status: 'open' } });
    await offer(carol, card, 600.5);
    expect(await billy.balance()).toBe(9_500);
    const { offers } = (await server.app.inject(`/api/cards/${card}/offers`)).json();
    expect(offers.map(({ amount }: { amount: number }) => amount)).toEqual([600.5, 500]);
    const received = await ada.call('GET', '/api/me/offers');
    expect(received.body.offers).toHaveLength(2);
    expect(received.body.offers[0].card.name).toBeTruthy();

    const accepted = await ada.call('POST', `/api/offers/${offers[0].id}/accept`);
    expect(accepted.body).toMatchObject({ price: 600.5, fee: 15.01, received: 585.49 });
    expect(await billy.balance()).toBe(10_000);
    expect(await ada.balance()).toBe(10_585.49);
    expect((await cardOf(card)).owner).toBe(carol.address);
    const mine = await billy.call('GET', '/api/me/offers?side=made');
    expect(mine.body.offers[0]).toMatchObject({ id: made.body.id, status: 'ended' });
    expect((await inboxOf(billy))[0]).toContain('Your 500 HOOF are back.');
  });

  it('pages through one’s offers', async () => {
    const [ada, billy] = [await player(0, 3), await player(100)];
    for (const card of ada.cards) await offer(billy, card, 1);
    const first = (await ada.call('GET', '/api/me/offers?limit=2')).body;
    const rest = (await ada.call('GET', `/api/me/offers?limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.offers, ...rest.offers].map(({ cardId }) => cardId)).toEqual(
      [...ada.cards].reverse(),
    );
    expect(rest.nextCursor).toBeNull();
  });

  it('ends offers after seven days, once, whichever instance looks first', async () => {
    const [ada, billy] = [await player(), await player()];
    await offer(billy, ada.cards[0]!, 500);
    expect(await expireOffers(server.app.game)).toBe(0);
    const [open] = await server.db.query<{ count: number }>(
      `select count(*) as count from offers where status = 'open'`,
    );
    server.clock.advance(OFFER_MS);
    const ended = await Promise.all([expireOffers(server.app.game), expireOffers(other.app.game)]);
    expect(ended[0]! + ended[1]!).toBe(open!.count);
    expect(await billy.balance()).toBe(10_000);
  });

  it.each([
    [0, 'price must be more than 0.'],
    [-1, 'price must be more than 0.'],
    [1.234, 'price must have two decimals at most.'],
    [10_000_000_001, 'price is more HOOF than there is.'],
    ['1250', 'price must be a number.'],
    [null, 'price must be a number.'],
  ])('takes no price of %s', async (price, sentence) => {
    const ada = await player();
    const answer = await list(ada, price);
    expect(answer).toMatchObject({ status: 400, body: { error: sentence, code: 'INVALID_INPUT' } });
    expect((await cardOf(ada.cards[0]!)).listing).toBeNull();
  });

  it('refuses with a sentence what may not be, and moves nothing', async () => {
    const [ada, billy] = [await player(), await player(100)];
    const card = ada.cards[0]!;
    const codes = async (answers: Promise<{ body: { code: string } }>[]) =>
      (await Promise.all(answers)).map(({ body }) => body?.code);
    expect(await codes([list(billy, 5, undefined, card), buy(billy, card, 5)])).toEqual([
      'CARD_NOT_YOURS',
      'NOT_FOR_SALE',
    ]);
    await list(ada, 200);
    expect(await codes([buy(billy, card, 200), buy(billy, card, 5), buy(ada, card, 200)])).toEqual([
      'INSUFFICIENT_HOOF',
      'PRICE_CHANGED',
      'OWN_CARD',
    ]);
    expect(await codes([offer(billy, card, 101), offer(ada, card, 1), offer(billy, 1, 1)])).toEqual(
      ['INSUFFICIENT_HOOF', 'OWN_CARD', 'NOT_FOR_SALE'],
    );
    const stranger = await server.app.inject({
      method: 'POST',
      url: `/api/cards/${card}/buy`,
      payload: { price: 200 },
    });
    expect(stranger.statusCode).toBe(401);
    expect(await billy.balance()).toBe(100);
    expect(await ada.balance()).toBe(10_000);
  });

  it('takes a card off the shelf that is put at stake, and plays a listed one in challenges', async () => {
    const ada = await player(1_000, 3);
    const card = ada.cards[0]!;
    await list(ada, 50);
    const opened = await ada.call('POST', '/api/challenges', challengeBody(ada, card, 'Common'));
    expect(opened.status).toBe(201);
    expect((await cardOf(card)).listing).toMatchObject({ price: 50 });
    await ada.call('DELETE', `/api/challenges/${opened.body.id}`);
    const request = { playerId: ada.address, cardId: card, hoofStake: 10, gameMode: 'duel' };
    expect((await ada.call('POST', '/api/battles/requests', request)).status).toBe(201);
    expect((await cardOf(card)).listing).toBeNull();
  });

  it('lets the database itself refuse what must never be', async () => {
    const [ada, billy] = [await player(), await player()];
    const card = ada.cards[0]!;
    const { id } = (await offer(billy, card, 5)).body;
    const refused = (sql: string) => expect(server.db.query(sql)).rejects.toBeTruthy();
    await refused(`update offers set amount = amount + 1 where id = ${id}`);
    await refused(`delete from offers where id = ${id}`);
    await refused(`update card_holdings set asked = 100, listed_at = now() where owner is null`);
    await refused(
      `insert into card_events (card_id, kind, from_wallet, to_wallet, price, reference, at)
       values (${card}, 'sold', '${ada.address}', '${billy.address}', 5, 'sale:1-1', now())`,
    );
    await refused(
      `insert into transfers (reason, reference, from_account, to_account, amount, at)
       select 'sale', 'offer:${id}', v.id, w.id, 500, now() from accounts v, accounts w
        where v.name = 'challenge:1' and w.name = '${ada.address}'
       union all select 'fee', 'offer:${id}', v.id, 2, 1, now() from accounts v
        where v.name = 'offer:${id}'`,
    );
  });
});
