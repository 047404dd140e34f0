import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { acceptBody, challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';

const TWO = ['Common', 'Common'] as const;

describe('challenges that are sent with a key, many at one instant', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  const open = (player: TestPlayer, card: number, key: string) =>
    player.call('POST', '/api/challenges', challengeBody(player, card, 'Common'), key);
  const accept = (player: TestPlayer, id: number, key: string) =>
    player.call('POST', '/api/challenges/accept', acceptBody(player, id, player.cards[0]!), key);

  it('are opened and accepted once each, and answered alike however often they are sent', async () => {
    const players: TestPlayer[] = [];
    for (const name of ['ada', 'bob', 'cat', 'dan']) players.push(await seat(server, name, TWO));
    const [ada, bob, cat, dan] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
    const opened = await Promise.all(
      [ada, cat, ada, cat].map((player) => open(player, player.cards[0]!, 'open')),
    );
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(opened[2]!.body).toEqual(opened[0]!.body);
    expect(opened[3]!.body).toEqual(opened[1]!.body);
    expect(await Promise.all([ada, cat].map((player) => player.balance()))).toEqual([990, 990]);

    const accepted = await Promise.all(
      [bob, dan, bob, dan].map((player, i) => accept(player, opened[i % 2]!.body.id, 'accept')),
    );
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(accepted[2]!.body).toEqual(accepted[0]!.body);
    expect(accepted[3]!.body).toEqual(accepted[1]!.body);
    expect(accepted[0]!.body.matchId).not.toBe(accepted[1]!.body.matchId);
    expect(await Promise.all([bob, dan].map((player) => player.balance()))).toEqual([990, 990]);
    const [kept] = await server.db.query('select count(*)::int as n from idempotency_keys');
    expect(kept).toEqual({ n: 4 });
  });

  it('fail alone when a key is used for something else, and nothing of it happens', async () => {
    const eve = await seat(server, 'eve', TWO);
    const fay = await seat(server, 'fay', TWO);
    expect((await open(eve, eve.cards[0]!, 'mine')).status).toBe(201);
    const [reused, fine] = await Promise.all([
      open(eve, eve.cards[1]!, 'mine'),
      open(fay, fay.cards[0]!, 'mine'),
    ]);
    expect([reused.status, reused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(fine.status).toBe(201);
    expect([await eve.balance(), await fay.balance()]).toEqual([990, 990]);
    expect((await open(eve, eve.cards[1]!, 'another')).status).toBe(201);
  });

  it('are refused again with the first refusal, also when they would be welcome by now', async () => {
    const gus = await seat(server, 'gus', TWO);
    const first = await open(gus, gus.cards[0]!, 'one');
    const busy = await open(gus, gus.cards[0]!, 'two');
    expect([busy.status, busy.body.code]).toEqual([409, 'CARD_BUSY']);
    await gus.call('DELETE', `/api/challenges/${first.body.id}`);
    const again = await open(gus, gus.cards[0]!, 'two');
    expect([again.status, again.body.code]).toEqual([409, 'CARD_BUSY']);
    expect(again.body).toEqual(busy.body);
    expect(again.body).toMatchObject({
      reason: 'card-in-game',
      values: { name: expect.any(String) },
    });
    expect(await gus.balance()).toBe(1000);
  });
});
