import { afterGame, matchWeight, NEWCOMER, rested } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { duelBetween, seat, type TestPlayer } from '../../testing/test-players.ts';

describe('the rating', () => {
  it('gives the published Glicko-2 example for one game of it', () => {
    // From Glickman's paper, section 3, the first of its three games alone.
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const opponent = { rating: 1400, deviation: 30, volatility: 0.06 };
    const after = afterGame(player, opponent, { score: 1, weight: 1 });
    expect(after.rating).toBeCloseTo(1563.56, 1);
    expect(after.deviation).toBeCloseTo(175.4, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('takes from one what it gives to an equal other', () => {
    const up = afterGame(NEWCOMER, NEWCOMER, { score: 1, weight: 1 });
    const down = afterGame(NEWCOMER, NEWCOMER, { score: 0, weight: 1 });
    expect(up.rating - NEWCOMER.rating).toBeCloseTo(NEWCOMER.rating - down.rating, 6);
    expect(up.deviation).toBeLessThan(NEWCOMER.deviation);
  });

  it('moves less the less a game counts, and not at all when it counts nothing', () => {
    const gain = (weight: number) =>
      afterGame(NEWCOMER, NEWCOMER, { score: 1, weight }).rating - NEWCOMER.rating;
    expect(gain(0)).toBe(0);
    expect(gain(0.25)).toBeGreaterThan(0);
    expect(gain(0.25)).toBeLessThan(gain(0.5));
    expect(gain(0.5)).toBeLessThan(gain(1));
  });

  it('grows unsure of whoever stays away, never more than of a newcomer', () => {
    const settled = { rating: 1700, deviation: 60, volatility: 0.06 };
    expect(rested(settled, 0).deviation).toBeCloseTo(60, 9);
    expect(rested(settled, 30).deviation).toBeGreaterThan(60);
    expect(rested(settled, 1e6).deviation).toBe(350);
    expect(rested(settled, 30).rating).toBe(1700);
  });

  it('counts the n-th meeting of a week 1/n, half of it when nobody played it out, and says why', () => {
    expect(matchWeight(0, 'points')).toEqual({
      counted: 1,
      reason: 'First meeting of these two in seven days: it counts in full.',
    });
    expect(matchWeight(2, 'remaining')).toEqual({
      counted: 0.333,
      reason: 'Meeting 3 of these two in seven days: it counts 33 %.',
    });
    expect(matchWeight(1, 'conceded')).toEqual({
      counted: 0.25,
      reason:
        'Meeting 2 of these two in seven days, conceded before it was played out: it counts 25 %.',
    });
  });
});

describe('the ranking', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  const beats = async (winner: TestPlayer, loser: TestPlayer, game: number) => {
    const cards = [winner.cards[game]!, loser.cards[game]!] as const;
    const id = await duelBetween(winner, loser, { cards });
    return (await loser.call('POST', `/api/matches/${id}/actions`, { type: 'concede' })).body;
  };

  it('ranks three wins over three people above three over the same friend', async () => {
    const four = Array.from({ length: 4 }, () => 'Common' as const);
    const [farmer, friend, fair] = [
      await seat(server, 'farmer', four),
      await seat(server, 'friend', four),
      await seat(server, 'fair', four),
    ];
    const counted: number[] = [];
    for (let game = 0; game < 3; game += 1) {
      counted.push((await beats(farmer, friend, game)).result.rating.counted);
      await beats(fair, await seat(server, `rival ${game}`, four), game);
    }
    expect(counted).toEqual([0.5, 0.25, 0.167]);
    const board = (await server.app.inject('/api/battles/leaderboard?limit=3')).json();
    expect(board).toHaveLength(3);
    expect(board[0]).toMatchObject({ rank: 1, address: fair.address, wins: 3, losses: 0 });
    expect(board[1]).toMatchObject({ rank: 2, address: farmer.address, wins: 3, hoofWon: 60 });
    const stats = (await friend.call('GET', `/api/battles/stats/${friend.address}`)).body;
    expect(stats).toMatchObject({ totalWins: 0, totalLosses: 3, hoofBalance: 970 });
    expect(stats.rating).toBeLessThan(1500);
    const unknown = await friend.call('GET', `/api/battles/stats/0x${'12'.repeat(20)}`);
    expect(unknown.body).toMatchObject({
      hoofBalance: 0,
      totalWins: 0,
      totalLosses: 0,
      rank: null,
    });
  });

  it('lists a player’s battles newest first, page by page, with what each counted', async () => {
    const history = async (query: string) =>
      (await server.app.inject(`/api/battles/history?${query}`)).json();
    const everything = await history('limit=100');
    expect(everything).toHaveLength(6);
    const [address] = everything[0].players.map((player: { address: string }) => player.address);
    const own = await history(`player=${address}`);
    expect(own.every((match: { winner: string }) => match.winner === address)).toBe(true);
    const first = await history('limit=4');
    const rest = await history(`limit=4&before=${first.at(-1).id}`);
    expect([...first, ...rest]).toEqual(everything);
    expect(everything[0]).toMatchObject({ reason: 'conceded', rating: { counted: 0.5 } });
    expect((await server.app.inject('/api/battles/active')).json()).toEqual([]);
    for (const before of ['x', '0', '-1', '1.5', '2147483648', '9999999999']) {
      const refused = await server.app.inject(`/api/battles/history?before=${before}`);
      expect(refused.statusCode).toBe(400);
    }
  });
});
