import { ATTRIBUTES, sha256Hex } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Answer,
  battleBetween,
  commit,
  commitmentBy,
  duelBetween,
  kickOff,
  open,
  pick,
  playOut,
  seat,
  secretOf,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { keepDeadlines } from './deadlines.ts';

const SECOND = 1_000;

describe('acting in a match', () => {
  let server: TestApp;
  let players = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  /** Two strangers with two Commons and a Rare each, in a duel. */
  async function duel(): Promise<{ ada: TestPlayer; bob: TestPlayer; id: string }> {
    players += 1;
    const ada = await seat(server, `ada ${players}`, ['Common', 'Common', 'Rare']);
    const bob = await seat(server, `bob ${players}`, ['Common', 'Common', 'Rare']);
    return { ada, bob, id: await duelBetween(ada, bob) };
  }
  const send = (player: TestPlayer, id: string, action: object, key?: string) =>
    player.call('POST', `/api/matches/${id}/actions`, action, key);
  const rowOf = async (id: string) =>
    (
      await server.db.query(
        'select phase, version, deadline, state::text from matches where id = $1',
        [Number(id)],
      )
    )[0];

  /** Refused for this reason and no other, and nothing about the match has changed. */
  async function refuses(id: string, status: number, code: string, attempt: () => Promise<Answer>) {
    const before = await rowOf(id);
    const refused = await attempt();
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(refused.body.error).toEqual(expect.any(String));
    expect(await rowOf(id)).toEqual(before);
  }

  it('lets nobody act who does not play, signed in or not', async () => {
    const { ada, id } = await duel();
    const eve = await seat(server, 'eve', ['Common']);
    await refuses(id, 403, 'NOT_A_PLAYER', () => commit(eve, id, eve.cards));
    await refuses(id, 403, 'NOT_A_PLAYER', () => send(eve, id, { type: 'concede' }));
    const anonymous = await server.app.inject({
      method: 'POST',
      url: `/api/matches/${id}/actions`,
      payload: { type: 'concede' },
    });
    expect(anonymous.statusCode).toBe(401);
    expect((await commit(ada, '999999', ada.cards)).status).toBe(404);
    expect((await send(ada, id, { type: 'dance' })).status).toBe(400);
  });

  it('[D2] takes one commitment from each, well-formed, and never the same twice', async () => {
    const { ada, bob, id } = await duel();
    await refuses(id, 400, 'COMMITMENT_MALFORMED', () =>
      send(ada, id, { type: 'commit', commitment: 'abc' }),
    );
    expect((await commit(ada, id, [ada.cards[0]!])).status).toBe(200);
    await refuses(id, 409, 'ALREADY_COMMITTED', () => commit(ada, id, [ada.cards[1]!]));
    const copied = commitmentBy(ada, id, [ada.cards[0]!]);
    await refuses(id, 409, 'COMMITMENT_REPLAYED', () =>
      send(bob, id, { type: 'commit', commitment: copied }),
    );
    const elsewhere = await duel();
    await refuses(elsewhere.id, 409, 'COMMITMENT_REPLAYED', () =>
      send(elsewhere.ada, elsewhere.id, { type: 'commit', commitment: copied }),
    );
  });

  it('[D6] opens only what was committed to', async () => {
    const { ada, bob, id } = await duel();
    await refuses(id, 409, 'OPEN_WRONG_PHASE', () => open(ada, id, [ada.cards[0]!]));
    await commit(ada, id, [ada.cards[0]!]);
    await commit(bob, id, [bob.cards[0]!]);
    await refuses(id, 409, 'COMMIT_WRONG_PHASE', () =>
      send(ada, id, { type: 'commit', commitment: sha256Hex('late') }),
    );
    await refuses(id, 409, 'OPENING_MISMATCH', () => open(ada, id, [ada.cards[1]!]));
    await refuses(id, 400, 'OPENING_MALFORMED', () =>
      send(ada, id, { type: 'open', cardId: ada.cards[0], seed: 'x', salt: 'y' }),
    );
    await refuses(id, 409, 'OPENING_MISMATCH', () =>
      send(ada, id, { type: 'open', ...secretOf(id, ada.address) }),
    );
    const opened = await open(ada, id, [ada.cards[0]!]);
    expect(opened.body.players[0].card.id).toBe(ada.cards[0]);
    await refuses(id, 409, 'ALREADY_OPENED', () => open(ada, id, [ada.cards[0]!]));
    await refuses(id, 409, 'PICK_WRONG_PHASE', () => pick(ada, id, 'pace'));
  });

  it('[D5] refuses a swap to a foreign card, another tier, a busy card or none at all', async () => {
    const swapTo = async (choose: (match: Awaited<ReturnType<typeof duel>>) => number) => {
      const match = await duel();
      const cardId = choose(match);
      await commit(match.ada, match.id, [cardId]);
      await commit(match.bob, match.id, [match.bob.cards[0]!]);
      return { ...match, cardId };
    };
    const foreign = await swapTo(({ bob }) => bob.cards[1]!);
    await refuses(foreign.id, 403, 'CARD_NOT_YOURS', () =>
      open(foreign.ada, foreign.id, [foreign.cardId]),
    );
    const higher = await swapTo(({ ada }) => ada.cards[2]!);
    await refuses(higher.id, 409, 'WRONG_TIER', () => open(higher.ada, higher.id, [higher.cardId]));
    const nowhere = await swapTo(() => 20_001);
    await refuses(nowhere.id, 404, 'NOT_FOUND', () => open(nowhere.ada, nowhere.id, [20_001]));
    const busy = await swapTo(({ ada }) => ada.cards[1]!);
    await busy.ada.call('POST', '/api/battles/requests', {
      playerId: busy.ada.address,
      cardId: busy.cardId,
      hoofStake: 10,
    });
    await refuses(busy.id, 409, 'CARD_BUSY', () => open(busy.ada, busy.id, [busy.cardId]));
  });

  it('[D5] holds a swapped-in card for the match without telling the opponent', async () => {
    const { ada, bob, id } = await duel();
    const swap = ada.cards[1]!;
    await kickOff([ada, bob], id, [[swap], [bob.cards[0]!]]);
    const seenBy = async (player: TestPlayer) =>
      (await player.call('GET', `/api/cards/${swap}`)).body.state;
    expect([await seenBy(ada), await seenBy(bob)]).toEqual(['busy', 'free']);
    const elsewhere = await ada.call('POST', '/api/battles/requests', {
      playerId: ada.address,
      cardId: swap,
      hoofStake: 10,
    });
    expect(elsewhere.body.code).toBe('CARD_BUSY');
    const end = await playOut([ada, bob], id);
    expect(end.players[0].card?.id).toBe(swap);
    const won = end.result!.winner === ada.address;
    expect(await seenBy(ada)).toBe(won ? 'free' : 'resting');
    expect((await ada.call('GET', `/api/cards/${ada.cards[0]}`)).body.state).toBe('free');
  });

  it('[D13] picks only in turn, a known attribute, once', async () => {
    const { ada, bob, id } = await duel();
    const view = await kickOff([ada, bob], id, [[ada.cards[0]!], [bob.cards[0]!]]);
    const [first] = view.rounds;
    const [turn, other] = view.turn === ada.address ? [ada, bob] : [bob, ada];
    expect(turn.address).not.toBe(first!.winner);
    const free = ATTRIBUTES.find((attribute) => attribute !== first!.attribute)!;
    await refuses(id, 409, 'NOT_YOUR_TURN', () => pick(other, id, free));
    await refuses(id, 400, 'UNKNOWN_ATTRIBUTE', () => pick(turn, id, 'beard'));
    await refuses(id, 409, 'ATTRIBUTE_USED', () => pick(turn, id, first!.attribute));
    const [decider, another] = view.deciders.map(({ attribute }) => attribute);
    const plain = view.choices.find((each) => !view.deciders.some((d) => d.attribute === each))!;
    await refuses(id, 409, 'PICK_STRIKE_MISSING', () => pick(turn, id, plain));
    await refuses(id, 409, 'PICK_STRIKE_REFUSED', () => pick(turn, id, plain, plain));
    await refuses(id, 409, 'PICK_STRIKE_REFUSED', () => pick(turn, id, decider!, another));
    await refuses(id, 400, 'UNKNOWN_ATTRIBUTE', () => pick(turn, id, plain, 'beard'));
    await refuses(id, 409, 'PICK_STRIKE_REFUSED', () =>
      send(turn, id, { type: 'strike', attribute: decider }),
    );
    await playOut([ada, bob], id);
    await refuses(id, 409, 'MATCH_FINISHED', () => pick(turn, id, free));
    await refuses(id, 409, 'MATCH_FINISHED', () => send(ada, id, { type: 'concede' }));
  });

  it('[D3] refuses what comes at or after the deadline', async () => {
    const { ada, id } = await duel();
    server.clock.advance(60 * SECOND);
    await refuses(id, 409, 'DEADLINE_PASSED', () => commit(ada, id, [ada.cards[0]!]));
    await keepDeadlines(server.app.game);
  });

  it('[D17] pays the opponent of whoever concedes, trains no card and counts a tenth', async () => {
    const { ada, bob, id } = await duel();
    await kickOff([ada, bob], id, [[ada.cards[0]!], [bob.cards[0]!]]);
    const end = (await send(ada, id, { type: 'concede' })).body;
    expect(end.result).toMatchObject({
      winner: bob.address,
      reason: 'conceded',
      improved: null,
      rating: { counted: 0.1 },
    });
    expect([await ada.balance(), await bob.balance()]).toEqual([990, 1010]);
  });

  it('stands both commitments that arrive at one instant', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { ada, bob, id } = await duel();
      const answers = await Promise.all([
        commit(ada, id, [ada.cards[0]!]),
        commit(bob, id, [bob.cards[0]!]),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await rowOf(id))?.phase).toBe('open');
    }
  });

  it('settles once, however often the last move is sent', async () => {
    const { ada, bob, id } = await duel();
    await kickOff([ada, bob], id, [[ada.cards[0]!], [bob.cards[0]!]]);
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => send(ada, id, { type: 'concede' })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ body }) => body.code === 'MATCH_FINISHED')).toHaveLength(9);
    expect([await ada.balance(), await bob.balance()]).toEqual([990, 1010]);
  });

  it('answers a repeated Idempotency-Key with the first view and moves once', async () => {
    const { ada, bob, id } = await duel();
    const action = { type: 'commit', commitment: commitmentBy(ada, id, [ada.cards[0]!]) };
    const first = await send(ada, id, action, 'k1');
    const again = await send(ada, id, action, 'k1');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    const conceded = await send(ada, id, { type: 'concede' }, 'k2');
    expect(conceded.body.result.rating).not.toBeNull();
    expect((await send(ada, id, { type: 'concede' }, 'k2')).body).toEqual(conceded.body);
    expect(await bob.balance()).toBe(1010);
  });

  it('has no proof before the end', async () => {
    const { ada, id } = await duel();
    const early = await ada.call('GET', `/api/matches/${id}/proof`);
    expect([early.status, early.body.code]).toEqual([409, 'MATCH_NOT_FINISHED']);
  });

  it('[E10, E11] refuses a card that rests and one that has played its three games today', async () => {
    const { ada, bob, id } = await duel();
    await send(ada, id, { type: 'concede' });
    const again = (player: TestPlayer) =>
      player.call('POST', '/api/battles/requests', {
        playerId: player.address,
        cardId: player.cards[0],
        hoofStake: 10,
      });
    const resting = await again(ada);
    expect([resting.status, resting.body.code]).toEqual([409, 'CARD_RESTING']);
    for (const loser of ['second', 'third']) {
      const other = await seat(server, `${loser} loser`, ['Common', 'Rare']);
      const next = await battleBetween(bob, other);
      await send(other, next, { type: 'concede' });
    }
    const tired = await again(bob);
    expect([tired.status, tired.body.code]).toEqual([409, 'CARD_PLAYED_OUT']);
  });

  it('[S2] fields five different cards of the own deck in a squad', async () => {
    const ten = Array.from({ length: 10 }, () => 'Common' as const);
    const cat = await seat(server, 'cat', ten);
    const dan = await seat(server, 'dan', ten);
    const body = { cardIds: cat.cards, gameMode: 'squad' };
    const id = await battleBetween(cat, dan, body);
    const twice = [cat.cards[0]!, cat.cards[0]!, ...cat.cards.slice(1, 4)];
    await commit(cat, id, twice, 'squad');
    const foreign = [...dan.cards.slice(0, 5)].map((card, i) => (i === 0 ? cat.cards[9]! : card));
    await commit(dan, id, foreign, 'squad');
    await refuses(id, 409, 'LINEUP_INVALID', () => open(cat, id, twice));
    await refuses(id, 409, 'LINEUP_INVALID', () => open(dan, id, foreign));
  });
});
