import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { REACTIONS_AFTER_MS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import { testBus } from '../../../testing/test-bus.ts';
import {
  battleBetween,
  commit,
  duelBetween,
  kickOff,
  playOut,
  seat,
} from '../../../testing/test-players.ts';
import { follow } from '../../../testing/test-streams.ts';
import { testWallet } from '../../../testing/test-wallet.ts';
import { findMatch } from '../match-store.ts';
import { createMatchStreams } from './match-streams.ts';
import { NOBODY, type Presence } from './presence.ts';

describe('the live stream', () => {
  let server: TestApp;
  let second: TestApp;
  let players = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    second = await secondInstance(server);
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  async function duel() {
    players += 1;
    const ada = await seat(server, `ada ${players}`, ['Common']);
    const bob = await seat(server, `bob ${players}`, ['Common']);
    return { ada, bob, id: await duelBetween(ada, bob) };
  }

  it('shows a player and a watcher on another instance the same match, move by move', async () => {
    const { ada, bob, id } = await duel();
    const here = await follow(server, id, ada);
    const there = await follow(second, id);
    await kickOff([ada, bob], id, [ada.cards, bob.cards]);
    await playOut([ada, bob], id);
    await Promise.all([here.ended, there.ended]);
    for (const stream of [here, there]) {
      const types = stream.messages('log').map(({ type }) => type);
      expect(types.slice(0, 7)).toEqual([
        'started',
        'committed',
        'committed',
        'opening-began',
        'opened',
        'opened',
        'kicked-off',
      ]);
      expect(types.at(-1)).toBe('finished');
      expect(stream.ids()).toEqual(types.map((_, number) => number));
      expect(stream.messages('view').at(-1)).toMatchObject({ phase: 'finished' });
      expect(stream.messages('end')).toHaveLength(1);
    }
    expect(here.messages('view').at(-1).you).toBe(ada.address);
    expect(there.messages('view').at(-1).you).toBeNull();
  });

  it('resumes after the last event that was seen, and has nothing to resume after the end', async () => {
    const { ada, bob, id } = await duel();
    await commit(ada, id, ada.cards);
    const first = await follow(server, id, ada);
    await first.until((stream) => stream.ids().includes(1));
    first.close();
    await commit(bob, id, bob.cards);
    const resumed = await follow(second, id, undefined, 1);
    await resumed.until((stream) => stream.messages('view').length > 0);
    expect(resumed.ids()).toEqual([2, 3]);
    // Nothing missed: still a view, so that the screen is certain.
    const again = await follow(server, id, ada, 3);
    await again.until((stream) => stream.messages('view').length > 0);
    expect(again.ids()).toEqual([]);
    await ada.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });
    await Promise.all([resumed.ended, again.ended]);
    expect(resumed.ids()).toEqual([2, 3, 4]);
    const late = await server.app.inject({
      url: `/api/matches/${id}/events`,
      headers: { 'last-event-id': '4' },
    });
    expect(late.statusCode).toBe(204);
    // A page that opens another stream cannot say a header.
    const anew = await server.app.inject({ url: `/api/matches/${id}/events?after=4` });
    expect(anew.statusCode).toBe(204);
  });

  it('counts watchers over all instances and says who is there', async () => {
    const { ada, bob, id } = await duel();
    const player = await follow(server, id, ada);
    const one = await follow(server, id);
    const two = await follow(second, id);
    const everybody = { watchers: 2, connected: [true, false] };
    await player.until((stream) =>
      stream.messages('presence').some((presence) => presence.watchers === 2),
    );
    expect(player.messages('presence').at(-1)).toEqual(everybody);
    const view = (await bob.call('GET', `/api/matches/${id}`)).body;
    expect(view.watchers).toBe(2);
    expect(view.players.map(({ connected }: { connected: boolean }) => connected)).toEqual([
      true,
      true,
    ]);
    two.close();
    await player.until((stream) => stream.messages('presence').at(-1)?.watchers === 1);
    for (const stream of [player, one]) stream.close();
    // Being away is shown and changes nothing.
    expect((await bob.call('GET', `/api/matches/${id}`)).body.phase).toBe('commit');
  });

  it('reads a match once for everybody who comes to watch it, and again when somebody moves', async () => {
    const { ada, id } = await duel();
    const first = await follow(server, id);
    await first.until((stream) => stream.messages('view').length > 0);
    const asked = vi.spyOn(server.db, 'prepared');
    const readings = () => asked.mock.calls.filter(([name]) => name === 'events-after').length;
    const crowd: Awaited<ReturnType<typeof follow>>[] = [];
    for (let watcher = 0; watcher < 10; watcher += 1) {
      const one = await follow(server, id);
      await one.until((stream) => stream.messages('view').length > 0);
      crowd.push(one);
    }
    // Not none: every few seconds it looks again, in case an announcement was lost.
    expect(readings()).toBeLessThan(5);
    await commit(ada, id, ada.cards);
    for (const one of crowd) await one.until((stream) => stream.ids().includes(1));
    asked.mockRestore();
    for (const stream of [first, ...crowd]) stream.close();
  });

  it('asks about all matches that are watched at once when notices were lost, and reads those that moved', async () => {
    const [one, other] = [await duel(), await duel()];
    const bus = testBus();
    // Neither a beat nor a look-around of the clock comes in between.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const presence = { arrive: () => () => {}, totals: async () => NOBODY } as unknown as Presence;
    // Of these streams alone: the product's own look at the same matches when it hears of them.
    let names: string[] = [];
    const { db } = server.app.game;
    const prepared: typeof db.prepared = (name, text, values) => {
      names.push(name);
      return db.prepared(name, text, values);
    };
    const game = { ...server.app.game, bus, db: { ...db, prepared } };
    const streams = createMatchStreams(game, presence);
    for (const { id } of [one, other]) {
      const screen = new PassThrough();
      const who = { viewer: null, wallet: null, session: null, after: -1, stays: false };
      const match = await findMatch(server.db, Number(id));
      streams.follow(match!, who, screen as unknown as ServerResponse);
      // Not the first line: that may be about faces, while the match is still being read.
      for (let told = ''; !told.includes('event: view'); ) told += (await once(screen, 'data'))[0];
    }
    await commit(one.ada, one.id, one.ada.cards);
    names = [];
    bus.lose();
    const count = (wanted: string) => names.filter((name) => name === wanted).length;
    // Whatever else a screen is told meanwhile says nothing of this.
    await expect
      .poll(() => ['match-versions', 'find-match', 'events-after'].map(count))
      .toEqual([1, 1, 1]);
    await streams.close();
    vi.useRealTimers();
  });

  it('asks who is there once for as many instances as say that it has changed, and once more afterwards', async () => {
    const { id } = await duel();
    const bus = testBus();
    let asked = 0;
    const totals = async () => {
      asked += 1;
      return NOBODY;
    };
    const presence = { arrive: () => () => {}, totals } as unknown as Presence;
    const streams = createMatchStreams({ ...server.app.game, bus }, presence);
    const who = { viewer: null, wallet: null, session: null, after: -1, stays: false };
    const match = await findMatch(server.db, Number(id));
    const screen = new PassThrough();
    streams.follow(match!, who, screen as unknown as ServerResponse);
    await once(screen, 'data');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const said = asked;
    for (let instance = 0; instance < 50; instance += 1) bus.publish([`presence:${id}`]);
    expect(asked - said).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(asked - said).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(asked - said).toBe(2);
    bus.publish([`presence:${id}`]);
    expect(asked - said).toBe(3);
    vi.useRealTimers();
    await streams.close();
  });

  it('keeps whoever stays for a minute after the end, and nobody longer', async () => {
    const { ada, bob, id } = await duel();
    await ada.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });
    const bus = testBus();
    const presence = { arrive: () => () => {}, totals: async () => NOBODY } as unknown as Presence;
    const streams = createMatchStreams({ ...server.app.game, bus }, presence);
    const screen = new PassThrough();
    const who = { viewer: bob.address, wallet: bob.address, session: null, after: -1, stays: true };
    const match = await findMatch(server.db, Number(id));
    streams.follow(match!, who, screen as unknown as ServerResponse);
    let heard = '';
    screen.on('data', (chunk) => {
      heard += chunk;
    });
    await expect.poll(() => heard).toContain('event: end');
    server.clock.advance(REACTIONS_AFTER_MS - 1);
    bus.lose();
    expect(screen.writableEnded).toBe(false);
    server.clock.advance(1);
    bus.lose();
    expect(screen.writableEnded).toBe(true);
    await streams.close();
  });

  it('keeps nothing in caches and survives a reload of the lobby on either instance', async () => {
    const cat = await seat(server, 'cat', ['Common', 'Rare']);
    const dan = await seat(server, 'dan', ['Common', 'Rare']);
    await battleBetween(cat, dan);
    const { id } = await duel();
    const stream = await follow(server, id);
    const head = await server.app.inject(`/api/matches/${id}`);
    expect(head.headers['cache-control']).toBe('no-store');
    stream.close();
    const lists = async (url: string) => [
      (await server.app.inject(url)).json(),
      (await second.app.inject(url)).json(),
    ];
    await expect
      .poll(async () => (await lists('/api/battles/requests')).every((list) => list.length === 0))
      .toBe(true);
    const [here, there] = await lists('/api/battles/active');
    expect(here).toEqual(there);
    expect(here.length).toBeGreaterThan(0);
  });

  it.each(['this', 'another'])(
    'ends for a player who logs out on %s instance, and for nobody else',
    async (where) => {
      const { ada, bob, id } = await duel();
      const own = await follow(server, id, ada);
      const others = [await follow(server, id, bob), await follow(server, id)];
      for (const stream of [own, ...others]) {
        await stream.until((open) => open.messages('view').length > 0);
      }
      expect(own.messages('view')[0].you).toBe(ada.address);
      const leave = { method: 'POST', url: '/api/auth/logout' } as const;
      const left = await ada.wallet.send(leave, where === 'this' ? server : second);
      expect(left.statusCode).toBe(204);
      await own.ended;
      await commit(bob, id, bob.cards);
      for (const stream of others) {
        await stream.until((open) => open.ids().includes(1));
        stream.close();
      }
      expect(own.ids()).toEqual([0]);
    },
  );

  it('goes on for another device of the same player, and for one who only watches with a session', async () => {
    const { ada, bob, id } = await duel();
    const phone = { ...ada, wallet: testWallet(server, `ada ${players}`) };
    await phone.wallet.signIn();
    const cat = await seat(server, `cat ${players}`, []);
    const streams = [await follow(server, id, phone), await follow(server, id, cat)];
    const here = await follow(server, id, ada);
    await here.until((open) => open.messages('view').length > 0);
    for (const who of [ada, cat]) {
      await who.wallet.send({ method: 'POST', url: '/api/auth/logout' });
    }
    await here.ended;
    await commit(bob, id, bob.cards);
    for (const stream of streams) {
      await stream.until((open) => open.ids().includes(1));
      stream.close();
    }
    expect(streams[0]!.messages('view').at(-1).you).toBe(ada.address);
  });

  it('ends when the server closes, so that a shutdown is not held up', async () => {
    const own = await createTestApp();
    const ada = await seat(own, 'ada', ['Common']);
    const bob = await seat(own, 'bob', ['Common']);
    const stream = await follow(own, await duelBetween(ada, bob), ada);
    await stream.until((open) => open.messages('view').length > 0);
    await own.close();
    await stream.ended;
  });

  it('is one of so many at a time for a browser and for an address, and a closed one makes room', async () => {
    const few = { STREAMS_PER_ADDRESS: '4', STREAMS_PER_BROWSER: '2' };
    const third = await secondInstance(server, few);
    const { ada, id } = await duel();
    const own = [await follow(third, id, ada), await follow(third, id, ada)];
    expect((await follow(third, id, ada)).status).toBe(429);
    const watching = [await follow(third, id), await follow(third, id)];
    const refused = await third.app.inject({ url: `/api/matches/${id}/events` });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.json().error).toMatch(/live screens/);
    // Reading is not watching.
    const read = { url: `/api/matches/${id}/events`, headers: { accept: 'application/json' } };
    expect((await third.app.inject(read)).statusCode).toBe(200);
    watching[0]!.close();
    await expect.poll(async () => (await follow(third, id)).status).toBe(200);
    expect((await follow(third, id)).status).toBe(429);
    expect([...own, ...watching].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await third.close();
  });
});
