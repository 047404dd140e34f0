import { ATTRIBUTES, type Effect, TREASURY } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  acceptBody,
  battleBetween,
  challengeBody,
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';
import { giveHoof, loseCard, setLevel, writeEffects } from '../../testing/write-effects.ts';
import { audit } from '../hoof/audit.ts';
import { balanceOf } from '../hoof/balance.ts';
import { mintableLike } from './holding-store.ts';

const HOUR = 3_600_000;
const NOTHING = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 } as const;

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
    if (hoof > 0) await giveHoof(server.db, wallet.address, hoof, server.clock.now());
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

  it('have one like them that can be minted now, the cheapest, until only the reserve is left', async () => {
    const alike = async (id: number) =>
      (await server.app.inject(`/api/cards/${id}/alike`)).json().card;
    const [seen] = await server.db.query<{ id: number }>(
      `select id from cards where rarity = 'Rare' order by id desc limit 1`,
    );
    const cheapest = async () =>
      (
        await server.db.query<{ id: number }>(
          `select c.id from cards c join cards s using (facet_id) join card_holdings h on h.card_id = c.id
            where s.id = $1 and c.id <> s.id and h.owner is null and not under_auction(c.id)
            order by c.price_hoof, c.id limit 1`,
          [seen!.id],
        )
      )[0]!.id;
    const first = await alike(seen!.id);
    expect(first.id).toBe(await cheapest());
    expect((await mint(await player('alike', 5000), first.id)).statusCode).toBe(200);
    const second = await alike(seen!.id);
    expect(second.id).not.toBe(first.id);
    expect(second.id).toBe(await cheapest());
    expect(await mintableLike(server.db, seen!.id, { ...NOTHING, Rare: 20_000 })).toBeNull();
    expect(await alike(2_000_000_000)).toBeNull();
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

  const happen = (effect: Effect) => writeEffects(server.db, [effect], server.clock.now());
  const openWith = (player: TestPlayer, card: number) =>
    player.call('POST', '/api/challenges', challengeBody(player, card, 'Common'));
  const concede = (player: TestPlayer, id: string) =>
    player.call('POST', `/api/matches/${id}/actions`, { type: 'concede' });

  it('are in one game at a time, whoever is faster', async () => {
    const billy = await seat(server, 'billy busy', ['Common', 'Common']);
    const rival = await seat(server, 'rival busy', ['Common']);
    const waiting = (await openWith(rival, rival.cards[0]!)).body;
    const [id] = billy.cards as [number];
    const tries = await Promise.all([
      ...Array.from({ length: 6 }, () => openWith(billy, id)),
      billy.call('POST', '/api/challenges/accept', acceptBody(billy, waiting.id, id)),
    ]);
    const taken = tries.filter(({ status }) => status < 300);
    expect(taken).toHaveLength(1);
    for (const { status, body } of tries.filter((each) => each !== taken[0])) {
      expect([status, body.code]).toEqual([409, 'CARD_BUSY']);
    }
    expect(await cardOf(id)).toMatchObject({ state: 'busy', free: false });
    expect(await billy.balance()).toBe(990);
    // Also past our own code.
    await expect(
      server.db.query(`update card_holdings set busy_with = 'match:1' where card_id = $1`, [id]),
    ).rejects.toMatchObject({ code: 'HF006' });
    await expect(
      server.db.query(
        `insert into card_events (card_id, kind, from_wallet, to_wallet, reference, at)
         values ($1, 'sold', $2, $3, 'sale:1', now())`,
        [id, billy.address, OTHER],
      ),
    ).rejects.toMatchObject({ code: 'HF005' });
    expect(await cardOf(id)).toMatchObject({ state: 'busy', owner: billy.address });
  });

  it('are free again when their challenge is called off', async () => {
    const billy = await seat(server, 'billy free', ['Common']);
    const opened = await openWith(billy, billy.cards[0]!);
    expect(await cardOf(billy.cards[0]!)).toMatchObject({ state: 'busy' });
    await billy.call('DELETE', `/api/challenges/${opened.body.id}`);
    expect(await cardOf(billy.cards[0]!)).toMatchObject({ state: 'free', free: true });
  });

  it('that were brought in secretly look idle to everybody but their owner', async () => {
    const billy = await player('billy secret');
    const id = await minted(billy);
    const [held] = await server.db.query<{ id: number; version: number; owner: string }>(
      'select card_id as id, version, owner from card_holdings where card_id = $1',
      [id],
    );
    const reference = 'challenge:77';
    await happen({ type: 'engage', reference, cards: [held!], secretly: true });
    const own = (await billy.send({ url: `/api/cards/${id}` })).json();
    expect([own.state, (await cardOf(id)).state]).toEqual(['busy', 'free']);
    const list = `/api/wallets/${billy.address}/cards?free=true`;
    expect((await billy.send({ url: list })).json().cards).toHaveLength(0);
    expect((await server.app.inject(list)).json().cards).toHaveLength(1);
    await happen({ type: 'release', reference, cards: [{ id, wallet: billy.address }] });
    expect((await billy.send({ url: `/api/cards/${id}` })).json().state).toBe('free');
  });

  it('play three games a UTC day, rest twelve hours after a loss, and go to the winner', async () => {
    const billy = await seat(server, 'billy games', ['Common', 'Rare']);
    const nanny = await seat(server, 'nanny games', ['Common', 'Common', 'Common', 'Common']);
    const [id] = billy.cards as [number];
    for (const game of [0, 1, 2]) {
      expect(await cardOf(id)).toMatchObject({ state: 'free', gamesToday: game });
      const match = await duelBetween(billy, nanny, { cards: [id, nanny.cards[game]!] });
      await concede(nanny, match);
    }
    expect(await cardOf(id)).toMatchObject({ state: 'played-out', gamesToday: 3, free: false });
    expect((await openWith(billy, id)).body.code).toBe('CARD_PLAYED_OUT');
    // The test's clock starts at noon: twelve hours on is the next UTC day.
    server.clock.advance(12 * HOUR);
    expect(await cardOf(id)).toMatchObject({ state: 'free', gamesToday: 0 });
    const stakes = [{ cardId: id }, { cardId: nanny.cards[3] }] as const;
    await concede(billy, await battleBetween(billy, nanny, ...stakes));
    const resting = await cardOf(id);
    expect(resting).toMatchObject({ state: 'resting', owner: nanny.address, gamesToday: 1 });
    expect(Date.parse(resting.restsUntil)).toBe(server.clock.now() + 12 * HOUR);
    expect((await openWith(billy, id)).body.code).toBe('CARD_NOT_YOURS');
    expect((await openWith(nanny, id)).body.code).toBe('CARD_RESTING');
    server.clock.advance(12 * HOUR);
    expect(await cardOf(id)).toMatchObject({ state: 'free', restsUntil: null });
  });

  it('[E12] gain a point and keep it, up to the maximum of the tier', async () => {
    const billy = await seat(server, 'billy level', ['Common', 'Common', 'Common']);
    const nanny = await seat(server, 'nanny level', ['Common', 'Common', 'Common']);
    const win = async (game: number, value: number) => {
      const cards = [billy.cards[game]!, nanny.cards[game]!] as const;
      await setLevel(server.db, cards[0], value);
      await setLevel(server.db, cards[1], 1);
      const match = await duelBetween(billy, nanny, { cards });
      await kickOff([billy, nanny], match, [[cards[0]], [cards[1]]]);
      const { result } = await playOut([billy, nanny], match);
      const { attributes } = await cardOf(cards[0]);
      const grown = ATTRIBUTES.filter((attribute) => attributes[attribute] !== value);
      return { result: result!, attributes, grown };
    };
    const { result, attributes, grown } = await win(0, 74);
    expect(grown).toEqual([result.improved!.attribute]);
    expect(attributes[grown[0]!]).toBe(75);
    expect(await cardOf(billy.cards[0]!)).toMatchObject({ grown: 1 });
    const full = await win(1, 75);
    expect([full.grown, full.result.improved]).toEqual([[], null]);
    expect(await cardOf(billy.cards[1]!)).toMatchObject({ grown: 0 });
    // What grew higher by the older rules stays where it is.
    const old = await win(2, 90);
    expect([old.grown, old.result.improved]).toEqual([[], null]);
  });

  it('[E12] grow five times in a life, and nobody writes a sixth', async () => {
    const billy = await seat(server, 'billy five', ['Common']);
    const nanny = await seat(
      server,
      'nanny five',
      Array.from({ length: 7 }, () => 'Common'),
    );
    const [id] = billy.cards as [number];
    await setLevel(server.db, id, 70);
    for (let game = 0; game < 6; game += 1) {
      const foe = nanny.cards[game]!;
      await setLevel(server.db, foe, 60);
      const match = await duelBetween(billy, nanny, { cards: [id, foe] });
      await kickOff([billy, nanny], match, [[id], [foe]]);
      const { result } = await playOut([billy, nanny], match);
      expect(result!.improved === null).toBe(game === 5);
      const card = await cardOf(id);
      expect(card).toMatchObject({ grown: Math.min(game + 1, 5) });
      const sum = ATTRIBUTES.reduce((total, name) => total + card.attributes[name], 0);
      expect(sum).toBe(700 + Math.min(game + 1, 5));
      if (game % 3 === 2) server.clock.advance(24 * HOUR);
    }
    await expect(server.db.query('update cards set grown = 6 where id = $1', [id])).rejects.toThrow(
      'cards_grown_check',
    );
  });

  it('tell their whole life, newest first, with links', async () => {
    const [billy, nanny] = [await player('billy life'), await player('nanny life')];
    const id = await minted(billy);
    const match60 = { type: 'card-event', cardId: id, reference: 'match:60' } as const;
    await happen({ ...match60, kind: 'won' });
    await happen({ ...match60, kind: 'levelled', attribute: 'pace', value: 50 });
    const lost = { cardId: id, from: billy.address, to: nanny.address, reference: 'match:61' };
    await loseCard(server.db, lost, server.clock.now());
    const { events, record } = (await server.app.inject(`/api/cards/${id}/history`)).json();
    expect(record).toEqual({ games: 2, wins: 1, trophies: 0 });
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
    expect((await server.app.inject('/api/cards/10000/history')).json()).toEqual({
      events: [],
      record: { games: 0, wins: 0, trophies: 0 },
    });
  });

  it('in sight are told in one answer, sixty at most, without what is no card', async () => {
    const id = await minted(await player('billy in sight'));
    const ask = (of: string) => server.app.inject(`/api/cards?of=${of}`);
    const answer = await ask(`${id},10000,2000000000,${id}`);
    expect(answer.statusCode).toBe(200);
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    expect(answer.json().sort(byId)).toEqual([await cardOf(id), await cardOf(10_000)].sort(byId));
    const many = Array.from({ length: 61 }, (_, n) => n + 1);
    expect((await ask(many.join(','))).statusCode).toBe(400);
    expect((await ask(many.slice(1).join(','))).json()).toHaveLength(60);
    for (const wrong of ['', '0', '1,x', '1,,2', '9'.repeat(700)]) {
      expect((await ask(wrong)).statusCode, wrong).toBe(400);
    }
    expect((await server.app.inject('/api/cards')).statusCode).toBe(400);
  });

  it('count a cup as one game, one win and a trophy, growing and the bench as nothing', async () => {
    const id = await minted(await player('billy record'));
    const event = { type: 'card-event', cardId: id } as const;
    await happen({ ...event, kind: 'won', reference: 'cup:70' });
    await happen({
      ...event,
      kind: 'levelled',
      reference: 'match:71',
      attribute: 'pace',
      value: 50,
    });
    await happen({ ...event, kind: 'won', reference: 'match:72' });
    // A captain on the bench of a squad that lost.
    const at = server.clock.now();
    await happen({ ...event, kind: 'lost', reference: 'match:73', restsUntil: at });
    const { record } = (await server.app.inject(`/api/cards/${id}/history`)).json();
    expect(record).toEqual({ games: 2, wins: 2, trophies: 1 });
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
