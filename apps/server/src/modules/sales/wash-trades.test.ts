import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { post } from '../../testing/write-effects.ts';

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
    '251 HOOF is far off the 50 that cards of its tier cost then, and one of the wallets has no history.',
  );
  await sell(two, dana, cleo, 250);
  expect((await salesOf(two))[0]?.wash_reason).toBeNull();
  await sell(two, cleo, finn, 700);
  expect((await salesOf(two))[1]?.wash_reason).toBeNull();
});

it('a card that goes round between three wallets counts until it is back, and never again', async () => {
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
  expect(reasons.filter((each) => each === null)).toHaveLength(2);
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
