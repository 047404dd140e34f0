import { REQUEST_EXPIRY_MS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { duelBetween, seat } from './testing/test-players.ts';
import { startTimers } from './timers.ts';

describe('the timers', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  it('see to deadlines and expiry by themselves, give lost time back first, and stop when told', async () => {
    const ada = await seat(server, 'ada', ['Common', 'Common']);
    const bob = await seat(server, 'bob', ['Common']);
    const request = await ada.call('POST', '/api/battles/requests', {
      playerId: ada.address,
      cardId: ada.cards[1],
      hoofStake: 10,
    });
    server.clock.advance(REQUEST_EXPIRY_MS - 60_000);
    const id = await duelBetween(ada, bob);
    const practice = (await ada.call('POST', '/api/practice', {})).body.id;
    // Ten minutes in which nothing ran: the request is over, the match is not.
    server.clock.advance(600_000);
    const faults: unknown[] = [];
    const stop = startTimers(server.app.game, (error) => faults.push(error));
    const statusOf = async () =>
      (await ada.call('GET', `/api/battles/requests/${request.body.id}`)).body.status;
    const balance = () => ada.balance();
    await expect.poll(balance, { timeout: 20_000 }).toBe(990);
    expect(await statusOf()).toBe('expired');
    const phase = async () => (await ada.call('GET', `/api/matches/${id}`)).body.phase;
    expect(await phase()).toBe('commit');
    // While they run they beat; a minute in steps is a minute.
    for (let second = 0; second < 61; second += 4) {
      server.clock.advance(4_000);
      await expect
        .poll(
          async () =>
            (await server.db.query<{ at: Date }>('select at from heartbeat'))[0]?.at.getTime(),
          { timeout: 20_000 },
        )
        .toBe(server.clock.now());
    }
    await expect.poll(phase, { timeout: 20_000 }).toBe('pick');
    // The house opens what it committed, and the clock plays for who is away.
    const practised = async () => {
      // Time goes on while it thinks: what a busy machine took is given back to matches, and to the house.
      server.clock.advance(1_000);
      return (await ada.call('GET', `/api/matches/${practice}`)).body.players[1].committed;
    };
    await expect.poll(practised, { timeout: 20_000 }).toBe(true);
    await stop();
    expect(faults).toEqual([]);
    server.clock.advance(4_000);
    const [before] = await server.db.query('select at from heartbeat');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await server.db.query('select at from heartbeat'))[0]).toEqual(before);
  });
});
