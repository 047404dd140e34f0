import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../../testing/test-players.ts';
import { post } from '../../../testing/write-effects.ts';
import { PAYMENTS, TRADES } from '../world/answers.ts';

let server: TestApp;
let ada: TestPlayer;
let bo: TestPlayer;
let cleo: TestPlayer;
let finn: TestPlayer;

beforeAll(async () => {
  server = await createTestApp();
  ada = await seat(server, 'ada', ['Common', 'Common', 'Common']);
  bo = await seat(server, 'bo', ['Common']);
  cleo = await seat(server, 'cleo', [], 5_000);
  finn = await seat(server, 'finn', []);
  await server.db.query(
    `insert into battlers (address, rating, deviation, volatility, last_match_at, wins, matches,
                           wallets, history)
     select a, 1500, 100, 0.06, now(), 10, 10, 5, true from unnest($1::text[]) a`,
    [[ada.address, bo.address, cleo.address, finn.address]],
  );
});
afterAll(() => server.close());

async function sell(cardId: number, from: TestPlayer, to: TestPlayer, price: number) {
  await from.call('POST', `/api/cards/${cardId}/listing`, { price });
  const bought = await to.call('POST', `/api/cards/${cardId}/buy`, { price });
  if (bought.status !== 200) throw new Error(JSON.stringify(bought));
}

interface Row extends Record<string, unknown> {
  readonly kind: string;
  readonly price: string;
  readonly wash_reason: string | null;
}
const salesOf = (cardId: number) =>
  server.db.query<Row>('select * from sales where card_id = $1 order by id', [cardId]);
const goatOf = async (cardId: number) => {
  const [row] = await server.db.query<{ goat: number }>(
    'select base_goat_id as goat from cards where id = $1',
    [cardId],
  );
  const board = (await server.app.inject('/api/leaderboard')).json();
  return {
    id: row!.goat,
    entry: board.find((e: { baseGoatId: number }) => e.baseGoatId === row!.goat),
  };
};

it('a sale between players counts at the rate of the configuration', async () => {
  const [cardId] = ada.cards as [number];
  await sell(cardId, ada, cleo, 50);
  const { entry } = await goatOf(cardId);
  expect(entry).toMatchObject({ totalValue: '0.0005', transactionCount: 1, excludedCount: 0 });
  expect((await server.app.inject('/api/leaderboard/rates')).json()).toEqual({
    HOOF: 100_000,
    SOL: 20,
  });
});

it('a card that comes back is left out with its first sale, and the page can say why', async () => {
  const [, cardId] = ada.cards as [number, number];
  await sell(cardId, ada, bo, 40);
  expect((await salesOf(cardId))[0]?.wash_reason).toBeNull();
  const offer = await ada.call('POST', `/api/cards/${cardId}/offers`, { amount: 45 });
  expect((await bo.call('POST', `/api/offers/${offer.body.id}/accept`)).status).toBe(200);
  const rows = await salesOf(cardId);
  expect(
    rows.map(({ kind, wash_reason }) => [kind, wash_reason?.includes('back and forth')]),
  ).toEqual([
    ['listing', true],
    ['offer', true],
  ]);
  const { id } = await goatOf(cardId);
  const excluded = (await server.app.inject(`/api/leaderboard/${id}/excluded`)).json();
  expect(excluded).toMatchObject([
    { kind: 'offer', amount: 45, currency: 'HOOF', price: 0.00045, transactionHash: null },
    { kind: 'listing', amount: 40, currency: 'HOOF', price: 0.0004, transactionHash: null },
  ]);
});

it('two who paid each other, with cards or without, say nothing about what a card is worth', async () => {
  const [, , third] = ada.cards as [number, number, number];
  const [own] = bo.cards as [number];
  // Ada has paid Bo for the card above.
  await sell(own, bo, cleo, 40);
  expect((await salesOf(own))[0]?.wash_reason).toBeNull();
  await sell(third, ada, bo, 40);
  expect((await salesOf(third))[0]?.wash_reason).toContain('sold cards to each other');
  const gift = { reason: 'transfer', reference: 'test:gift', amount: 100 } as const;
  const at = server.clock.now();
  await post(server.db, { ...gift, from: cleo.address, to: bo.address }, at);
  await sell(third, bo, cleo, 40);
  expect((await salesOf(third))[1]?.wash_reason).toContain('HOOF had gone');
});

it('far off the floor counts between players with a history, and not with a newcomer', async () => {
  const dana = await seat(server, 'dana', ['Rare', 'Rare'], 5_000);
  const eli = await seat(server, 'eli', ['Rare'], 5_000);
  const [one, two] = dana.cards as [number, number];
  await eli.call('POST', `/api/cards/${eli.cards[0]}/listing`, { price: 50 });
  await sell(one, dana, cleo, 251);
  expect((await salesOf(one))[0]?.wash_reason).toBe(
    '251 HOOF is far off the 50 that cards of its tier cost then, and one of the wallets has not played its way in yet.',
  );
  await sell(two, dana, cleo, 250);
  expect((await salesOf(two))[0]?.wash_reason).toBeNull();
  await sell(two, cleo, finn, 700);
  expect((await salesOf(two))[1]?.wash_reason).toBeNull();
});

it('a card that goes round between three wallets counts for none of them once it is back', async () => {
  const gus = await seat(server, 'gus', ['Epic'], 5_000);
  const [hal, ivy] = [
    await seat(server, 'hal', [], 5_000),
    await seat(server, 'ivy', [], 5_000),
  ] as const;
  const [cardId] = gus.cards as [number];
  const { price } = (
    await server.db.query<{ price: number }>(
      'select price_hoof / 100 as price from cards where id = $1',
      [cardId],
    )
  )[0]!;
  for (let lap = 0; lap < 2; lap += 1) {
    await sell(cardId, gus, hal, price);
    await sell(cardId, hal, ivy, price);
    await sell(cardId, ivy, gus, price);
  }
  const reasons = (await salesOf(cardId)).map((row) => row.wash_reason);
  expect(reasons.filter((each) => each === null)).toHaveLength(0);
  expect(reasons[5]).toBe('The buyer had sold this very card in the 30 days before.');
});

it('a lonely listing at a dream price makes nobody’s dream price count', async () => {
  const [jo, kit] = [
    await seat(server, 'jo', ['Legendary', 'Legendary']),
    await seat(server, 'kit', [], 900_000),
  ] as const;
  const lou = await seat(server, 'lou', ['Legendary']);
  await lou.call('POST', `/api/cards/${lou.cards[0]}/listing`, { price: 500_000 });
  await sell(jo.cards[0]!, jo, kit, 800_000);
  expect((await salesOf(jo.cards[0]!))[0]?.wash_reason).toContain('far off');
});

it.each([3, 10])('a ring of %i that sells in a circle counts for nothing', async (size) => {
  const tiers = ['Common', 'Common'] as const;
  const ring: TestPlayer[] = [];
  for (let n = 0; n < size; n += 1) {
    ring.push(await seat(server, `ring ${size} ${n}`, [...tiers], 5_000));
  }
  const next = (n: number) => ring[(n + 1) % size]!;
  for (const lap of [0, 1]) {
    for (const [n, seller] of ring.entries()) await sell(seller.cards[lap]!, seller, next(n), 40);
  }
  const rows = await server.db.query<{ wash_reason: string | null }>(
    'select wash_reason from sales where seller = any ($1)',
    [ring.map(({ address }) => address)],
  );
  expect(rows.filter(({ wash_reason }) => wash_reason === null)).toHaveLength(0);
  expect(rows.every(({ wash_reason }) => wash_reason?.includes('circle of traders'))).toBe(true);
});

it('whoever sells a card and buys another from somebody else counts both times', async () => {
  const [uma, vic, wes] = [
    await seat(server, 'uma', ['Common'], 500),
    await seat(server, 'vic', [], 500),
    await seat(server, 'wes', ['Common'], 500),
  ] as const;
  await sell(uma.cards[0]!, uma, vic, 40);
  await sell(wes.cards[0]!, wes, uma, 40);
  for (const seller of [uma, wes]) {
    expect((await salesOf(seller.cards[0]!))[0]?.wash_reason).toBeNull();
  }
});

it('a year of sales is not read to see whether HOOF goes round', async () => {
  await server.db.query(
    `insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, seller, reference)
     select 1 + n % 1000, 0.001, 'listing', 50, 'HOOF', now() - n * interval '10 minutes',
            '0x' || lpad(to_hex(n % 997), 40, '1'), '0x' || lpad(to_hex(n % 991), 40, '2'), 'old:' || n
       from generate_series(1, 20000) n`,
  );
  await server.db.query('analyze sales');
  const since = new Date(server.clock.now() - 30 * 86_400_000);
  const [one, other] = [ada.address, bo.address];
  for (const [query, args] of [
    [TRADES, [[one], [since], [101], 100]],
    [PAYMENTS, [[one], [other], [since], [201]]],
  ] as const) {
    const plan = await server.db.query<{ 'QUERY PLAN': string }>(`explain ${query}`, [...args]);
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('sales_paid');
    expect(lines).not.toContain('sales_by_time');
    expect(lines).not.toMatch(/Seq Scan on (sales|transfers)/);
  }
});
