import { mintedCard, strongIn } from '@goats/collection';
import { ATTRIBUTES } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

interface Nft {
  id: number;
  rarity: string;
  goatScore: number;
  priceHoof: number;
  baseGoatId: number;
  goatName: string;
  strongIn: string;
}

describe('the catalogue', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const get = async (url: string) => {
    const response = await server.app.inject(url);
    return { status: response.statusCode, body: response.json() };
  };

  /** Follows the cursors to the end, as the explorer does when somebody scrolls. */
  async function walk(query: string, pages: number): Promise<Nft[]> {
    const seen: Nft[] = [];
    let cursor = '';
    for (let page = 0; page < pages; page += 1) {
      const { body } = await get(`/api/nfts?${query}&limit=100${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.nfts);
      if (!body.nextCursor) break;
      cursor = body.nextCursor;
    }
    return seen;
  }

  it('has all ten goats with their backstories', async () => {
    const { body } = await get('/api/goats');
    expect(body.map((goat: { id: string }) => goat.id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `goat-${index + 1}`),
    );
    for (const goat of body) expect(goat.backstory.split(/\s+/).length).toBeGreaterThan(300);
  });

  it('holds exactly 20,000 cards, 2,000 a goat, half of them Common', async () => {
    const rows = await server.db.query<{ rarity: string; count: number }>(
      `select rarity, count(*) from cards where base_goat_id = 3 group by rarity order by rarity`,
    );
    expect(rows).toEqual([
      { rarity: 'Common', count: 1000 },
      { rarity: 'Rare', count: 600 },
      { rarity: 'Epic', count: 300 },
      { rarity: 'Legendary', count: 100 },
    ]);
  });

  it.each([
    ['number', (a: Nft, b: Nft) => a.id - b.id],
    ['newest', (a: Nft, b: Nft) => b.id - a.id],
    ['score', (a: Nft, b: Nft) => b.goatScore - a.goatScore || a.id - b.id],
    ['price', (a: Nft, b: Nft) => a.priceHoof - b.priceHoof || a.id - b.id],
  ])('pages by %s without a gap or a repeat', async (sort, compare) => {
    for (const filter of [
      '',
      '&rarity=Legendary',
      '&goat=the-flea&rarity=Epic',
      '&search=pel%C3%A9',
      '&strong=headingAbility',
      '&strong=pace&goat=el-fenomeno',
    ]) {
      const seen = await walk(`sort=${sort}${filter}`, 4);
      expect(seen.length).toBeGreaterThan(200);
      expect(new Set(seen.map((nft) => nft.id)).size).toBe(seen.length);
      expect(seen).toEqual([...seen].sort(compare));
    }
  });

  // Facets are merged by their first cards: a limit below, at and above their number takes each
  // way through that merge, and a plain sort of all cards says what belongs on the pages.
  it.each([
    ['number', 'c.id'],
    ['newest', 'c.id desc'],
    ['score', 'c.goat_score desc, c.id'],
    ['price', 'c.price_hoof, c.id'],
  ])('leaves out no card that belongs on a page by %s', async (sort, order) => {
    const sorted = await server.db.query<{ id: number }>(
      `select c.id from cards c where c.rarity = 'Epic' and c.base_goat_id in (1, 5, 8)
        order by ${order} limit 260`,
    );
    for (const limit of [1, 7, 40, 100]) {
      const seen: number[] = [];
      let cursor = '';
      while (seen.length < Math.min(limit * 5, 260)) {
        const query = `sort=${sort}&origin=Brazil&rarity=Epic&limit=${limit}${cursor}`;
        const { body } = await get(`/api/nfts?${query}`);
        seen.push(...body.nfts.map((nft: Nft) => nft.id));
        cursor = `&cursor=${body.nextCursor}`;
      }
      expect(seen.slice(0, 260)).toEqual(sorted.slice(0, seen.length).map(({ id }) => id));
    }
  });

  it('walks a filter to its very end', async () => {
    const legends = await walk('rarity=Legendary&goat=10&sort=score', 50);
    expect(legends).toHaveLength(100);
    expect(legends.every((nft) => nft.rarity === 'Legendary' && nft.baseGoatId === 10)).toBe(true);
  });

  it('filters by origin and by the price range of the goat', async () => {
    const brazil = await walk('origin=Brazil', 1);
    expect(new Set(brazil.map((nft) => nft.baseGoatId))).toEqual(new Set([1, 5, 8]));
    const bands = await Promise.all(
      ['under35k', '35k-40k', 'over40k'].map((band) => walk(`priceRange=${band}`, 1)),
    );
    const goats = bands.map((cards) => [...new Set(cards.map((nft) => nft.baseGoatId))]);
    expect(goats.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('finds the cards that are strong in something, every one of them and no other', async () => {
    const strong = await walk('strong=pace&goat=the-flea&rarity=Rare', 10);
    const belong = [...Array(2_000).keys()]
      .map((variation) => mintedCard(variation * 10 + 3)!)
      .filter((card) => card.rarity === 'Rare' && strongIn('Rare', card.attributes) === 'pace');
    expect(strong.map((nft) => nft.id)).toEqual(belong.map((card) => card.id));
    expect(strong.every((nft) => nft.strongIn === 'pace')).toBe(true);
    const [one] = strong;
    const found = async (attribute: string) =>
      (await get(`/api/nfts?strong=${attribute}&search=%23${one!.id}`)).body.nfts.length;
    expect([await found('pace'), await found('vision')]).toEqual([1, 0]);
  });

  it('says what a card is strong in on its page and on its token', async () => {
    const { rarity, attributes } = mintedCard(417)!;
    const [card, token] = [await get('/api/nfts/417'), await get('/api/nfts/1000417')];
    expect(card.body.strongIn).toBe(strongIn(rarity, attributes));
    expect(token.body.strongIn).toBe(card.body.strongIn);
  });

  it('knows the ten attributes of the rules and refuses an eleventh with a sentence', async () => {
    const names = await server.db.query(`select unnest(enum_range(null::attribute))::text as name`);
    expect(names.map(({ name }) => name)).toEqual(ATTRIBUTES);
    const { status, body } = await get('/api/nfts?strong=moustache');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('must be one of dribbling, pace');
  });

  it('finds a card by its number and by its token id', async () => {
    expect((await get('/api/nfts?search=%23417')).body.nfts.map((nft: Nft) => nft.id)).toEqual([
      417,
    ]);
    expect((await get('/api/nfts?search=1000417')).body.nfts[0].id).toBe(417);
    expect((await get('/api/nfts?search=999999')).body.nfts).toEqual([]);
  });

  it('finds Pelé for whoever has no accent on the keyboard, and for whoever has', async () => {
    const [plain, accented] = await Promise.all([
      walk('search=pele', 1),
      walk('search=PEL%C3%89', 1),
    ]);
    expect(plain).toHaveLength(100);
    expect(accented).toEqual(plain);
  });

  it('takes % and _ and quotes in a search as themselves, and a novel without complaint', async () => {
    for (const search of ['%25', '_', "'; drop table cards; --", '%5C', 'x'.repeat(2000)]) {
      const { status, body } = await get(`/api/nfts?search=${search}`);
      expect(status).toBe(200);
      expect(body.nfts).toEqual([]);
    }
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=abc', 'limit'],
    ['rarity=Mythic', 'rarity'],
    ['sort=luck', 'sort'],
    ['priceRange=cheap', 'priceRange'],
    ['cursor=%22%3B', 'cursor'],
    ['cursor=bm90IGpzb24', 'cursor'],
    [`cursor=${Buffer.from('["score",1,5]').toString('base64url')}`, 'cursor'],
    [`cursor=${Buffer.from('["number",1,"5 or 1=1"]').toString('base64url')}`, 'cursor'],
    [`search=${'x'.repeat(10_001)}`, 'search'],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await get(`/api/nfts?${query}`);
    expect(status).toBe(400);
    expect(body.code).toBe('INVALID_INPUT');
    expect(body.details.field).toBe(field);
  });

  it('opens packs of five different cards', async () => {
    const { body } = await get('/api/nfts?sample=pack');
    expect(new Set(body.nfts.map((nft: Nft) => nft.id)).size).toBe(5);
  });

  it('shows a card with its six stats, and the same card by its token', async () => {
    const { body: card } = await get('/api/nfts/17');
    expect(card).toMatchObject({ id: 17, tokenId: 1_000_017, bids: [], variantsCount: 2000 });
    expect(Object.keys(card.cardStats)).toContain('shooting');
    const { body: token } = await get('/api/nfts/1000017');
    expect(token).toMatchObject({ nftTokenId: 1_000_017, cardId: 17, walletAddress: null });
    expect(token.attributes).toEqual(card.stats);
  });

  it.each(['0', '-1', '1.5', 'abc', '9223372036854775808', '%00'])(
    'refuses %s as a card id',
    async (id) => {
      expect((await get(`/api/nfts/${id}`)).status).toBe(400);
    },
  );

  it('says which kind of thing is missing', async () => {
    expect((await get('/api/nfts/20001')).body.error).toBe('The requested NFT could not be found.');
    expect((await get('/api/nfts/1020001')).body.error).toBe(
      'This NFT could not be found or may not exist.',
    );
  });

  it('lists the variants of a base goat from Legendary to Common', async () => {
    const { body } = await get('/api/base-goats/3?limit=100');
    expect(body.baseGoat).toMatchObject({ nickname: 'The Flea', inspiredBy: 'Lionel Messi' });
    expect(body.variantsCount).toBe(2000);
    expect(body.variants.every((nft: Nft) => nft.rarity === 'Legendary')).toBe(true);
    const { body: next } = await get(`/api/base-goats/3?limit=100&cursor=${body.nextCursor}`);
    expect(next.variants[0].rarity).toBe('Epic');
    expect((await get('/api/base-goats/11')).status).toBe(404);
  });
});
