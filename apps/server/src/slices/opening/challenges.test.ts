import { cardImageUrl } from '@goats/collection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  acceptBody,
  challengeBody,
  duelBetween,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { expireOpenings } from './expiry.ts';

const HOUR = 3_600_000;

describe('challenges', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  const list = async () => (await server.app.inject('/api/challenges')).json();
  const create = (player: TestPlayer, changes: object = {}, key?: string) =>
    player.call(
      'POST',
      '/api/challenges',
      { ...challengeBody(player, player.cards[0]!, 'Common'), ...changes },
      key,
    );
  const accept = (player: TestPlayer, id: number, cardId = player.cards[0]!) =>
    player.call('POST', '/api/challenges/accept', acceptBody(player, id, cardId));
  const counts = async () => {
    const [row] = await server.db.query(
      `select (select count(*) from openings) as openings, (select count(*) from matches) as matches,
              (select count(*) from transfers) as transfers,
              (select count(*) from card_holdings where busy_with is not null) as busy`,
    );
    return row;
  };

  it('opens one with the stake in the vault and shows the server’s own card in the lobby', async () => {
    const ada = await seat(server, 'ada', ['Common']);
    const opened = await create(ada, { hoofStake: 50, rarity: 'Legendary' });
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({
      challengerId: ada.address,
      challengerNftId: ada.cards[0],
      challengerNftRarity: 'Common',
      challengerNftImageUrl: cardImageUrl(ada.cards[0]!),
      hoofStake: 50,
      rarity: 'Legendary',
      status: 'open',
      multiplier: 4,
      bonus: 150,
      winnerTakes: 100,
    });
    expect(opened.body.challengerNftName).not.toBe('A name from the page');
    expect(Date.parse(opened.body.expiresAt) - server.clock.now()).toBe(6 * HOUR);
    expect(await ada.balance()).toBe(950);
    expect(await list()).toContainEqual(opened.body);
    expect((await ada.call('GET', `/api/challenges/${opened.body.id}`)).body).toEqual(opened.body);
  });

  it('[E23] takes five of one wallet, and shows three of them to everybody else', async () => {
    const many = await seat(
      server,
      'many',
      Array.from({ length: 6 }, () => 'Common' as const),
    );
    const other = await seat(server, 'other', ['Common']);
    const opened = [];
    for (const cardId of many.cards) {
      opened.push(
        await many.call('POST', '/api/challenges', challengeBody(many, cardId, 'Common', 10)),
      );
    }
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409]);
    expect(opened.at(-1)?.body.code).toBe('TOO_MANY_OPEN');
    const shown = async (player: typeof many) =>
      (await player.call('GET', '/api/challenges')).body.filter(
        ({ challengerId }: { challengerId: string }) => challengerId === many.address,
      );
    expect(await shown(other)).toHaveLength(3);
    // One's own are all there, or they could not be cancelled.
    expect(await shown(many)).toHaveLength(5);
    for (const { body, status } of opened) {
      if (status === 201) await many.call('DELETE', `/api/challenges/${body.id}`);
    }
  });

  it.each([
    [{ hoofStake: 30 }, 'hoofStake'],
    [{ hoofStake: '10' }, 'hoofStake'],
    [{ hoofStake: 5 }, 'hoofStake'],
    [{ rarity: 'Mythic' }, 'rarity'],
    [{ challengerNftId: -1 }, 'challengerNftId'],
    [{ challengerNftId: 'seven' }, 'challengerNftId'],
    [{ challengerId: 'ada' }, 'challengerId'],
  ])('refuses %o with 400 and names the field', async (changes, field) => {
    const player = await seat(server, `typist ${field} ${JSON.stringify(changes)}`, ['Common']);
    const before = await counts();
    const refused = await create(player, changes);
    expect(refused.status).toBe(400);
    expect(refused.body.details.field).toBe(field);
    expect(await counts()).toEqual(before);
  });

  it('asks for a proven wallet, and for the one that is named', async () => {
    const eve = await seat(server, 'eve', ['Common']);
    const stranger = testWallet(server, 'never signed in');
    const unproven = await stranger.send({
      method: 'POST',
      url: '/api/challenges',
      payload: challengeBody(eve, eve.cards[0]!, 'Common'),
    });
    expect(unproven.statusCode).toBe(401);
    const other = await seat(server, 'not eve', ['Common']);
    const foreign = await other.call(
      'POST',
      '/api/challenges',
      challengeBody(eve, eve.cards[0]!, 'Common'),
    );
    expect([foreign.status, foreign.body.code]).toEqual([403, 'WALLET_MISMATCH']);
  });

  it('refuses a foreign, a missing and a busy card, and a stake that is not there', async () => {
    const fay = await seat(server, 'fay', ['Common', 'Common']);
    const gus = await seat(server, 'gus', ['Common'], 0);
    const foreign = await create(fay, { challengerNftId: gus.cards[0] });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'CARD_NOT_YOURS']);
    expect((await create(fay, { challengerNftId: 20_001 })).status).toBe(404);
    expect((await create(fay)).status).toBe(201);
    const busy = await create(fay);
    expect([busy.status, busy.body.code]).toEqual([409, 'CARD_BUSY']);
    const before = await counts();
    const poor = await create(gus);
    expect([poor.status, poor.body.code]).toEqual([409, 'INSUFFICIENT_HOOF']);
    expect(poor.body.error).toBe('Insufficient HOOF balance. Required: 10, Available: 0');
    expect(await counts()).toEqual(before);
  });

  it('cannot be accepted by its own challenger nor with a card of another tier', async () => {
    const hal = await seat(server, 'hal', ['Common', 'Common']);
    const ida = await seat(server, 'ida', ['Rare', 'Common']);
    const { id } = (await create(hal)).body;
    const own = await accept(hal, id, hal.cards[1]!);
    expect([own.status, own.body.code]).toEqual([403, 'OWN_CHALLENGE']);
    expect(own.body.error).toBe('Cannot Accept Own Challenge');
    const before = await counts();
    const wrong = await accept(ida, id, ida.cards[0]!);
    expect([wrong.status, wrong.body.code]).toEqual([409, 'WRONG_TIER']);
    expect(await counts()).toEqual(before);
    expect((await accept(ida, id, ida.cards[1]!)).body).toMatchObject({
      redirectTo: expect.stringMatching(/^\/battle\?match=\d+$/),
      message: expect.any(String),
    });
    expect((await accept(ida, 999_999)).status).toBe(404);
  });

  it('is won by exactly one of a hundred who accept at one instant; the others keep their stake', async () => {
    const maker = await seat(server, 'maker', ['Epic']);
    const { id } = (await create(maker, { rarity: 'Common' })).body;
    const crowd: TestPlayer[] = [];
    for (let i = 0; i < 25; i += 1) {
      crowd.push(await seat(server, `crowd ${i}`, ['Common', 'Common', 'Common', 'Common'], 10));
    }
    const tries = crowd.flatMap((player) => player.cards.map((card) => accept(player, id, card)));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
    const balances = await Promise.all(crowd.map((player) => player.balance()));
    expect(balances.filter((balance) => balance === 10)).toHaveLength(24);
    expect(balances.filter((balance) => balance === 0)).toHaveLength(1);
    const [vault] = await server.db.query('select balance from accounts where name = $1', [
      `challenge:${id}`,
    ]);
    expect(vault).toEqual({ balance: 2000 });
    const [busy] = await server.db.query(
      'select count(*) from card_holdings where busy_with = $1',
      [`challenge:${id}`],
    );
    expect(busy).toEqual({ count: 2 });
    expect((await list()).some((open: { id: number }) => open.id === id)).toBe(false);
  });

  it('names what stands in the way of accepting, and changes nothing', async () => {
    const owner = await seat(server, 'owner', ['Common', 'Common']);
    const late = await seat(server, 'late', ['Common', 'Common', 'Common'], 30);
    const poor = await seat(server, 'poor', ['Common'], 0);
    const resting = await duelBetween(owner, late, {
      cards: [owner.cards[0]!, late.cards[0]!],
      stake: 10,
    });
    await late.call('POST', `/api/matches/${resting}/actions`, { type: 'concede' });
    expect((await create(late, { challengerNftId: late.cards[1] })).status).toBe(201);
    const { id } = (await create(owner, { challengerNftId: owner.cards[1] })).body;
    const before = await counts();
    const refusals = await Promise.all([
      accept(late, id, late.cards[0]!),
      accept(late, id, late.cards[1]!),
      accept(late, id, owner.cards[0]!),
      accept(poor, id),
      accept(late, id, 20_001),
    ]);
    expect(refusals.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '409 CARD_RESTING',
      '409 CARD_BUSY',
      '403 CARD_NOT_YOURS',
      '409 INSUFFICIENT_HOOF',
      '404 NOT_FOUND',
    ]);
    expect(await counts()).toEqual(before);
    expect((await accept(late, id, late.cards[2]!)).status).toBe(200);
  });

  it('stakes no HOOF twice when one purse opens two at one instant', async () => {
    const two = await seat(server, 'two at once', ['Common', 'Common'], 10);
    const tries = await Promise.all(
      two.cards.map((card) => create(two, { challengerNftId: card })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await two.balance()).toBe(0);
  });

  it('gives everything back when its owner cancels, and to nobody else', async () => {
    const joe = await seat(server, 'joe', ['Common']);
    const kim = await seat(server, 'kim', ['Common']);
    const { id } = (await create(joe, { hoofStake: 100 })).body;
    const foreign = await kim.call('DELETE', `/api/challenges/${id}`);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'FORBIDDEN']);
    const cancelled = await joe.call('DELETE', `/api/challenges/${id}`);
    expect(cancelled.body.status).toBe('cancelled');
    expect(await joe.balance()).toBe(1000);
    expect((await joe.call('GET', `/api/cards/${joe.cards[0]}`)).body.state).toBe('free');
    const late = await accept(kim, id);
    expect([late.status, late.body.code]).toEqual([409, 'ALREADY_CANCELLED']);
    expect((await joe.call('DELETE', `/api/challenges/${id}`)).body.code).toBe('ALREADY_CANCELLED');
    expect(await joe.balance()).toBe(1000);
  });

  it('of an accept and a cancel at one instant exactly one happens', async () => {
    for (let i = 0; i < 5; i += 1) {
      const leo = await seat(server, `leo ${i}`, ['Common'], 10);
      const mia = await seat(server, `mia ${i}`, ['Common'], 10);
      const { id } = (await create(leo)).body;
      const [taken, cancelled] = await Promise.all([
        accept(mia, id),
        leo.call('DELETE', `/api/challenges/${id}`),
      ]);
      expect([taken.status, cancelled.status].sort()).toEqual([200, 409]);
      const back = cancelled.status === 200 ? 10 : 0;
      expect([await leo.balance(), await mia.balance()]).toEqual([back, back]);
    }
  });

  it('answers a repeated Idempotency-Key with the first result and stakes once', async () => {
    const ned = await seat(server, 'ned', ['Common']);
    const first = await create(ned, {}, 'one-and-only');
    const again = await create(ned, {}, 'one-and-only');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await ned.balance()).toBe(990);
    const other = await create(ned, { hoofStake: 25 }, 'one-and-only');
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is off the list the moment it expires, and the stake comes back by itself', async () => {
    const own = await createTestApp();
    try {
      const pat = await seat(own, 'pat', ['Common']);
      const quy = await seat(own, 'quy', ['Common']);
      const body = challengeBody(pat, pat.cards[0]!, 'Common');
      const { id } = (await pat.call('POST', '/api/challenges', body)).body;
      expect((await own.app.inject('/api/challenges')).json()).toHaveLength(1);
      own.clock.advance(6 * HOUR);
      expect((await own.app.inject('/api/challenges')).json()).toEqual([]);
      const late = await accept(quy, id);
      expect([late.status, late.body.code]).toEqual([409, 'ALREADY_EXPIRED']);
      expect(await pat.balance()).toBe(990);
      expect(await expireOpenings(own.app.game)).toBe(1);
      expect(await expireOpenings(own.app.game)).toBe(0);
      expect(await pat.balance()).toBe(1000);
      const shown = (await pat.call('GET', `/api/challenges/${id}`)).body;
      expect(shown.status).toBe('expired');
      expect((await pat.call('GET', `/api/cards/${pat.cards[0]}`)).body.state).toBe('free');
    } finally {
      await own.close();
    }
  });
});
