import { MOST_FOLLOWED, ONLINE_MS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { challengeBody, duelBetween, seat, type TestPlayer } from '../../testing/test-players.ts';
import { listen } from '../../testing/test-streams.ts';
import { markSeen } from './friend-store.ts';

let server: TestApp;
let ada: TestPlayer;
let billy: TestPlayer;
let carl: TestPlayer;
let rematches = 0;

beforeAll(async () => {
  server = await createTestApp();
  [ada, billy, carl] = await Promise.all([
    seat(server, 'ada', [], 0),
    seat(server, 'billy', [], 0),
    seat(server, 'carl', [], 0),
  ]);
});
afterAll(() => server.close());

const friends = async (who: TestPlayer) => (await who.call('GET', '/api/me/friends')).body;
const follow = (who: TestPlayer, whom: TestPlayer) =>
  who.call('PUT', `/api/me/follows/${whom.address}`);
const block = (who: TestPlayer, whom: TestPlayer) =>
  who.call('PUT', `/api/me/blocks/${whom.address}`);
const letSee = (who: TestPlayer, visible: boolean) =>
  who.call('PUT', '/api/me/presence', { visible });

describe('following', () => {
  it('is one-way until it is answered, twice is once, and ends when either has had enough', async () => {
    expect((await follow(ada, billy)).status).toBe(204);
    expect((await follow(ada, billy)).status).toBe(204);
    expect(await friends(ada)).toMatchObject({
      friends: [],
      following: [{ address: billy.address, rating: null, wins: 0, losses: 0 }],
    });
    // Whoever is followed learns nothing of it.
    expect(await friends(billy)).toEqual({
      friends: [],
      following: [],
      blocked: [],
      presence: false,
    });

    await follow(billy, ada);
    expect(await friends(ada)).toMatchObject({
      friends: [{ address: billy.address, online: null }],
      following: [],
    });
    expect((await friends(billy)).friends).toHaveLength(1);

    await billy.call('DELETE', `/api/me/follows/${ada.address}`);
    expect(await friends(ada)).toMatchObject({
      friends: [],
      following: [{ address: billy.address }],
    });
    await ada.call('DELETE', `/api/me/follows/${billy.address}`);
    expect((await friends(ada)).following).toEqual([]);
  });

  it('oneself, nobody, or without a session is refused in a sentence', async () => {
    expect((await follow(ada, ada)).body).toMatchObject({ error: 'That is you.' });
    expect((await ada.call('PUT', '/api/me/follows/nobody')).status).toBe(400);
    expect((await server.app.inject('/api/me/friends')).statusCode).toBe(401);
  });

  it('has an end, also for whoever follows twice at one instant', async () => {
    await server.db.query(
      `insert into follows select $1, '0x' || lpad(to_hex(n), 40, '0'), now()
         from generate_series(1, $2::int) n`,
      [carl.address, MOST_FOLLOWED - 1],
    );
    const tries = await Promise.all([follow(carl, ada), follow(carl, billy)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_FOLLOWED');
    await server.db.query('delete from follows where follower = $1', [carl.address]);
  });
});

describe('blocking', () => {
  it('ends a friendship as letting go would, and the other one cannot tell the two apart', async () => {
    await follow(ada, billy);
    await follow(billy, ada);
    await follow(carl, billy);
    await follow(billy, carl);
    await billy.call('DELETE', `/api/me/follows/${carl.address}`);
    await block(billy, ada);

    const [blocked, letGo] = [await friends(ada), await friends(carl)];
    const since = expect.any(String);
    const alike = { ...letGo, following: [{ ...letGo.following[0], since }] };
    expect(blocked).toEqual(alike);
    expect((await follow(ada, billy)).status).toBe(204);

    expect(await friends(billy)).toMatchObject({
      friends: [],
      following: [],
      blocked: [{ address: ada.address }],
    });
    expect((await follow(billy, ada)).body.error).toContain('Take the block away first');

    await billy.call('DELETE', `/api/me/blocks/${ada.address}`);
    expect((await follow(billy, ada)).status).toBe(204);
    expect((await friends(billy)).friends).toMatchObject([{ address: ada.address }]);
  });
});

describe('a challenge between two of whom one has blocked the other', () => {
  it('is made as for somebody who is away, and reaches nobody', async () => {
    const eve = await seat(server, 'eve', ['Common', 'Common', 'Common']);
    const fay = await seat(server, 'fay', ['Common']);
    const cards = [...eve.cards];
    const ask = (how: object) =>
      eve.call('POST', '/api/challenges', {
        ...challengeBody(eve, cards.pop()!, 'Common'),
        ...how,
      });
    const inbox = async () => (await fay.call('GET', '/api/me/inbox')).body.messages.length;
    const duels = async () => (await fay.call('GET', '/api/me/duels')).body.duels.length;

    expect((await ask({ to: fay.address })).status).toBe(201);
    expect([await inbox(), await duels()]).toEqual([1, 1]);
    const link = (await ask({ unlisted: true })).body.code;
    expect((await fay.call('GET', `/api/duels/${link}`)).status).toBe(200);

    await block(fay, eve);
    expect((await ask({ to: fay.address })).status).toBe(201);
    expect([await inbox(), await duels()]).toEqual([1, 0]);
    // Who has blocked somebody asks them for nothing.
    const back = await fay.call('POST', '/api/challenges', {
      ...{ ...challengeBody(fay, fay.cards[0]!, 'Common'), to: eve.address },
    });
    expect(back.body.error).toContain('Take the block away first');
    const nowhere = await fay.call('GET', `/api/duels/${'0'.repeat(link.length)}`);
    const kept = await fay.call('GET', `/api/duels/${link}`);
    expect([kept.status, kept.body.error]).toEqual([nowhere.status, nowhere.body.error]);
    const taken = await fay.call('POST', `/api/duels/${link}/accept`, {
      accepterId: fay.address,
      accepterNftId: fay.cards[0],
    });
    expect(taken.status).toBe(404);
    // By its number neither, though it was meant for her before.
    const first = (await eve.call('GET', '/api/me/duels')).body.duels.at(-1);
    const byNumber = await fay.call('POST', '/api/challenges/accept', {
      ...{ challengeId: first.id, accepterId: fay.address, accepterNftId: fay.cards[0] },
    });
    expect([first.to, byNumber.status]).toEqual([fay.address, 404]);

    // Whoever blocks takes back what was put up for the other.
    await fay.call('DELETE', `/api/me/blocks/${eve.address}`);
    expect(await duels()).toBe(2);
    await block(eve, fay);
    expect(await duels()).toBe(0);
    // Her links too: any of them may be in the other's hands, and nobody else sees why.
    expect((await eve.call('GET', '/api/me/duels')).body.duels).toEqual([]);
    const signedOut = await server.app.inject({ url: `/api/duels/${link}` });
    const signedIn = await fay.call('GET', `/api/duels/${link}`);
    expect([signedIn.status, signedIn.body.error]).toEqual([
      signedOut.statusCode,
      signedOut.json().error,
    ]);
  });

  it('shows a later link to whoever was blocked as it does to a stranger, and lets them in', async () => {
    const gus = await seat(server, 'gus', ['Common']);
    const hal = await seat(server, 'hal', ['Common']);
    await block(gus, hal);
    const { code } = (
      await gus.call('POST', '/api/challenges', {
        ...{ ...challengeBody(gus, gus.cards[0]!, 'Common'), unlisted: true },
      })
    ).body;
    const stranger = (await server.app.inject({ url: `/api/duels/${code}` })).json();
    expect(await hal.call('GET', `/api/duels/${code}`)).toMatchObject({
      ...{ status: 200, body: { id: stranger.id, challengerId: gus.address } },
    });
    const taken = await hal.call('POST', `/api/duels/${code}/accept`, {
      ...{ accepterId: hal.address, accepterNftId: hal.cards[0] },
    });
    expect(taken.status).toBe(200);
  });

  it('leaves what the other sees of a rematch as if it had been taken back', async () => {
    const seenBy = async (end: (one: TestPlayer, other: TestPlayer, id: number) => unknown) => {
      const one = await seat(server, `ida ${rematches}`, ['Common', 'Common']);
      const other = await seat(server, `jon ${rematches}`, ['Common', 'Common']);
      rematches += 1;
      const matchId = await duelBetween(one, other);
      await other.call('POST', `/api/matches/${matchId}/actions`, { type: 'concede' });
      const asked = await one.call('POST', '/api/challenges', {
        ...{ ...challengeBody(one, one.cards[0]!, 'Common'), rematchOf: matchId },
      });
      expect(asked.status).toBe(201);
      await end(one, other, asked.body.id);
      const { challenge } = (await other.call('GET', `/api/matches/${matchId}/rematch`)).body;
      return challenge?.status;
    };
    const takenBack = await seenBy((one, _other, id) =>
      one.call('DELETE', `/api/challenges/${id}`),
    );
    expect(takenBack).toBe('cancelled');
    expect(await seenBy((one, other) => block(one, other))).toBe(takenBack);
  });
});

describe('an open challenge of somebody who is blocked', () => {
  it('is out of the sight of who blocked them, and nobody else’s list is shorter for it', async () => {
    const ken = await seat(server, 'ken', ['Common', 'Rare']);
    const lou = await seat(server, 'lou', ['Common']);
    const listed = async (who: TestPlayer, list = '/api/challenges') =>
      (await who.call('GET', list)).body.map(({ id }: { id: number }) => id);
    const { id } = (
      await ken.call('POST', '/api/challenges', challengeBody(ken, ken.cards[0]!, 'Common'))
    ).body;
    const battle = await ken.call('POST', '/api/battles/requests', {
      ...{ playerId: ken.address, cardId: ken.cards[1], hoofStake: 10, gameMode: 'duel' },
    });
    expect(battle.status).toBe(201);
    expect(await listed(lou)).toContain(id);
    await block(lou, ken);
    expect([await listed(lou), await listed(lou, '/api/battles/requests')]).toEqual([[], []]);
    expect(await listed(ken)).toEqual([id]);
    expect(await listed(billy)).toEqual([id]);
    expect((await server.app.inject('/api/challenges')).json()).toHaveLength(1);
    await lou.call('DELETE', `/api/me/blocks/${ken.address}`);
    expect(await listed(lou)).toEqual([id]);
    await ken.call('DELETE', `/api/challenges/${id}`);
  });
});

describe('being online', () => {
  it('is seen by friends alone, where both want it, and ends by itself', async () => {
    const online = async (who: TestPlayer) => (await friends(who)).friends[0]?.online;
    expect(await online(ada)).toBeNull();
    await letSee(billy, true);
    // Whoever hides does not see.
    expect(await online(ada)).toBeNull();
    await letSee(ada, true);
    expect(await online(ada)).toBe(true);
    expect((await friends(ada)).presence).toBe(true);

    server.clock.advance(ONLINE_MS + 1);
    expect(await online(ada)).toBe(false);
    const page = await listen(server, billy);
    await expect.poll(() => online(ada)).toBe(true);
    page.close();

    server.clock.advance(ONLINE_MS + 1);
    await markSeen(server.db, [billy.address, carl.address], new Date(server.clock.now()));
    expect(await online(ada)).toBe(true);
    // Carl follows Billy, who does not follow back.
    await letSee(carl, true);
    expect((await friends(carl)).following[0]).not.toHaveProperty('online');

    await letSee(billy, false);
    expect(await online(ada)).toBeNull();
    const rows = await server.db.query('select from presence where wallet = $1', [billy.address]);
    expect(rows).toEqual([]);
  });
});
