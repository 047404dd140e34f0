import { housePlayers } from '@goats/collection';
import { calls, SITE } from '@goats/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepDeadlines } from '../../slices/match/deadlines.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { challengeBody, duelBetween, seat, type TestPlayer } from '../../testing/test-players.ts';
import { cancelFrozen } from './freeze-wallet.ts';

const WHY = 'A farm of two hundred wallets';

describe('a frozen wallet', () => {
  let server: TestApp;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  let ada: TestPlayer;
  let ben: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp();
    operator = await testOperator(server);
    ada = await seat(server, 'ada', ['Common', 'Common', 'Common']);
    ben = await seat(server, 'ben', ['Common', 'Common', 'Common']);
  });
  afterAll(() => server.close());

  const freeze = (player: TestPlayer, reason = WHY) =>
    operator.send({
      method: 'POST',
      url: `/api/admin/wallets/${player.address}/freeze`,
      payload: { reason },
    });
  const thaw = (player: TestPlayer) =>
    operator.send({
      method: 'DELETE',
      url: `/api/admin/wallets/${player.address}/freeze`,
      payload: { reason: 'It was a family' },
    });
  const log = async () =>
    (
      await server.db.query<{ action: string; details: unknown }>(
        'select action, details from operator_actions order by id desc limit 1',
      )
    )[0];
  const shown = async (by: TestPlayer, of: TestPlayer) =>
    (await by.call('GET', `/api/wallets/${of.address}`)).body.frozen;
  const openChallenge = (player: TestPlayer, card: number) =>
    player.call('POST', '/api/challenges', challengeBody(player, player.cards[card]!, 'Common'));

  it('gets back what it had open, and everything is on record', async () => {
    const before = await ada.balance();
    expect((await openChallenge(ada, 1)).status).toBe(201);
    const answer = await freeze(ada);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { frozen: { reason: WHY, since: expect.any(String) }, cancelled: 1 },
    ]);
    expect(await ada.balance()).toBe(before);
    expect(await log()).toMatchObject({
      action: 'wallet frozen',
      details: { wallet: ada.address, reason: WHY },
    });
    expect((await freeze(ada)).statusCode).toBe(409);
  });

  it('knows why, and where to complain; nobody else is told', async () => {
    const { body, status } = await openChallenge(ada, 1);
    expect([status, body.code]).toEqual([403, 'WALLET_FROZEN']);
    expect(body.error).toContain(WHY);
    expect(body.details).toMatchObject({ reason: WHY, complaints: SITE.generalEmail });
    expect(await shown(ada, ada)).toMatchObject({ reason: WHY, complaints: SITE.generalEmail });
    expect(await shown(ben, ada)).toBeUndefined();
  });

  const writes = Object.keys(calls)
    .map((name) => name.split(' ') as ['POST', string])
    .filter(([method]) => (method as string) !== 'GET');
  const guarded = writes.filter(([, url]) => !/^\/api\/(auth|admin)\//.test(url));

  it('finds some twenty writes of players in the contract', () => {
    expect(guarded.length).toBeGreaterThan(12);
  });

  it.each(guarded)('cannot %s %s', async (method, path) => {
    const answer = await ada.wallet.send({
      method,
      url: path.replace(/:[a-zA-Z]+/g, '1'),
      payload: {},
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'WALLET_FROZEN']);
  });

  it('still reads, and signs in and out', async () => {
    expect((await ada.call('GET', `/api/wallets/${ada.address}/cards`)).status).toBe(200);
    expect((await ada.call('POST', '/api/auth/logout')).status).toBe(204);
    await ada.wallet.signIn();
    expect(await shown(ada, ada)).toBeDefined();
  });

  it('is frozen on every instance, and thawed on every one', async () => {
    const other = await secondInstance(server);
    const write = async () =>
      (await ada.wallet.send({ method: 'POST', url: '/api/packs/starter' }, other)).statusCode;
    expect(await write()).toBe(403);
    expect((await thaw(ada)).statusCode).toBe(204);
    await expect.poll(write).not.toBe(403);
    expect(await log()).toMatchObject({ action: 'wallet thawed' });
    expect(await shown(ada, ada)).toBeUndefined();
    expect((await openChallenge(ada, 1)).status).toBe(201);
    expect((await thaw(ada)).statusCode).toBe(404);
    await other.close();
  });

  it('is played for by the clock in a match that is under way', async () => {
    const matchId = await duelBetween(ada, ben, { cards: [ada.cards[0]!, ben.cards[0]!] });
    await freeze(ada);
    const moved = await ada.call('POST', `/api/matches/${matchId}/actions`, { type: 'concede' });
    expect(moved.body.code).toBe('WALLET_FROZEN');
    for (let deadline = 0; deadline < 8; deadline += 1) {
      server.clock.advance(130_000);
      await keepDeadlines(server.app.game, server.clock.now());
    }
    expect((await ben.call('GET', `/api/matches/${matchId}`)).body.phase).toBe('finished');
    await thaw(ada);
  });

  it('has nothing on a shelf and no HOOF on a table', async () => {
    const hoof = await ada.balance();
    const [card] = ada.cards.slice(2);
    await ada.call('POST', `/api/cards/${card}/listing`, { price: 50 });
    await ada.call('POST', `/api/cards/${ben.cards[2]}/offers`, { amount: 40 });
    expect(await ada.balance()).toBe(hoof - 40);
    expect((await freeze(ada)).json().cancelled).toBe(2);
    expect((await ben.call('GET', `/api/cards/${card}`)).body.listing).toBeNull();
    expect((await ben.call('GET', `/api/cards/${ben.cards[2]}/offers`)).body.offers).toEqual([]);
    expect(await ada.balance()).toBe(hoof);
    await thaw(ada);
  });

  it('leaves nothing open when the instance died before it was cancelled', async () => {
    expect((await openChallenge(ben, 1)).status).toBe(201);
    await server.db.query(
      'insert into wallet_freezes (wallet, reason, since) values ($1, $2, now())',
      [ben.address, WHY],
    );
    expect(await cancelFrozen(server.app.game)).toBe(1);
    const listed = await operator.send({ url: '/api/admin/wallets/frozen' });
    expect(listed.json().wallets).toMatchObject([{ address: ben.address, reason: WHY }]);
  });

  it('is never a house player, and never frozen without a reason', async () => {
    const [house] = housePlayers();
    const url = (address: string) => `/api/admin/wallets/${address}/freeze`;
    const send = (address: string, payload: object) =>
      operator.send({ method: 'POST', url: url(address), payload });
    expect((await send(house!.address, { reason: WHY })).statusCode).toBe(409);
    expect((await send(ada.address, { reason: ' ' })).statusCode).toBe(400);
    expect((await send('0x12', { reason: WHY })).statusCode).toBe(400);
  });
});
