import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { duelBetween, kickOff, seat, type TestPlayer } from '../../../testing/test-players.ts';

describe('the ranking', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  const beats = async (winner: TestPlayer, loser: TestPlayer, game: number) => {
    const cards = [winner.cards[game]!, loser.cards[game]!] as const;
    const id = await duelBetween(winner, loser, { cards });
    await kickOff([winner, loser], id, [[cards[0]], [cards[1]]]);
    return (await loser.call('POST', `/api/matches/${id}/actions`, { type: 'concede' })).body;
  };

  it('gives nothing for opponents who give up before their card is on the table', async () => {
    const king = await seat(
      server,
      'king',
      Array.from({ length: 4 }, () => 'Common' as const),
    );
    for (let game = 0; game < 4; game += 1) {
      const sheep = await seat(server, `sheep ${game}`, ['Common']);
      const cards = [king.cards[game]!, sheep.cards[0]!] as const;
      const id = await duelBetween(king, sheep, { cards });
      const over = await sheep.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });
      expect(over.body.result.rating).toMatchObject({ counted: 0, before: [1500, 1500] });
    }
    const board = (await server.app.inject('/api/battles/leaderboard?limit=3')).json();
    expect(board).toEqual([]);
    expect(await king.balance()).toBe(1040);
  });

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
    expect(counted).toEqual([0.1, 0.05, 0.033]);
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
    expect(everything).toHaveLength(10);
    const [address] = everything[0].players.map((player: { address: string }) => player.address);
    const own = await history(`player=${address}`);
    expect(own.every((match: { winner: string }) => match.winner === address)).toBe(true);
    const first = await history('limit=4');
    const rest = await history(`limit=6&before=${first.at(-1).id}`);
    expect([...first, ...rest]).toEqual(everything);
    expect(everything[0]).toMatchObject({ reason: 'conceded', rating: { counted: 0.1 } });
    expect((await server.app.inject('/api/battles/active')).json()).toEqual([]);
    for (const before of ['x', '0', '-1', '1.5', '2147483648', '9999999999']) {
      const refused = await server.app.inject(`/api/battles/history?before=${before}`);
      expect(refused.statusCode).toBe(400);
    }
  });
});
