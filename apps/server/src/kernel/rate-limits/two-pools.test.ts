import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CACHE_LIFE_MS } from '../../db/change-bus.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { commitmentBy, duelBetween, seat, type TestPlayer } from '../../testing/test-players.ts';
import { startTimers } from '../../timers.ts';

describe('two pools', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let bob: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp({ stakedPoolSize: 10 });
    ada = await seat(server, 'ada', ['Common', 'Common']);
    bob = await seat(server, 'bob', ['Common', 'Common']);
  });
  afterAll(() => server.close());

  /** Every connection of a pool is somebody else's while `work` goes on. */
  async function without<T>(which: 'read' | 'staked', work: () => Promise<T>): Promise<T> {
    const { pool } = which === 'read' ? server.db : server.db.staked;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    // Nothing about sessions and freezes is known by heart any more.
    server.clock.advance(CACHE_LIFE_MS);
    try {
      return await work();
    } finally {
      for (const client of taken) client.release();
    }
  }

  it('let a move through while readers have every connection of theirs', async () => {
    const matchId = await duelBetween(ada, bob);
    const { waits: reading } = await without('read', async () => {
      const waits = server.app.inject({ url: `/api/wallets/${ada.address}/album` });
      let answered = false;
      void waits.then(() => {
        answered = true;
      });
      const path = `/api/matches/${matchId}/actions`;
      const commitment = commitmentBy(ada, matchId, [ada.cards[0]!]);
      const moved = await ada.call('POST', path, { type: 'commit', commitment }, 'some-key');
      expect(moved.status).toBe(200);
      expect((await bob.call('POST', path, { type: 'concede' })).status).toBe(200);
      expect(answered).toBe(false);
      return { waits };
    });
    expect((await reading).statusCode).toBe(200);
  });

  it('let the clock go on meanwhile', async () => {
    const faults: unknown[] = [];
    const stop = await without('read', async () => {
      const running = startTimers(server.app.game, (error) => faults.push(error));
      const lastBeat = async () => {
        const beats = await server.db.staked.query<{ at: Date }>('select at from heartbeat');
        return beats[0]?.at.getTime();
      };
      await expect.poll(lastBeat, { timeout: 30_000 }).toBe(server.clock.now());
      return running;
    });
    await stop();
    expect(faults).toEqual([]);
  });

  it('keep readers off the connections of moves, whoever they claim to be', async () => {
    await without('staked', async () => {
      for (const url of [
        `/api/wallets/${ada.address}`,
        '/api/nfts?limit=5',
        '/api/auth/session',
        '/api/me/bids',
        '/api/challenges',
      ]) {
        expect({ url, ...(await ada.call('GET', url)) }).toMatchObject({ url, status: 200 });
      }
    });
  });
});
