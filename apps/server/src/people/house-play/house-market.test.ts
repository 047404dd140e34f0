import { saleFee } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../slices/hoof/audit.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';
import { HOUSE_ADDRESSES } from './house-cards.ts';
import { runHouseLobby } from './house-lobby.ts';
import { runHouseMarket } from './house-market.ts';
import { makeHouseMoves } from './house-moves.ts';
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
  /** What can be bought now: a card on it may be in a challenge that the house has open. */
  const shelf = () =>
    server.db.query<{ card_id: number; owner: string; asked: number; price_hoof: number }>(
      `select h.card_id, h.owner, h.asked, c.price_hoof from card_holdings h
         join cards c on c.id = h.card_id where h.asked is not null and h.busy_with is null
          and h.owner = any ($1)`,
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

  it('takes gifted HOOF for what it sells, as a mint of the day, and keeps what it gets', async () => {
    const billy = await visitor(0, 1);
    const pack = await billy.call('POST', '/api/packs/starter');
    const gifted = pack.body.hoof * 100;
    const [card] = await shelf();
    const { card_id: id, asked, owner: seller } = card!;
    expect((await server.app.inject(`/api/cards/${id}`)).json().listing.house).toBe(true);
    const lockedOf = async (name: string) =>
      (await server.db.query('select locked from accounts where name = $1', [name]))[0]?.locked;
    const before = Number(await lockedOf(seller));
    const offer = await billy.call('POST', `/api/cards/${id}/offers`, { amount: asked / 100 });
    expect(offer.body.code).toBe('NOT_TRADABLE');
    const bought = await billy.call('POST', `/api/cards/${id}/buy`, { price: asked / 100 });
    expect(bought.status).toBe(200);
    expect(await lockedOf(billy.address)).toBe(gifted - asked);
    expect(Number(await lockedOf(seller))).toBe(before + asked - saleFee(asked));
    const [counted] = await server.db.query(
      `select "all" from mints_of_day($1, (to_timestamp($2::float8) at time zone 'UTC')::date)`,
      [billy.address, server.clock.now() / 1000],
    );
    expect(counted?.all).toBe(1);
    expect((await audit(server.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
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

  it('takes offers that are accepted for sales: no more than three of a wallet on a day', async () => {
    const ada = await visitor(8);
    server.clock.advance(86_400_000);
    for (let i = 0; i < 12; i += 1) {
      await look(2);
      const { offers } = (await ada.call('GET', '/api/me/offers')).body;
      const open = offers.filter(({ status }: { status: string }) => status === 'open');
      for (const { id } of open) await ada.call('POST', `/api/offers/${id}/accept`);
    }
    const sold = (await Promise.all(ada.cards.map(owner))).filter((by) => by !== ada.address);
    expect(sold.length).toBeGreaterThan(0);
    // Two may have stood when the third was sold.
    expect(sold.length).toBeLessThanOrEqual(5);
  });

  it('finds the fair offer behind fifty high ones that are not high enough', async () => {
    const own = (rarity: string) =>
      server.db.query<{ id: number; price: number; owner: string }>(
        `select c.id, c.price_hoof / 100 as price, h.owner from cards c
           join card_holdings h on h.card_id = c.id
          where h.owner = any ($1) and c.rarity = $2 and h.busy_with is null and h.asked is null
          order by c.price_hoof desc limit 20`,
        [HOUSE_ADDRESSES, rarity],
      );
    const dear = (await own('Legendary'))[0]!;
    const cheap = (await own('Common'))[0]!;
    expect(dear.price / 2).toBeGreaterThan(cheap.price);
    const at = new Date(server.clock.now());
    await server.db.query(
      `insert into offers (card_id, bidder, owner, amount, created_at, expires_at)
       select $1, '0x' || lpad(to_hex(i), 40, '0'), $2, $3, $4, $5 from generate_series(1, 60) i`,
      [dear.id, dear.owner, Math.floor(dear.price * 50), at, new Date(at.getTime() + 86_400_000)],
    );
    const billy = await visitor(0, 100_000);
    await billy.call('POST', `/api/cards/${cheap.id}/offers`, { amount: cheap.price });
    await look(1);
    expect(await owner(cheap.id)).toBe(billy.address);
    // They were never paid for: out of the way of the books.
    await server.db.query(
      `update offers set status = 'ended', ended_at = $2 where card_id = $1 and status = 'open'`,
      [dear.id, at],
    );
  });

  it('lets no card go that it has committed to in a match', async () => {
    const [ada, billy] = [await visitor(2, 1_000), await visitor(0, 100_000)];
    const opened = await ada.call(
      ...(['POST', '/api/challenges', challengeBody(ada, ada.cards[0]!, 'Common')] as const),
    );
    expect(opened.status).toBe(201);
    server.clock.advance(60_000);
    await runHouseLobby(server.app.game);
    server.clock.advance(5_000);
    await makeHouseMoves(server.app.game);
    const [match] = await server.db.query<{ id: number; house: string }>(
      `select m.id, case when m.player_0 = $1 then m.player_1 else m.player_0 end as house
         from matches m join house_secrets s on s.match_id = m.id
        where $1 in (m.player_0, m.player_1)`,
      [ada.address],
    );
    const [free] = await server.db.query<{ id: number; price: number }>(
      `select c.id, c.price_hoof / 100 as price from cards c join card_holdings h on h.card_id = c.id
        where h.owner = $1 and c.rarity = 'Common' and h.busy_with is null limit 1`,
      [match!.house],
    );
    // Whichever it chose: this is the one it chose.
    await server.db.query(
      'update house_secrets set card_ids = array[$2::int] where match_id = $1',
      [match!.id, free!.id],
    );
    await billy.call('POST', `/api/cards/${free!.id}/offers`, { amount: free!.price });
    await look(2);
    expect(await owner(free!.id)).toBe(match!.house);
    await ada.call('POST', `/api/matches/${match!.id}/actions`, { type: 'concede' });
    await look(2);
    expect(await owner(free!.id)).toBe(billy.address);
  });

  it('leaves the books in order, and a world for strangers alone', async () => {
    expect((await audit(server.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
    const live = await secondInstance(server, { DEMO_WORLD: 'false' });
    expect(await runHouseMarket(live.app.game)).toBe(0);
    await live.close();
  });

  it('is not whoever has chosen a name: a person is paid in HOOF to keep, and takes no gifts', async () => {
    const [ada, billy] = [await visitor(1), await visitor(0, 1)];
    expect((await ada.call('PUT', '/api/me/name', { name: 'Ada of the shelf' })).status).toBe(200);
    const pack = await billy.call('POST', '/api/packs/starter');
    const card = ada.cards[0]!;
    expect((await ada.call('POST', `/api/cards/${card}/listing`, { price: 20 })).status).toBe(201);
    const bought = await billy.call('POST', `/api/cards/${card}/buy`, { price: 20 });
    expect(pack.body.hoof).toBeGreaterThan(20);
    expect(bought.body.code).toBe('NOT_TRADABLE');
    // And who has a name is still a guest of the house.
    const named = await billy.call('PUT', '/api/me/name', { name: 'Billy the buyer' });
    expect(named.status).toBe(200);
    const [houses] = await shelf();
    const price = houses!.asked / 100;
    const gifted = await billy.call('POST', `/api/cards/${houses!.card_id}/buy`, { price });
    expect(gifted.status).toBe(200);
    await ada.call('DELETE', `/api/cards/${card}/listing`);
  });
});
