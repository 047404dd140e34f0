import { CALLS_A_DAY, FRIEND_AGAIN_MS, LOSS_REST_MS } from '@goats/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../clock/housekeeping/run-sweeps.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import {
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { PEOPLE_SWEEPS } from '../sweeps.ts';
import { callBack } from './call-back.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('being called back', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let bob: TestPlayer;
  let carol: TestPlayer;
  beforeEach(async () => {
    server = await createTestApp();
    ada = await seat(server, 'ada', ['Common']);
    bob = await seat(server, 'bob', ['Common', 'Common', 'Common']);
    carol = await seat(server, 'carol', ['Common', 'Common', 'Common']);
    // From here on it is looked at what happens.
    await callBack(server);
  });
  afterEach(() => server.close());

  const want = (player: TestPlayer, wanted: object) =>
    player.call('PUT', '/api/me/callbacks', wanted);
  const calls = async (player: TestPlayer): Promise<{ text: string; href: string }[]> =>
    (await player.call('GET', '/api/me/inbox')).body.messages.filter(
      ({ topic }: { topic: string }) => topic === 'call',
    );
  const texts = async (player: TestPlayer) => (await calls(player)).map(({ text }) => text);

  /** Ada's only card loses; or bob's, and then they play again. */
  async function adaLoses(n = 0): Promise<void> {
    const cards = [ada.cards[0]!, bob.cards[n]!] as const;
    const id = await duelBetween(ada, bob, { cards });
    await kickOff([ada, bob], id, [[cards[0]], [cards[1]]]);
    await ada.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });
  }
  const befriend = async (one: TestPlayer, other: TestPlayer) => {
    await one.call('PUT', `/api/me/follows/${other.address}`);
    await other.call('PUT', `/api/me/follows/${one.address}`);
  };
  const show = (player: TestPlayer, visible: boolean) =>
    player.call('PUT', '/api/me/presence', { visible });
  /** A match that can be watched, and enough time for it to be there. */
  const begin = async (n: number) => {
    const id = await duelBetween(bob, carol, { cards: [bob.cards[n]!, carol.cards[n]!] });
    server.clock.advance(3_000);
    return id;
  };
  const cup = async (id: number, tier: string, minutes: number) => {
    const now = server.clock.now();
    await server.db.query(
      `insert into cups (id, kind, rarity, size, fee, opens_at, starts_at, seed, secret)
       overriding system value
       values ($1, 'knockout', $2, 8, 0, $3, $4, repeat('a', 64), repeat('b', 64))`,
      [id, tier, new Date(now), new Date(now + minutes * MINUTE)],
    );
  };
  const enter = (player: TestPlayer, cupId: number) =>
    server.db.query(
      `insert into cup_entries (cup_id, wallet, house, known, fee, hand, entered_at)
       values ($1, $2, false, true, 0, '[]', $3)`,
      [cupId, player.address, new Date(server.clock.now())],
    );

  it('is off until somebody switches it on, one by one', async () => {
    const off = { rested: false, friends: false, cups: false };
    expect((await ada.call('GET', '/api/me/callbacks')).body).toEqual(off);
    expect((await want(ada, { rested: true })).body).toEqual({ ...off, rested: true });
    expect((await want(ada, { cups: true })).body).toEqual({ ...off, rested: true, cups: true });
    await want(ada, { rested: false, cups: false });
    expect((await ada.call('GET', '/api/me/callbacks')).body).toEqual(off);
    expect(await server.db.query('select wallet from callbacks')).toEqual([]);
    expect((await server.app.inject('/api/me/callbacks')).statusCode).toBe(401);
    for (const wrong of [{ rested: 'yes' }, { friends: 1 }])
      expect((await want(ada, wrong)).status).toBe(400);
  });

  it('tells whoever has no card to play when the first one is rested, once, from two instances', async () => {
    await want(ada, { rested: true });
    await adaLoses();
    server.clock.advance(LOSS_REST_MS - MINUTE);
    await callBack(server);
    expect(await texts(ada)).toEqual([]);
    server.clock.advance(MINUTE);
    const other = await secondInstance(server);
    try {
      await Promise.all([server, other, server, other].map((each) => callBack(each)));
      await callBack(server);
    } finally {
      await other.close();
    }
    expect(await texts(ada)).toEqual([expect.stringMatching(/is rested and may play again\.$/)]);
    expect(await texts(bob)).toEqual([]);
  });

  it('says nothing of a rested card to whoever could play all the time, or did not ask', async () => {
    await want(bob, { rested: true });
    // Bob loses one of three.
    const id = await duelBetween(ada, bob, { cards: [ada.cards[0]!, bob.cards[0]!] });
    await kickOff([ada, bob], id, [[ada.cards[0]!], [bob.cards[0]!]]);
    await bob.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });
    server.clock.advance(LOSS_REST_MS);
    await callBack(server);
    expect(await texts(bob)).toEqual([]);
    await adaLoses(1);
    server.clock.advance(LOSS_REST_MS);
    await callBack(server);
    expect(await texts(ada)).toEqual([]);
  });

  it('tells of a friend who plays and lets friends see it, and not of anybody else', async () => {
    await want(ada, { friends: true });
    await befriend(ada, bob);
    await begin(0);
    await callBack(server);
    expect(await texts(ada)).toEqual([]);
    await show(bob, true);
    // Whoever hides does not see.
    await begin(1);
    await callBack(server);
    expect(await texts(ada)).toEqual([]);
    await show(ada, true);
    const id = await begin(2);
    await callBack(server);
    await callBack(server);
    const told = await calls(ada);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      ...{ href: `/battle?match=${id}#watch`, text: expect.stringMatching(/is playing/) },
    });
    expect(await texts(carol)).toEqual([]);
  });

  it('tells of the same friend once an hour, and never of one whom a block keeps away', async () => {
    await want(ada, { friends: true });
    await befriend(ada, bob);
    await show(ada, true);
    await show(bob, true);
    await begin(0);
    await callBack(server);
    await begin(1);
    await callBack(server);
    expect(await texts(ada)).toHaveLength(1);
    server.clock.advance(FRIEND_AGAIN_MS);
    await bob.call('PUT', `/api/me/blocks/${ada.address}`);
    await bob.call('PUT', `/api/me/follows/${ada.address}`);
    await begin(2);
    await callBack(server);
    expect(await texts(ada)).toHaveLength(1);
  });

  it('says nothing of a match that is over, nor of one’s own', async () => {
    await want(ada, { friends: true });
    await want(carol, { friends: true });
    await befriend(ada, bob);
    await befriend(carol, bob);
    for (const each of [ada, carol]) await show(each, true);
    await show(bob, true);
    const id = await duelBetween(bob, carol, { cards: [bob.cards[0]!, carol.cards[0]!] });
    await kickOff([bob, carol], id, [[bob.cards[0]!], [carol.cards[0]!]]);
    await playOut([bob, carol], id);
    server.clock.advance(3_000);
    await callBack(server);
    await begin(1);
    await callBack(server);
    expect(await texts(ada)).toHaveLength(1);
    expect(await texts(carol)).toEqual([]);
  });

  it('tells of a cup of a tier that one has entered before, within ten minutes of its start', async () => {
    await want(ada, { cups: true });
    await want(bob, { cups: true });
    await cup(901, 'Rare', 30);
    await enter(ada, 901);
    await cup(902, 'Rare', 12);
    await cup(903, 'Epic', 9);
    await callBack(server);
    expect(await texts(ada)).toEqual([]);
    server.clock.advance(3 * MINUTE);
    for (let n = 0; n < 3; n += 1) await callBack(server);
    expect(await calls(ada)).toMatchObject([
      {
        text: 'The next Rare cup starts in 9 minutes, and there is room for you.',
        href: '/cups/902',
      },
    ]);
    expect(await texts(bob)).toEqual([]);
  });

  it('calls twice a day at most, all of them together, and again tomorrow', async () => {
    await want(ada, { cups: true });
    await cup(901, 'Rare', 3_000);
    await enter(ada, 901);
    for (const [n, id] of [902, 903, 904].entries()) await cup(id, 'Rare', 5 + n);
    for (let n = 0; n < 4; n += 1) await callBack(server);
    expect(await texts(ada)).toHaveLength(CALLS_A_DAY);
    server.clock.advance(DAY);
    await cup(905, 'Rare', 5);
    await callBack(server);
    expect(await texts(ada)).toHaveLength(CALLS_A_DAY + 1);
  });

  it('goes on where it stopped when it dies in the middle, and calls nobody twice', async () => {
    await want(ada, { cups: true });
    await cup(901, 'Rare', 3_000);
    await enter(ada, 901);
    await cup(902, 'Rare', 5);
    await server.db.query(
      `create function dies() returns trigger language plpgsql as $$ begin raise 'dies'; end $$`,
    );
    await server.db.query(
      'create trigger dying before insert on messages for each row execute function dies()',
    );
    await expect(callBack(server)).rejects.toThrow('dies');
    await server.db.query('drop trigger dying on messages');
    expect(await server.db.query('select from callback_calls')).toEqual([]);
    await callBack(server);
    await callBack(server);
    expect(await texts(ada)).toHaveLength(1);
  });

  it('forgets its calls after two days', async () => {
    await want(ada, { cups: true });
    await cup(901, 'Rare', 3_000);
    await enter(ada, 901);
    await cup(902, 'Rare', 5);
    await callBack(server);
    const kept = async (days: number) => {
      await sweep(server.db, server.clock.now() + days * DAY, PEOPLE_SWEEPS);
      const [row] = await server.db.query<{ calls: number; cups: number }>(
        `select (select count(*) from callback_calls)::int as calls,
                (select count(*) from cup_calls)::int as cups`,
      );
      return row;
    };
    expect(await kept(1)).toEqual({ calls: 1, cups: 1 });
    expect(await kept(4)).toEqual({ calls: 0, cups: 0 });
  });

  it('finds whose rest ended by an index, however many cards there are', async () => {
    const plan = await server.db.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return tx.query(
        `explain select rests_until from card_holdings
          where rests_until > now() - interval '1 day' and rests_until <= now()
          order by rests_until limit 200`,
      );
    });
    expect(JSON.stringify(plan)).toContain('card_holdings_resting');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});
