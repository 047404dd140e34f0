import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CACHE_LIFE_MS } from '../../db/change-bus.ts';
import { seedHouse } from '../../people/house-play/seed-house.ts';
import { seedDemoMarket } from '../../site/demo/seed-demo-market.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import {
  battleBetween,
  challengeBody,
  duelBetween,
  kickOff,
  playOut,
  seat,
} from '../../testing/test-players.ts';

const DAY = 86_400_000;

describe('the live world in numbers', () => {
  let server: TestApp;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  beforeAll(async () => {
    server = await createTestApp({ env: { STARTER_CARDS: '2', STARTER_HOOF: '500' } });
  });
  afterAll(() => server.close());

  const read = async () => {
    server.clock.advance(CACHE_LIFE_MS);
    operator = await testOperator(server);
    return (await operator.send({ url: '/api/admin/analytics' })).json();
  };

  it('is all zeros and the whole supply in the treasury before anybody came', async () => {
    const figures = await read();
    expect(figures).toMatchObject({
      players: { wallets: 0, house: 0, battlers: 0 },
      hoof: { supply: 1e10, treasury: 1e10, wallets: 0, vaults: 0, promised: 0 },
      stakes: { open: 0, sum: 0, top: [] },
      challenges: { open: 0, accepted: 0, cancelled: 0, expired: 0 },
      matches: { live: 0, finished: 0, practice: 0 },
      cards: { total: 20_000, owned: 0, minted: 0 },
      bids: { total: 0, highest: null },
      newsletter: { subscribers: 0 },
    });
    expect(figures.matches.days).toHaveLength(30);
    expect(figures.matches.days.at(-1)).toEqual({
      day: '2026-06-01',
      started: 0,
      finished: 0,
      practice: 0,
    });
  });

  it('counts what players do, and the HOOF in it is the ledger’s', async () => {
    await seedDemoMarket({ db: server.db, clock: server.clock });
    const ada = await seat(server, 'ada', ['Common', 'Rare', 'Epic']);
    const bob = await seat(server, 'bob', ['Common', 'Rare', 'Epic']);
    const first = await duelBetween(ada, bob);
    await kickOff([ada, bob], first, [[ada.cards[0]!], [bob.cards[0]!]]);
    await playOut([ada, bob], first);
    server.clock.advance(DAY);
    await battleBetween(ada, bob, { cardId: ada.cards[1], gameMode: 'duel', hoofStake: 50 });
    const opened = await ada.call(
      'POST',
      '/api/challenges',
      challengeBody(ada, ada.cards[2]!, 'Epic', 25),
    );
    const cancelled = await bob.call(
      'POST',
      '/api/challenges',
      challengeBody(bob, bob.cards[2]!, 'Epic', 75),
    );
    await bob.call('DELETE', `/api/challenges/${cancelled.body.id}`);
    await ada.call('POST', '/api/packs/starter');
    await server.app.inject({
      method: 'POST',
      url: '/api/practice',
      payload: { gameMode: 'duel' },
    });
    await server.app.inject({
      method: 'POST',
      url: '/api/subscribe',
      payload: { email: 'billy@goats.example', name: 'Billy' },
    });

    const figures = await read();
    expect(figures.challenges).toEqual({ open: 1, accepted: 1, cancelled: 1, expired: 0 });
    expect(figures.requests).toEqual({ open: 0, accepted: 1, cancelled: 0, expired: 0 });
    expect(figures.matches).toMatchObject({
      live: 1,
      finished: 1,
      byPhase: { commit: 1, open: 0, pick: 0, finished: 1 },
    });
    expect(figures.matches.days.slice(-2)).toMatchObject([
      { day: '2026-06-01', started: 1, finished: 1 },
      { day: '2026-06-02', started: 1, finished: 0 },
    ]);
    expect(figures.stakes).toMatchObject({ open: 3, sum: 125 });
    const [request] = await server.db.query(`select id from openings where kind = 'request'`);
    expect(figures.stakes.top).toMatchObject([
      { vault: `request:${request!.id}`, amount: 50, name: null },
      { vault: `request:${request!.id}`, amount: 50 },
      { vault: `challenge:${opened.body.id}`, wallet: ada.address, amount: 25 },
    ]);
    const books = await server.db.query<{ kind: string; hoof: number }>(
      `select kind::text, sum(balance)::bigint / 100 as hoof from accounts group by kind`,
    );
    for (const { kind, hoof } of books.filter((row) => row.kind !== 'genesis')) {
      const name = kind === 'treasury' || kind === 'chain' ? kind : `${kind}s`;
      expect([kind, figures.hoof[name]]).toEqual([kind, hoof]);
    }
    expect(figures.hoof.promised).toBe(30);
    expect(figures.players).toMatchObject({ wallets: 1, battlers: 2 });
    expect(figures.sessions).toMatchObject({ wallets: 2, operators: 1, seenLastHour: 2 });
    expect(figures.cards.owned).toBe(8);
    expect(figures.newsletter.subscribers).toBe(1);
    const { running, ended } = figures.auctions;
    expect([running > 0, running + ended]).toEqual([true, 30]);
    const [market] = await server.db.query<{ bids: number; volume: string; highest: string }>(
      `select (select count(*) from bids) as bids, (select max(bid_amount) from bids) as highest,
              (select sum(price) from sales where wash_reason is null) as volume`,
    );
    expect(figures.bids.total).toBe(market?.bids);
    expect(figures.bids.highest).toBeLessThanOrEqual(Number(market?.highest));
    expect(figures.sales.volume).toBeCloseTo(Number(market?.volume), 3);
  });

  it('names a house player, and says which cards were minted for HOOF', async () => {
    await seedHouse(server.app.game);
    const eve = await seat(server, 'eve', [], 100_000);
    const minted = await eve.call('POST', '/api/cards/7/mint', { playerId: eve.address });
    expect(minted.body.card.id).toBe(7);
    const figures = await read();
    expect(figures.cards.minted).toBe(1);
    expect(figures.players.house).toBeGreaterThan(3);
  });

  it('is counted once in a few seconds, however many operators look at it', async () => {
    const { at } = await read();
    const look = () => operator.send({ url: '/api/admin/analytics' });
    const looks = await Promise.all(Array.from({ length: 5 }, look));
    server.clock.advance(CACHE_LIFE_MS - 1);
    looks.push(await look());
    expect(new Set(looks.map((answer) => answer.json().at))).toEqual(new Set([at]));
    server.clock.advance(1);
    expect(Date.parse((await look()).json().at) - Date.parse(at)).toBe(CACHE_LIFE_MS);
  });
});
