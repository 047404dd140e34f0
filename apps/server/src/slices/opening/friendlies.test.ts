import { FRIENDLY_LINK_EXPIRY_MS, LIVE_FRIENDLIES, verifyProof } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { kickOff, playOut, seat, type TestPlayer } from '../../testing/test-players.ts';
import { runAuditChecks } from '../hoof/audit.ts';
import { keepDeadlines } from '../match/deadlines.ts';
import { friendlySweep, givenUpSweep } from '../match/sweeps.ts';

const COMMONS = ['Common', 'Common', 'Common', 'Common', 'Common', 'Common'] as const;

describe.each(['demo', 'live'])('a friendly (%s)', (preset) => {
  let server: TestApp;
  let ada: TestPlayer;
  let bob: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp({
      env: {
        ...{ DEMO_WORLD: String(preset === 'demo'), LIMIT_WRITES_PER_MINUTE: '100000' },
        ...{ LIMIT_DUEL_LINKS_PER_MINUTE: '100000', LIMIT_PRACTICE_ACTIONS_PER_MINUTE: '100000' },
      },
    });
    ada = await seat(server, 'ada', COMMONS);
    bob = await seat(server, 'bob', COMMONS, 0);
  });
  afterAll(() => server.close());

  const ask = (card: number, extra: object = { unlisted: true }, by = ada) =>
    by.call('POST', '/api/challenges', {
      ...{ challengerId: by.address, challengerNftId: card, hoofStake: 0, friendly: true },
      ...extra,
    });
  const take = (player: TestPlayer, code: string, card: number) =>
    player.call('POST', `/api/duels/${code}/accept`, {
      ...{ accepterId: player.address, accepterNftId: card },
    });
  const takeRematch = (player: TestPlayer, id: number, card: number) =>
    player.call('POST', '/api/challenges/accept', {
      ...{ accepterId: player.address, challengeId: id, accepterNftId: card },
    });
  const concede = (player: TestPlayer, matchId: string) =>
    player.call('POST', `/api/matches/${matchId}/actions`, { type: 'concede' });
  async function begin(mine: number, theirs: number): Promise<string> {
    const { code } = (await ask(mine)).body;
    const taken = await take(bob, code, theirs);
    expect(taken.status).toBe(200);
    return taken.body.matchId;
  }
  /** Everything that anybody could have gained, lost or been counted for. */
  async function record() {
    const [row] = await server.db.query<{ all: unknown }>(`select json_build_object(
      'accounts', (select json_agg(a order by a.id) from (select id, balance, locked from accounts) a),
      'transfers', (select count(*) from transfers),
      'holdings', (select json_agg(h order by h.card_id) from (
        select card_id, owner, busy_with, rests_until, games, version from card_holdings
         where owner is not null) h),
      'card_events', (select count(*) from card_events),
      'battlers', (select count(*) from battlers), 'met', (select count(*) from encounters),
      'ratings', (select count(*) from match_ratings), 'weeks', (select count(*) from week_points),
      'days', (select count(*) from day_counters), 'bonuses', (select count(*) from bonus_days)
    ) as all`);
    return row!.all;
  }
  const clean = async () =>
    (await runAuditChecks(server.db)).filter(({ wrong }) => wrong > 0).map(({ name }) => name);

  it('moves nothing and counts nowhere, from its link to its proof', async () => {
    const before = await record();
    const { status, body } = await ask(ada.cards[0]!);
    expect(status).toBe(201);
    expect(body).toMatchObject({ friendly: true, hoofStake: 0, link: `/duel/${body.code}` });
    expect(Date.parse(body.expiresAt) - server.clock.now()).toBe(FRIENDLY_LINK_EXPIRY_MS);
    const { matchId } = (await take(bob, body.code, bob.cards[0]!)).body;
    await kickOff([ada, bob], matchId, [[ada.cards[0]!], [bob.cards[0]!]]);
    const over = await playOut([ada, bob], matchId);
    expect(over).toMatchObject({ kind: 'friendly', stake: 0, phase: 'finished' });
    expect(over.result).toMatchObject({
      ...{ payouts: [0, 0], improved: null, noGrowth: null, restingCards: [], rating: null },
      week: null,
    });
    const proof = (await ada.call('GET', `/api/matches/${matchId}/proof`)).body;
    expect(proof.friendly).toBe(true);
    expect(verifyProof(proof)).toEqual({ ok: true });
    expect(await record()).toEqual(before);
    for (const list of [
      `/api/battles/history?player=${ada.address}`,
      '/api/battles/history',
      '/api/battles/active',
    ]) {
      expect((await bob.call('GET', list)).body).toEqual([]);
    }
    const player = (await bob.call('GET', `/api/players/${ada.address}`)).body;
    expect(player).toMatchObject({ wins: 0, losses: 0, matches: 0, form: [], headToHead: [] });
    expect(await clean()).toEqual([]);
  });

  it('is found by its two players while it lasts, and by nobody who looks through lists', async () => {
    const matchId = await begin(ada.cards[1]!, bob.cards[1]!);
    const active = async (by: TestPlayer) =>
      (await by.call('GET', `/api/battles/active?player=${ada.address}`)).body.length;
    expect([await active(ada), await active(bob)]).toEqual([1, 0]);
    // Whoever has its address may watch.
    const seen = await server.app.inject({ url: `/api/matches/${matchId}` });
    expect(seen.json()).toMatchObject({ kind: 'friendly', you: null });
    await concede(bob, matchId);
  });

  it('keeps the best of five between the two, and is followed by a rematch or a stake', async () => {
    server.clock.advance(86_400_000);
    let matchId = await begin(ada.cards[0]!, bob.cards[0]!);
    for (const [loser, wins] of [
      [bob, [1, 0]],
      [ada, [1, 1]],
      [bob, [2, 1]],
    ] as const) {
      await concede(loser, matchId);
      const { series, players } = (await ada.call('GET', `/api/matches/${matchId}`)).body;
      const own = players[0].address === ada.address ? series.wins : series.wins.toReversed();
      expect([own, series.of]).toEqual([wins, 5]);
      const again = await ask(bob.cards[0]!, { rematchOf: matchId }, bob);
      expect(again.status).toBe(201);
      const shown = (await ada.call('GET', `/api/matches/${matchId}/rematch`)).body.challenge;
      expect(shown).toMatchObject({ id: again.body.id, friendly: true });
      matchId = (await takeRematch(ada, shown.id, ada.cards[0]!)).body.matchId;
    }
    await concede(bob, matchId);
    const staked = await ada.call('POST', '/api/challenges', {
      ...{ challengerId: ada.address, challengerNftId: ada.cards[2], hoofStake: 10 },
      ...{ rarity: 'Common', rematchOf: matchId },
    });
    expect(staked.body).toMatchObject({ to: bob.address, hoofStake: 10 });
    const poor = await takeRematch(bob, staked.body.id, bob.cards[2]!);
    expect(poor.body.code).toBe('INSUFFICIENT_HOOF');
    expect((await bob.call('DELETE', `/api/challenges/${staked.body.id}`)).status).toBe(200);
    expect(await ada.balance()).toBe(1000);
    expect(await clean()).toEqual([]);
  });

  it('is refused for a stake, for everybody, a fourth time, and with a card that is not there', async () => {
    const codes = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
    expect(await codes(ask(ada.cards[0]!, {}))).toBe('INVALID_INPUT');
    expect(await codes(ask(ada.cards[0]!, { unlisted: true, hoofStake: 10 }))).toBe(
      'INVALID_INPUT',
    );
    expect(await codes(ask(ada.cards[0]!, { unlisted: true, friendly: false }))).toBe(
      'INVALID_INPUT',
    );
    expect(await codes(ask(bob.cards[0]!))).toBe('CARD_NOT_YOURS');
    const live: string[] = [];
    for (let i = 0; i < LIVE_FRIENDLIES; i += 1) {
      live.push(await begin(ada.cards[i]!, bob.cards[i]!));
    }
    const { code, id } = (await ask(ada.cards[5]!)).body;
    expect(await codes(take(bob, code, bob.cards[5]!))).toBe('TOO_MANY_FRIENDLIES');
    expect((await ada.call('DELETE', `/api/challenges/${id}`)).body.status).toBe('cancelled');
    for (const matchId of live) await concede(ada, matchId);
  });

  it('ends by the clock when nobody plays, and is forgotten after a month with its opening', async () => {
    const matchId = await begin(ada.cards[3]!, bob.cards[3]!);
    for (let i = 0; i < 12; i += 1) {
      server.clock.advance(5 * 60_000);
      await keepDeadlines(server.app.game, server.clock.now(), ['practice']);
    }
    expect((await ada.call('GET', `/api/matches/${matchId}`)).body.phase).toBe('finished');
    await server.db.query(
      `update matches set started_at = started_at - interval '40 days',
      finished_at = finished_at - interval '40 days' where id = $1`,
      [matchId],
    );
    const { swept } = await friendlySweep.run(server.db, server.clock.now(), 100);
    expect(swept).toBe(1);
    const left = await server.db.query('select from openings where match_id = $1', [matchId]);
    expect(left).toEqual([]);
    expect((await ada.call('GET', `/api/matches/${matchId}`)).status).toBe(404);
    expect(await clean()).toEqual([]);
  });
});

it('is forgotten after two days when it was given up without a round, and only then', async () => {
  const server = await createTestApp();
  try {
    const ada = await seat(server, 'ada', COMMONS);
    const bob = await seat(server, 'bob', COMMONS);
    const begin = async (i: number): Promise<string> => {
      const { body } = await ada.call('POST', '/api/challenges', {
        ...{ challengerId: ada.address, challengerNftId: ada.cards[i], hoofStake: 0 },
        ...{ friendly: true, unlisted: true },
      });
      const taken = await bob.call('POST', `/api/duels/${body.code}/accept`, {
        ...{ accepterId: bob.address, accepterNftId: bob.cards[i] },
      });
      return taken.body.matchId;
    };
    const givenUp = await begin(0);
    await bob.call('POST', `/api/matches/${givenUp}/actions`, { type: 'concede' });
    const played = await begin(1);
    await kickOff([ada, bob], played, [[ada.cards[1]!], [bob.cards[1]!]]);
    await playOut([ada, bob], played);
    const young = await begin(2);
    await bob.call('POST', `/api/matches/${young}/actions`, { type: 'concede' });
    await server.db.query(
      `update matches set started_at = started_at - interval '3 days',
      finished_at = finished_at - interval '3 days' where id = any($1)`,
      [[givenUp, played]],
    );
    const now = server.clock.now();
    const total = async () => {
      let swept = 0;
      for (let more = true; more; ) {
        const batch = await givenUpSweep.run(server.db, now, 100);
        swept += batch.swept;
        more = batch.more;
      }
      return swept;
    };
    expect([await total(), await total()]).toEqual([1, 0]);
    const status = async (id: string) => (await ada.call('GET', `/api/matches/${id}`)).status;
    expect([await status(givenUp), await status(played), await status(young)]).toEqual([
      404, 200, 200,
    ]);
  } finally {
    await server.close();
  }
});

it('begins as seldom as practice does from one address: it is kept for longer', async () => {
  const server = await createTestApp({ env: { LIMIT_PRACTICE_PER_MINUTE: '2' } });
  try {
    const ada = await seat(server, 'ada', COMMONS);
    const bob = await seat(server, 'bob', COMMONS);
    const statuses: number[] = [];
    for (const [i, cardId] of ada.cards.slice(0, 3).entries()) {
      const { body } = await ada.call('POST', '/api/challenges', {
        ...{ challengerId: ada.address, challengerNftId: cardId, hoofStake: 0 },
        ...{ friendly: true, unlisted: true },
      });
      const taken = await bob.call('POST', `/api/duels/${body.code}/accept`, {
        ...{ accepterId: bob.address, accepterNftId: bob.cards[i] },
      });
      statuses.push(taken.status);
      if (taken.status === 200)
        await bob.call('POST', `/api/matches/${taken.body.matchId}/actions`, { type: 'concede' });
    }
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await server.close();
  }
});
