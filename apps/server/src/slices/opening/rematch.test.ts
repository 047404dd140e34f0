import { REMATCH_EXPIRY_MS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import {
  acceptBody,
  battleBetween,
  challengeBody,
  duelBetween,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { runAuditChecks } from '../hoof/audit.ts';
import { expireOpenings } from './expiry.ts';

const COMMONS = ['Common', 'Common', 'Common'] as const;

describe('a rematch', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  const concede = (player: TestPlayer, matchId: string) =>
    player.call('POST', `/api/matches/${matchId}/actions`, { type: 'concede' });
  /** Two who have just played a challenge with their first cards; the rest of them is free. */
  async function played(name: string) {
    const ada = await seat(server, `ada ${name}`, COMMONS);
    const bob = await seat(server, `bob ${name}`, COMMONS);
    const matchId = await duelBetween(ada, bob);
    await concede(bob, matchId);
    return { ada, bob, matchId };
  }
  const propose = (player: TestPlayer, rematchOf: string, at: TestPlayer['call'] = player.call) =>
    at('POST', '/api/challenges', {
      ...challengeBody(player, player.cards[1]!, 'Common'),
      ...{ rematchOf, minPool: 20 },
    });
  const accept = (player: TestPlayer, id: number) =>
    player.call('POST', '/api/challenges/accept', acceptBody(player, id, player.cards[2]!));
  const rematch = async (player: TestPlayer, matchId: string) =>
    (await player.call('GET', `/api/matches/${matchId}/rematch`)).body.challenge;
  const clean = async () =>
    (await runAuditChecks(server.db)).filter(({ wrong }) => wrong > 0).map(({ name }) => name);

  it('is seen and taken by the opponent of the match, and by nobody else', async () => {
    const { ada, bob, matchId } = await played('one');
    const eve = await seat(server, 'eve', COMMONS);
    const { status, body } = await propose(ada, matchId);
    expect(status).toBe(201);
    expect(Date.parse(body.expiresAt) - server.clock.now()).toBe(REMATCH_EXPIRY_MS);
    expect(await rematch(ada, matchId)).toMatchObject({ id: body.id, status: 'open' });
    expect(await rematch(bob, matchId)).toMatchObject({ id: body.id, winnerTakes: 20 });
    expect(await rematch(eve, matchId)).toBeNull();
    expect((await eve.call('GET', '/api/challenges')).body).toEqual([]);
    expect((await bob.call('GET', '/api/challenges')).body).toEqual([]);
    const inbox = JSON.stringify((await bob.call('GET', '/api/me/inbox')).body);
    expect(inbox).toContain('wants a rematch for 10 HOOF');
    const barred = await accept(eve, body.id);
    expect([barred.status, barred.body.code]).toEqual([403, 'NOT_ADDRESSED']);
    expect(await eve.balance()).toBe(1000);
    expect((await accept(bob, body.id)).status).toBe(200);
    expect(await rematch(ada, matchId)).toMatchObject({ status: 'accepted' });
    expect(await clean()).toEqual([]);
  });

  it('takes the card of whoever loses a battle again', async () => {
    const ada = await seat(server, 'ada who battles', COMMONS);
    const bob = await seat(server, 'bob who battles', COMMONS);
    const first = await battleBetween(ada, bob, undefined, { cardId: bob.cards[0] });
    await concede(ada, first);
    const proposed = await bob.call('POST', '/api/battles/requests', {
      ...{ playerId: bob.address, cardId: bob.cards[1], hoofStake: 10 },
      ...{ rematchOf: first, minPool: 20 },
    });
    expect(proposed.status).toBe(201);
    expect((await ada.call('GET', '/api/battles/requests')).body).toEqual([]);
    const { request } = (await ada.call('GET', `/api/matches/${first}/rematch`)).body;
    const joined = await ada.call('POST', `/api/battles/requests/${request.id}/join`, {
      ...{ playerId: ada.address, cardId: ada.cards[1], expectedPool: request.prizePool },
    });
    expect(joined.status).toBe(200);
    await concede(bob, joined.body.matchId);
    const { result } = (await ada.call('GET', `/api/matches/${joined.body.matchId}`)).body;
    expect(result.cardToWinner).toBe(bob.cards[1]);
    const [last] = (await bob.call('GET', `/api/battles/history?player=${bob.address}`)).body;
    expect(last).toMatchObject({ winner: ada.address, cardToWinner: { id: bob.cards[1] } });
    expect(await clean()).toEqual([]);
  });

  it('of two proposed at one instant on two instances one stands, and the other is told', async () => {
    const second = await secondInstance(server);
    try {
      for (const round of [1, 2, 3, 4]) {
        const { ada, bob, matchId } = await played(`race ${round}`);
        const elsewhere: TestPlayer['call'] = async (method, url, payload) => {
          const response = await bob.wallet.send(
            { method, url, ...(payload && { payload }) },
            second,
          );
          return { status: response.statusCode, body: response.json() };
        };
        const answers = await Promise.all([
          propose(ada, matchId),
          propose(bob, matchId, elsewhere),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
        const [made] = answers.filter(({ status }) => status === 201);
        const [refused] = answers.filter(({ status }) => status === 409);
        expect(refused!.body).toMatchObject({
          code: 'REMATCH_PROPOSED',
          details: { kind: 'challenge', id: made!.body.id },
        });
        const late = made === answers[0] ? bob : ada;
        expect(await late.balance()).toBe(late === ada ? 1010 : 990);
      }
    } finally {
      await second.close();
    }
    expect(await clean()).toEqual([]);
  });

  it('is taken or taken back, never both', async () => {
    for (const round of [1, 2, 3, 4]) {
      const { ada, bob, matchId } = await played(`back ${round}`);
      const { id } = (await propose(ada, matchId)).body;
      const [back, taken] = await Promise.all([
        ada.call('DELETE', `/api/challenges/${id}`),
        accept(bob, id),
      ]);
      expect([back.status, taken.status].sort()).toEqual([200, 409]);
      expect(await ada.balance()).toBe(taken.status === 200 ? 1000 : 1010);
      expect(await bob.balance()).toBe(taken.status === 200 ? 980 : 990);
    }
    expect(await clean()).toEqual([]);
  });

  it('gives everything back when the opponent says no, and when five minutes are over', async () => {
    const { ada, bob, matchId } = await played('no');
    const first = (await propose(ada, matchId)).body;
    const declined = await bob.call('DELETE', `/api/challenges/${first.id}`);
    expect([declined.status, declined.body.status]).toEqual([200, 'declined']);
    expect(await ada.balance()).toBe(1010);
    expect((await propose(ada, matchId)).body.code).toBe('NO_REMATCH');

    const second = (await propose(bob, matchId)).body;
    server.clock.advance(REMATCH_EXPIRY_MS);
    expect((await accept(ada, second.id)).body.code).toBe('ALREADY_EXPIRED');
    await expireOpenings(server.app.game);
    expect(await rematch(ada, matchId)).toMatchObject({ status: 'expired' });
    expect(await bob.balance()).toBe(990);
    expect(await clean()).toEqual([]);
  });
});
