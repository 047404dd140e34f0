import { utcDay } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepOne } from '../../../clock/housekeeping/run-sweeps.ts';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import { commit, duelBetween, seat } from '../../../testing/test-players.ts';
import { keepPuzzle } from '../puzzle/puzzle-store.ts';
import { practiceSweep } from '../sweeps.ts';

const DAY = 86_400_000;

/** A browser without a wallet: all it has is its cookies. */
function browser(server: TestApp) {
  const cookies: Record<string, string> = {};
  return async (url: string, payload?: object, to = server, remoteAddress = '127.0.0.1') => {
    const response = await to.app.inject({
      ...{ method: payload ? 'POST' : 'GET', url, cookies, remoteAddress },
      ...(payload ? { payload } : {}),
    });
    for (const { name, value } of response.cookies) cookies[name] = value;
    return { status: response.statusCode, body: response.json() };
  };
}

describe('practice, for whoever wants too much of it', () => {
  let server: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_PRACTICE_ACTIONS_PER_MINUTE: '10' } });
    second = await secondInstance(server);
    // The database deletes by its own clock: what is old here has to be old there.
    server.clock.advance(Date.now() - 3 * DAY - server.clock.now());
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  const concede = { type: 'concede' };

  it('is three matches at a time for a browser, and whoever wants a fourth is told which', async () => {
    const call = browser(server);
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) ids.push((await call('/api/practice', {})).body.id);
    const fourth = await call('/api/practice', {});
    expect([fourth.status, fourth.body.code]).toEqual([409, 'TOO_MANY_PRACTICE']);
    expect(fourth.body.details).toEqual({ live: ids, most: 3 });
    expect((await browser(server)('/api/practice', {})).status).toBe(201);
    await call(`/api/matches/${ids[1]}/actions`, concede);
    expect((await call('/api/practice', {})).status).toBe(201);
  });

  it('is three also when ten are asked for at one instant at two servers', async () => {
    const call = browser(server);
    const { body } = await call('/api/practice', {});
    await call(`/api/matches/${body.id}/actions`, concede);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => call('/api/practice', {}, i % 2 ? server : second)),
    );
    const codes = answers.map(({ status, body: { code } }) => code ?? status);
    expect(codes.filter((code) => code === 201)).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY_PRACTICE')).toHaveLength(7);
  });

  it('is three for a wallet, whichever browser it plays in', async () => {
    const ada = await seat(server, 'ada', []);
    const statuses = [];
    for (let i = 0; i < 4; i += 1) {
      statuses.push((await ada.call('POST', '/api/practice', {})).status);
    }
    expect(statuses).toEqual([201, 201, 201, 409]);
  });

  it('is so many moves a minute for an address, of which a staked match knows nothing', async () => {
    server.clock.advance(60_000);
    const call = browser(server);
    const { body } = await call('/api/practice', {});
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push(
        (await call(`/api/matches/${body.id}/actions`, { type: 'commit', commitment: '' })).status,
      );
    }
    expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429]);
    const one = await seat(server, 'one who stakes', ['Common']);
    const other = await seat(server, 'other who stakes', ['Common']);
    const id = await duelBetween(one, other);
    expect((await commit(one, id, one.cards)).status).toBe(200);
  });

  it('never puts off what the house is about to do, however quickly one acts', async () => {
    const call = browser(server);
    server.clock.advance(60_000);
    const { body } = await call('/api/practice', {});
    const pending = async () =>
      (
        await server.db.query<{ house_at: Date }>('select house_at from matches where id = $1', [
          body.id,
        ])
      )[0]!.house_at.getTime();
    const meant = await pending();
    for (const ms of [300, 300, 300]) {
      server.clock.advance(ms);
      await call(`/api/matches/${body.id}/actions`, {
        type: 'commit',
        commitment: 'ab'.repeat(32),
      });
      expect(await pending()).toBeLessThanOrEqual(meant);
    }
  });

  describe('a day after its end', () => {
    const rowsOf = async (table: string, id: string) =>
      (await server.db.query(`select from ${table} where match_id = $1`, [id])).length;
    const gone = async (id: string) =>
      (await server.db.query('select from matches where id = $1', [id])).length === 0;

    it('is swept up with its log and its secrets; staked matches, puzzles and fresh ones stay', async () => {
      const call = browser(server);
      const started = async () => (await call('/api/practice', {})).body.id as string;
      server.clock.advance(60_000);
      const [old, puzzle, unfinished] = [await started(), await started(), await started()];
      const commitment = 'cd'.repeat(32);
      await call(`/api/matches/${old}/actions`, { type: 'commit', commitment });
      for (const id of [old, puzzle]) await call(`/api/matches/${id}/actions`, concede);
      await keepPuzzle(server.db, utcDay(server.clock.now()), Number(puzzle));
      const [one, other] = [
        await seat(server, 'sweep 1', ['Common']),
        await seat(server, 'sweep 2', ['Common']),
      ];
      const staked = await duelBetween(one, other);
      await one.call('POST', `/api/matches/${staked}/actions`, concede);

      expect(await sweepOne(server.db, server.clock.now(), practiceSweep)).toMatchObject({
        swept: 0,
        failed: null,
      });
      const before = await rowsOf('commitments', old);
      expect(before).toBe(1);
      const counted = async () =>
        (
          await server.db.query<{ n: number }>(
            'select (select count(*) from matches) + (select coalesce(sum(swept), 0) from practice_days) as n',
          )
        )[0]!.n;
      const all = await counted();
      // By our clock a day has passed; by the database's these matches were three days ago.
      server.clock.advance(DAY + 60_000);
      const fresh = (await browser(server)('/api/practice', {})).body.id as string;
      await Promise.all(
        [server, second].map(({ db }) => sweepOne(db, server.clock.now(), practiceSweep)),
      );
      expect(await Promise.all([old, unfinished].map(gone))).toEqual([true, true]);
      expect(await Promise.all([puzzle, staked, fresh].map(gone))).toEqual([false, false, false]);
      for (const table of ['match_events', 'commitments', 'house_secrets']) {
        expect(await rowsOf(table, old)).toBe(0);
      }
      expect(await rowsOf('match_events', staked)).toBeGreaterThan(0);
      // What the operator counts does not shrink.
      expect(await counted()).toBe(all + 1);

      for (const path of ['', '/proof', '/events']) {
        const late = await call(`/api/matches/${old}${path}`);
        expect([late.status, late.body.code]).toEqual([404, 'NOT_FOUND']);
        expect(late.body.error).toMatch(/swept up a day after/);
      }
      expect((await call(`/api/matches/${old}/actions`, concede)).status).toBe(404);
    });

    it('and nothing else is ever deleted: the database refuses it', async () => {
      const call = browser(server);
      const fresh = (await call('/api/practice', {})).body.id as string;
      const refused = { code: 'HF004' };
      const query = (sql: string, values: readonly unknown[] = []) => server.db.query(sql, values);
      const [staked] = await query(`select id from matches where kind <> 'practice' limit 1`);
      for (const id of [staked!.id]) {
        await expect(query('delete from matches where id = $1', [id])).rejects.toMatchObject(
          refused,
        );
      }
      // Young by the database's own clock.
      await query(`update matches set started_at = now() - interval '23 hours' where id = $1`, [
        fresh,
      ]);
      await expect(query('delete from matches where id = $1', [fresh])).rejects.toMatchObject(
        refused,
      );
      for (const table of ['match_events', 'commitments']) {
        await expect(
          query(`delete from ${table} where match_id = $1`, [fresh]),
        ).rejects.toMatchObject(refused);
        await expect(query(`update ${table} set match_id = 1`)).rejects.toMatchObject(refused);
        await expect(query(`truncate ${table}`)).rejects.toMatchObject(refused);
      }
      await expect(query('truncate matches cascade')).rejects.toMatchObject(refused);
      expect(await gone(fresh)).toBe(false);
    });
  });
});
