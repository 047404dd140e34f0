import { matchView } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beatAndGiveBack } from '../../clock/heartbeat/heartbeat.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  commit,
  duelBetween,
  kickOff,
  open,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { keepDeadlines } from './deadlines.ts';
import { findMatch } from './match-store.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('the clock', () => {
  let server: TestApp;
  let players = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  async function duel() {
    players += 1;
    const ada = await seat(server, `ada ${players}`, ['Common']);
    const bob = await seat(server, `bob ${players}`, ['Common']);
    return { ada, bob, id: await duelBetween(ada, bob) };
  }
  const view = async (player: TestPlayer, id: string) =>
    (await player.call('GET', `/api/matches/${id}`)).body;
  const pass = async (ms: number) => {
    server.clock.advance(ms);
    await keepDeadlines(server.app.game);
  };

  it('[D4, D21] ends a match in which nobody does anything, without anybody losing by absence', async () => {
    const { ada, bob, id } = await duel();
    await pass(MINUTE);
    // Both play what they announced, so nobody has anything to open.
    const round1 = await view(ada, id);
    expect(round1).toMatchObject({ phase: 'pick', rounds: [{ round: 1, pickedBy: null }] });
    await pass(30 * SECOND);
    await pass(30 * SECOND);
    const end = await view(ada, id);
    expect(end).toMatchObject({ phase: 'finished', result: { reason: 'points' } });
    expect(end.rounds.slice(1).every((round: { byClock: boolean }) => round.byClock)).toBe(true);
    expect((await ada.balance()) + (await bob.balance())).toBe(2000);
  });

  it('[D7] lets whoever committed and does not open forfeit', async () => {
    const { ada, bob, id } = await duel();
    await commit(ada, id, ada.cards);
    await commit(bob, id, bob.cards);
    await open(bob, id, bob.cards);
    await pass(2 * MINUTE - 1);
    expect((await view(ada, id)).phase).toBe('open');
    await pass(1);
    expect((await view(ada, id)).result).toMatchObject({
      winner: bob.address,
      reason: 'forfeited',
      restingCards: ada.cards,
    });
    expect([await ada.balance(), await bob.balance()]).toEqual([990, 1010]);
  });

  it('[D8] gives both stakes and both cards back when neither opens', async () => {
    const { ada, bob, id } = await duel();
    await commit(ada, id, ada.cards);
    await commit(bob, id, bob.cards);
    await pass(2 * MINUTE);
    expect((await view(ada, id)).result).toMatchObject({
      winner: null,
      reason: 'void',
      rating: null,
    });
    expect([await ada.balance(), await bob.balance()]).toEqual([1000, 1000]);
    expect((await ada.call('GET', `/api/cards/${ada.cards[0]}`)).body).toMatchObject({
      state: 'free',
      gamesToday: 0,
    });
  });

  it('acts once when many instances keep the same deadline', async () => {
    const { ada, bob, id } = await duel();
    await kickOff([ada, bob], id, [ada.cards, bob.cards]);
    server.clock.advance(30 * SECOND);
    const moved = await Promise.all(
      Array.from({ length: 5 }, () => keepDeadlines(server.app.game)),
    );
    expect(moved.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await view(ada, id)).rounds).toHaveLength(2);
  });

  it('[D18] gives back exactly the time that no instance was there, once', async () => {
    await beatAndGiveBack(server.app.game);
    const { ada, id } = await duel();
    const deadline = Date.parse((await view(ada, id)).deadline);
    server.clock.advance(10 * MINUTE);
    // Late, but through no fault of theirs: the beat comes before any deadline is kept.
    await Promise.all(Array.from({ length: 3 }, () => beatAndGiveBack(server.app.game)));
    await keepDeadlines(server.app.game);
    const after = await view(ada, id);
    expect(after.phase).toBe('commit');
    expect(Date.parse(after.deadline)).toBe(deadline + 10 * MINUTE);
    expect((await commit(ada, id, ada.cards)).status).toBe(200);
    const log = await ada.wallet.send({
      url: `/api/matches/${id}/events`,
      headers: { accept: 'application/json' },
    });
    expect(log.json().map((event: { type: string }) => event.type)).toEqual([
      'started',
      'time-given-back',
      'committed',
    ]);
  });

  it('takes no time away while any instance beats', async () => {
    await beatAndGiveBack(server.app.game);
    const { ada, id } = await duel();
    const { deadline } = await view(ada, id);
    for (let second = 0; second < 20; second += 1) {
      server.clock.advance(SECOND);
      expect(await beatAndGiveBack(server.app.game)).toBe(0);
    }
    expect((await view(ada, id)).deadline).toBe(deadline);
  });

  it('[D20] can rebuild every state from the log alone', async () => {
    const { replay } = await import('@goats/rules');
    const { eventsAfter } = await import('./match-store.ts');
    const { ada, bob, id } = await duel();
    await kickOff([ada, bob], id, [ada.cards, bob.cards]);
    await pass(30 * SECOND);
    await pass(30 * SECOND);
    const match = (await findMatch(server.db, Number(id)))!;
    const [first, ...rest] = await eventsAfter(server.db, match.id, -1);
    if (first?.event.type !== 'started') throw new Error('the log does not begin with the start');
    const initial = { ...first.event.state, serverSeed: match.state.serverSeed };
    const events = rest.map(({ event }) => event) as Parameters<typeof replay>[1];
    const refolded = replay(initial as Parameters<typeof replay>[0], events);
    expect(refolded).toEqual(match.state);
    expect(matchView(refolded, null)).toEqual(matchView(match.state, null));
  });
});
