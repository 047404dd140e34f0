import {
  REACTION_GAP_MS,
  REACTIONS_A_MATCH,
  REACTIONS_AFTER_MS,
  STAND_REACTIONS_A_SECOND,
} from '@goats/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import {
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../../testing/test-players.ts';
import { follow, type TestStream } from '../../../testing/test-streams.ts';

describe('faces in a match', () => {
  let server: TestApp;
  let second: TestApp;
  let ada: TestPlayer;
  let bob: TestPlayer;
  let cat: TestPlayer;
  let id: string;
  let seats = 0;

  beforeAll(async () => {
    const env = { LIMIT_WRITES_PER_MINUTE: '100000', LIMIT_REACTIONS_PER_MINUTE: '100000' };
    server = await createTestApp({ env });
    second = await secondInstance(server, env);
  });
  beforeEach(async () => {
    seats += 1;
    ada = await seat(server, `ada ${seats}`, ['Common']);
    bob = await seat(server, `bob ${seats}`, ['Common']);
    cat = await seat(server, `cat ${seats}`, []);
    id = await duelBetween(ada, bob);
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  const react = (who: TestPlayer, reaction = 'ouch', match = id) =>
    who.call('POST', `/api/matches/${match}/reactions`, { reaction });
  const wait = (ms: number) => server.clock.advance(ms);
  const faces = (stream: TestStream) => stream.messages('reaction');
  const hush = (who: TestPlayer, hushed: boolean) =>
    who.call('PUT', `/api/matches/${id}/hush`, { hushed });
  const over = async () => {
    await kickOff([ada, bob], id, [ada.cards, bob.cards]);
    await playOut([ada, bob], id);
  };

  it('are seen by the opponent and by those who watch, on every instance, and kept nowhere', async () => {
    const screens = [
      await follow(server, id, bob),
      await follow(second, id),
      await follow(second, id, cat),
    ];
    for (const screen of screens) await screen.until((it) => it.messages('view').length > 0);
    const before = (await ada.call('GET', `/api/matches/${id}`)).body.lastEventId;
    expect((await react(ada, 'nervous')).status).toBe(204);
    expect((await react(cat, 'ha')).status).toBe(204);
    for (const screen of screens) {
      await screen.until((it) => faces(it).length === 2);
      // Each goes its own way to a screen, and one may overtake another.
      expect(new Set(faces(screen))).toEqual(
        new Set([
          { from: ada.address, reaction: 'nervous' },
          { from: cat.address, reaction: 'ha' },
        ]),
      );
      screen.close();
    }
    expect((await ada.call('GET', `/api/matches/${id}`)).body.lastEventId).toBe(before);
    await over();
    wait(REACTION_GAP_MS);
    await react(ada, 'bleat');
    const proof = (await ada.call('GET', `/api/matches/${id}/proof`)).body;
    const log = await server.db.query('select event from match_events where match_id = $1', [
      Number(id),
    ]);
    expect(JSON.stringify([proof, log])).not.toMatch(/nervous|bleat|reaction/);
  });

  it('are refused without a session, of no known kind, and where there is no match', async () => {
    const nobody = await server.app.inject({
      method: 'POST',
      url: `/api/matches/${id}/reactions`,
      payload: { reaction: 'ouch' },
    });
    expect(nobody.statusCode).toBe(401);
    expect((await react(ada, 'you lost!')).body).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await react(ada, 'ouch', '2000000000')).status).toBe(404);
  });

  it('come one in three seconds and twelve a match, and who was refused has lost nothing', async () => {
    expect((await react(ada)).status).toBe(204);
    const soon = await react(ada);
    expect(soon).toMatchObject({ status: 429, body: { details: { retryAfterSeconds: 3 } } });
    for (let made = 1; made < REACTIONS_A_MATCH; made += 1) {
      wait(REACTION_GAP_MS);
      expect((await react(ada)).status).toBe(204);
    }
    wait(REACTION_GAP_MS);
    expect((await react(ada)).body).toMatchObject({
      ...{ code: 'NO_REACTIONS', error: 'That was your last face in this match.' },
    });
    // Somebody else's twelve, and another match's.
    expect((await react(bob)).status).toBe(204);
  });

  it('are heard for a minute after the end by whoever stays, and then no more', async () => {
    const stays = await follow(server, id, bob, undefined, { stay: true });
    const leaves = await follow(server, id, cat);
    await over();
    await leaves.ended;
    await stays.until((it) => it.messages('end').length === 1);
    wait(REACTION_GAP_MS);
    expect((await react(ada, 'well-played')).status).toBe(204);
    await stays.until((it) => faces(it).length === 1);
    // Whoever comes back within the minute hears the rest of it.
    const { lastEventId } = (await bob.call('GET', `/api/matches/${id}`)).body;
    const again = await follow(second, id, bob, lastEventId, { stay: true });
    expect(again.status).toBe(200);
    again.close();
    wait(REACTIONS_AFTER_MS);
    expect((await react(ada)).body.code).toBe('MATCH_FINISHED');
    expect((await follow(server, id, bob, lastEventId, { stay: true })).status).toBe(204);
    stays.close();
  });

  it('of all who watch together are few a second, and players never wait for them', async () => {
    const screen = await follow(server, id, bob);
    await screen.until((it) => it.messages('view').length > 0);
    const crowd: TestPlayer[] = [];
    for (let n = 0; n < STAND_REACTIONS_A_SECOND + 3; n += 1) {
      crowd.push(await seat(server, `crowd ${seats} ${n}`, []));
    }
    const answers = await Promise.all(crowd.map((who) => react(who)));
    const loud = answers.filter(({ status }) => status === 429);
    expect(loud).toHaveLength(3);
    expect(loud[0]!.body.error).toContain('loud');
    expect((await react(ada)).status).toBe(204);
    await screen.until((it) => faces(it).some(({ from }) => from === ada.address));
    expect(faces(screen)).toHaveLength(STAND_REACTIONS_A_SECOND + 1);
    // Who was too many is asked to try again, not to wait for three seconds more.
    wait(1_000);
    const refused = crowd[answers.findIndex(({ status }) => status === 429)]!;
    expect((await react(refused)).status).toBe(204);
    screen.close();
  });

  it('of a network address have an end, however many wallets it signs in with', async () => {
    const few = await secondInstance(server, { LIMIT_REACTIONS_PER_MINUTE: '1' });
    const send = (who: TestPlayer) =>
      who.wallet.send(
        { method: 'POST', url: `/api/matches/${id}/reactions`, payload: { reaction: 'ha' } },
        few,
      );
    wait(60_000);
    expect((await send(ada)).statusCode).toBe(204);
    expect((await send(bob)).statusCode).toBe(429);
    wait(60_000);
    await few.close();
  });

  it('of whoever was blocked do not reach the one who blocked, and who was blocked sees what a stranger sees', async () => {
    await bob.call('PUT', `/api/me/blocks/${ada.address}`);
    await ada.call('PUT', `/api/me/blocks/${cat.address}`);
    const screens = [
      await follow(server, id, bob),
      await follow(second, id, cat),
      await follow(server, id),
      await follow(second, id, ada),
    ];
    for (const screen of screens) await screen.until((it) => it.messages('view').length > 0);
    expect((await react(ada, 'ha')).status).toBe(204);
    expect((await react(bob, 'lucky')).status).toBe(204);
    expect((await react(cat, 'bleat')).status).toBe(204);
    const [atBob, atCat, anybody, atAda] = screens;
    await anybody!.until((it) => faces(it).length === 3);
    const kinds = (stream: TestStream) => faces(stream).map(({ reaction }) => reaction);
    await atBob!.until((it) => kinds(it).includes('bleat'));
    await atCat!.until((it) => kinds(it).includes('ha'));
    await atAda!.until((it) => kinds(it).includes('ha'));
    await expect
      .poll(() => screens.map((screen) => kinds(screen!).sort()))
      .toEqual([
        ['bleat', 'lucky'],
        ['bleat', 'ha', 'lucky'],
        ['bleat', 'ha', 'lucky'],
        ['ha', 'lucky'],
      ]);
    for (const screen of screens) screen.close();
  });

  it('are none of a frozen wallet’s', async () => {
    await server.db.query(
      `insert into wallet_freezes (wallet, reason, since) values ($1, 'spam', now())`,
      [cat.address],
    );
    await cat.wallet.signIn();
    expect((await react(cat)).body.code).toBe('WALLET_FROZEN');
  });

  it('of a friendly are its two players’ alone: it is in nobody’s list, and its number is easily guessed', async () => {
    const [one, other] = [
      await seat(server, `one ${seats}`, ['Common']),
      await seat(server, `other ${seats}`, ['Common']),
    ];
    const asked = await one.call('POST', '/api/challenges', {
      ...{ challengerId: one.address, challengerNftId: one.cards[0] },
      ...{ hoofStake: 0, friendly: true, unlisted: true },
    });
    const taken = await other.call('POST', `/api/duels/${asked.body.code}/accept`, {
      accepterId: other.address,
      accepterNftId: other.cards[0],
    });
    const friendly = taken.body.matchId;
    expect((await react(cat, 'ouch', friendly)).body.code).toBe('NOT_A_PLAYER');
    expect((await react(other, 'ouch', friendly)).status).toBe(204);
  });

  it('of those who watch stop when a player asks for quiet, until both have enough of it', async () => {
    expect((await hush(cat, true)).body.code).toBe('NOT_A_PLAYER');
    const screen = await follow(second, id);
    await screen.until((it) => it.messages('view').length > 0);
    expect((await hush(bob, true)).status).toBe(204);
    expect((await hush(ada, true)).status).toBe(204);
    await screen.until((it) => it.messages('hushed').some(({ by }) => by[0] && by[1]));
    expect((await react(cat)).body).toMatchObject({ code: 'NO_REACTIONS' });
    expect((await react(ada)).status).toBe(204);
    const late = await follow(second, id);
    await late.until((it) => it.messages('hushed').length === 1);
    await hush(ada, false);
    expect((await react(cat)).body).toMatchObject({ code: 'NO_REACTIONS' });
    await hush(bob, false);
    await screen.until((it) => it.messages('hushed').at(-1)?.by.includes(true) === false);
    expect((await react(cat)).status).toBe(204);
    for (const each of [screen, late]) each.close();
  });
});
