import { housePlayers } from '@goats/collection';
import {
  HUNDREDTHS_PER_HOOF,
  houseAnswer,
  REACTION_GAP_MS,
  REACTIONS,
  TREASURY,
} from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../db/database.ts';
import { runAuditChecks } from '../../slices/hoof/audit.ts';
import { balanceOf } from '../../slices/hoof/balance.ts';
import { keepDeadlines } from '../../slices/match/deadlines.ts';
import type { MatchAnswer } from '../../slices/match/views/match-view.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { acceptBody, challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';
import { follow } from '../../testing/test-streams.ts';
import { loseCard, post, writeEffects } from '../../testing/write-effects.ts';
import { buyCard, freeHouseCards } from './house-cards.ts';
import { runHouseLobby } from './house-lobby.ts';
import { makeHouseMoves } from './house-moves.ts';
import { answerRematches } from './house-rematches.ts';
import { seedHouse } from './seed-house.ts';

const SECOND = 1_000;

describe('house players', () => {
  let server: TestApp;
  beforeAll(async () => {
    const env = { DEMO_WORLD: 'true', LIMIT_WRITES_PER_MINUTE: '100000' };
    server = await createTestApp({ env });
    await seedHouse(server.app.game);
  });
  afterAll(() => server.close());

  const lists = async () => ({
    challenges: (await server.app.inject('/api/challenges')).json(),
    requests: (await server.app.inject('/api/battles/requests')).json(),
  });
  /** A second of the timer loop. */
  const second = async () => {
    server.clock.advance(SECOND);
    await keepDeadlines(server.app.game);
    await makeHouseMoves(server.app.game);
    await runHouseLobby(server.app.game);
  };
  const idleCards = ({ address }: { address: string }) =>
    server.db.query<{ card_id: number }>(
      'select card_id from card_holdings where owner = $1 and busy_with is null',
      [address],
    );
  /** They buy one thing at a time. */
  const shop = async () => {
    for (let passed = 0; passed < 20; passed += 1) await second();
  };
  const view = async (player: TestPlayer, id: string) =>
    (await player.call('GET', `/api/matches/${id}`)).body as MatchAnswer;

  it('keep a few challenges and requests of every tier open, marked as the house', async () => {
    const others = [await secondInstance(server), await secondInstance(server)];
    await Promise.all([server, ...others].map(({ app }) => runHouseLobby(app.game)));
    for (const other of others) await other.close();
    const { challenges, requests } = await lists();
    const tiers = (list: { rarity?: string; fromCard?: { rarity: string } }[]) =>
      list.map((each) => each.rarity ?? each.fromCard?.rarity).sort();
    expect(tiers(challenges)).toEqual(['Common', 'Common', 'Epic', 'Legendary', 'Rare']);
    const duels = requests.filter(({ gameMode }: { gameMode: string }) => gameMode === 'duel');
    expect(tiers(duels)).toEqual(['Common', 'Epic', 'Legendary', 'Rare']);
    expect(requests).toHaveLength(5);
    const names = housePlayers().map((player) => player.name);
    for (const each of challenges) {
      expect(each).toMatchObject({ challengerHouse: true });
      expect(names).toContain(each.challengerName);
    }
    // Another look may buy a card, and opens nothing more.
    await runHouseLobby(server.app.game);
    const again = await lists();
    expect([again.challenges.length, again.requests.length]).toEqual([5, 5]);
  });

  it('are beaten or beat a visitor who accepts one of theirs in well under two minutes', async () => {
    const ada = await seat(server, 'ada', ['Common']);
    const { challenges } = await lists();
    const target = challenges.find((each: { rarity: string }) => each.rarity === 'Common');
    const accepted = await ada.call(
      'POST',
      '/api/challenges/accept',
      acceptBody(ada, target.id, ada.cards[0]!),
    );
    const id = accepted.body.matchId as string;
    const began = server.clock.now();
    await second();
    await second();
    await second();
    expect((await view(ada, id)).players[0].committed).toBe(true);
    // She says nothing and lets the clock play: even that ends.
    for (let passed = 0; passed < 200; passed += 1) {
      if ((await view(ada, id)).phase === 'finished') break;
      await second();
    }
    const end = await view(ada, id);
    expect(end.phase).toBe('finished');
    expect(server.clock.now() - began).toBeLessThan(150 * SECOND);
    expect(end.result!.reason).toBe('points');
  });

  it('answer a face now and then, by nothing but what everybody sees', async () => {
    const gil = await seat(server, 'gil', ['Common']);
    await runHouseLobby(server.app.game);
    const { challenges } = await lists();
    const target = challenges.find((each: { rarity: string }) => each.rarity === 'Common');
    const accept = acceptBody(gil, target.id, gil.cards[0]!);
    const id = (await gil.call('POST', '/api/challenges/accept', accept)).body.matchId as string;
    const screen = await follow(server, id, gil);
    await screen.until((it) => it.messages('view').length > 0);
    for (const reaction of REACTIONS) {
      server.clock.advance(REACTION_GAP_MS);
      const made = await gil.call('POST', `/api/matches/${id}/reactions`, { reaction });
      expect(made.status).toBe(204);
    }
    const answers = REACTIONS.flatMap(
      (reaction) => houseAnswer(reaction, { matchId: Number(id), rounds: 0 }) ?? [],
    );
    const faces = () => screen.messages('reaction') as { from: string; reaction: string }[];
    await screen.until(() => faces().length === REACTIONS.length + answers.length);
    const ofHouse = faces().filter(({ from }) => from !== gil.address);
    expect(ofHouse.map(({ reaction }) => reaction).sort()).toEqual([...answers].sort());
    screen.close();
    await gil.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });
  });

  it('take a visitor’s challenge and request after ten to twenty seconds, not before', async () => {
    const bob = await seat(server, 'bob', ['Rare', 'Common']);
    const challenge = await bob.call(
      'POST',
      '/api/challenges',
      challengeBody(bob, bob.cards[0]!, 'Rare'),
    );
    const request = await bob.call('POST', '/api/battles/requests', {
      playerId: bob.address,
      cardId: bob.cards[1],
      hoofStake: 10,
    });
    const taken = async () => [
      (await bob.call('GET', `/api/challenges/${challenge.body.id}`)).body.status,
      (await bob.call('GET', `/api/battles/requests/${request.body.id}`)).body.status,
    ];
    for (let passed = 1; passed < 10; passed += 1) await second();
    expect(await taken()).toEqual(['open', 'open']);
    for (let passed = 10; passed <= 20; passed += 1) await second();
    expect(await taken()).toEqual(['accepted', 'accepted']);
  });

  describe('asked for a rematch', () => {
    /** A challenge that the house takes, and the visitor gives up. */
    const conceded = async (name: string) => {
      const eve = await seat(server, name, ['Rare', 'Rare', 'Rare', 'Rare']);
      const body = challengeBody(eve, eve.cards[0]!, 'Rare');
      const { id } = (await eve.call('POST', '/api/challenges', body)).body;
      for (let passed = 0; passed <= 20; passed += 1) await second();
      const { matchId } = (await eve.call('GET', `/api/challenges/${id}`)).body;
      await eve.call('POST', `/api/matches/${matchId}/actions`, { type: 'concede' });
      const [one, other] = (await view(eve, matchId)).players;
      return { eve, matchId, rival: one.address === eve.address ? other : one };
    };
    const propose = (eve: TestPlayer, rematchOf: string) =>
      eve.call('POST', '/api/challenges', {
        ...challengeBody(eve, eve.cards[1]!, 'Rare'),
        ...{ rematchOf, minPool: 20 },
      });
    const rematch = async (eve: TestPlayer, matchId: string) =>
      (await eve.call('GET', `/api/matches/${matchId}/rematch`)).body.challenge;

    it('take it up themselves, before three seconds have passed', async () => {
      const { eve, matchId, rival } = await conceded('eve');
      expect((await propose(eve, matchId)).status).toBe(201);
      // Nobody else's look at the lobby finds it.
      await runHouseLobby(server.app.game);
      expect((await rematch(eve, matchId)).status).toBe('open');
      server.clock.advance(250);
      await answerRematches(server.app.game);
      const taken = await rematch(eve, matchId);
      expect(taken.status).toBe('accepted');
      const { players } = await view(eve, taken.matchId);
      expect(players.map(({ address }) => address)).toEqual([eve.address, rival.address]);
    });

    it('buy a card for it when none is left, and without one say no at once', async () => {
      const { eve, matchId, rival } = await conceded('eva');
      const cards = await freeHouseCards(server.app.game, [rival.address]);
      const lose = async (all: typeof cards) => {
        for (const { id: cardId } of all) {
          const lost = {
            cardId,
            from: rival.address,
            to: eve.address,
            reference: `match:${cardId}`,
          };
          await loseCard(server.db, lost, server.clock.now());
        }
      };
      await lose(cards.filter(({ rarity }) => rarity === 'Rare'));
      await propose(eve, matchId);
      await answerRematches(server.app.game);
      const taken = await rematch(eve, matchId);
      expect(taken.status).toBe('accepted');
      await eve.call('POST', `/api/matches/${taken.matchId}/actions`, { type: 'concede' });

      const { game } = server.app;
      await lose(
        (await freeHouseCards(game, [rival.address])).filter(({ rarity }) => rarity === 'Rare'),
      );
      const before = await eve.balance();
      await eve.call('POST', '/api/challenges', {
        ...challengeBody(eve, eve.cards[2]!, 'Rare'),
        ...{ rematchOf: taken.matchId, minPool: 20 },
      });
      const { starter } = game.config.economy;
      const shopsNot = { ...game.config.economy, starter: { ...starter, lent: true } };
      await answerRematches({ ...game, config: { ...game.config, economy: shopsNot } });
      expect((await rematch(eve, taken.matchId)).status).toBe('declined');
      expect(await eve.balance()).toBe(before);
      const inbox = await eve.call('GET', '/api/me/inbox');
      expect(JSON.stringify(inbox.body)).toContain('sits the rematch out');
    });

    const held = async ({ address }: { address: string }) => {
      const sql = 'select count(*)::int as held from card_holdings where owner = $1';
      return (await server.db.query<{ held: number }>(sql, [address]))[0]!.held;
    };

    it('buy nothing for a pool that they cannot reach: not a card is what is missing', async () => {
      const { eve, matchId, rival } = await conceded('eve who asks for more');
      expect(await buyCard(server.app.game, rival.address, 'Epic')).toBe(true);
      const before = await held(rival);
      // The two of them have had their three bonuses today, and the pool counts on one.
      const pair = [eve.address, rival.address].sort();
      const today = [...pair, new Date(server.clock.now())];
      await server.db.query('insert into bonus_days values ($1, $2, $3, 3)', today);
      const wanted = { ...challengeBody(eve, eve.cards[1]!, 'Epic'), rematchOf: matchId };
      expect((await eve.call('POST', '/api/challenges', wanted)).status).toBe(201);
      await answerRematches(server.app.game);
      expect((await rematch(eve, matchId)).status).toBe('declined');
      expect(await held(rival)).toBe(before);
    });

    it('meet two at once with two of their own cards, on two instances, and buy none', async () => {
      const { eve, matchId, rival } = await conceded('eve who cannot stop');
      await propose(eve, matchId);
      await answerRematches(server.app.game);
      const second = (await rematch(eve, matchId)).matchId;
      await eve.call('POST', `/api/matches/${second}/actions`, { type: 'concede' });
      for (const _ of [1, 2]) await buyCard(server.app.game, rival.address, 'Rare');
      const before = await held(rival);
      const both = [matchId, second].map((rematchOf, i) =>
        eve.call('POST', '/api/challenges', {
          ...challengeBody(eve, eve.cards[i + 2]!, 'Rare'),
          ...{ rematchOf, minPool: 20 },
        }),
      );
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
      const other = await secondInstance(server);
      await Promise.all([server, other].map(({ app }) => answerRematches(app.game)));
      await other.close();
      const answers = await Promise.all([matchId, second].map((id) => rematch(eve, id)));
      expect(answers.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
      expect(await held(rival)).toBe(before);
    });
  });

  it('act within three seconds and only through their own view', async () => {
    const { body } = await (async () => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/practice',
        payload: {},
      });
      return { body: response.json() };
    })();
    const committed = async () =>
      (await server.app.inject(`/api/matches/${body.id}`)).json().players[1].committed;
    server.clock.advance(999);
    await makeHouseMoves(server.app.game);
    expect(await committed()).toBe(false);
    server.clock.advance(2_001);
    const made = await Promise.all([
      makeHouseMoves(server.app.game),
      makeHouseMoves(server.app.game),
    ]);
    expect(made.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    expect(await committed()).toBe(true);
  });

  it('make all other moves when one of them cannot be made', async () => {
    const ids: string[] = [];
    for (let match = 0; match < 3; match += 1) {
      const practice = { method: 'POST', url: '/api/practice', payload: {} } as const;
      ids.push((await server.app.inject(practice)).json().id);
    }
    server.clock.advance(3 * SECOND);
    const prepared = server.db.prepared.bind(server.db);
    let broken = false;
    vi.spyOn(server.db, 'prepared').mockImplementation(
      async <R extends Row>(...[name, text, values]: Parameters<typeof prepared>) => {
        if (name === 'find-match' && !broken) {
          broken = true;
          throw new Error('cannot be read');
        }
        return prepared<R>(name, text, values);
      },
    );
    expect(await makeHouseMoves(server.app.game)).toBe(2);
    vi.restoreAllMocks();
    const putOff = `select why from backed_off where duty = 'house-move'`;
    expect(await server.db.query(putOff)).toEqual([{ why: 'fault: cannot be read' }]);
    const committed = await Promise.all(
      ids.map(
        async (id) => (await server.app.inject(`/api/matches/${id}`)).json().players[1].committed,
      ),
    );
    expect(committed.sort()).toEqual([false, true, true]);
  });

  it('buy new cards when theirs are gone, tired or resting, and the books stay clean', async () => {
    const [player] = housePlayers();
    // Its whole hand has played its three games.
    for (const { card_id: cardId } of await idleCards(player!)) {
      for (const game of [1, 2, 3]) {
        const won = { type: 'card-event', kind: 'won', cardId, reference: `test:${game}` } as const;
        await writeEffects(server.db, [won], server.clock.now());
      }
    }
    const free = async () =>
      (await freeHouseCards(server.app.game)).filter(({ owner }) => owner === player!.address);
    expect(await free()).toHaveLength(0);
    await shop();
    expect((await free()).length).toBeGreaterThanOrEqual(5);
    const findings = await runAuditChecks(server.db);
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
  });

  it('[H4] start again with a purse and a hand when they have lost everything', async () => {
    const [player] = housePlayers();
    const ada = await seat(server, 'ada who takes it all', []);
    const { db, clock } = server;
    for (const { card_id: cardId } of await idleCards(player!)) {
      const lost = { cardId, from: player!.address, to: ada.address, reference: 'match:999999' };
      await loseCard(db, lost, clock.now());
    }
    const everything = await balanceOf(db, player!.address);
    const from = player!.address;
    const allIn = { reason: 'stake', reference: 'challenge:999999', from } as const;
    await post(db, { ...allIn, to: allIn.reference, amount: everything - 100 }, clock.now());
    await shop();
    expect(await balanceOf(db, player!.address)).toBeGreaterThanOrEqual(500_000);
    const tiers = (await freeHouseCards(server.app.game))
      .filter(({ owner }) => owner === player!.address)
      .map(({ rarity }) => rarity);
    expect(new Set(tiers)).toEqual(new Set(['Common', 'Rare', 'Epic', 'Legendary']));
    const findings = await runAuditChecks(db);
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
  });

  it('[H4] buy nothing out of the HOOF kept for stakes when the treasury cannot fill the purse', async () => {
    const [, { address }] = housePlayers() as [unknown, { address: string }];
    const { db, clock } = server;
    const ada = await seat(server, 'ada who holds nearly all HOOF', []);
    const gift = { reason: 'house', reference: 'house:nearly-all', from: TREASURY } as const;
    const given = (await balanceOf(db, TREASURY)) - 90_000 * HUNDREDTHS_PER_HOOF;
    await post(db, { ...gift, to: ada.address, amount: given }, clock.now());
    const kept = 5_000 * HUNDREDTHS_PER_HOOF;
    const staked = { reason: 'stake', reference: 'challenge:999998', from: address } as const;
    const amount = (await balanceOf(db, address)) - kept;
    await post(db, { ...staked, to: staked.reference, amount }, clock.now());
    expect(await buyCard(server.app.game, address, 'Common')).toBe(false);
    expect(await balanceOf(db, address)).toBe(kept);
  });
});
