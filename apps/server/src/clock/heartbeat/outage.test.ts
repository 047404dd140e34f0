import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { duelBetween, seat, type TestPlayer } from '../../testing/test-players.ts';
import { beat, beatAndGiveBack } from './heartbeat.ts';

const SECOND = 1_000;
const AWAY = 600 * SECOND;
const MATCHES = 12;

describe('time that an outage took', () => {
  let server: TestApp;
  let second: TestApp;
  let pairs: [TestPlayer, TestPlayer][];
  let before: Map<number, number>;
  beforeEach(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    second = await secondInstance(server);
    pairs = [];
    for (let n = 0; n < MATCHES; n += 1) {
      const one = await seat(server, `one ${n}`, ['Common', 'Common']);
      const other = await seat(server, `other ${n}`, ['Common', 'Common']);
      await duelBetween(one, other);
      pairs.push([one, other]);
    }
    await beatAndGiveBack(server.app.game);
    before = await deadlines();
    server.clock.advance(AWAY);
  });
  afterEach(async () => {
    await second.close();
    await server.close();
  });

  const deadlines = async () => {
    const rows = await server.db.query<{ id: number; deadline: Date }>(
      'select id, deadline from matches order by id',
    );
    return new Map(rows.map(({ id, deadline }) => [id, deadline.getTime()]));
  };
  /** What each match has got, and how often it was told. */
  const given = async () => {
    const now = await deadlines();
    return [...before].map(([id, deadline]) => now.get(id)! - deadline);
  };
  const timesGiven = async () => {
    const rows = await server.db.query<{ times: number }>(
      `select count(*) as times from match_events where event ->> 'type' = 'time-given-back'
        group by match_id`,
    );
    return rows.map(({ times }) => times);
  };
  const everyMatch = <T>(value: T) => Array.from({ length: MATCHES }, () => value);

  /** The same game, with something that happens before each match is given its time. */
  const giving = (game: Game, happen: (nth: number) => Promise<void>): Game => {
    let nth = 0;
    let last = Promise.resolve();
    const run = async (...args: Parameters<Game['world']['run']>) => {
      // One after the other, so that each has its own time.
      const mine = last.then(() => {
        nth += 1;
        return happen(nth);
      });
      last = mine.catch(() => {});
      await mine;
      return game.world.run(...args);
    };
    return { ...game, world: { ...game.world, run: run as Game['world']['run'] } };
  };

  it('is given back once by two instances that come back at the same time', async () => {
    const found = await Promise.all(
      [server, second, server, second].map(({ app }) => beatAndGiveBack(app.game)),
    );
    expect(Math.max(...found)).toBe(AWAY);
    expect(await given()).toEqual(everyMatch(AWAY));
    expect(await timesGiven()).toEqual(everyMatch(1));
    expect(await beatAndGiveBack(server.app.game)).toBe(0);
  });

  it('is given to the rest when whoever found the outage dies half-way', async () => {
    const dying = giving(server.app.game, async (nth) => {
      // As the driver says it: what dies with its connection is no fault of a match.
      if (nth > 5) throw new Error('Connection terminated: killed');
    });
    await expect(beatAndGiveBack(dying)).rejects.toThrow('killed');
    expect((await given()).filter((ms) => ms === AWAY)).toHaveLength(5);
    // A second later, when the heart beats again: no pause, and still something to give.
    server.clock.advance(SECOND);
    expect(await beatAndGiveBack(second.app.game)).toBe(AWAY);
    expect(await given()).toEqual(everyMatch(AWAY));
    expect(await timesGiven()).toEqual(everyMatch(1));
    expect(await beatAndGiveBack(server.app.game)).toBe(0);
  });

  it('is not doubled when giving it back takes longer than an outage while the heart beats', async () => {
    const slow = giving(server.app.game, async () => {
      server.clock.advance(SECOND);
      await beat(server.app.game);
    });
    expect(await beatAndGiveBack(slow)).toBe(AWAY);
    expect(await given()).toEqual(everyMatch(AWAY));
    expect(await beatAndGiveBack(server.app.game)).toBe(0);
    expect(await given()).toEqual(everyMatch(AWAY));
  });

  it('is exactly as much as was lost when there is another pause while it is given back', async () => {
    const late = 8 * SECOND;
    const frozen = giving(server.app.game, async (nth) => {
      if (nth === 5) server.clock.advance(late);
      // The other one wakes up in the middle, finds the longer outage and gives it back.
      if (nth === 5) await beatAndGiveBack(second.app.game);
    });
    await beatAndGiveBack(frozen);
    await beatAndGiveBack(server.app.game);
    expect(await given()).toEqual(everyMatch(AWAY + late));
  });

  it('is not given to a match that began after it', async () => {
    const late = 8 * SECOND;
    let deadline = 0;
    let id = 0;
    const [one, other] = pairs[0]!;
    const frozen = giving(server.app.game, async (nth) => {
      if (nth !== 1) return;
      id = Number(await duelBetween(one, other, { cards: [one.cards[1]!, other.cards[1]!] }));
      deadline = (await deadlines()).get(id)!;
      server.clock.advance(late);
      await beat(second.app.game);
    });
    await beatAndGiveBack(frozen);
    await beatAndGiveBack(second.app.game);
    // It lost the second pause, and not the outage of which this is the end.
    expect((await deadlines()).get(id)! - deadline).toBe(late);
    expect(await given()).toEqual(everyMatch(AWAY + late));
  });
});
