import { housePlayers } from '@goats/collection';
import { NAME_CHANGES_PER_DAY, NAME_RESET_MS, nameKey, REPORTS } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { testWallet } from '../../testing/test-wallet.ts';

const DAY_MS = 86_400_000;

describe('a player’s name', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let ben: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp();
    ada = await seat(server, 'ada', [], 0);
    ben = await seat(server, 'ben', [], 0);
  });
  afterAll(() => server.close());

  /** Days pass here, and nobody sits at a desk for so long. */
  const desk = () => testOperator(server);
  const call = (player: TestPlayer, name: unknown) =>
    player.call('PUT', '/api/me/name', { name } as object);
  const named = async (...players: Pick<TestPlayer, 'address'>[]) => {
    const of = players.map(({ address }) => address).join(',');
    return (await server.app.inject(`/api/players/names?of=${of}`)).json();
  };
  const judge = async (url: string, payload: object) => {
    const answer = await (await desk()).send({ method: 'DELETE', url, payload });
    return [answer.statusCode, answer.body ? answer.json().code : undefined];
  };
  const report = (by: TestPlayer, of: Pick<TestPlayer, 'address'>, reason = 'Very rude') =>
    by.call('POST', `/api/players/${of.address}/report`, { reason });
  const reported = async () =>
    (await (await desk()).send({ url: '/api/admin/names/reports' })).json();
  const lastAction = async () =>
    (
      await server.db.query(
        `select action, details from operator_actions where action like 'name %' order by id desc limit 1`,
      )
    )[0];

  it('is seen at once, on every instance, and gone again', async () => {
    const other = await secondInstance(server);
    const there = async () =>
      (await other.app.inject(`/api/players/names?of=${ada.address}`)).json();
    expect(await there()).toEqual([]);
    expect(await call(ada, '  Zoe\u0308 7 ')).toEqual({ status: 200, body: { name: 'Zoë 7' } });
    const row = { address: ada.address, name: 'Zoë 7', house: false };
    expect(await named(ada, ben)).toEqual([row]);
    await expect.poll(there).toEqual([row]);
    expect((await call(ada, null)).body).toEqual({ name: null });
    expect(await named(ada)).toEqual([]);
    await expect.poll(there).toEqual([]);
    await other.close();
  });

  it.each([
    ['x', 'at least'],
    ['Аda', 'Latin letters'],
    ['The F1ea', 'house'],
    [housePlayers()[0]!.name, 'house'],
    ['Treasury', 'house'],
    ['0x12ab', 'wallet address'],
    ['fuck', 'children'],
    ['a\u0000b c', 'Latin letters'],
  ])('cannot be %j, and the sentence says why', async (name, why) => {
    const { status, body } = await call(ben, name);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.error).toContain(why);
    expect(await named(ben)).toEqual([]);
  });

  it('is nobody else’s, nor one that looks like it', async () => {
    server.clock.advance(DAY_MS);
    await call(ada, 'Modern Billy');
    for (const name of ['Modern Billy', 'modern-billy', 'Modem Bi11y', 'MÓDERN BILLY']) {
      const { status, body } = await call(ben, name);
      expect([name, status, body.code]).toEqual([name, 409, 'NAME_TAKEN']);
    }
    // One's own in other clothes is one's own.
    expect((await call(ada, 'MODERN BILLY')).status).toBe(200);
  });

  it('goes to one of many who want it at the same instant, on two instances', async () => {
    const other = await secondInstance(server);
    const crowd = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const wallet = testWallet(server, `crowd ${i}`);
        await wallet.signIn();
        return wallet;
      }),
    );
    const answers = await Promise.all(
      crowd.map((wallet, i) =>
        wallet.send(
          { method: 'PUT', url: '/api/me/name', payload: { name: i < 4 ? 'Wally' : 'VVa11y' } },
          i % 2 ? other : server,
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(7).fill(409),
    ]);
    const rows = await server.db.query('select from players where name_key = $1', [
      nameKey('Wally'),
    ]);
    expect(rows).toHaveLength(1);
    await other.close();
  });

  it('changes three times a day, and what was refused or is the same does not count', async () => {
    server.clock.advance(DAY_MS);
    const cat = await seat(server, 'cat', [], 0);
    for (let change = 0; change < NAME_CHANGES_PER_DAY; change += 1) {
      expect((await call(cat, 'no')).status).toBe(400);
      expect((await call(cat, 'Modern Billy')).status).toBe(409);
      expect((await call(cat, `Cat ${change}`)).status).toBe(200);
      expect((await call(cat, `Cat ${change}`)).status).toBe(200);
    }
    const refused = await call(cat, null);
    expect([refused.status, refused.body.code]).toEqual([409, 'NAME_LIMIT']);
    expect(Date.parse(refused.body.details.nextAt) % DAY_MS).toBe(0);
    server.clock.advance(DAY_MS);
    expect((await call(cat, null)).status).toBe(200);
  });

  it('asks for a proven wallet, and for one that may write', async () => {
    const stranger = testWallet(server, 'stranger');
    const put = { method: 'PUT', url: '/api/me/name', payload: { name: 'Eve' } } as const;
    expect((await stranger.send(put)).statusCode).toBe(401);
    const post = { method: 'POST', url: `/api/players/${ada.address}/report` } as const;
    expect((await stranger.send({ ...post, payload: { reason: 'Rude' } })).statusCode).toBe(401);
    for (const body of [{}, { name: 7 }, { name: 'x'.repeat(201) }]) {
      expect((await ben.call('PUT', '/api/me/name', body)).status).toBe(400);
    }
  });

  it('is reported once by each, and left alone by the operator', async () => {
    server.clock.advance(DAY_MS);
    await call(ada, 'Ada the Loud');
    expect((await report(ben, ada)).status).toBe(204);
    expect((await report(ben, ada, 'Still rude')).status).toBe(204);
    const [name] = (await reported()).names;
    expect(name).toMatchObject({ address: ada.address, name: 'Ada the Loud', reports: 1 });
    expect(name.reasons).toEqual(['Very rude']);
    const url = `/api/admin/names/${ada.address}`;
    const payload = { name: 'Ada the Loud', reason: 'Loud is fine' };
    expect(await judge(`${url}/reports`, { ...payload, name: 'Ada' })).toEqual([409, 'CONFLICT']);
    expect(await judge(`${url}/reports`, payload)).toEqual([204, undefined]);
    expect(await lastAction()).toMatchObject({
      action: 'name kept',
      details: { wallet: ada.address, reports: 1 },
    });
    expect((await report(ben, ada)).status).toBe(204);
    expect(await reported()).toEqual({ names: [], total: 0 });
    expect(await judge(`${url}/reports`, payload)).toEqual([404, 'NOT_FOUND']);
    expect(await named(ada)).toMatchObject([{ name: 'Ada the Loud' }]);
  });

  it('that was changed is not held against anybody', async () => {
    const dan = await seat(server, 'dan', [], 0);
    await call(ben, 'Ben Button');
    await report(dan, ben);
    expect((await reported()).total).toBe(1);
    await call(ben, 'Ben Better');
    expect((await reported()).total).toBe(0);
  });

  it('that comes back brings along what was said about it, until that is old', async () => {
    const [fox, gil] = [await seat(server, 'fox', [], 0), await seat(server, 'gil', [], 0)];
    const changeTo = async (name: string | null) => {
      expect((await call(fox, name)).status).toBe(200);
      await server.db.query(`delete from day_counters where what = 'name:' || $1`, [fox.address]);
    };
    await changeTo('Foul Fox');
    await report(gil, fox);
    await changeTo(null);
    expect((await reported()).names).toEqual([]);
    await changeTo('Foul Fox');
    expect((await reported()).names).toMatchObject([{ name: 'Foul Fox', reports: 1 }]);
    await server.db.query('update name_reports set at = $1 where address = $2', [
      new Date(server.clock.now() - NAME_RESET_MS - 1),
      fox.address,
    ]);
    await changeTo('Fine Fox');
    await changeTo('Foul Fox');
    expect((await reported()).names).toEqual([]);
  });

  it('that the operator takes away does not come back for a week, in any spelling', async () => {
    await report(ada, ben);
    const url = `/api/admin/names/${ben.address}`;
    const payload = { name: 'Ben Better', reason: 'Not better at all' };
    expect(await judge(url, { ...payload, name: 'Ben Button' })).toEqual([409, 'CONFLICT']);
    expect(await judge(url, payload)).toEqual([204, undefined]);
    expect(await named(ben)).toEqual([]);
    expect((await reported()).total).toBe(0);
    expect(await lastAction()).toMatchObject({
      action: 'name reset',
      details: { wallet: ben.address, name: 'Ben Better', reason: 'Not better at all' },
    });
    server.clock.advance(DAY_MS);
    for (const name of ['Ben Better', 'ben-b3tter']) {
      expect((await call(ben, name)).body.code).toBe('NAME_RESET');
    }
    server.clock.advance(NAME_RESET_MS);
    await ben.wallet.signIn();
    expect((await call(ben, 'Ben Better')).status).toBe(200);
    expect(await judge(`/api/admin/names/${housePlayers()[0]!.address}`, payload)).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('is no way to flood the desk', async () => {
    const eve = await seat(server, 'eve', [], 0);
    expect((await report(eve, eve)).body.code).toBe('REPORT_REFUSED');
    expect((await report(eve, testWallet(server, 'nameless'))).body.code).toBe('REPORT_REFUSED');
    expect((await report(eve, ada, 'x')).status).toBe(400);
    await server.db.query(
      `insert into players (address, display_name, name_key, named_at)
       select '0x' || lpad(to_hex(n), 40, '0'), 'Victim ' || n, 'victim' || n, now()
         from generate_series(1, $1) n`,
      [REPORTS.perReporter + 1],
    );
    const victim = (n: number) => ({ address: `0x${n.toString(16).padStart(40, '0')}` });
    for (let n = 1; n <= REPORTS.perReporter; n += 1) {
      expect((await report(eve, victim(n))).status).toBe(204);
    }
    const beyond = await report(eve, victim(REPORTS.perReporter + 1));
    expect([beyond.status, beyond.body.code]).toEqual([409, 'REPORT_REFUSED']);
    expect((await reported()).total).toBe(REPORTS.perReporter);
  });

  it('is told of a hundred at most, and the desk is the operator’s', async () => {
    const many = Array.from({ length: 101 }, (_, n) => `0x${n.toString(16).padStart(40, '0')}`);
    const ask = async (of: string) =>
      (await server.app.inject(`/api/players/names?of=${of}`)).statusCode;
    expect(await ask(many.join(','))).toBe(400);
    expect(await ask(many.slice(1).join(','))).toBe(200);
    expect(await ask('0x12')).toBe(400);
    expect(await ask('')).toBe(400);
    expect((await server.app.inject('/api/players/names')).statusCode).toBe(400);
    expect((await ada.call('GET', '/api/admin/names/reports')).status).toBe(401);
    const taken = await ada.call('DELETE', `/api/admin/names/${ben.address}`, {
      name: 'Ben Better',
      reason: 'I want it',
    });
    expect(taken.status).toBe(401);
  });
});
