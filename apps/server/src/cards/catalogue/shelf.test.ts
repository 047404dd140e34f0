import { mintedCards } from '@goats/collection';
import { TRAITS } from '@goats/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seat } from '../../testing/test-players.ts';

interface Nft {
  id: number;
  goatScore: number;
  listing: { price: number; seller: string; since: string } | null;
}

const wallet = (letter: string) => `0x${letter.repeat(40)}`;
const [ANN, BEN] = [wallet('a'), wallet('b')];

/** Ann and Ben hold every seventh card and sell two of three, many of them at the same price. */
const SHELVES = `
  insert into card_events (card_id, kind, to_wallet, reference, at)
  select id, 'granted', case when id % 2 = 0 then '${ANN}' else '${BEN}' end, 'card:' || id, now()
    from cards where id % 7 = 0;
  update card_holdings set asked = 100 + (card_id * 7919) % 400,
         listed_at = now() - (card_id % 50) * interval '1 second'
   where owner is not null and card_id / 7 % 3 > 0;
  update card_holdings set busy_with = 'challenge:1' where asked is not null and card_id % 11 = 0`;

describe('the shelf in the catalogue', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    await server.db.query(SHELVES);
  });
  afterAll(() => server.close());

  const get = async (url: string) => {
    const response = await server.app.inject(url);
    return { status: response.statusCode, body: response.json() };
  };

  /** Page after page, to the end if something happens between them. */
  async function walk(query: string, limit: number, between?: (seen: Nft[]) => Promise<unknown>) {
    const seen: Nft[] = [];
    let cursor = '';
    do {
      const { body } = await get(`/api/nfts?${query}&limit=${limit}${cursor}`);
      seen.push(...body.nfts);
      cursor = body.nextCursor && `&cursor=${body.nextCursor}`;
      await between?.(seen);
    } while (cursor && (between || seen.length < limit * 8));
    return seen;
  }

  const FOR_SALE = 'h.asked is not null and h.busy_with is null';
  const ORDERS = {
    score: 'c.goat_score desc, c.id',
    price: 'c.price_hoof, c.id',
    newest: 'c.id desc',
    number: 'c.id',
    'listed-price': 'h.asked, c.id',
    'just-listed': 'h.listed_at desc, c.id',
  };
  const FILTERS: [query: string, where: string][] = [
    ['listed=true', FOR_SALE],
    ['listed=true&rarity=Legendary', `${FOR_SALE} and c.rarity = 'Legendary'`],
    [
      'listed=true&goat=the-flea&strong=pace',
      `${FOR_SALE} and c.base_goat_id = 3 and c.strong_in = 'pace'`,
    ],
    ['listed=true&trait=kit:Away', `${FOR_SALE} and c.kit = 'Away'`],
    [`listed=true&owner=${ANN}`, `${FOR_SALE} and h.owner = '${ANN}'`],
    [
      `owner=${BEN.toUpperCase().replace('X', 'x')}&rarity=Epic`,
      `h.owner = '${BEN}' and c.rarity = 'Epic'`,
    ],
    ['trait=background:Rain', `c.background = 'Rain'`],
    [
      'trait=Special:ghost%20double&origin=Brazil',
      `c.special = 'Ghost Double' and c.base_goat_id in (1, 5, 8)`,
    ],
    [
      'trait=accessories:Daisy,pose:Chest%20Out',
      `c.accessories = 'Daisy' and c.pose = 'Chest Out'`,
    ],
    [
      'trait=special:Holographic%20Foil&strong=vision',
      `c.special = 'Holographic Foil' and c.strong_in = 'vision'`,
    ],
  ];
  const CASES = FILTERS.flatMap(([query, where]) =>
    Object.entries(ORDERS)
      .filter(([sort]) => query.includes('listed=true') || !sort.includes('listed'))
      .map(([sort, order]) => [`${query}&sort=${sort}`, where, order] as const),
  );

  it.each(CASES)('pages %s like a plain sort of the same rows', async (query, where, order) => {
    const sorted = await server.db.query<{ id: number }>(
      `select c.id from cards c join card_holdings h on h.card_id = c.id
        where ${where} order by ${order} limit 800`,
    );
    expect(sorted.length).toBeGreaterThan(3);
    for (const limit of [7, 100]) {
      const seen = await walk(query, limit);
      expect(seen.map(({ id }) => id)).toEqual(sorted.slice(0, seen.length).map(({ id }) => id));
      expect(seen.length).toBe(Math.min(sorted.length, limit * 8));
    }
  });

  it('takes an order of the shelf for a wish to see the shelf', async () => {
    expect(await walk('sort=listed-price', 50)).toEqual(
      await walk('sort=listed-price&listed=true', 50),
    );
  });

  it('shows whoever turns pages every card that stayed where it was, once, whatever else happens', async () => {
    const query = 'sort=listed-price&goat=the-black-pearl';
    const before = await walk(query, 100);
    const moved = new Set<number>();
    const seen = await walk(query, 9, async (so) => {
      const shown = new Set(so.map(({ id }) => id));
      const [gone, dearer, ...rest] = before.filter(({ id }) => !shown.has(id) && !moved.has(id));
      const behind = rest.at(-1);
      for (const card of [gone, dearer, behind]) if (card) moved.add(card.id);
      await server.db.query(
        'update card_holdings set asked = null, listed_at = null where card_id = $1',
        [gone?.id],
      );
      await server.db.query('update card_holdings set asked = 9999 where card_id = $1', [
        dearer?.id,
      ]);
      await server.db.query(
        `update card_holdings set busy_with = 'challenge:2' where card_id = $1`,
        [behind?.id],
      );
    });
    const stayed = before.filter(({ id }) => !moved.has(id)).map(({ id }) => id);
    expect(stayed.length).toBeGreaterThan(20);
    expect(seen.map(({ id }) => id).filter((id) => !moved.has(id))).toEqual(stayed);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  });

  it('holds exactly what has a price and is not engaged, through everything that can happen to it', async () => {
    const [card] = await walk('sort=just-listed&rarity=Rare', 1);
    const onShelf = async () =>
      (await get(`/api/nfts?listed=true&search=${card!.id}`)).body.nfts.length;
    const engage = (what: string | null) =>
      server.db.query('update card_holdings set busy_with = $2 where card_id = $1', [
        card!.id,
        what,
      ]);
    expect(await onShelf()).toBe(1);
    await engage('challenge:3');
    expect(await onShelf()).toBe(0);
    await server.db.query(`update cards set pace = pace + 9, vision = vision - 3 where id = $1`, [
      card!.id,
    ]);
    await engage(null);
    expect(await onShelf()).toBe(1);
    await server.db.query(`update cards set pace = pace - 9 where id = $1`, [card!.id]);
    const differing = await server.db.query(
      `select id from shelf s full join (
         select h.card_id as id, c.facet_id, c.strong_in, c.background, c.expression, c.accessories,
                c.special, c.kit, c.head, c.pose, c.goat_score, c.price_hoof, h.asked,
                -floor(extract(epoch from h.listed_at) * 1000)::bigint as listed_key
           from card_holdings h join cards c on c.id = h.card_id where ${FOR_SALE}) held using (id)
        where (s.facet_id, s.strong_in, s.background, s.expression, s.accessories, s.special, s.kit,
               s.head, s.pose, s.goat_score, s.price_hoof, s.asked, s.listed_key)
              is distinct from
              (held.facet_id, held.strong_in, held.background, held.expression, held.accessories,
               held.special, held.kit, held.head, held.pose, held.goat_score, held.price_hoof, held.asked, held.listed_key)`,
    );
    expect(differing).toEqual([]);
    await engage('request:3');
    expect(await onShelf()).toBe(0);
    await engage(null);
    expect(await onShelf()).toBe(0);
  });

  it('says a price everywhere at once, and none as soon as the card is put at stake', async () => {
    const ada = await seat(server, 'ada', ['Legendary', 'Common']);
    const [id] = ada.cards;
    const goat = ((id! - 1) % 10) + 1;
    const places = async () => {
      const [card, token, goats] = [
        await get(`/api/nfts/${id}`),
        await get(`/api/nfts/${1_000_000 + id!}`),
        await get(`/api/base-goats/${goat}?limit=100`),
      ];
      const variant = goats.body.variants.find((one: Nft) => one.id === id);
      return [card.body.listing, token.body.listing, variant.listing];
    };
    expect(await places()).toEqual([null, null, null]);
    await ada.call('POST', `/api/cards/${id}/listing`, { price: 1250.5 });
    const since = new Date(server.clock.now()).toISOString();
    const listing = { price: 1250.5, seller: ada.address, since };
    expect(await places()).toEqual([listing, listing, listing]);
    const made = await ada.call('POST', '/api/battles/requests', {
      ...{ playerId: ada.address, cardId: id, hoofStake: 10, gameMode: 'duel' },
    });
    expect(made.status).toBe(201);
    expect(await places()).toEqual([null, null, null]);
  });

  it('says how many cards share what is drawn on one', async () => {
    const { body } = await get('/api/nfts/417');
    const all = [...mintedCards()];
    for (const [trait, value] of Object.entries(body.traits)) {
      const count = all.filter((card) => card.traits[trait as 'kit'] === value).length;
      expect(body.traitRarity[trait]).toEqual({
        ...{ count, of: 20_000, percent: Math.round(count / 2) / 100 },
      });
    }
    expect(Object.keys(body.traitRarity)).toHaveLength(TRAITS.length);
  });

  it('narrows the running auctions as it narrows the cards', async () => {
    await server.db.query(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       select id, $1, $2, $2, 5 from cards where id in (1, 2, 3)`,
      [new Date(server.clock.now()), new Date(server.clock.now() + 3_600_000)],
    );
    const ids = async (filter: string) =>
      (await get(`/api/nfts?auction=open${filter}`)).body.nfts.map(({ id }: Nft) => id);
    expect(await ids('')).toEqual([1, 2, 3]);
    expect(await ids('&goat=3')).toEqual([3]);
    expect(await ids('&listed=true')).toEqual([]);
    expect(await ids(`&owner=${ANN}`)).toEqual([]);
  });

  it('finds nothing for what nobody draws', async () => {
    for (const trait of ['background:Moon', 'special:None&rarity=Legendary', 'kit:Home,kit:Away']) {
      const { status, body } = await get(`/api/nfts?trait=${trait}`);
      expect([status, body.nfts]).toEqual([200, []]);
    }
  });

  it.each([
    ['trait=Rain', 'trait'],
    ['trait=hat:Tall', 'trait'],
    ['trait=kit:Away,pose:Chest%20Out,background:Rain', 'trait'],
    ['owner=0x12', 'owner'],
    ['listed=yes', 'listed'],
    [
      `sort=just-listed&cursor=${Buffer.from('["listed-price",1,5]').toString('base64url')}`,
      'cursor',
    ],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await get(`/api/nfts?${query}`);
    expect([status, body.details?.field]).toEqual([400, field]);
  });
});
