import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  cupNow,
  enter,
  expectCleanBooks,
  leave,
  mustEnter,
  openCup,
  start,
} from '../../testing/test-cups.ts';
import { challengeBody, seat, type TestPlayer } from '../../testing/test-players.ts';
import { loseCard, post } from '../../testing/write-effects.ts';

describe('entering a cup', () => {
  let server: TestApp;
  let names = 0;
  beforeAll(async () => {
    const env = { CUP_LEAST_PEOPLE: '1', LIMIT_WRITES_PER_MINUTE: '100000' };
    server = await createTestApp({ env });
  });
  afterEach(() => expectCleanBooks(server));
  afterAll(() => server.close());

  const player = (cards = 2, hoof = 1_000): Promise<TestPlayer> => {
    names += 1;
    return seat(server, `entry ${names}`, Array(cards).fill('Common'), hoof);
  };
  /** Somebody whose free entry of the day is used. */
  async function regular(cards = 2, hoof = 1_000): Promise<TestPlayer> {
    const who = await player(cards + 1, hoof);
    await mustEnter(who, await openCup(server), [who.cards[cards]!]);
    return who;
  }
  const world = async () =>
    JSON.stringify(
      await server.db.query(`
        select (select json_agg(e order by e.id) from cup_entries e) as entries,
               (select json_agg(k order by k.id) from cups k) as cups,
               (select max(id) from transfers) as transfers,
               (select json_agg(c order by c.day, c.what) from day_counters c) as days,
               (select json_agg(h order by h.card_id) from card_holdings h
                 where h.busy_with is not null) as busy`),
    );
  /** It is refused with a sentence, and nothing has changed. */
  async function refused(attempt: () => ReturnType<typeof enter>, status: number, code: string) {
    const before = await world();
    const answer = await attempt();
    expect(answer).toMatchObject({
      status,
      body: { code, error: expect.stringMatching(/\w.*\.?$/) },
    });
    expect(await world()).toBe(before);
    return answer.body;
  }

  it('is free once a day, then costs the fee; out again both come back', async () => {
    const ada = await player(2);
    const [one, two] = [await openCup(server), await openCup(server)];
    expect((await ada.call('GET', '/api/me/cups')).body.freeEntry).toBe(true);
    expect(await enter(ada, one, [ada.cards[0]!])).toMatchObject({ body: { fee: 0 } });
    expect(await enter(ada, two, [ada.cards[1]!])).toMatchObject({ body: { fee: 20 } });
    expect(await ada.balance()).toBe(980);
    // In and out as often as one likes: the ledger knows every time.
    for (let times = 0; times < 3; times += 1) {
      expect((await leave(ada, two)).status).toBe(204);
      expect(await ada.balance()).toBe(1_000);
      expect(await enter(ada, two, [ada.cards[1]!])).toMatchObject({ body: { fee: 20 } });
      expect(await ada.balance()).toBe(980);
      await expectCleanBooks(server);
    }
    expect((await leave(ada, one)).status).toBe(204);
    expect((await ada.call('GET', '/api/me/cups')).body.freeEntry).toBe(true);
    expect((await leave(ada, two)).status).toBe(204);
    expect(await ada.balance()).toBe(1_000);
    const { cards } = (await ada.call('GET', `/api/wallets/${ada.address}/cards?free=true`)).body;
    expect(cards).toHaveLength(2);
  });

  it('is refused with the reason, and nothing has moved', async () => {
    const ada = await regular(2);
    const id = await openCup(server);
    await refused(() => enter(ada, 99_999), 404, 'NOT_FOUND');
    const rare = await openCup(server, { tier: 'Rare' });
    await refused(() => enter(ada, rare, [ada.cards[0]!]), 409, 'WRONG_TIER');
    const other = await player(1);
    await refused(() => enter(ada, id, [other.cards[0]!]), 403, 'CARD_NOT_YOURS');
    await refused(() => enter(ada, id, [ada.cards[2]!]), 409, 'CARD_BUSY');
    const body = challengeBody(ada, ada.cards[1]!, 'Common');
    await ada.call('POST', '/api/challenges', body);
    await refused(() => enter(ada, id, [ada.cards[1]!]), 409, 'CARD_BUSY');
    await mustEnter(ada, id, [ada.cards[0]!]);
    await refused(() => enter(ada, id, [ada.cards[0]!]), 409, 'ALREADY_ENTERED');
    await refused(() => leave(other, id), 409, 'NOT_ENTERED');
    await start(server);
    await refused(() => enter(other, id), 409, 'CUP_CLOSED');
    await refused(() => leave(ada, id), 409, 'CUP_CLOSED');
  });

  it('takes no card that rests', async () => {
    const [ada, bob] = [await player(2), await player(1)];
    const lost = { cardId: ada.cards[0]!, from: ada.address, to: bob.address };
    await loseCard(server.db, { ...lost, reference: 'match:900001' }, server.clock.now());
    const id = await openCup(server);
    await refused(() => enter(bob, id, [lost.cardId]), 409, 'CARD_RESTING');
  });

  it('takes the fee from what is there and free', async () => {
    const poor = await regular(1, 10);
    const id = await openCup(server, { fee: 20 });
    await refused(() => enter(poor, id, [poor.cards[0]!]), 409, 'INSUFFICIENT_HOOF');
    const bound = await regular(1, 0);
    const gift = { reason: 'starter', from: 'treasury', to: bound.address, amount: 5_000 } as const;
    const { db, clock } = server;
    await post(
      db,
      { ...gift, reference: `starter:${bound.address}`, arrives: 'locked' },
      clock.now(),
    );
    await db.query(`insert into starter_grants values ($1, 5000, '{}', false, $2)`, [
      bound.address,
      new Date(clock.now()),
    ]);
    await refused(() => enter(bound, id, [bound.cards[0]!]), 409, 'NOT_TRADABLE');
  });

  it.each([
    ['nothing', {}],
    ['no card', { cardIds: [] }],
    ['four cards', { cardIds: [1, 2, 3, 4] }],
    ['one card twice', { cardIds: [1, 1] }],
    ['both fields', { cardId: 1, cardIds: [1] }],
    ['words', { cardIds: ['one'] }],
    ['a fraction', { cardIds: [1.5] }],
    ['a negative number', { cardId: -1 }],
    ['null', { cardIds: null }],
    ['an object', { cardIds: { 0: 1 } }],
  ])('is refused with %s', async (_what, body) => {
    const ada = await player(1);
    const id = await openCup(server);
    const path = `/api/cups/${id}/entries`;
    const { details } = await refused(() => ada.call('POST', path, body), 400, 'INVALID_INPUT');
    expect(details.field).toMatch(/^card/);
  });

  it.each(['0', 'abc', '-1', '1.5', '99999999999999'])('knows no cup %s', async (id) => {
    const ada = await player(1);
    const { status, body } = await ada.call('POST', `/api/cups/${id}/entries`, {
      cardIds: ada.cards,
    });
    expect([400, 404]).toContain(status);
    expect(body.error).toMatch(/\w/);
    expect((await server.app.inject(`/api/cups/${id}`)).statusCode).toBe(status);
  });

  it('needs a session', async () => {
    const id = await openCup(server);
    const payload = { cardIds: [1] };
    for (const method of ['POST', 'DELETE'] as const) {
      const response = await server.app.inject({
        ...{ method, url: `/api/cups/${id}/entries` },
        ...(method === 'POST' ? { payload } : {}),
      });
      expect(response.statusCode).toBe(401);
    }
  });

  it('takes a repeated key for one entry', async () => {
    const ada = await regular(1);
    const id = await openCup(server);
    const path = `/api/cups/${id}/entries`;
    const send = () => ada.call('POST', path, { cardIds: [ada.cards[0]] }, 'entered-once');
    const [first, again] = await Promise.all([send(), send()]);
    expect(again).toEqual(first);
    expect(await ada.balance()).toBe(980);
  });

  it('takes a listed card off the shelf', async () => {
    const ada = await player(1);
    const listing = `/api/cards/${ada.cards[0]}/listing`;
    expect((await ada.call('POST', listing, { price: 500 })).status).toBeLessThan(300);
    await mustEnter(ada, await openCup(server));
    const card = (await server.app.inject(`/api/nfts/${ada.cards[0]}`)).json();
    expect(card.listing ?? null).toBeNull();
    expect((await ada.call('POST', listing, { price: 500 })).status).toBe(409);
  });

  it('of more than there are places draws lots, and who has none has everything back', async () => {
    const people = [];
    for (let i = 0; i < 7; i += 1) people.push(await regular(1));
    const id = await openCup(server, { size: 4 });
    for (const who of people) await mustEnter(who, id, [who.cards[0]!]);
    await start(server);
    const { entries, ties } = await cupNow(server, id);
    expect(ties).toHaveLength(2);
    const left = entries.filter(({ state }: { state: string }) => state === 'not-drawn');
    expect(left).toHaveLength(3);
    // A farm that enters every cup must not swell the list that everybody polls.
    const listed = (await server.app.inject('/api/cups')).json();
    const inList = listed.find((cup: { id: number }) => cup.id === id).entries;
    expect(inList).toEqual(entries.filter((entry: unknown) => !left.includes(entry)));
    for (const who of people) {
      const out = left.some(({ address }: { address: string }) => address === who.address);
      expect(await who.balance()).toBe(out ? 1_000 : 980);
    }
  });
});
