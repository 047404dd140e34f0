import { FOLLOW_NEWS, INBOX_SIZE, UNASKED } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../clock/housekeeping/run-sweeps.ts';
import { SWEEPS } from '../../rooms.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { writeEffects } from '../../testing/write-effects.ts';
import { spreadNews } from './spread-news.ts';

let server: TestApp;
let ada: TestPlayer;
let bo: TestPlayer;

beforeAll(async () => {
  server = await createTestApp();
  const commons = Array.from({ length: FOLLOW_NEWS.perSender + 5 }, () => 'Common' as const);
  ada = await seat(server, 'ada', commons);
  bo = await seat(server, 'bo', ['Rare']);
});
afterAll(() => server.close());

const inboxOf = async (player: TestPlayer) => (await player.call('GET', '/api/me/inbox')).body;
const textsOf = async (player: TestPlayer): Promise<string[]> =>
  (await inboxOf(player)).messages.map(({ text }: { text: string }) => text);
const list = async (cardId: number, price: number) => {
  const answer = await ada.call('POST', `/api/cards/${cardId}/listing`, { price });
  await spreadNews(server);
  return answer;
};
const unlist = (cardId: number) => ada.call('DELETE', `/api/cards/${cardId}/listing`);

describe('the inbox', () => {
  it('says what happened, with the way there, and remembers what was read', async () => {
    const [cardId] = ada.cards;
    const offered = await bo.call('POST', `/api/cards/${cardId}/offers`, { amount: 12.5 });
    expect(offered.status).toBe(201);
    const { messages, unread } = await inboxOf(ada);
    expect(unread).toBe(1);
    expect(messages).toEqual([
      {
        id: expect.any(Number),
        topic: 'offer',
        text: expect.stringMatching(/^12\.50 HOOF are offered for /),
        kind: 'offer-made',
        values: { card: expect.any(String), hoof: 1_250 },
        href: `/nft/${cardId}`,
        at: new Date(server.clock.now()).toISOString(),
        read: false,
        // Who asks can be looked at, and followed.
        from: bo.address,
      },
    ]);
    const read = await ada.call('POST', '/api/me/inbox/read', { upTo: messages[0].id });
    expect(read.body).toEqual({ unread: 0 });
    expect((await inboxOf(ada)).messages[0].read).toBe(true);
    await bo.call('DELETE', `/api/offers/${offered.body.id}`);
  });

  it('is for its owner alone, and kept by nobody on the way', async () => {
    const stranger = testWallet(server, 'stranger');
    for (const url of ['/api/me/inbox', '/api/me/watches']) {
      expect((await stranger.send({ url })).statusCode).toBe(401);
      expect((await ada.wallet.send({ url })).headers['cache-control']).toBe('no-store');
    }
    const [{ id }] = (await inboxOf(ada)).messages;
    await server.db.query('update messages set read_at = null');
    await bo.call('POST', '/api/me/inbox/read', { upTo: id });
    expect((await inboxOf(ada)).unread).toBe(1);
  });

  it('names what is wrong with an id', async () => {
    for (const upTo of [0, -1, 1.5, '7', null, 1e300]) {
      const answer = await ada.call('POST', '/api/me/inbox/read', { upTo });
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
    }
  });
});

describe('nobody can fill the inbox of somebody else', () => {
  it('offering and withdrawing over and over is one line, the last one', async () => {
    const cardId = ada.cards[1];
    for (const amount of [1, 2, 3, 4]) {
      const { body } = await bo.call('POST', `/api/cards/${cardId}/offers`, { amount });
      if (amount < 4) await bo.call('DELETE', `/api/offers/${body.id}`);
    }
    const { messages } = await inboxOf(ada);
    const here = messages.filter(({ href }: { href: string }) => href === `/nft/${cardId}`);
    expect(here).toHaveLength(1);
    expect(here[0]).toMatchObject({ read: false, text: expect.stringMatching(/^4 HOOF/) });
  });

  it('listing and unlisting over and over is one line a day', async () => {
    const cardId = ada.cards[2]!;
    await bo.call('PUT', `/api/me/watches/cards/${cardId}`);
    for (const price of [50, 40, 30]) {
      expect((await list(cardId, price)).status).toBe(201);
      expect((await unlist(cardId)).status).toBe(204);
    }
    expect(await textsOf(bo)).toEqual([expect.stringMatching(/is for sale: 30 HOOF\.$/)]);
    server.clock.advance(FOLLOW_NEWS.windowMs);
    await list(cardId, 30);
    await list(cardId, 20);
    await list(cardId, 90);
    expect(await textsOf(bo)).toEqual([
      expect.stringMatching(/is down from 30 HOOF to 20 HOOF\.$/),
      expect.stringMatching(/is for sale: 30 HOOF\.$/),
    ]);
  });

  it('a shelf full of one goat is no more lines than a sender may cause', async () => {
    server.clock.advance(2 * FOLLOW_NEWS.windowMs);
    const follower = await seat(server, 'follower', [], 0);
    for (let goat = 1; goat <= 10; goat += 1) {
      await follower.call('PUT', `/api/me/watches/goats/${goat}`);
    }
    for (const cardId of ada.cards.slice(3)) await list(cardId, 10);
    await unlist(ada.cards[2]!);
    for (const cardId of ada.cards.slice(0, 3)) await list(cardId, 10);
    expect((await inboxOf(follower)).unread).toBe(FOLLOW_NEWS.perSender);
    expect(await textsOf(ada)).not.toContainEqual(expect.stringContaining('is for sale'));
  });

  it('many wallets together are bounded too, and do not stop what is one’s own', async () => {
    server.clock.advance(2 * UNASKED.windowMs);
    const wallet = (await seat(server, 'popular', [], 0)).address;
    const at = server.clock.now();
    const line = { type: 'message', wallet, topic: 'offer', text: 'An offer.' } as const;
    for (let i = 0; i < UNASKED.perTopic + 5; i += 1) {
      const from = `0x${i.toString(16).padStart(40, '0')}`;
      await writeEffects(server.db, [{ ...line, from, href: `/nft/${i + 1}` }], at);
    }
    await writeEffects(server.db, [{ ...line, topic: 'sale', href: '/nft/1' }], at);
    const [row] = await server.db.query('select count(*) from messages where wallet = $1', [
      wallet,
    ]);
    expect(row).toEqual({ count: UNASKED.perTopic + 1 });
  });
});

it('keeps the last hundred: the sweep lets go of the rest, of everybody', async () => {
  const collector = await seat(server, 'collector', [], 0);
  const at = server.clock.now();
  const letters = Array.from({ length: INBOX_SIZE + 7 }, (_, i) => ({
    ...({ type: 'message', wallet: collector.address, topic: 'sale' } as const),
    ...{ text: `Letter ${i}.`, href: '/nft/1' },
  }));
  await writeEffects(server.db, letters, at);
  const before = (await inboxOf(ada)).messages.length;
  expect((await inboxOf(collector)).messages).toHaveLength(INBOX_SIZE);
  await sweep(server.db, at, SWEEPS);
  const rows = await server.db.query('select text from messages where wallet = $1 order by id', [
    collector.address,
  ]);
  expect(rows).toHaveLength(INBOX_SIZE);
  expect(rows[0]).toEqual({ text: 'Letter 7.' });
  expect((await inboxOf(ada)).messages).toHaveLength(before);
});

it('a crowd of strangers pushes out nothing that was meant for a wallet', async () => {
  const winner = await seat(server, 'winner', []);
  const { address } = winner;
  const at = new Date(server.clock.now());
  await server.db.query(
    `insert into messages (wallet, topic, text, href, at) values ($1, 'auction', 'You won', '/nft/1', $2)`,
    [address, at],
  );
  await server.db.query(
    `insert into messages (wallet, topic, text, href, at, sender)
     select $1, 'offer', 'A trifle', '/nft/' || i, $2, '0x' || lpad(to_hex(i), 40, '0')
       from generate_series(1, $3) i`,
    [address, at, 2 * INBOX_SIZE],
  );
  for (const swept of [false, true]) {
    if (swept) await sweep(server.db, server.clock.now(), SWEEPS);
    const texts = await textsOf(winner);
    expect(texts).toHaveLength(INBOX_SIZE);
    expect(texts.at(-1)).toBe('You won');
  }
});
