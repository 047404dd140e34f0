import { RARITIES } from '@goats/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  cupNow,
  enter,
  expectCleanBooks,
  MINUTE,
  mustEnter,
  openCup,
  start,
} from '../../testing/test-cups.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';

/** A world for strangers, with an operator at the desk. */
describe('cups of strangers', () => {
  let server: TestApp;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  let names = 0;
  beforeAll(async () => {
    const env = {
      ...{ STARTER_CARDS_LENT: 'true', HISTORY_ASKED: 'true', LOSS_STAYS_LOCKED: 'true' },
      ...{ LIMIT_WRITES_PER_MINUTE: '100000', LIMIT_ADMIN_WRITES_PER_MINUTE: '100000' },
    };
    server = await createTestApp({ env });
    operator = await testOperator(server);
  });
  afterEach(() => expectCleanBooks(server));
  afterAll(() => server.close());

  const player = (cards = 2): Promise<TestPlayer> => {
    names += 1;
    return seat(server, `stranger ${names}`, Array(cards).fill('Common'));
  };
  const post = (payload: object) =>
    operator.send({ method: 'POST', url: '/api/admin/cups', payload });
  const inMinutes = (minutes: number) =>
    new Date(server.clock.now() + minutes * MINUTE).toISOString();
  const logged = async () =>
    (
      await server.db.query<{ action: string; username: string; details: { cup: number } }>(
        'select action, username, details from operator_actions order by id desc limit 1',
      )
    )[0]!;

  it('with fewer than four people are off, and everything is back', async () => {
    const people = [await player(), await player(), await player()];
    for (const who of people) await mustEnter(who, await openCup(server), [who.cards[1]!]);
    const id = await openCup(server, { fee: 30 });
    for (const who of people) await mustEnter(who, id, [who.cards[0]!]);
    expect(await people[0]!.balance()).toBe(970);
    await start(server);
    expect(await cupNow(server, id)).toMatchObject({
      ...{ status: 'cancelled', reason: 'Too few entered.', ties: [] },
    });
    for (const who of people) {
      expect(await who.balance()).toBe(1_000);
      const { cards } = (await who.call('GET', `/api/wallets/${who.address}/cards?free=true`)).body;
      expect(cards).toHaveLength(2);
      expect((await who.call('GET', '/api/me/cups')).body.freeEntry).toBe(true);
      const { body } = await who.call('GET', '/api/me/inbox');
      expect(JSON.stringify(body)).toContain('is off');
    }
  });

  it('take a lent card on the free entry of the day, and on no other', async () => {
    const ada = await seat(server, 'lent to', ['Common', 'Rare', 'Epic', 'Legendary']);
    const pack = await ada.call('POST', '/api/packs/starter');
    const { id: lent, rarity: tier } = pack.body.cards[0];
    const own = ada.cards[RARITIES.indexOf(tier)]!;
    const [one, two] = [await openCup(server, { tier }), await openCup(server, { tier })];
    await mustEnter(ada, one, [own]);
    expect(await enter(ada, two, [lent])).toMatchObject({ body: { code: 'CARD_LENT' } });
    expect((await ada.call('DELETE', `/api/cups/${one}/entries`)).status).toBe(204);
    expect(await enter(ada, two, [lent])).toMatchObject({ status: 201, body: { fee: 0 } });
  });

  it('are opened and called off by the operator, on record', async () => {
    const opened = await post({ tier: 'Common', size: 8, fee: 25, startsAt: inMinutes(30) });
    expect(opened.statusCode).toBe(201);
    const { id } = opened.json();
    expect(opened.json()).toMatchObject({
      status: 'open',
      size: 8,
      fee: 25,
      seed: null,
      secret: null,
    });
    expect(await logged()).toMatchObject({
      action: 'cup.open',
      username: 'admin',
      details: { cup: id },
    });
    const ada = await player();
    await mustEnter(ada, await openCup(server), [ada.cards[1]!]);
    await mustEnter(ada, id, [ada.cards[0]!]);
    expect(await ada.balance()).toBe(975);
    const off = () => operator.send({ method: 'DELETE', url: `/api/admin/cups/${id}` });
    expect((await off()).statusCode).toBe(204);
    expect(await logged()).toMatchObject({ action: 'cup.cancel', details: { cup: id } });
    expect(await ada.balance()).toBe(1_000);
    expect((await off()).statusCode).toBe(409);
    expect(await cupNow(server, id)).toMatchObject({ status: 'cancelled' });
  });

  it('are called off by nobody once they have begun', async () => {
    const people = [await player(), await player(), await player(), await player()];
    const id = await openCup(server);
    for (const who of people) await mustEnter(who, id, [who.cards[0]!]);
    await start(server);
    const off = await operator.send({ method: 'DELETE', url: `/api/admin/cups/${id}` });
    expect([off.statusCode, off.json().code]).toEqual([409, 'CUP_CLOSED']);
    expect((await cupNow(server, id)).status).toBe('running');
  });

  it.each([
    ['an odd size', { size: 7 }],
    ['a fee below nothing', { fee: -1 }],
    ['a fraction of a fee', { fee: 0.5 }],
    ['no tier', { tier: 'Golden' }],
    ['a time that is past', { startsAt: '2020-01-01T00:00:00.000Z' }],
    ['no time', { startsAt: 'soon' }],
    ['another kind', { kind: 'league' }],
  ])('are not opened with %s', async (_what, change) => {
    const good = { tier: 'Common', size: 8, fee: 25, startsAt: inMinutes(30) };
    const [before] = await server.db.query('select count(*) from cups');
    const answer = await post({ ...good, ...change });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.json().details.field).toBe(Object.keys(change)[0]);
    expect(await server.db.query('select count(*) from cups')).toEqual([before]);
  });

  it('are the operator’s alone to open and to call off', async () => {
    const ada = await player();
    const id = await openCup(server);
    const body = { tier: 'Common', size: 8, fee: 25, startsAt: inMinutes(30) };
    expect((await ada.call('POST', '/api/admin/cups', body)).status).toBe(401);
    expect((await ada.call('DELETE', `/api/admin/cups/${id}`)).status).toBe(401);
    expect((await ada.call('GET', '/api/admin/cups/budget')).status).toBe(401);
    expect((await cupNow(server, id)).status).toBe('open');
  });

  it('lose whom the operator freezes, with everything back', async () => {
    const ada = await player();
    await mustEnter(ada, await openCup(server), [ada.cards[1]!]);
    const id = await openCup(server, { fee: 40 });
    await mustEnter(ada, id, [ada.cards[0]!]);
    await operator.send({
      ...{ method: 'POST', url: `/api/admin/wallets/${ada.address}/freeze` },
      payload: { reason: 'A farm' },
    });
    expect((await cupNow(server, id)).entries).toEqual([]);
    expect(await ada.balance()).toBe(1_000);
    expect((await enter(ada, id)).status).toBe(403);
  });
});
