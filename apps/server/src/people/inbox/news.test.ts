import { FOLLOW_NEWS, NEWS_LIFE_MS, NEWS_WAITING } from '@goats/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { writeEffects } from '../../testing/write-effects.ts';
import { spreadNews, spreadPortion } from './spread-news.ts';

const CROWD = 1_000;

let server: TestApp;
let second: TestApp;
let ada: TestPlayer;
let goat: number;

beforeAll(async () => {
  server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  second = await secondInstance(server);
  ada = await seat(server, 'ada', ['Common', 'Common', 'Common']);
  const [card] = await server.db.query<{ goat: number }>(
    'select base_goat_id as goat from cards where id = $1',
    [ada.cards[0]],
  );
  goat = card!.goat;
});
afterAll(async () => {
  await second.close();
  await server.close();
});
beforeEach(async () => {
  server.clock.advance(2 * FOLLOW_NEWS.windowMs);
  await server.db.query('truncate messages, watches, news');
  for (const cardId of ada.cards) await ada.call('DELETE', `/api/cards/${cardId}/listing`);
});

const crowd = (size = CROWD) =>
  server.db.query(
    `insert into watches select '0x' || lpad(to_hex(n), 40, '0'), 'goat', $1, now()
       from generate_series(1, $2::int) n`,
    [goat, size],
  );
const list = (price: number, cardId = ada.cards[0]) =>
  ada.call('POST', `/api/cards/${cardId}/listing`, { price });
const count = async (table: string) =>
  (await server.db.query<{ count: number }>(`select count(*) from ${table}`))[0]!.count;
/** How often each number of lines was told. */
const tellings = () =>
  server.db.query(
    `select lines, count(*) as wallets
       from (select count(*) as lines from messages group by wallet) t group by 1 order by 1`,
  );
const spreadAll = async (where: TestApp[] = [server]) => {
  while ((await count('news')) > 0) await Promise.all(where.map((each) => spreadNews(each)));
};

describe('news of a card that thousands follow', () => {
  it('are one line in the commit, and the players whose commands it carries wait for no reader', async () => {
    await crowd();
    const asked = vi.spyOn(server.db, 'prepared');
    expect((await list(30)).status).toBe(201);
    const commits = asked.mock.calls.filter(([name]) => name === 'commit-effects');
    asked.mockRestore();
    expect(commits).toHaveLength(1);
    expect([await count('news'), await count('messages'), await count('outbox')]).toEqual([
      1, 0, 0,
    ]);
  });

  it('reach everybody once, in portions, from several instances at once', async () => {
    await crowd();
    // Whoever follows the card and its goat hears it once as well; whose doing it is, not at all.
    await server.db.query(
      `insert into watches values ('0x' || lpad('1', 40, '0'), 'card', $1, now()),
                                  ($2, 'goat', $3, now())`,
      [ada.cards[0], ada.address, goat],
    );
    await list(30);
    expect(await spreadPortion(server, 100)).toBe(100);
    expect(await count('messages')).toBe(100);
    await spreadAll([server, second]);
    expect(await tellings()).toEqual([{ lines: 1, wallets: CROWD }]);
    expect(await server.db.query('select from messages where wallet = $1', [ada.address])).toEqual(
      [],
    );
  });

  it('reach everybody once also when whoever spreads them is killed between two steps', async () => {
    await crowd();
    await list(30);
    await spreadPortion(server, 100);
    const killed: Database = {
      ...server.db,
      transaction: (work) =>
        server.db.transaction(async (tx) => {
          await work(tx);
          throw new Error('killed');
        }),
    };
    await expect(spreadPortion({ ...server, db: killed }, 100)).rejects.toThrow('killed');
    expect(await count('messages')).toBe(100);
    server.clock.advance(60_000);
    await spreadAll([second]);
    expect(await tellings()).toEqual([{ lines: 1, wallets: CROWD }]);
  });

  it('keep nobody waiting who follows another card', async () => {
    await crowd();
    await list(30);
    const reader = await seat(server, 'reader', [], 0);
    const own = ada.cards[1]!;
    await reader.call('PUT', `/api/me/watches/cards/${own}`);
    await spreadPortion(server, 100);
    await server.db.query('delete from watches where kind = $1 and wallet <> $2', [
      ...['goat', reader.address],
    ]);
    await crowd();
    server.clock.advance(1);
    await list(30, own);
    server.clock.advance(1);
    // The crowd has had its turn; then the newcomer, before the crowd has its next.
    await spreadPortion(server, 100);
    await spreadPortion(server, 100);
    const told = await server.db.query('select text from messages where wallet = $1', [
      reader.address,
    ]);
    expect(told).toHaveLength(1);
  });

  it('that cannot be spread keep no other waiting, and are given up after a day', async () => {
    await crowd(1);
    await server.db.query(
      `create function refuse_poison() returns trigger language plpgsql as $$
       begin if new.text = 'Poison.' then raise exception 'poison'; end if; return new; end $$`,
    );
    await server.db.query(
      `create trigger poison before insert on messages for each row execute function refuse_poison()`,
    );
    const line = { type: 'watchers-told', cardId: ada.cards[0]!, overpriced: false } as const;
    const effect = { ...line, text: 'Poison.', href: '/nft/1', except: ada.address };
    await writeEffects(server.db, [effect], server.clock.now());
    await list(30);
    await expect(spreadNews(server)).rejects.toThrow('poison');
    await spreadNews(server);
    expect(await tellings()).toEqual([{ lines: 1, wallets: 1 }]);
    const tries: number[] = [];
    for (let minutes = 0; minutes < NEWS_LIFE_MS / 60_000 + 1; minutes += 1) {
      server.clock.advance(60_000);
      await spreadNews(server).catch(() => tries.push(minutes));
    }
    expect(tries.length).toBeLessThan(20);
    expect(await count('news')).toBe(0);
    await server.db.query('drop trigger poison on messages');
  });

  it('are not written at all where nobody follows, and of one sender only so many wait', async () => {
    await list(30);
    expect(await count('news')).toBe(0);
    await server.db.query(`insert into watches values ($1, 'card', $2, now())`, [
      ...[`0x${'1'.repeat(40)}`, ada.cards[1]],
    ]);
    for (let line = 0; line < NEWS_WAITING + 5; line += 1) {
      await list(Math.round(1_000_000 * 0.8 ** line), ada.cards[1]);
      server.clock.advance(1);
    }
    expect(await count('news')).toBe(NEWS_WAITING);
  });

  it('lowering a price by one again and again tells nobody again', async () => {
    await crowd(3);
    for (let price = 100; price > 90; price -= 1) await list(price);
    expect(await count('news')).toBe(1);
    await list(90);
    expect(await count('news')).toBe(2);
    await spreadAll();
    // The same line in other words, which rings nowhere again.
    expect(await tellings()).toEqual([{ lines: 1, wallets: 3 }]);
    const [{ text }] = (await server.db.query<{ text: string }>('select text from messages')) as [
      { text: string },
    ];
    expect(text).toMatch(/is down from 100 HOOF to 90 HOOF\.$/);
  });
});

describe('whoever follows a goat', () => {
  const reader = `0x${'f'.repeat(40)}`;
  const sender = (n: number) => `0xe${n.toString(16).padStart(39, '0')}`;
  const tell = async (from: string, cardId: number, overpriced = false) => {
    const news = {
      type: 'watchers-told',
      text: `${from} ${cardId}`,
      href: `/nft/${cardId}`,
    } as const;
    await writeEffects(
      server.db,
      [{ ...news, cardId: ada.cards[0]!, except: from, overpriced }],
      server.clock.now(),
    );
    await spreadAll();
  };
  const heard = async () =>
    (
      await server.db.query<{ sender: string; overpriced: boolean }>(
        'select sender, overpriced from messages where wallet = $1 order by id',
        [reader],
      )
    ).map((row) => row.sender);
  beforeEach(async () => {
    await server.db.query(`insert into watches values ($1, 'goat', $2, now())`, [reader, goat]);
  });

  it('is not silenced by three wallets that list all they have', async () => {
    for (let card = 1; card <= 33; card += 1) {
      for (const one of [1, 2, 3]) await tell(sender(one), 100 * one + card);
    }
    const noise = await heard();
    expect(noise).toHaveLength(3 * FOLLOW_NEWS.perSender);
    await tell(sender(4), 7);
    expect(await heard()).toEqual([...noise, sender(4)]);
  });

  it('hears of whom it has not heard today, however full the day is, and of no more lines than fit', async () => {
    for (let one = 1; one <= FOLLOW_NEWS.perTopic / 2; one += 1) {
      for (const card of [1, 2]) await tell(sender(one), 2 * one + card);
    }
    expect(await heard()).toHaveLength(FOLLOW_NEWS.perTopic);
    // What one has heard from gets no more room; whoever is new takes that of a second line.
    await tell(sender(1), 900);
    await tell(sender(99), 901);
    const now = await heard();
    expect(now).toHaveLength(FOLLOW_NEWS.perTopic);
    expect(now).toContain(sender(99));
    expect(now.filter((from) => from === sender(1))).toHaveLength(2);
    expect(now.filter((from) => from === sender(15))).toHaveLength(1);
    // With nothing but first lines, the oldest goes.
    for (let one = 100; one < 100 + FOLLOW_NEWS.perTopic; one += 1) await tell(sender(one), one);
    expect(new Set(await heard())).toEqual(
      new Set(Array.from({ length: FOLLOW_NEWS.perTopic }, (_, i) => sender(100 + i))),
    );
  });

  it('hears of what is overpriced only where there is room, and it gives way first', async () => {
    const most = FOLLOW_NEWS.perTopic;
    for (let one = 1; one <= most; one += 1) await tell(sender(one), one, one <= 2);
    await tell(sender(200), 200, true);
    expect(await heard()).not.toContain(sender(200));
    await tell(sender(3), 300);
    await tell(sender(201), 201);
    const now = await heard();
    expect(now).toHaveLength(most);
    expect(now).not.toContain(sender(1));
    expect(now).not.toContain(sender(2));
    expect(now).toContain(sender(201));
    expect(now.filter((from) => from === sender(3))).toHaveLength(2);
  });
});
