import { HUNDREDTHS_PER_HOOF, TREASURY } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  acceptBody,
  battleBetween,
  challengeBody,
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { post, setLevel } from '../../testing/write-effects.ts';
import { balanceOf } from '../hoof/balance.ts';
import type { MatchAnswer } from './views/match-view.ts';

const DAY = 86_400_000;
const COMMONS = Array.from({ length: 6 }, () => 'Common' as const);

describe('the treasury’s bonus', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  const concede = (player: TestPlayer, id: string) =>
    player.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });
  /** Whatever they are dealt, the first of the two will win and the second lose. */
  const settle = async (winner: TestPlayer, loser: TestPlayer) => {
    for (const id of winner.cards) await setLevel(server.db, id, 99);
    for (const id of loser.cards) await setLevel(server.db, id, 40);
  };
  /** Played out by both: a match that somebody gives up carries no bonus. */
  const playedOut = async (one: TestPlayer, other: TestPlayer, id: string) => {
    const view = (await one.call('GET', `/api/matches/${id}`)).body as MatchAnswer;
    const [a, b] = view.players.map(({ announcedCard }) => [announcedCard.id]);
    const seats = view.players[0].address === one.address ? [one, other] : [other, one];
    const players = seats as [TestPlayer, TestPlayer];
    await kickOff(players, id, [a!, b!]);
    return playOut(players, id);
  };
  const request = (player: TestPlayer, cardId: number, minPool?: number) =>
    player.call('POST', '/api/battles/requests', {
      ...{ playerId: player.address, cardId, hoofStake: 10 },
      ...(minPool === undefined ? {} : { minPool }),
    });
  const join = (player: TestPlayer, id: number, cardId: number, expectedPool?: number) =>
    player.call('POST', `/api/battles/requests/${id}/join`, {
      ...{ playerId: player.address, cardId },
      ...(expectedPool === undefined ? {} : { expectedPool }),
    });
  const listed = async (reader: TestPlayer, id: number) =>
    (await reader.call('GET', '/api/battles/requests')).body.find(
      (each: { id: number }) => each.id === id,
    );

  it('[E7] is paid three times a UTC day to the same two, and the lobby says so before the fourth', async () => {
    const ada = await seat(server, 'ada', COMMONS);
    const bob = await seat(server, 'bob', COMMONS);
    await settle(ada, bob);
    const treasury = await balanceOf(server.db, TREASURY);
    for (let game = 0; game < 3; game += 1) {
      const id = await battleBetween(
        ada,
        bob,
        { cardId: ada.cards[game] },
        { cardId: bob.cards[game] },
      );
      const over = await playedOut(ada, bob, id);
      expect(over.result).toMatchObject({ winner: ada.address, treasuryBonus: 30 });
    }
    expect(await ada.balance()).toBe(1000 + 3 * 40);

    const fourth = (await request(ada, ada.cards[3]!, 20)).body;
    const eve = await seat(server, 'eve', ['Common']);
    expect(await listed(eve, fourth.id)).toMatchObject({ prizePool: 50, bonus: 30 });
    expect(await listed(bob, fourth.id)).toMatchObject({ prizePool: 20, bonus: 0 });
    expect(await listed(bob, fourth.id)).toMatchObject({
      bonusNote: expect.stringContaining('three bonuses today'),
      bonusWhy: { reason: 'pair', values: {} },
    });
    const joined = await join(bob, fourth.id, bob.cards[3]!, 20);
    const view = (await bob.call('GET', `/api/matches/${joined.body.matchId}`)).body;
    expect(view.payouts).toEqual([20, 20]);
    expect((await concede(bob, joined.body.matchId)).body.result).toMatchObject({
      treasuryBonus: 0,
      payouts: [20, 0],
    });
    expect(treasury - (await balanceOf(server.db, TREASURY))).toBeGreaterThanOrEqual(9000);

    // The other way round they are the same two; tomorrow it is another day.
    const back = await battleBetween(
      bob,
      ada,
      { cardId: bob.cards[4], minPool: 20 },
      { cardId: ada.cards[4] },
    );
    expect((await concede(ada, back)).body.result.treasuryBonus).toBe(0);
    server.clock.advance(DAY);
    const next = await battleBetween(ada, bob, { cardId: ada.cards[5] }, { cardId: bob.cards[5] });
    expect((await playedOut(ada, bob, next)).result?.treasuryBonus).toBe(30);
  });

  it('[E7] is what its creator counts on: whoever would lower the pool is refused by default', async () => {
    const ann = await seat(server, 'ann', COMMONS);
    const ben = await seat(server, 'ben', COMMONS);
    for (let game = 0; game < 3; game += 1) {
      const brought = [{ cardId: ann.cards[game] }, { cardId: ben.cards[game] }] as const;
      await concede(ben, await battleBetween(ann, ben, ...brought));
    }
    const fourth = (await request(ann, ann.cards[3]!)).body;
    expect(fourth).toMatchObject({ prizePool: 50 });
    expect(await listed(ben, fourth.id)).toMatchObject({
      bonusNote: expect.stringContaining('only for a pool of 50 HOOF'),
      bonusWhy: { reason: 'pool-wanted', values: { pool: 50 } },
    });
    const before = await ben.balance();
    const refused = await join(ben, fourth.id, ben.cards[3]!);
    expect([refused.status, refused.body.code]).toEqual([409, 'POOL_CHANGED']);
    expect(refused.body.details).toEqual({ pool: 20, minPool: 50 });
    // Nothing has moved, and somebody else is still welcome.
    expect(await ben.balance()).toBe(before);
    const cardOf = async () => (await ben.call('GET', `/api/cards/${ben.cards[3]}`)).body;
    expect(await cardOf()).toMatchObject({ state: 'free' });
    const eve = await seat(server, 'eve, who may', ['Common', 'Common']);
    const joined = await join(eve, fourth.id, eve.cards[0]!);
    expect(joined.status).toBe(200);
    await concede(eve, joined.body.matchId);
  });

  it.each([
    ['a battle', 50],
    ['a challenge', 20],
  ])(
    'is shown before anybody stakes: %s is refused with another pool than the one that was seen',
    async (what, pool) => {
      const uma = await seat(server, `uma, ${what}`, ['Common', 'Common']);
      const vic = await seat(server, `vic, ${what}`, ['Common', 'Common']);
      const battle = pool === 50;
      const { id } = (
        await (battle
          ? request(uma, uma.cards[0]!)
          : uma.call('POST', '/api/challenges', challengeBody(uma, uma.cards[0]!, 'Common')))
      ).body;
      const accept = (expectedPool: unknown) =>
        battle
          ? join(vic, id, vic.cards[0]!, expectedPool as number)
          : vic.call('POST', '/api/challenges/accept', {
              ...acceptBody(vic, id, vic.cards[0]!),
              expectedPool,
            });
      for (const wrong of [pool + 30, pool - 0.01, 0]) {
        const refused = await accept(wrong);
        expect([refused.status, refused.body.code]).toEqual([409, 'POOL_CHANGED']);
        expect(refused.body.details).toEqual({ pool });
        expect(await vic.balance()).toBe(1000);
      }
      for (const nonsense of [-1, 'fifty', 50.001, null]) {
        const refused = await accept(nonsense);
        expect([refused.status, refused.body.details.field]).toEqual([400, 'expectedPool']);
      }
      const accepted = await accept(pool);
      expect([accepted.status, await vic.balance()]).toEqual([200, 990]);
      await concede(vic, accepted.body.matchId);
    },
  );

  it('[E7] is not paid a fourth time to two who begin four matches at one instant', async () => {
    const cat = await seat(server, 'cat', [...COMMONS, 'Common']);
    const dan = await seat(server, 'dan', [...COMMONS, 'Common']);
    const ids = await Promise.all(
      [0, 1, 2, 3, 4].map((i) =>
        battleBetween(cat, dan, { cardId: cat.cards[i], minPool: 20 }, { cardId: dan.cards[i] }),
      ),
    );
    const views = await Promise.all(
      ids.map(async (id) => (await cat.call('GET', `/api/matches/${id}`)).body),
    );
    expect(views.filter((view) => view.payouts[0] === 50)).toHaveLength(3);
    expect(views.filter((view) => view.payouts[0] === 20)).toHaveLength(2);
    for (const id of ids) await concede(dan, id);
  });

  it('[E5] adds the underdog’s part to a challenge that the underdog wins, and nothing otherwise', async () => {
    const fay = await seat(server, 'fay', ['Common', 'Common']);
    const gus = await seat(server, 'gus', ['Legendary', 'Legendary']);
    await setLevel(server.db, fay.cards[0]!, 99);
    await setLevel(server.db, fay.cards[1]!, 40);
    const options = { rarity: 'Legendary' as const };
    const won = await duelBetween(fay, gus, options);
    expect((await playedOut(fay, gus, won)).result).toMatchObject({
      payouts: [50, 0],
      treasuryBonus: 30,
    });
    expect(await fay.balance()).toBe(1040);
    const lost = await duelBetween(fay, gus, {
      ...options,
      cards: [fay.cards[1]!, gus.cards[1]!],
    });
    await kickOff([fay, gus], lost, [[fay.cards[1]!], [gus.cards[1]!]]);
    expect((await playOut([fay, gus], lost)).result).toMatchObject({
      winner: gus.address,
      payouts: [0, 20],
      treasuryBonus: 0,
    });
  });

  it('[E8] is promised once when two matches that begin at one instant want the last of it', async () => {
    const pairs: { underdog: TestPlayer; favourite: TestPlayer }[] = [];
    for (const name of ['kim', 'lou']) {
      const underdog = await seat(server, `${name}, the underdog`, ['Common']);
      const favourite = await seat(server, `${name}, the rest`, ['Legendary']);
      await settle(underdog, favourite);
      pairs.push({ underdog, favourite });
    }
    const amount = (await balanceOf(server.db, TREASURY)) - 40 * HUNDREDTHS_PER_HOOF;
    const safe = `0x${'cc'.repeat(20)}`;
    const out = { reason: 'house', reference: 'house:safe', from: TREASURY, to: safe } as const;
    await post(server.db, { ...out, amount }, 0);
    const opened = await Promise.all(
      pairs.map(({ underdog }) =>
        underdog.call('POST', '/api/challenges', {
          ...challengeBody(underdog, underdog.cards[0]!, 'Legendary'),
          minPool: 20,
        }),
      ),
    );
    const accepted = await Promise.all(
      pairs.map(({ favourite }, i) =>
        favourite.call(
          'POST',
          '/api/challenges/accept',
          acceptBody(favourite, opened[i]!.body.id, favourite.cards[0]!),
        ),
      ),
    );
    const ends = await Promise.all(
      pairs.map(({ underdog, favourite }, i) =>
        playedOut(underdog, favourite, accepted[i]!.body.matchId),
      ),
    );
    expect(ends.map((end) => end.result?.treasuryBonus).sort()).toEqual([0, 30]);
    expect(await balanceOf(server.db, TREASURY)).toBe(10 * HUNDREDTHS_PER_HOOF);
    const back = { reason: 'mint', reference: 'mint:safe', from: safe, to: TREASURY } as const;
    await post(server.db, { ...back, amount }, 0);
  });

  it('[E8] is promised only while the treasury covers it, and what is promised is kept for the winner', async () => {
    const hal = await seat(server, 'hal', ['Rare', 'Rare', 'Rare']);
    const ida = await seat(server, 'ida', ['Rare', 'Rare', 'Rare']);
    await settle(hal, ida);
    const drain = async (leave: number) => {
      const amount = (await balanceOf(server.db, TREASURY)) - leave * HUNDREDTHS_PER_HOOF;
      const reference = `starter:${`0x${'dd'.repeat(20)}`}-${leave}`;
      const to = `0x${'dd'.repeat(20)}`;
      await post(server.db, { reason: 'starter', reference, from: TREASURY, to, amount }, 0);
    };
    await drain(40);
    const id = await battleBetween(hal, ida, { cardId: hal.cards[0] }, { cardId: ida.cards[0] });
    // 30 of the 40 are promised; nobody else can have them.
    await expect(drain(29)).rejects.toThrow('conflict: free-treasury');
    const second = (await request(hal, hal.cards[1]!)).body;
    expect(second).toMatchObject({ prizePool: 20, bonus: 0 });
    expect(second).toMatchObject({
      bonusNote: expect.stringContaining('treasury'),
      bonusWhy: { reason: 'treasury' },
    });
    const joined = await join(ida, second.id, ida.cards[1]!);
    expect((await playedOut(hal, ida, joined.body.matchId)).result?.treasuryBonus).toBe(0);
    expect((await playedOut(hal, ida, id)).result?.treasuryBonus).toBe(30);
    expect(await balanceOf(server.db, TREASURY)).toBe(10 * HUNDREDTHS_PER_HOOF);
  });
});
