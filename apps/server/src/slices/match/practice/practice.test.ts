import { commitmentOf, sha256Hex, verifyProof } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHouseMoves } from '../../../people/house-play/house-moves.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Answer, seat, sensibleMove } from '../../../testing/test-players.ts';
import type { MatchAnswer } from '../views/match-view.ts';

/** A browser without a wallet: all it has is its cookies. */
function browser(app: FastifyInstance) {
  const cookies: Record<string, string> = {};
  return {
    cookies,
    async call(method: 'GET' | 'POST', url: string, payload?: object) {
      const response = await app.inject({ method, url, cookies, ...(payload ? { payload } : {}) });
      for (const { name, value } of response.cookies) cookies[name] = value;
      return { status: response.statusCode, body: response.json(), set: response.cookies };
    },
  };
}

describe('practice', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  /** The house thinks for three seconds at most. */
  const houseActs = async () => {
    server.clock.advance(3_000);
    await makeHouseMoves(server.app.game);
  };

  interface Caller {
    call(method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer>;
  }

  async function playThrough(visitor: Caller, start: MatchAnswer): Promise<MatchAnswer> {
    const url = `/api/matches/${start.id}`;
    const own = start.players[0];
    const cardIds = (own.deck?.slice(0, 5) ?? [own.announcedCard]).map((card) => card.id);
    const seed = sha256Hex(`seed ${start.id}`);
    const salt = sha256Hex(`salt ${start.id}`);
    const commitment = commitmentOf({
      ...{ mode: start.mode, matchId: start.id, address: start.you!, cardIds, seed, salt },
    });
    const act = (action: object) => visitor.call('POST', `${url}/actions`, action);
    expect((await act({ type: 'commit', commitment })).status).toBe(200);
    await houseActs();
    expect((await act({ type: 'open', cardIds, seed, salt })).status).toBe(200);
    await houseActs();
    for (let step = 0; step < 12; step += 1) {
      const view = (await visitor.call('GET', url)).body as MatchAnswer;
      if (view.phase === 'finished') return view;
      if (view.turn !== view.you) await houseActs();
      else await act(sensibleMove(view, view.you!));
    }
    throw new Error('practice does not end');
  }

  const books = async () =>
    (
      await server.db.query(
        `select (select count(*) from transfers) as transfers,
                (select count(*) from card_events) as events,
                (select count(*) from battlers) as battlers,
                (select count(*) from card_holdings where busy_with is not null) as busy`,
      )
    )[0];

  it.each(['duel', 'squad'] as const)(
    '[E18] plays a %s against the house without a wallet and moves nothing',
    async (gameMode) => {
      const before = await books();
      const visitor = browser(server.app);
      const begun = await visitor.call('POST', '/api/practice', { gameMode });
      expect(begun.status).toBe(201);
      const [cookie] = begun.set;
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
      expect(begun.body).toMatchObject({
        kind: 'practice',
        stake: 0,
        redirectTo: `/battle?match=${begun.body.matchId}`,
      });
      expect(begun.body.players[1]).toMatchObject({ house: true, name: expect.any(String) });
      const end = await playThrough(visitor, begun.body);
      expect(end.result).toMatchObject({ payouts: [0, 0], improved: null, rating: null });
      expect(await books()).toEqual(before);
      const proof = (await visitor.call('GET', `/api/matches/${end.id}/proof`)).body;
      expect(verifyProof(proof)).toEqual({ ok: true });
    },
  );

  it('belongs to the browser that began it', async () => {
    const visitor = browser(server.app);
    const { body } = await visitor.call('POST', '/api/practice', {});
    const url = `/api/matches/${body.id}/actions`;
    const concede = { type: 'concede' };
    const stranger = browser(server.app);
    expect((await stranger.call('POST', url, concede)).status).toBe(401);
    await stranger.call('POST', '/api/practice', {});
    const foreign = await stranger.call('POST', url, concede);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'NOT_A_PLAYER']);
    expect((await stranger.call('GET', `/api/matches/${body.id}`)).body.you).toBeNull();
    // Knowing the address is not enough.
    const forger = browser(server.app);
    forger.cookies['goats-practice'] = body.you;
    expect((await forger.call('POST', url, concede)).status).toBe(401);
    expect((await visitor.call('POST', url, concede)).body.result.reason).toBe('conceded');
  });

  it('deals a signed-in wallet its own cards and lends what is missing', async () => {
    const ada = await seat(server, 'ada', ['Epic', 'Common', 'Common']);
    const squad = (await ada.call('POST', '/api/practice', { gameMode: 'squad' })).body;
    const deck = squad.players[0].deck.map((card: { id: number }) => card.id);
    expect(deck).toHaveLength(10);
    expect(deck).toEqual(expect.arrayContaining([...ada.cards]));
    const duel = await ada.call('POST', '/api/practice', { cardId: ada.cards[0] });
    expect(duel.body.you).toBe(ada.address);
    expect(duel.body.players[0].announcedCard).toMatchObject({ id: ada.cards[0], rarity: 'Epic' });
    expect(duel.body.players[1].announcedCard.rarity).toBe('Epic');
    expect(duel.body.yourCards.length).toBeGreaterThan(1);
    expect((await ada.call('POST', '/api/practice', { cardId: 20_001 })).status).toBe(404);
    const end = await playThrough(ada, duel.body);
    expect(end.phase).toBe('finished');
    expect((await ada.call('GET', `/api/cards/${ada.cards[0]}`)).body).toMatchObject({
      state: 'free',
      gamesToday: 0,
    });
  });

  it('lays both hands open once the cards are down, and says no more of what was brought', async () => {
    const visitor = browser(server.app);
    const { body } = await visitor.call('POST', '/api/practice', {});
    const url = `/api/matches/${body.id}`;
    expect(body).not.toHaveProperty('hands');
    // One's own swap: the hand as it was dealt must not show it.
    const swap = body.yourCards[1];
    const [seed, salt] = [sha256Hex('seed'), sha256Hex('salt')];
    const secret = { mode: 'duel', matchId: body.id, address: body.you, seed, salt } as const;
    const commitment = commitmentOf({ ...secret, cardIds: [swap.id] });
    await visitor.call('POST', `${url}/actions`, { type: 'commit', commitment });
    await houseActs();
    await visitor.call('POST', `${url}/actions`, { type: 'open', cardId: swap.id, seed, salt });
    await houseActs();
    const stranger = browser(server.app);
    for (const reader of [visitor, stranger]) {
      const view = (await reader.call('GET', url)).body as MatchAnswer;
      expect(view.phase).toBe('pick');
      expect(view.hands?.map(([announced]) => announced?.id)).toEqual(
        view.players.map(({ announcedCard }) => announcedCard.id),
      );
      expect(view.hands?.[0]).toEqual(body.yourCards);
      expect(view.players[1]).not.toHaveProperty('card');
    }
    expect((await stranger.call('GET', url)).body.players[0]).not.toHaveProperty('card');
  });

  it('refuses a card that was not dealt', async () => {
    const visitor = browser(server.app);
    const { body } = await visitor.call('POST', '/api/practice', {});
    const own = body.yourCards.map((card: { id: number }) => card.id);
    const foreign = [1, 2, 3, 4, 5, 6].find((id) => !own.includes(id))!;
    const [seed, salt] = [sha256Hex('a'), sha256Hex('b')];
    const commitment = commitmentOf({
      ...{ mode: 'duel', matchId: body.id, address: body.you, cardIds: [foreign], seed, salt },
    });
    const url = `/api/matches/${body.id}/actions`;
    await visitor.call('POST', url, { type: 'commit', commitment });
    await houseActs();
    const refused = await visitor.call('POST', url, { type: 'open', cardId: foreign, seed, salt });
    expect([refused.status, refused.body.code]).toEqual([403, 'CARD_NOT_YOURS']);
  });
});
