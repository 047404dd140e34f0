import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import { duelBetween, kickOff, seat, type TestPlayer } from '../../../testing/test-players.ts';
import { follow } from '../../../testing/test-streams.ts';

describe('what is on', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let bob: TestPlayer;
  let cat: TestPlayer;
  let best: string;
  let newest: string;

  const onNow = async (at: Pick<TestApp, 'app'> = server) => {
    server.clock.advance(2_000);
    return (await at.app.inject('/api/live')).json();
  };
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    [ada, bob, cat] = [
      await seat(server, 'ada', ['Common', 'Common']),
      await seat(server, 'bob', ['Common']),
      await seat(server, 'cat', ['Common', 'Common']),
    ];
    best = await duelBetween(ada, bob);
    newest = await duelBetween(cat, ada, { cards: [cat.cards[0]!, ada.cards[1]!] });
    await server.db.query(
      `insert into battlers (address, wins, losses, hoof_won, rating, deviation, volatility, last_match_at)
       values ($1, 9, 1, 0, 1800, 60, 0.06, now())`,
      [bob.address],
    );
  });
  afterAll(() => server.close());

  it('is the best rated first, with how many watch, on whatever instance they do', async () => {
    const second = await secondInstance(server);
    const screens = [await follow(server, best), await follow(second, best)];
    await screens[0]!.until((it) =>
      it.messages('presence').some(({ watchers }: { watchers: number }) => watchers === 2),
    );
    const { battles, cups, on } = await onNow(second);
    expect([ids(battles), cups, on]).toEqual([[best, newest], [], 2]);
    expect(battles[0]).toMatchObject({ watchers: 2, ratings: [null, 1800], score: [0, 0] });
    for (const screen of screens) screen.close();
    await second.close();
  });

  it('is read once for everybody within two seconds', async () => {
    await onNow();
    const first = await server.app.inject('/api/live');
    const again = await server.app.inject({
      url: '/api/live',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('shows no card that was brought, no seed and no opening, whatever has been played', async () => {
    await kickOff([ada, bob], best, [[ada.cards[0]!], bob.cards]);
    const { battles } = await onNow();
    const shown = battles.find(({ id }: { id: string }) => id === best);
    expect(shown.phase).toBe('pick');
    expect(shown.players.map(({ brought }: { brought: unknown }) => brought)).toEqual([null, null]);
    expect(JSON.stringify(battles)).not.toMatch(/seed|salt|commitment|attributes|choices/i);
  });

  it('has no friendly in it, not even for friends', async () => {
    const [one, other] = [
      await seat(server, 'one', ['Common']),
      await seat(server, 'other', ['Common']),
    ];
    for (const [who, whom] of [
      [cat, one],
      [one, cat],
    ] as const) {
      await who.call('PUT', `/api/me/follows/${whom.address}`);
      await who.call('PUT', '/api/me/presence', { visible: true });
    }
    const asked = await one.call('POST', '/api/challenges', {
      ...{ challengerId: one.address, challengerNftId: one.cards[0] },
      ...{ hoofStake: 0, friendly: true, unlisted: true },
    });
    const taken = await other.call('POST', `/api/duels/${asked.body.code}/accept`, {
      ...{ accepterId: other.address, accepterNftId: other.cards[0] },
    });
    expect(taken.status).toBe(200);
    const { battles, on } = await onNow();
    expect([ids(battles), on]).toEqual([[best, newest], 2]);
    expect((await cat.call('GET', '/api/me/live')).body).toEqual([]);
  });

  it('shows friends’ matches to friends, where both let friends see them, and nobody else', async () => {
    const fan = await seat(server, 'fan', [], 0);
    const live = async () => ids((await fan.call('GET', '/api/me/live')).body);
    expect((await server.app.inject('/api/me/live')).statusCode).toBe(401);
    await fan.call('PUT', `/api/me/follows/${bob.address}`);
    await fan.call('PUT', '/api/me/presence', { visible: true });
    await bob.call('PUT', '/api/me/presence', { visible: true });
    expect(await live()).toEqual([]);
    await bob.call('PUT', `/api/me/follows/${fan.address}`);
    expect(await live()).toEqual([best]);
    await bob.call('PUT', '/api/me/presence', { visible: false });
    expect(await live()).toEqual([]);
    await bob.call('PUT', '/api/me/presence', { visible: true });
    await bob.call('PUT', `/api/me/blocks/${fan.address}`);
    expect(await live()).toEqual([]);
  });

  it('is over when it is over', async () => {
    await ada.call('POST', `/api/matches/${best}/actions`, { type: 'concede' });
    const { battles, on } = await onNow();
    expect([ids(battles), on]).toEqual([[newest], 1]);
  });
});
