import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { audit } from '../ledger/audit.ts';
import { balanceOf, TREASURY, transfer } from '../ledger/balance.ts';
import { levelUp, recordCardEvent } from './card-events.ts';
import { engageCards, releaseCards } from './engagements.ts';

const HOUR = 3_600_000;

describe('cards', () => {
  let server: TestApp;
  let nextCard = 0;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  /** A signed-in wallet with so much HOOF. */
  async function player(name: string, hoof = 100_000): Promise<TestWallet> {
    const wallet = testWallet(server, name);
    await wallet.signIn();
    if (hoof > 0) {
      await transfer(
        server.db,
        {
          reason: 'house',
          reference: `house:${name.replaceAll(' ', '-')}`,
          from: TREASURY,
          to: wallet.address,
          amount: hoof * 100,
        },
        server.clock.now(),
      );
    }
    return wallet;
  }

  const mint = (wallet: TestWallet, id: number, key?: string) =>
    wallet.send({
      method: 'POST',
      url: `/api/cards/${id}/mint`,
      payload: { playerId: wallet.address },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });

  async function minted(wallet: TestWallet): Promise<number> {
    nextCard += 1;
    const response = await mint(wallet, nextCard);
    expect(response.statusCode).toBe(200);
    return nextCard;
  }

  const cardOf = async (id: number) => (await server.app.inject(`/api/cards/${id}`)).json();

  it('are minted at their price, which goes to the treasury', async () => {
    const billy = await player('billy', 5000);
    const treasury = await balanceOf(server.db, TREASURY);
    const id = await minted(billy);
    const card = await cardOf(id);
    expect(card).toMatchObject({ owner: billy.address, state: 'free', free: true, gamesToday: 0 });
    expect(await balanceOf(server.db, billy.address)).toBe(500_000 - card.priceHoof * 100);
    expect(await balanceOf(server.db, TREASURY)).toBe(treasury + card.priceHoof * 100);
  });

  it('go to one of two buyers at one instant; the other keeps the HOOF', async () => {
    const buyers = await Promise.all(['one', 'two', 'three'].map((name) => player(name, 5000)));
    nextCard += 1;
    const answers = await Promise.all(buyers.map((buyer) => mint(buyer, nextCard)));
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([200, 409, 409]);
    for (const [index, buyer] of buyers.entries()) {
      const answer = answers[index]!;
      const balance = await balanceOf(server.db, buyer.address);
      if (answer.statusCode === 200) expect(balance).toBe(answer.json().hoofBalance * 100);
      else {
        expect(answer.json().code).toBe('CARD_TAKEN');
        expect(balance).toBe(500_000);
      }
    }
  });

  it('stay unowned when the HOOF is missing, and the sentence says how much', async () => {
    const poor = await player('poor', 1);
    const response = await mint(poor, 19_999);
    expect([response.statusCode, response.json().code]).toEqual([409, 'INSUFFICIENT_HOOF']);
    expect(response.json().error).toMatch(
      /^Insufficient HOOF balance\. Required: \d+.*Available: 1$/,
    );
    expect(await cardOf(19_999)).toMatchObject({ owner: null, state: 'unowned', free: false });
    expect(await balanceOf(server.db, poor.address)).toBe(100);
  });

  it('that do not exist are not found, and one’s own are not minted twice', async () => {
    const billy = await player('billy twice');
    expect((await mint(billy, 2_000_000_000)).statusCode).toBe(404);
    const again = await mint(billy, await minted(billy));
    expect([again.statusCode, again.json().code]).toEqual([409, 'CARD_TAKEN']);
  });

  it('are bought once with a repeated Idempotency-Key, also at the same instant', async () => {
    const billy = await player('billy key', 5000);
    nextCard += 1;
    const id = nextCard;
    const answers = await Promise.all(Array.from({ length: 5 }, () => mint(billy, id, 'key-1')));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(answers[0]!.json());
    }
    const reused = await mint(billy, id + 1000, 'key-1');
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('are in one game at a time, whoever is faster', async () => {
    const billy = await player('billy busy');
    const id = await minted(billy);
    const now = server.clock.now();
    const enter = (reference: string) =>
      server.db.transaction((tx) =>
        engageCards(tx, { cardIds: [id], wallet: billy.address, reference }, now),
      );
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) => enter(`challenge:${900 + i}`)),
    );
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await cardOf(id)).toMatchObject({ state: 'busy', free: false });
    // Also past our own code.
    await expect(
      server.db.query(`update card_holdings set busy_with = 'match:1' where card_id = $1`, [id]),
    ).rejects.toMatchObject({ code: 'HF006' });
    await expect(
      recordCardEvent(
        server.db,
        { cardId: id, kind: 'sold', reference: 'sale:1', from: billy.address, to: OTHER },
        now,
      ),
    ).rejects.toMatchObject({ code: 'CARD_TAKEN' });
    const [row] = await server.db.query<{ busy_with: string }>(
      'select busy_with from card_holdings where card_id = $1',
      [id],
    );
    await releaseCards(server.db, row!.busy_with);
    expect(await cardOf(id)).toMatchObject({ state: 'free' });
  });

  it('that were brought in secretly look idle to everybody but their owner', async () => {
    const billy = await player('billy secret');
    const id = await minted(billy);
    await server.db.transaction((tx) =>
      engageCards(
        tx,
        { cardIds: [id], wallet: billy.address, reference: 'match:77', secretly: true },
        server.clock.now(),
      ),
    );
    const own = (await billy.send({ url: `/api/cards/${id}` })).json();
    expect([own.state, (await cardOf(id)).state]).toEqual(['busy', 'free']);
    const list = `/api/wallets/${billy.address}/cards?free=true`;
    expect((await billy.send({ url: list })).json().cards).toHaveLength(0);
    expect((await server.app.inject(list)).json().cards).toHaveLength(1);
    await releaseCards(server.db, 'match:77');
  });

  it('play three games a UTC day, rest twelve hours after a loss, and go to the winner', async () => {
    const [billy, nanny] = [await player('billy games'), await player('nanny games')];
    const id = await minted(billy);
    const play = (kind: 'won' | 'lost', reference: string, to?: string) =>
      recordCardEvent(
        server.db,
        { cardId: id, kind, reference, ...(to ? { from: billy.address, to } : {}) },
        server.clock.now(),
      );
    await play('won', 'match:1');
    await play('won', 'match:2');
    expect(await cardOf(id)).toMatchObject({ state: 'free', gamesToday: 2 });
    await play('won', 'match:3');
    expect(await cardOf(id)).toMatchObject({ state: 'played-out', gamesToday: 3, free: false });
    const enter = () =>
      server.db.transaction((tx) =>
        engageCards(
          tx,
          { cardIds: [id], wallet: billy.address, reference: 'challenge:33' },
          server.clock.now(),
        ),
      );
    await expect(enter()).rejects.toMatchObject({ code: 'CARD_PLAYED_OUT' });
    // The test's clock starts at noon: twelve hours on is the next UTC day.
    server.clock.advance(12 * HOUR);
    expect(await cardOf(id)).toMatchObject({ state: 'free', gamesToday: 0 });
    await play('lost', 'match:4', nanny.address);
    const resting = await cardOf(id);
    expect(resting).toMatchObject({ state: 'resting', owner: nanny.address, gamesToday: 1 });
    expect(Date.parse(resting.restsUntil)).toBe(server.clock.now() + 12 * HOUR);
    await expect(enter()).rejects.toMatchObject({ code: 'CARD_NOT_YOURS' });
    server.clock.advance(12 * HOUR);
    expect(await cardOf(id)).toMatchObject({ state: 'free', restsUntil: null });
  });

  it('gain a point and keep it, up to 100', async () => {
    const billy = await player('billy level');
    const id = await minted(billy);
    const before = (await cardOf(id)).attributes.shootingPower;
    const value = await levelUp(server.db, id, 'shootingPower', 'match:50', server.clock.now());
    expect(value).toBe(before + 1);
    await server.db.query('update cards set vision = 100 where id = $1', [id]);
    expect(await levelUp(server.db, id, 'vision', 'match:51', server.clock.now())).toBeNull();
    expect((await cardOf(id)).attributes.shootingPower).toBe(before + 1);
  });

  it('tell their whole life, newest first, with links', async () => {
    const [billy, nanny] = [await player('billy life'), await player('nanny life')];
    const id = await minted(billy);
    const now = server.clock.now();
    await recordCardEvent(server.db, { cardId: id, kind: 'won', reference: 'match:60' }, now);
    await levelUp(server.db, id, 'pace', 'match:60', now);
    const lost = { cardId: id, kind: 'lost', from: billy.address, to: nanny.address } as const;
    await recordCardEvent(server.db, { ...lost, reference: 'match:61' }, now);
    const { events } = (await server.app.inject(`/api/cards/${id}/history`)).json();
    expect(events.map((event: { kind: string }) => event.kind)).toEqual([
      'lost',
      'levelled',
      'won',
      'minted',
    ]);
    expect(events[0]).toMatchObject({
      from: billy.address,
      to: nanny.address,
      link: '/battle?match=61',
    });
    expect(events[3]).toMatchObject({ from: null, to: billy.address, link: `/nft/${id}` });
    expect((await server.app.inject('/api/cards/2000000000/history')).statusCode).toBe(404);
    expect((await server.app.inject('/api/cards/19998/history')).json()).toEqual({ events: [] });
  });

  it.each([
    [
      'an owner set by hand',
      `update card_holdings set owner = '0x${'c'.repeat(40)}', acquired_at = now() where card_id = 1`,
    ],
    ['a rest wiped away', `update card_holdings set rests_until = now() where card_id = 1`],
    ['history rewritten', 'update card_events set at = now()'],
    ['history deleted', 'delete from card_events'],
    ['a holding deleted', 'delete from card_holdings where card_id = 1'],
    [
      'an unowned card in a game',
      `update card_holdings set busy_with = 'match:1' where card_id = 19990`,
    ],
  ])('are kept by the database itself: %s is refused', async (_what, sql) => {
    await expect(server.db.query(sql)).rejects.toThrow();
  });

  it('leave clean books', async () => {
    const findings = await audit(server.db);
    expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
  });
});

const OTHER = `0x${'d'.repeat(40)}`;
