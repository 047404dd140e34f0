import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import {
  battleBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { expireOpenings } from './expiry.ts';

const MINUTE = 60_000;

describe('battle requests', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  const request = (player: TestPlayer, changes: object = {}) =>
    player.call('POST', '/api/battles/requests', {
      playerId: player.address,
      cardId: player.cards[0],
      hoofStake: 10,
      gameMode: 'duel',
      ...changes,
    });
  const join = (player: TestPlayer, id: number, body: object = {}) =>
    player.call('POST', `/api/battles/requests/${id}/join`, { playerId: player.address, ...body });
  const rate = ({ address }: TestPlayer, rating: number) =>
    server.db.query(
      `insert into battlers (address, wins, rating, deviation, volatility, last_match_at)
       values ($1, 20, $2, 80, 0.06, now())`,
      [address, rating],
    );
  const announced = async (player: TestPlayer, matchId: string) => {
    const view = (await player.call('GET', `/api/matches/${matchId}`)).body;
    return view.players.map((each: { announcedCard: { id: number } }) => each.announcedCard.id);
  };

  it('shows the card, the stake and the pool with its bonus', async () => {
    const ada = await seat(server, 'ada', ['Epic', 'Common']);
    const made = await request(ada, { hoofStake: 25 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      gameMode: 'duel',
      fromPlayerId: ada.address,
      hoofStake: 25,
      prizePool: 80,
      bonus: 30,
      status: 'open',
      fromCard: { id: ada.cards[0], rarity: 'Epic' },
    });
    expect(Object.keys(made.body.fromCard)).toEqual(
      expect.arrayContaining(['goatName', 'momentTitle', 'goatScore', 'rarity']),
    );
    expect(Date.parse(made.body.expiresAt) - server.clock.now()).toBe(30 * MINUTE);
    const listed = (await server.app.inject('/api/battles/requests')).json();
    expect(listed).toContainEqual(made.body);
  });

  it('brings the joiner’s free card of the tier whose GOAT Score is nearest', async () => {
    const bob = await seat(server, 'bob', ['Rare', 'Common']);
    const cat = await seat(server, 'cat', ['Common', 'Rare', 'Rare', 'Rare', 'Rare', 'Epic']);
    const score = async (id: number) =>
      (await cat.call('GET', `/api/cards/${id}`)).body.goatScore as number;
    const wanted = await score(bob.cards[0]!);
    const scores = await Promise.all(
      cat.cards.slice(1, 5).map(async (id) => ({ id, far: Math.abs((await score(id)) - wanted) })),
    );
    const nearest = Math.min(...scores.map(({ far }) => far));
    const [, brought] = await announced(cat, await battleBetween(bob, cat));
    expect(scores.find(({ id }) => id === brought)?.far).toBe(nearest);
  });

  it('lets a card of choice stand instead, if it is of the tier', async () => {
    const dan = await seat(server, 'dan', ['Common', 'Common']);
    const eve = await seat(server, 'eve', ['Common', 'Common', 'Rare']);
    const { id } = (await request(dan)).body;
    const wrong = await join(eve, id, { cardId: eve.cards[2] });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'WRONG_TIER']);
    const { matchId } = (await join(eve, id, { cardId: eve.cards[1] })).body;
    expect(await announced(eve, matchId)).toEqual([dan.cards[0], eve.cards[1]]);
  });

  it('refuses its own maker, a hand without the tier, and an empty purse', async () => {
    const fay = await seat(server, 'fay', ['Legendary', 'Legendary']);
    const gus = await seat(server, 'gus', ['Common']);
    const hal = await seat(server, 'hal', ['Legendary', 'Common'], 9);
    const { id } = (await request(fay)).body;
    const own = await join(fay, id);
    expect([own.status, own.body.code]).toEqual([403, 'OWN_REQUEST']);
    const none = await join(gus, id);
    expect([none.status, none.body.code]).toEqual([409, 'NO_MATCHING_CARD']);
    expect(none.body.error).toContain('No Matching NFTs');
    const poor = await join(hal, id);
    expect(poor.body.error).toBe('Insufficient HOOF balance. Required: 10, Available: 9');
    expect((await hal.call('GET', `/api/cards/${hal.cards[0]}`)).body.state).toBe('free');
    expect((await join(gus, 999_999)).status).toBe(404);
  });

  it('is joined by exactly one of two at one instant', async () => {
    const ida = await seat(server, 'ida', ['Common', 'Common']);
    const [joe, kim] = [
      await seat(server, 'joe', ['Common', 'Rare']),
      await seat(server, 'kim', ['Common', 'Rare']),
    ];
    const { id } = (await request(ida)).body;
    const answers = await Promise.all([join(joe, id), join(kim, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_TAKEN');
    expect([await joe.balance(), await kim.balance()].sort()).toEqual([1000, 990].sort());
  });

  it('comes back whole when it is cancelled or runs out', async () => {
    const leo = await seat(server, 'leo', ['Common', 'Common']);
    const first = (await request(leo, { hoofStake: 75 })).body;
    const cancelled = await leo.call('DELETE', `/api/battles/requests/${first.id}`);
    expect(cancelled.body.status).toBe('cancelled');
    expect(await leo.balance()).toBe(1000);
    const second = (await request(leo, { hoofStake: 75 })).body;
    server.clock.advance(30 * MINUTE);
    await expireOpenings(server.app.game);
    expect(await leo.balance()).toBe(1000);
    const mia = await seat(server, 'mia', ['Common']);
    expect((await join(mia, second.id)).body.code).toBe('ALREADY_EXPIRED');
    expect((await mia.call('DELETE', `/api/battles/requests/${second.id}`)).status).toBe(403);
  });

  describe('with few cards', () => {
    /** From the books: the list of one instance hears of another's request a moment later. */
    const opened = (player: TestPlayer) =>
      server.db.query(`select id from openings where player = $1 and status = 'open'`, [
        player.address,
      ]);

    it('[E21] takes nobody’s last card, neither from its maker nor from who joins', async () => {
      const one = await seat(server, 'one card', ['Common']);
      const two = await seat(server, 'two cards', ['Common', 'Common']);
      const refused = await request(one);
      expect([refused.status, refused.body.code]).toEqual([409, 'LAST_CARD']);
      expect(refused.body.error).toContain('challenge');
      expect(refused.body.details).toEqual({ kept: 1 });
      const { id } = (await request(two)).body;
      const joining = await join(one, id);
      expect([joining.status, joining.body.code]).toEqual([409, 'LAST_CARD']);
      expect(await one.balance()).toBe(1000);
      expect((await one.call('GET', `/api/cards/${one.cards[0]}`)).body.state).toBe('free');
      const again = await request(two, { cardId: two.cards[1] });
      expect([again.status, again.body.code]).toEqual([409, 'LAST_CARD']);
    });

    it('[E21] of two opened at one instant on two instances exactly one stands', async () => {
      const second = await secondInstance(server);
      try {
        for (const round of [1, 2, 3, 4, 5, 6]) {
          const ann = await seat(server, `ann ${round}`, ['Common', 'Common']);
          const duel = { playerId: ann.address, hoofStake: 10, gameMode: 'duel' };
          const answers = await Promise.all(
            [server, second].map((instance, i) => {
              const payload = { ...duel, cardId: ann.cards[i] };
              return ann.wallet.send(
                { method: 'POST', url: '/api/battles/requests', payload },
                instance,
              );
            }),
          );
          expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
          const refused = answers.find(({ statusCode }) => statusCode === 409);
          expect(refused?.json().code).toBe('LAST_CARD');
          expect(await opened(ann)).toHaveLength(1);
          expect(await ann.balance()).toBe(990);
        }
      } finally {
        await second.close();
      }
    });

    it('[E21] of one opened and one joined at one instant exactly one stands', async () => {
      const ben = await seat(server, 'ben', ['Common', 'Common']);
      const cleo = await seat(server, 'cleo', ['Common', 'Common', 'Common']);
      const { id } = (await request(cleo)).body;
      const answers = await Promise.all([request(ben), join(ben, id, { cardId: ben.cards[1] })]);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('LAST_CARD');
    });
  });

  it('[E22] are offered by the nearest rating to whoever is signed in, and by age to strangers', async () => {
    const makers: TestPlayer[] = [];
    for (const [i, rating] of [1510, 1900, 1480].entries()) {
      const maker = await seat(server, `rated ${rating}`, ['Common', 'Common']);
      await rate(maker, rating);
      expect((await request(maker)).status).toBe(201);
      makers[i] = maker;
    }
    const [even, strong, newest] = makers.map(({ address }) => address);
    const listed = async (player: TestPlayer | null) => {
      const list = player
        ? (await player.call('GET', '/api/battles/requests')).body
        : (await server.app.inject('/api/battles/requests')).json();
      return list
        .map((each: { fromPlayerId: string }) => each.fromPlayerId)
        .filter((address: string) => makers.some((maker) => maker.address === address));
    };
    const looker = await seat(server, 'looker', ['Common', 'Common']);
    expect(await listed(null)).toEqual([newest, strong, even]);
    // Without a result one looks among the gentle ones first.
    expect(await listed(looker)).toEqual([newest, even, strong]);
    await rate(looker, 1850);
    expect(await listed(looker)).toEqual([strong, even, newest]);
  });

  it('asks a squad for ten different cards', async () => {
    const ned = await seat(
      server,
      'ned',
      Array.from({ length: 10 }, () => 'Common' as const),
    );
    const missing = await request(ned, { gameMode: 'squad' });
    expect([missing.status, missing.body.details.field]).toEqual([400, 'cardIds']);
    const nine = await request(ned, { gameMode: 'squad', cardIds: ned.cards.slice(0, 9) });
    expect(nine.status).toBe(400);
    const twice = [...ned.cards.slice(0, 9), ned.cards[0]];
    const doubled = await request(ned, { gameMode: 'squad', cardIds: twice });
    expect([doubled.status, doubled.body.code]).toEqual([400, 'DECK_INVALID']);
    expect((await request(ned, { cardId: undefined })).body.details.field).toBe('cardId');
    expect((await request(ned, { gameMode: 'chess' })).body.details.field).toBe('gameMode');
  });

  it('[S15] plays a squad to the end: the captain changes hands, the five rest', async () => {
    const tiers = ['Rare', ...Array.from({ length: 9 }, () => 'Common')] as ('Rare' | 'Common')[];
    const pat = await seat(server, 'pat', tiers);
    const quy = await seat(server, 'quy', tiers);
    const id = await battleBetween(pat, quy, {
      cardIds: pat.cards,
      cardId: undefined,
      gameMode: 'squad',
    });
    // The server chose a deck for the joiner with a captain of the same tier.
    expect((await announced(quy, id))[1]).toBe(quy.cards[0]);
    // Captains on the bench.
    const view = (await quy.call('GET', `/api/matches/${id}`)).body;
    const deck = view.players[1].deck.map((card: { id: number }) => card.id);
    const lineups = [pat.cards.slice(5), deck.slice(5)] as const;
    await kickOff([pat, quy], id, lineups);
    const end = await playOut([pat, quy], id);
    const [winner, loser, five] =
      end.result!.winner === pat.address ? [pat, quy, lineups[1]] : [quy, pat, lineups[0]];
    const captain = loser.cards[0]!;
    expect(end.result).toMatchObject({ cardToWinner: captain, restingCards: five });
    const state = async (cardId: number) => (await winner.call('GET', `/api/cards/${cardId}`)).body;
    expect(await state(captain)).toMatchObject({ owner: winner.address, state: 'free' });
    for (const cardId of five) {
      expect(await state(cardId)).toMatchObject({ owner: loser.address, state: 'resting' });
    }
    for (const cardId of loser.cards.filter((each) => each !== captain && !five.includes(each))) {
      expect(await state(cardId)).toMatchObject({ owner: loser.address, state: 'free' });
    }
    expect(await winner.balance()).toBe(1040);
  });
});
