import { SWAP_KEPT_MS, SWAP_MS, SWAPS_PER_ADDRESSEE } from '@goats/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelFrozen } from '../../../people/freezes/freeze-wallet.ts';
import { createTestApp, secondInstance, type TestApp } from '../../../testing/test-app.ts';
import { expectCleanBooks } from '../../../testing/test-cups.ts';
import { challengeBody, seat, type TestPlayer } from '../../../testing/test-players.ts';
import { breakSwaps, expireSwaps } from './end-swaps.ts';
import { SWAP_SWEEPS } from './swap-sweeps.ts';

describe('[E32b] swaps between players', () => {
  let server: TestApp;
  let other: TestApp;
  let names = 0;
  beforeAll(async () => {
    server = await createTestApp();
    other = await secondInstance(server);
  });
  afterEach(() => expectCleanBooks(server));
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  const player = (hoof = 1_000, cards = 3, where = server): Promise<TestPlayer> => {
    names += 1;
    return seat(where, `swapper ${names}`, Array(cards).fill('Common'), hoof);
  };
  const two = async () => [await player(), await player(1_000, 3, other)] as const;
  const propose = (from: TestPlayer, to: TestPlayer, special: object = {}, key?: string) =>
    from.call(
      'POST',
      '/api/swaps',
      { to: to.address, give: [from.cards[0]], take: [to.cards[0]], hoof: 0, ...special },
      key,
    );
  const say = (who: TestPlayer, id: number, key?: string) =>
    who.call('POST', `/api/swaps/${id}/accept`, undefined, key);
  const drop = (who: TestPlayer, id: number) => who.call('DELETE', `/api/swaps/${id}`);
  const swapsOf = async (who: TestPlayer, state = 'open') =>
    (await who.call('GET', `/api/me/swaps?state=${state}`)).body.swaps;
  const ownerOf = async (id: number) => (await server.app.inject(`/api/cards/${id}`)).json().owner;
  const ownersOf = (...ids: number[]) => Promise.all(ids.map(ownerOf));
  const inboxOf = async (who: TestPlayer): Promise<string[]> =>
    (await who.call('GET', '/api/me/inbox')).body.messages.map(
      ({ text }: { text: string }) => text,
    );
  const breaks = () => breakSwaps(server.app.game);

  it('moves cards and HOOF in one stroke, and both find it in their lists', async () => {
    const [ada, billy] = await two();
    const [give, take] = [ada.cards.slice(0, 2), billy.cards.slice(0, 1)];
    const made = await propose(ada, billy, { give, take, hoof: 100 });
    expect(made).toMatchObject({
      status: 201,
      body: { side: 'made', status: 'open', hoof: 100, fee: 2.5, endedAt: null },
    });
    expect(await ada.balance()).toBe(900);
    expect(await swapsOf(billy)).toMatchObject([
      { id: made.body.id, side: 'received', proposer: { address: ada.address } },
    ]);
    expect(await inboxOf(billy)).toEqual([
      expect.stringMatching(/^A player wants to swap: .* and 1 more for your /),
    ]);

    const done = await say(billy, made.body.id);
    expect(done).toMatchObject({ status: 200, body: { status: 'accepted', side: 'received' } });
    expect(await ownersOf(...give)).toEqual([billy.address, billy.address]);
    expect(await ownersOf(...take)).toEqual([ada.address]);
    expect([await ada.balance(), await billy.balance()]).toEqual([900, 1_097.5]);
    expect(await swapsOf(ada)).toEqual([]);
    expect(await swapsOf(ada, 'over')).toMatchObject([{ status: 'accepted' }]);
    expect((await inboxOf(ada))[0]).toContain('Your swap was made');

    const { events } = (await server.app.inject(`/api/cards/${take[0]}/history`)).json();
    expect(events[0]).toMatchObject({ kind: 'sold', from: billy.address, priceHoof: null });
    const sales = (await server.app.inject(`/api/cards/${take[0]}/sales`)).json();
    expect(sales.sales.filter(({ kind }: { kind: string }) => kind !== 'mint')).toEqual([]);
  });

  it('asks for HOOF and takes it with the yes, from free HOOF alone', async () => {
    const [ada, billy] = await two();
    const { id } = (await propose(ada, billy, { hoof: -400.4 })).body;
    expect([await ada.balance(), await billy.balance()]).toEqual([1_000, 1_000]);
    await say(billy, id);
    expect([await ada.balance(), await billy.balance()]).toEqual([1_390.39, 599.6]);
    const poor = await player(10);
    const asked = await propose(ada, poor, { give: [ada.cards[1]], hoof: -400 });
    expect((await say(poor, asked.body.id)).body.code).toBe('INSUFFICIENT_HOOF');
    expect((await propose(poor, ada, { take: [ada.cards[1]], hoof: 11 })).body.code).toBe(
      'INSUFFICIENT_HOOF',
    );
  });

  it('repeats a press under its key instead of doing it twice', async () => {
    const [ada, billy] = await two();
    const first = await propose(ada, billy, { hoof: 10 }, 'one-proposal');
    expect(await propose(ada, billy, { hoof: 10 }, 'one-proposal')).toEqual(first);
    const yes = await say(billy, first.body.id, 'one-yes');
    expect(await say(billy, first.body.id, 'one-yes')).toEqual(yes);
    expect(await ada.balance()).toBe(990);
  });

  it('takes a name as well as an address, and knows nobody by another', async () => {
    const [ada, billy] = await two();
    await billy.call('PUT', '/api/me/name', { name: 'Billy The Swapper' });
    expect((await propose(ada, billy, { to: 'billy the swapper' })).status).toBe(201);
    expect((await propose(ada, billy, { to: 'nobody at all' })).status).toBe(404);
  });

  it('refuses what is not a swap in a sentence', async () => {
    const [ada, billy] = await two();
    const [mine, theirs] = [ada.cards[0]!, billy.cards[0]!];
    const codeOf = async (special: object) => {
      const { status, body } = await propose(ada, billy, special);
      expect(body.error).toMatch(/\.$|must/);
      return `${status} ${body.code}`;
    };
    expect(await codeOf({ give: [] })).toBe('400 INVALID_INPUT');
    expect(await codeOf({ give: [1, 2, 3, 4, 5, 6] })).toBe('400 INVALID_INPUT');
    expect(await codeOf({ give: [mine, mine] })).toBe('400 INVALID_INPUT');
    expect(await codeOf({ take: [mine] })).toBe('400 INVALID_INPUT');
    expect(await codeOf({ hoof: 0.001 })).toBe('400 INVALID_INPUT');
    expect(await codeOf({ hoof: '5' })).toBe('400 INVALID_INPUT');
    expect(await codeOf({ to: ada.address })).toBe('409 OWN_CARD');
    expect(await codeOf({ give: [theirs], take: [mine] })).toBe('403 CARD_NOT_YOURS');
    const carla = await player();
    expect(await codeOf({ take: [carla.cards[0]] })).toBe('409 CARD_NOT_THEIRS');
    expect(await codeOf({ to: `0x${'9'.repeat(40)}` })).toBe('409 CARD_NOT_THEIRS');
    expect((await server.app.inject({ method: 'POST', url: '/api/swaps' })).statusCode).not.toBe(
      201,
    );
  });

  it('lets go of no card that is for sale or in a game, on either side', async () => {
    const [ada, billy] = await two();
    const [shelf, game, free] = billy.cards as [number, number, number];
    const ids: number[] = [];
    for (const take of [shelf, game])
      ids.push((await propose(ada, billy, { take: [take] })).body.id);
    await billy.call('POST', `/api/cards/${shelf}/listing`, { price: 50 });
    expect((await say(billy, ids[0]!)).body.code).toBe('CARD_LISTED');
    expect((await propose(billy, ada, { give: [shelf] })).body.code).toBe('CARD_LISTED');
    const opened = await billy.call(
      'POST',
      '/api/challenges',
      challengeBody(billy, game, 'Common'),
    );
    expect((await say(billy, ids[1]!)).body.code).toBe('CARD_BUSY');
    expect((await propose(billy, ada, { give: [game] })).body.code).toBe('CARD_BUSY');
    await billy.call('DELETE', `/api/challenges/${opened.body.id}`);

    // The game ended the swap that named the card; being for sale did not.
    expect(await breaks()).toBe(1);
    expect((await swapsOf(ada)).map(({ id }: { id: number }) => id)).toEqual([ids[0]]);
    expect(await swapsOf(ada, 'over')).toMatchObject([{ id: ids[1], status: 'ended' }]);
    expect((await propose(billy, ada, { give: [free] })).status).toBe(201);
  });

  it('tells nobody which card was brought into a match in secret', async () => {
    const [ada, billy] = await two();
    const { id } = (await propose(billy, ada)).body;
    await server.db.query(
      `insert into matches (mode, kind, origin_id, player_0, player_1, stake, phase, deadline, server_seed, state, started_at)
       values ('duel', 'challenge', 990001, $1, $2, 0, 'commit', now() + interval '1 day', repeat('0', 64), '{}', now())`,
      [billy.address, ada.address],
    );
    expect((await say(ada, id)).body).toMatchObject({
      code: 'CARD_BUSY',
      error: 'The other one is in the middle of a match: try when it is over.',
    });
    await server.db.transaction(async (tx) => {
      await tx.query('alter table matches disable trigger user');
      await tx.query('delete from matches where origin_id = 990001');
      await tx.query('alter table matches enable trigger user');
    });
    // Nor does the swap end by it.
    await server.db.query(
      `update card_holdings set busy_with = 'challenge:990001', busy_secretly = true where card_id = $1`,
      [billy.cards[0]],
    );
    expect(await breaks()).toBe(0);
    expect(await swapsOf(ada)).toHaveLength(1);
    await server.db.query(
      `update card_holdings set busy_with = null, busy_secretly = false where card_id = $1`,
      [billy.cards[0]],
    );
    expect((await say(ada, id)).status).toBe(200);
  });

  it('ends with a card that is sold, gives the HOOF back, and leaves later swaps alone', async () => {
    const [ada, billy] = await two();
    const carla = await player();
    const { id } = (await propose(ada, billy, { hoof: 100 })).body;
    await billy.call('POST', `/api/cards/${billy.cards[0]}/listing`, { price: 50 });
    await carla.call('POST', `/api/cards/${billy.cards[0]}/buy`, { price: 50 });
    const later = await propose(ada, carla, { take: [billy.cards[0]] });
    expect(later.status).toBe(201);
    expect(await ada.balance()).toBe(900);
    expect((await say(billy, id)).body.code).toBe('CARD_NOT_YOURS');

    expect(await breaks()).toBe(1);
    expect(await ada.balance()).toBe(1_000);
    expect((await inboxOf(ada))[0]).toBe(
      'Your swap has ended: a card of it went elsewhere. Your 100 HOOF are back.',
    );
    expect((await swapsOf(ada)).map((each: { id: number }) => each.id)).toEqual([later.body.id]);
    const left = await server.db.query('select from swap_breaks');
    expect(left).toEqual([]);
  });

  it('ends after seven days by the clock, and is swept long after', async () => {
    const [ada, billy] = await two();
    await propose(ada, billy, { hoof: 100 });
    expect(await expireSwaps(server.app.game)).toBe(0);
    server.clock.advance(SWAP_MS);
    expect(await expireSwaps(server.app.game)).toBeGreaterThan(0);
    expect(await ada.balance()).toBe(1_000);
    const kept = () =>
      server.db.query('select status from swaps where proposer = $1', [ada.address]);
    const [sweep] = SWAP_SWEEPS;
    await sweep!.run(server.db, server.clock.now() + SWAP_KEPT_MS, 1_000);
    expect(await kept()).toEqual([{ status: 'expired' }]);
    await sweep!.run(server.db, server.clock.now() + SWAP_KEPT_MS + 1, 1_000);
    expect(await kept()).toEqual([]);
    server.clock.advance(-SWAP_MS);
  });

  it('cannot be swept, ended twice or changed while it is open, whoever writes', async () => {
    const [ada, billy] = await two();
    const { id } = (await propose(ada, billy, { hoof: 100 })).body;
    const write = (sql: string) => server.db.query(sql, [id]);
    await expect(write('delete from swaps where id = $1')).rejects.toThrow(/open/);
    await expect(write('update swaps set hoof = 1 where id = $1')).rejects.toThrow(/only ends/);
    await drop(ada, id);
    const again = `update swaps set status = 'accepted' where id = $1`;
    await expect(write(again)).rejects.toThrow(/only once/);
  });

  it('is withdrawn by one and turned down by the other, and to anybody else it is not there', async () => {
    const [ada, billy] = await two();
    const carla = await player();
    const [first, second] = [
      (await propose(ada, billy, { hoof: 1 })).body.id,
      (await propose(ada, billy)).body.id,
    ];
    expect((await drop(carla, first)).status).toBe(404);
    expect((await say(carla, first)).status).toBe(404);
    expect((await say(ada, first)).status).toBe(403);
    expect((await drop(ada, first)).status).toBe(204);
    expect((await drop(billy, second)).status).toBe(204);
    expect((await swapsOf(ada, 'over')).map(({ status }: { status: string }) => status)).toEqual([
      ...['refused', 'withdrawn'],
    ]);
    expect(await ada.balance()).toBe(1_000);
    expect((await drop(ada, first)).body.code).toBe('SWAP_CLOSED');
    // Whoever proposes and withdraws all day is one line.
    expect(await inboxOf(billy)).toHaveLength(1);
  });

  it('of two yeses, of yes and no, of yes and a sale at one instant one wins, on any instance', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [ada, billy] = await two();
      const carla = await player();
      const { id } = (await propose(ada, billy, { hoof: 100 })).body;
      const twice = await Promise.all([say(billy, id), say(billy, id)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);

      const next = (
        await propose(ada, billy, { give: [ada.cards[1]], take: [billy.cards[1]], hoof: 100 })
      ).body.id;
      const [yes, no] = await Promise.all([say(billy, next), drop(ada, next)]);
      expect([yes.status, no.status].sort()).toEqual(yes.status === 200 ? [200, 409] : [204, 409]);

      const third = (
        await propose(ada, billy, { give: [ada.cards[2]], take: [billy.cards[2]], hoof: 100 })
      ).body.id;
      const offer = await carla.call('POST', `/api/cards/${ada.cards[2]}/offers`, { amount: 60 });
      const [swapped, sold] = await Promise.all([
        say(billy, third),
        ada.call('POST', `/api/offers/${offer.body.id}/accept`),
      ]);
      expect([swapped.status, sold.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await ownersOf(ada.cards[2]!, billy.cards[2]!)).toEqual(
        swapped.status === 200 ? [billy.address, ada.address] : [carla.address, billy.address],
      );
      await breaks();
      expect(await swapsOf(ada)).toEqual([]);
    }
  });

  it('of proposals that press in at once no more than fit come through', async () => {
    const [ada, billy] = await two();
    const tries = await Promise.all(
      Array.from({ length: SWAPS_PER_ADDRESSEE + 3 }, () => propose(ada, billy, { hoof: 10 })),
    );
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(SWAPS_PER_ADDRESSEE);
    expect(tries.find(({ status }) => status !== 201)?.body.code).toBe('TOO_MANY_OPEN');
    expect(await ada.balance()).toBe(1_000 - 10 * SWAPS_PER_ADDRESSEE);
  });

  it('reaches nobody who has blocked the other, and looks as if they were away', async () => {
    const [ada, billy] = await two();
    const before = (await propose(ada, billy, { hoof: 5 })).body.id;
    const own = (await propose(billy, ada, { hoof: 5 })).body.id;
    await billy.call('PUT', `/api/me/blocks/${ada.address}`);
    const heard = await inboxOf(billy);
    expect(await swapsOf(billy, 'over')).toMatchObject([{ id: own, status: 'withdrawn' }]);
    expect(await swapsOf(billy)).toEqual([]);
    expect((await say(billy, before)).status).toBe(404);
    expect((await drop(billy, before)).status).toBe(404);
    const later = await propose(ada, billy);
    expect(later.status).toBe(201);
    await drop(ada, later.body.id);
    // Not even by a line that was there before and says something new now.
    expect(await inboxOf(billy)).toEqual(heard);
    expect(await swapsOf(ada)).toMatchObject([{ id: before, status: 'open' }]);
    // Nor does whoever blocked put anything on the table of the other.
    expect((await propose(billy, ada)).body.error).toContain('Take the block away first');
  });

  it('of whoever blocks ends as on any day, and stays where the other has seen it', async () => {
    const seenBy = async (end: (billy: TestPlayer, ada: TestPlayer, id: number) => unknown) => {
      const [ada, billy] = await two();
      const made = (await propose(billy, ada, { give: [billy.cards[2]!], take: [ada.cards[2]!] }))
        .body;
      expect((await say(ada, made.id)).status).toBe(200);
      const { id } = (await propose(billy, ada)).body;
      await end(billy, ada, id);
      const refused = await say(ada, id);
      const over = (await swapsOf(ada, 'over')).map(({ status }: { status: string }) => status);
      const heard = await inboxOf(ada);
      return {
        open: await swapsOf(ada),
        over,
        heard,
        refused: [refused.status, refused.body.error],
      };
    };
    const letGo = await seenBy((billy, _ada, id) => drop(billy, id));
    const blocked = await seenBy((billy, ada) =>
      billy.call('PUT', `/api/me/blocks/${ada.address}`),
    );
    expect(letGo.over).toEqual(['withdrawn', 'accepted']);
    expect(blocked).toEqual(letGo);
  });

  it('is taken off the table with a wallet that is frozen, and meanwhile nobody gets its cards', async () => {
    const [ada, billy] = await two();
    const { id } = (await propose(ada, billy, { hoof: 100 })).body;
    await server.db.query(
      `insert into wallet_freezes (wallet, reason, since) values ($1, 'looking into it', now())`,
      [ada.address],
    );
    expect((await say(billy, id)).body.code).toBe('CONFLICT');
    expect(await cancelFrozen(server.app.game, ada.address)).toBe(1);
    expect(await ada.balance()).toBe(1_000);
    await server.db.query('delete from wallet_freezes');
  });

  it('shows a long list page by page, newest first', async () => {
    const [ada, billy] = await two();
    const ids: number[] = [];
    for (let i = 0; i < 4; i += 1) ids.unshift((await propose(ada, billy)).body.id);
    const first = await billy.call('GET', '/api/me/swaps?limit=3');
    const rest = await billy.call('GET', `/api/me/swaps?limit=3&cursor=${first.body.nextCursor}`);
    const seen = [...first.body.swaps, ...rest.body.swaps].map(({ id }: { id: number }) => id);
    expect(seen).toEqual(ids);
    expect(rest.body.nextCursor).toBeNull();
  });

  it('of two who swap, a sale between them says nothing about prices', async () => {
    const [ada, billy] = await two();
    await billy.call('POST', `/api/cards/${billy.cards[1]}/listing`, { price: 50 });
    await ada.call('POST', `/api/cards/${billy.cards[1]}/buy`, { price: 50 });
    await say(billy, (await propose(ada, billy)).body.id);
    const [sale] = (await server.app.inject(`/api/cards/${billy.cards[1]}/sales`)).json().sales;
    expect(sale.leftOut).toContain('swapped');
    await ada.call('POST', `/api/cards/${ada.cards[1]}/listing`, { price: 50 });
    await billy.call('POST', `/api/cards/${ada.cards[1]}/buy`, { price: 50 });
    const [next] = (await server.app.inject(`/api/cards/${ada.cards[1]}/sales`)).json().sales;
    expect(next.leftOut).not.toBeNull();
  });
});
