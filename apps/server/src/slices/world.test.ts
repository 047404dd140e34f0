import { randomBytes } from 'node:crypto';
import { type AnswerOf, ATTRIBUTES, type Attributes, type Command } from '@goats/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Row } from '../db/database.ts';
import type { Key } from '../kernel/idempotency/keys.ts';
import { createTestApp, secondInstance, type TestApp } from '../testing/test-app.ts';
import { duelBetween, seat, type TestPlayer } from '../testing/test-players.ts';
import { giveHoof } from '../testing/write-effects.ts';

const hash = () => randomBytes(32).toString('hex');
const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'done' : (result.reason.code ?? String(result.reason));

describe('the world, with many who want something at one instant', () => {
  let server: TestApp;
  let other: TestApp;
  const duels: { id: number; ada: TestPlayer; bob: TestPlayer }[] = [];
  let wallets = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    other = await secondInstance(server);
    for (let n = 0; n < 20; n += 1) {
      const ada = await seat(server, `ada ${n}`, ['Common']);
      const bob = await seat(server, `bob ${n}`, ['Common']);
      duels.push({ id: Number(await duelBetween(ada, bob)), ada, bob });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  /** How often the server has written since. */
  function countCommits(): () => number {
    const asked = vi.spyOn(server.db, 'prepared');
    return () => asked.mock.calls.filter(([name]) => name === 'commit-effects').length;
  }

  /** Something happens between the server's decision and its next commit. */
  function beforeNextCommit(happen: () => Promise<unknown>): void {
    const prepared = server.db.prepared.bind(server.db);
    let waiting = true;
    vi.spyOn(server.db, 'prepared').mockImplementation(
      async <R extends Row>(...[name, text, values]: Parameters<typeof prepared>) => {
        if (waiting && name === 'commit-effects') {
          waiting = false;
          await happen();
        }
        return prepared<R>(name, text, values);
      },
    );
  }

  const commitTo = (n: number, commitment: string, by: 'ada' | 'bob' = 'ada'): Command => ({
    type: 'move',
    matchId: duels[n]!.id,
    address: duels[n]![by].address,
    move: { type: 'commit', commitment },
    at: server.clock.now(),
  });
  const committedTo = async (n: number) =>
    (await duels[n]!.ada.call('GET', `/api/matches/${duels[n]!.id}`)).body.players.map(
      ({ committed }: { committed: boolean }) => committed,
    );

  const runAll = (commands: readonly Command[]) =>
    Promise.allSettled(commands.map((command) => server.app.game.world.run(command)));

  it('refuses a commitment that was made before to whoever repeats it, and writes the other nineteen in one statement', async () => {
    const old = hash();
    await server.app.game.world.run(commitTo(0, old, 'bob'));
    const commits = countCommits();
    const results = await runAll(duels.map((_, n) => commitTo(n, n === 7 ? old : hash())));
    expect(commits()).toBe(1);
    expect(results.map(codeOf)).toEqual(
      duels.map((_, n) => (n === 7 ? 'COMMITMENT_REPLAYED' : 'done')),
    );
    expect(await committedTo(7)).toEqual([false, false]);
    expect(await committedTo(8)).toEqual([true, false]);
  });

  it('takes a hash from one of two who send the same at one instant', async () => {
    const same = hash();
    const commits = countCommits();
    const results = await runAll([
      commitTo(1, hash(), 'bob'),
      commitTo(2, same, 'bob'),
      commitTo(3, same, 'bob'),
      commitTo(4, hash(), 'bob'),
    ]);
    expect(results.map(codeOf)).toEqual(['done', 'done', 'COMMITMENT_REPLAYED', 'done']);
    expect(commits()).toBe(1);
    const kept = 'select match_id from commitments where commitment = $1';
    expect(await server.db.query(kept, [same])).toEqual([{ match_id: duels[2]!.id }]);
    expect(await committedTo(3)).toEqual([true, false]);
  });

  it('[E21] keeps the last card of a wallet that stakes the other one a moment before', async () => {
    const eve = await seat(server, 'eve, who has two', ['Common', 'Common']);
    const request = (card: number): Command => ({
      ...{ type: 'open', kind: 'request', mode: 'duel', house: false, stake: 10 },
      ...{ wallet: eve.address, cardId: eve.cards[card]!, at: server.clock.now() },
    });
    beforeNextCommit(() => other.app.game.world.run(request(1)));
    const commits = countCommits();
    expect((await runAll([request(0)])).map(codeOf)).toEqual(['LAST_CARD']);
    // It was decided, and the write itself refused it.
    expect(commits()).toBe(1);
    const open = `select card_ids from openings where player = $1 and status = 'open'`;
    expect(await server.db.query(open, [eve.address])).toEqual([{ card_ids: [eve.cards[1]] }]);
    expect(await eve.balance()).toBe(990);
  });

  it('lets a match that cannot be read fail alone', async () => {
    const [broken] = await server.db.query<{ state: object }>(
      'select state from matches where id = $1',
      [duels[9]!.id],
    );
    await server.db.query(`update matches set state = '{}' where id = $1`, [duels[9]!.id]);
    // Another instance has no memory of them, and reads them anew.
    const results = await Promise.allSettled(
      [8, 9, 10, 11].map((n) => other.app.game.world.run(commitTo(n, hash(), 'bob'))),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    await server.db.query('update matches set state = $2 where id = $1', [
      duels[9]!.id,
      JSON.stringify(broken!.state),
    ]);
  });

  type Minting = Extract<Command, { type: 'mint' }>;
  async function buyer(cardId: number): Promise<Minting> {
    wallets += 1;
    const wallet = `0x${wallets.toString(16).padStart(40, 'b')}`;
    await giveHoof(server.db, wallet, 100_000, server.clock.now());
    return { type: 'mint', cardId, wallet, at: server.clock.now() };
  }
  const keyOf = ({ wallet, cardId }: Minting, key = 'mine'): Key => ({
    ...{ scope: wallet, key, call: `POST /api/cards/${cardId}/mint` },
    bodyHash: Buffer.from('body'),
    at: new Date(server.clock.now()),
  });
  const show = ({ card, balance }: AnswerOf<Minting>) => ({ card: card.id, balance });
  const mint = (on: TestApp, command: Minting, key: Key | null, onRepeated = () => {}) =>
    on.app.game.world.run(command, { key, show, onRepeated });

  it('answers a repeated key among strangers’ writes with its first result, and writes theirs in one statement', async () => {
    const buyers: Minting[] = [];
    for (let n = 0; n < 20; n += 1) buyers.push(await buyer(1_001 + n));
    const first = await mint(server, buyers[3]!, keyOf(buyers[3]!));
    await mint(server, buyers[5]!, keyOf(buyers[5]!));
    const commits = countCommits();
    const repeated: number[] = [];
    const results = await Promise.allSettled(
      buyers.map((each, n) => {
        // The same key once more, and once for something else.
        const command = n === 5 ? { ...each, cardId: 1_100 } : each;
        return mint(server, command, keyOf(command), () => repeated.push(n));
      }),
    );
    expect(commits()).toBe(1);
    expect(results.map(codeOf)).toEqual(
      buyers.map((_, n) => (n === 5 ? 'IDEMPOTENCY_KEY_REUSED' : 'done')),
    );
    expect(results[3]).toEqual({ status: 'fulfilled', value: first });
    expect(repeated).toEqual([3]);
    const owned =
      'select count(*) as owned from card_holdings where card_id between 1001 and 1100 and owner is not null';
    expect(await server.db.query(owned)).toEqual([{ owned: 20 }]);
  });

  it('answers a key that another instance was faster with, and nobody else has to be written again', async () => {
    const buyers: Minting[] = [];
    for (let n = 0; n < 10; n += 1) buyers.push(await buyer(2_001 + n));
    let there: unknown;
    beforeNextCommit(async () => {
      there = await mint(other, buyers[4]!, keyOf(buyers[4]!));
    });
    const repeated: number[] = [];
    const results = await Promise.all(
      buyers.map((each, n) => mint(server, each, keyOf(each), () => repeated.push(n))),
    );
    const commits = vi
      .mocked(server.db.prepared)
      .mock.calls.filter(([name]) => name === 'commit-effects').length;
    expect(commits).toBe(1);
    expect(results[4]).toEqual(there);
    expect(repeated).toEqual([4]);
    const paid = `select count(*) as paid from transfers where reason = 'mint' and reference = $1`;
    expect(await server.db.query(paid, ['card:2005'])).toEqual([{ paid: 1 }]);
  });

  /** The next commit is lost on its way: before it reaches PostgreSQL, or after that has written it. */
  function loseNextCommit(when: 'before' | 'after', code: string): void {
    const prepared = server.db.prepared.bind(server.db);
    let waiting = true;
    vi.spyOn(server.db, 'prepared').mockImplementation(
      async <R extends Row>(...[name, text, values]: Parameters<typeof prepared>) => {
        const lost = waiting && name === 'commit-effects';
        if (lost) waiting = false;
        if (lost && when === 'before') throw Object.assign(new Error('lost'), { code });
        const rows = await prepared<R>(name, text, values);
        if (lost) throw Object.assign(new Error('lost'), { code });
        return rows;
      },
    );
  }

  const ownedBetween = async (first: number, last: number) => {
    const [row] = await server.db.query<{ owned: number; paid: number }>(
      `select (select count(*) from card_holdings
                where card_id between $1 and $2 and owner is not null) as owned,
              (select count(*) from transfers where reason = 'mint'
                 and split_part(reference, ':', 2)::int between $1 and $2) as paid`,
      [first, last],
    );
    return row!;
  };

  it('says of a write without a key that was lost that its outcome is unknown, and finds one with a key', async () => {
    const buyers = [await buyer(2_101), await buyer(2_102)] as const;
    loseNextCommit('after', 'ECONNRESET');
    const [keyed, bare] = await Promise.allSettled([
      mint(server, buyers[0], keyOf(buyers[0])),
      mint(server, buyers[1], null),
    ]);
    expect(keyed).toMatchObject({ status: 'fulfilled', value: { card: 2_101 } });
    expect(bare).toMatchObject({ status: 'rejected', reason: { name: 'OutcomeUnknown' } });
    // It had counted after all, and nothing counted twice.
    expect(await ownedBetween(2_101, 2_102)).toEqual({ owned: 2, paid: 2 });
  });

  it('does with a key what was lost before it counted, and never by itself what has none', async () => {
    const buyers = [await buyer(2_111), await buyer(2_112)] as const;
    loseNextCommit('before', '57P01');
    const [keyed, bare] = await Promise.allSettled([
      mint(server, buyers[0], keyOf(buyers[0])),
      mint(server, buyers[1], null),
    ]);
    expect(keyed).toMatchObject({ status: 'fulfilled', value: { card: 2_111 } });
    expect(bare).toMatchObject({ status: 'rejected', reason: { name: 'OutcomeUnknown' } });
    expect(await ownedBetween(2_111, 2_112)).toEqual({ owned: 1, paid: 1 });
  });

  it('asks another connection when the first led to nobody or to a standby: nothing was sent', async () => {
    for (const [n, code] of ['ECONNREFUSED', '25006', '57P03'].entries()) {
      const one = await buyer(2_121 + n);
      loseNextCommit('before', code);
      expect(await mint(server, one, null)).toMatchObject({ card: 2_121 + n });
      vi.restoreAllMocks();
    }
  });

  it('decides anew when what it knew was old: the newest state has the last word', async () => {
    const { id, bob } = duels[12]!;
    // The other instance moves; this one still remembers the match as it wrote it.
    await other.app.game.world.run(commitTo(12, hash(), 'bob'));
    const again = await Promise.allSettled([
      server.app.game.world.run(commitTo(12, hash(), 'bob')),
    ]);
    expect(again.map(codeOf)).toEqual(['COMMIT_WRONG_PHASE']);
    const { phase } = (await bob.call('GET', `/api/matches/${id}`)).body;
    expect(phase).toBe('open');
  });

  it('gives a card to exactly one of many buyers on two instances; the others keep their HOOF', async () => {
    const buyers: Minting[] = [];
    for (let n = 0; n < 20; n += 1) buyers.push(await buyer(3_001));
    const results = await Promise.allSettled(
      buyers.map((each, n) => mint(n % 2 ? other : server, each, null)),
    );
    expect(results.map(codeOf).sort()).toEqual([...Array(19).fill('CARD_TAKEN'), 'done']);
    const balances = await server.db.query<{ balance: number }>(
      'select balance from accounts where name = any ($1) and balance < 10000000',
      [buyers.map(({ wallet }) => wallet)],
    );
    expect(balances).toHaveLength(1);
  });

  it('gives each wallet one starter pack and no card twice, however often it asks wherever', async () => {
    const asking = Array.from({ length: 40 }, (_, n) => ({
      type: 'starter' as const,
      wallet: `0x${(n % 10).toString(16).padStart(40, 'c')}`,
      ...{ rolls: [0, 99, 99], at: server.clock.now() },
    }));
    const results = await Promise.allSettled(
      asking.map((command, n) => (n % 4 < 2 ? server : other).app.game.world.run(command)),
    );
    expect(results.map(codeOf).sort()).toEqual([
      ...Array(30).fill('STARTER_ALREADY_CLAIMED'),
      ...Array(10).fill('done'),
    ]);
    const [dealt] = await server.db.query(
      `select count(*) as cards, count(distinct owner) as owners from card_holdings where owner like '0xccc%'`,
    );
    expect(dealt).toEqual({ cards: 30, owners: 10 });
  });

  it('lets one of many equal bids on two instances stand', async () => {
    const at = server.clock.now();
    await server.db.query(
      `insert into auctions (card_id, starts_at, ends_at, first_ends_at, start_price)
       values (4001, $1, $2, $2, 10)`,
      [new Date(at - 1000), new Date(at + 3_600_000)],
    );
    const bid = { type: 'bid', cardId: 4_001, amount: 12, verified: false, at } as const;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? server : other).app.game.world.run({
          ...bid,
          bidder: `0x${n.toString(16).padStart(40, 'd')}`,
        }),
      ),
    );
    expect(results.map(codeOf).sort()).toEqual([...Array(19).fill('BID_TOO_LOW'), 'done']);
    const [row] = await server.db.query(
      'select count(*) as bids from bids b join auctions a on a.id = b.auction_id where a.card_id = 4001',
    );
    expect(row).toEqual({ bids: 1 });
  });

  it('ends as many matches of one player at one instant as there are', async () => {
    const many = 25;
    const host = await seat(
      server,
      'host',
      Array.from({ length: many }, () => 'Common' as const),
    );
    const ids: number[] = [];
    for (const [i, card] of host.cards.entries()) {
      const guest = await seat(server, `guest ${i}`, ['Common']);
      ids.push(Number(await duelBetween(host, guest, { cards: [card, guest.cards[0]!] })));
    }
    const { world } = server.app.game;
    // Nobody says a word: the announced cards play, and then a concession counts.
    const at = server.clock.now() + 60_000;
    await Promise.all(ids.map((matchId) => world.run({ type: 'time-out', matchId, at })));
    const { address } = host;
    await Promise.all(
      ids.map((matchId) =>
        world.run({ type: 'move', matchId, address, move: { type: 'concede' }, at }),
      ),
    );
    const [row] = await server.db.query<{ losses: number }>(
      'select losses from battlers where address = $1',
      [address],
    );
    expect(row?.losses).toBe(many);
  }, 60_000);

  it('does what is staked while practice waits, and never in one statement with it', async () => {
    const card = (id: number) => ({
      ...{ id, name: `Card ${id}`, rarity: 'Common' as const, iconic: false },
      attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, 50])) as Attributes,
    });
    const practice = (n: number): Command => ({
      type: 'practice',
      mode: 'duel',
      players: [`0x${String(n).padStart(40, '0')}`, `0x${'f'.repeat(40)}`],
      hands: [[card(1)], [card(2)]],
      serverSeed: hash(),
      at: server.clock.now(),
    });
    const prepared = server.db.prepared.bind(server.db);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(server.db, 'prepared').mockImplementation(
      async <R extends Row>(...[name, text, values]: Parameters<typeof prepared>) => {
        const started = name === 'commit-effects' ? String(values?.[1]) : '';
        if (started.includes('"kind":"practice"')) await held;
        return prepared<R>(name, text, values);
      },
    );
    const waiting = runAll(Array.from({ length: 100 }, (_, n) => practice(n + 1)));
    const staked = await runAll(
      duels.slice(10).map(({ id }) => ({ type: 'time-out', matchId: id, at: server.clock.now() })),
    );
    // Too early, which only the newest state can say: all of them have been decided.
    expect(staked.map(codeOf)).toEqual(duels.slice(10).map(() => 'CONFLICT'));
    release();
    expect((await waiting).map(codeOf)).toEqual(Array.from({ length: 100 }, () => 'done'));
  });
});
