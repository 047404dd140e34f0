import { housePlayers } from '@goats/collection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { duelBetween, kickOff, seat, type TestPlayer } from '../../testing/test-players.ts';

describe('a player’s page', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let ben: TestPlayer;
  let cat: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    const hand = Array.from({ length: 6 }, () => 'Common' as const);
    ada = await seat(server, 'ada', [...hand, 'Legendary']);
    ben = await seat(server, 'ben', hand);
    cat = await seat(server, 'cat', hand);
  });
  afterAll(() => server.close());

  const page = async (address: string, by: TestPlayer = ada) =>
    (await by.call('GET', `/api/players/${address}`)).body;

  const beats = async (winner: TestPlayer, loser: TestPlayer, game: number) => {
    const cards = [winner.cards[game]!, loser.cards[game]!] as const;
    const id = await duelBetween(winner, loser, { cards });
    await kickOff([winner, loser], id, [[cards[0]], [cards[1]]]);
    await loser.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });
    return id;
  };

  it('is there for everybody, also for whoever was never seen', async () => {
    const address = `0x${'12'.repeat(20)}`;
    expect(await page(address)).toEqual({
      ...{ address, name: null, house: false, since: null, rating: null, deviation: null },
      ...{ rank: null, rankAbout: false, wins: 0, losses: 0, matches: 0, form: [], headToHead: [] },
      ...{ againstYou: { wins: 0, losses: 0 }, favouriteGoat: null, trophies: [], bestCards: [] },
      ...{ clubTier: null, seasonRank: null, seasonGames: 0, badges: [] },
      ...{ achievements: [], title: null, fullPages: [] },
    });
    expect((await server.app.inject('/api/players/0x12')).statusCode).toBe(400);
    expect(
      (await server.app.inject(`/api/players/${address.toUpperCase().replace('X', 'x')}`)).json()
        .address,
    ).toBe(address);
    const [billy] = housePlayers();
    expect(await page(billy!.address)).toMatchObject({ name: billy!.name, house: true });
  });

  it('tells form, rivals and favourite goat from both sides', async () => {
    const ids = [
      await beats(ada, ben, 0),
      await beats(ben, ada, 1),
      await beats(ada, ben, 2),
      await beats(ada, cat, 3),
    ];
    const own = await page(ada.address);
    expect(own).toMatchObject({ wins: 3, losses: 1, matches: 4, rank: 1, againstYou: null });
    expect(own.since).toBe(new Date(server.clock.now()).toISOString());
    expect(own.form.map(({ matchId }: { matchId: string }) => matchId)).toEqual(ids.reverse());
    expect(own.form.map(({ won }: { won: boolean }) => won)).toEqual([true, true, false, true]);
    expect(own.form[0]).toMatchObject({ kind: 'challenge', opponent: cat.address });
    expect(own.headToHead).toEqual([
      { opponent: ben.address, meetings: 3, wins: 2, losses: 1 },
      { opponent: cat.address, meetings: 1, wins: 1, losses: 0 },
    ]);
    expect(own.favouriteGoat.matches).toBeGreaterThan(0);
    expect(own.clubTier).toBe('Elite');
    expect(await page(ben.address)).toMatchObject({
      wins: 1,
      losses: 2,
      headToHead: [{ opponent: ada.address, meetings: 3, wins: 1, losses: 2 }],
      againstYou: { wins: 1, losses: 2 },
    });
    expect((await page(ben.address, cat)).againstYou).toEqual({ wins: 0, losses: 0 });
    const stranger = (await server.app.inject(`/api/players/${ben.address}`)).json();
    expect(stranger.againstYou).toBeNull();
  });

  it('counts ten results, and a match that is still played is none of them', async () => {
    const { form } = await page(cat.address);
    const live = await duelBetween(cat, ben, { cards: [cat.cards[4]!, ben.cards[4]!] });
    expect((await page(cat.address)).form).toEqual(form);
    await cat.call('POST', `/api/matches/${live}/actions`, { type: 'concede' });
    expect((await page(cat.address)).form).toHaveLength(2);
  });

  it('shows the best cards first', async () => {
    const { bestCards } = await page(ada.address);
    expect(bestCards).toHaveLength(6);
    const scores = bestCards.map(({ goatScore }: { goatScore: number }) => goatScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(bestCards[0].rarity).toBe('Legendary');
  });

  it('has a shelf of trophies, and none from a cup that is not over', async () => {
    const cup = async (status: string, place: number, prize: number) => {
      const [row] = await server.db.query<{ id: number }>(
        `insert into cups (kind, rarity, size, fee, opens_at, starts_at, seed, secret)
         values ('knockout', 'Rare', 8, 0, now(), now() + interval '1 minute', $1, $1) returning id`,
        ['a'.repeat(64)],
      );
      await server.db.query(
        `insert into cup_entries (cup_id, wallet, house, known, fee, hand, entered_at)
         values ($1, $2, false, true, 0, '[]', now())`,
        [row!.id, ada.address],
      );
      await server.db.query('update cup_entries set place = $2, prize = $3 where cup_id = $1', [
        row!.id,
        place,
        prize,
      ]);
      await server.db.query(
        `update cups set status = $2::cup_status,
           ended_at = case when $2::text = 'finished' then now() end where id = $1`,
        [row!.id, status],
      );
      return row!.id;
    };
    const ids = [await cup('finished', 1, 12_345), await cup('running', 3, 0)];
    expect((await page(ada.address)).trophies).toEqual([
      {
        ...{ cupId: ids[0], kind: 'knockout', rarity: 'Rare', place: 1, prize: 123.45 },
        at: expect.any(String),
      },
    ]);
  });
});
