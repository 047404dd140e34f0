import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireOpenings } from '../../slices/opening/expiry.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import {
  challengeBody,
  commit,
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { listen, type TestStream } from '../../testing/test-streams.ts';
import { testWallet } from '../../testing/test-wallet.ts';
import { spreadNews } from '../inbox/spread-news.ts';
import { OWN, ownOf } from './channel-store.ts';

const ofType = (stream: TestStream, type: string) =>
  stream.messages().filter((event) => event.type === type);
const until = (stream: TestStream, type: string, wish: (event: never) => boolean = () => true) =>
  stream.until(() => ofType(stream, type).some(wish as (event: unknown) => boolean));

/** How many rows of a table a plan touched, those included that it threw away. */
function rowsReadOf(plan: unknown, table: string): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  const node = plan as Record<string, unknown>;
  const number = (name: string) => (typeof node[name] === 'number' ? node[name] : 0);
  const here =
    node['Relation Name'] === table
      ? (number('Actual Rows') + number('Rows Removed by Filter')) * number('Actual Loops')
      : 0;
  return Object.values(node).reduce<number>((sum, part) => sum + rowsReadOf(part, table), here);
}

describe("a player's own channel", () => {
  let server: TestApp;
  let second: TestApp;
  let players = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
    second = await secondInstance(server);
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  async function somebody(name: string): Promise<TestPlayer> {
    players += 1;
    return seat(server, `${name} ${players}`, ['Common', 'Common']);
  }

  it('is for whoever is signed in', async () => {
    const stranger = await server.app.inject({ url: '/api/me/events' });
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('tells a tab that was left behind with another account nothing of this one', async () => {
    const [ada, bo] = [await somebody('ada'), await somebody('bo')];
    const url = `/api/me/events?wallet=${ada.address}`;
    const refused = await bo.wallet.send({ url });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'WALLET_MISMATCH']);
  });

  it('says on another instance that a challenge was taken, and whose turn it is', async () => {
    const [ada, bo] = [await somebody('ada'), await somebody('bo')];
    const here = await listen(second, ada);
    await until(here, 'balance');
    expect(ofType(here, 'balance')).toMatchObject([{ hoofBalance: 1_000, tradable: 1_000 }]);
    const id = await duelBetween(ada, bo);
    await until(here, 'match');
    expect(ofType(here, 'match')).toEqual([
      {
        type: 'match',
        id: expect.any(Number),
        at: expect.any(String),
        text: expect.stringContaining('taken'),
        kind: 'opening-taken',
        values: { what: 'challenge', minutes: 1 },
        href: `/battle?match=${id}`,
      },
    ]);
    await until(here, 'turn');
    expect(ofType(here, 'turn')[0]).toMatchObject({
      ...{ matchId: id, kind: 'challenge', phase: 'commit', yours: true, text: expect.any(String) },
      ...{ href: `/battle?match=${id}`, deadline: expect.any(String) },
      rival: { address: bo.address, name: null },
    });
    await commit(ada, id, [ada.cards[0]!]);
    await until(here, 'turn', ({ phase, yours }: { phase: string; yours: boolean }) => {
      return phase === 'commit' && !yours;
    });
    here.close();
  });

  it('follows a match to its end and tells the new balance', async () => {
    const [ada, bo] = [await somebody('ada'), await somebody('bo')];
    const id = await duelBetween(ada, bo);
    const here = await listen(server, ada);
    await until(here, 'turn');
    await kickOff([ada, bo], id, [[ada.cards[0]!], [bo.cards[0]!]]);
    await playOut([ada, bo], id);
    await until(here, 'turn', ({ phase }: { phase: string }) => phase === 'finished');
    expect(ofType(here, 'turn').at(-1)).toMatchObject({ yours: false, deadline: null });
    const balance = await ada.balance();
    await until(here, 'balance', (event: { hoofBalance: number }) => event.hoofBalance === balance);
    here.close();
  });

  it('greets whoever comes back with what is live, so that a match that ended meanwhile is over', async () => {
    const [ada, bo] = [await somebody('ada'), await somebody('bo')];
    const id = await duelBetween(ada, bo);
    const here = await listen(server, ada);
    await until(here, 'turn');
    expect(here.messages('greeting')).toEqual([{ matches: [id], release: null }]);
    here.close();
    await kickOff([ada, bo], id, [[ada.cards[0]!], [bo.cards[0]!]]);
    await playOut([ada, bo], id);
    const back = await listen(server, ada, 0);
    await until(back, 'balance');
    expect(back.messages('greeting')).toEqual([{ matches: [], release: null }]);
    back.close();
  });

  it('goes on where it was, and tells nobody anew what is an old story', async () => {
    const [ada, bo] = [await somebody('ada'), await somebody('bo')];
    const here = await listen(server, ada);
    await until(here, 'balance');
    const [cardId, otherId] = ada.cards;
    await bo.call('POST', `/api/cards/${cardId}/offers`, { amount: 5 });
    await until(here, 'offer');
    const [{ id: seen }] = ofType(here, 'offer');
    expect(here.ids()).toEqual([seen]);
    here.close();
    await bo.call('POST', `/api/cards/${otherId}/offers`, { amount: 6 });
    const resumed = await listen(second, ada, seen);
    await until(resumed, 'offer');
    expect(ofType(resumed, 'offer').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^6 HOOF/),
    ]);
    // Whoever comes for the first time reads the inbox, and hears only what is new.
    const fresh = await listen(server, ada);
    await until(fresh, 'balance');
    expect(fresh.ids()).toEqual([]);
    for (const stream of [resumed, fresh]) stream.close();
  });

  it('tells every open page of a wallet, each once, and never those of others', async () => {
    const [ada, bo] = [await somebody('ada'), await somebody('bo')];
    const streams = await Promise.all([
      listen(server, ada),
      listen(server, ada),
      listen(second, ada),
    ]);
    const theirs = await listen(server, bo);
    for (const stream of [...streams, theirs]) await until(stream, 'balance');
    for (const [i, cardId] of ada.cards.entries()) {
      await bo.call('POST', `/api/cards/${cardId}/offers`, { amount: 5 + i });
    }
    for (const stream of streams) {
      await stream.until(() => ofType(stream, 'offer').length >= ada.cards.length);
      expect(new Set(stream.ids()).size).toBe(stream.ids().length);
      expect(stream.ids()).toHaveLength(ada.cards.length);
    }
    // What was offered waits in a vault: that is the bidder's own news.
    await until(theirs, 'balance', (event: { hoofBalance: number }) => event.hoofBalance < 1_000);
    expect(theirs.ids()).toEqual([]);
    for (const stream of [...streams, theirs]) stream.close();
  });

  it('tells whoever follows a card that it is for sale', async () => {
    const [ada, bo] = [await somebody('ada'), await somebody('bo')];
    const [cardId] = ada.cards;
    await bo.call('PUT', `/api/me/watches/cards/${cardId}`);
    const here = await listen(second, bo);
    await until(here, 'balance');
    await ada.call('POST', `/api/cards/${cardId}/listing`, { price: 12 });
    await spreadNews(server);
    await until(here, 'watch');
    expect(ofType(here, 'watch')).toMatchObject([{ href: `/nft/${cardId}` }]);
    here.close();
  });

  it('asks for many wallets at once, and for live matches alone of one who has played thousands', async () => {
    const ada = await somebody('ada');
    const bo = await somebody('bo');
    await server.db.query(
      `insert into matches (mode, kind, origin_id, player_0, player_1, stake, phase, server_seed,
                            state, reason, started_at, finished_at)
       select 'duel', 'challenge', 1000000 + n, $1, $2, 0, 'finished', repeat('0', 64), '{}',
              'played', now(), now() from generate_series(1, 15000) n`,
      [ada.address, bo.address],
    );
    // As many that others play right now.
    await server.db.query(
      `insert into matches (mode, kind, origin_id, player_0, player_1, stake, phase, deadline, wake_at,
                            server_seed, state, started_at)
       select 'duel', 'challenge', 2000000 + n, '0x' || lpad(to_hex(n), 40, '0'),
              '0x' || lpad(to_hex(n), 40, 'f'), 0, 'commit', 'infinity', 'infinity', repeat('0', 64),
              '{}', now() from generate_series(1, 15000) n`,
    );
    await server.db.query('analyze matches');
    const id = Number(await duelBetween(ada, bo));
    const asked = [ada, bo].map(({ address }) => ({ wallet: address, after: 0 }));
    const own = await ownOf(server.db, asked);
    expect(own.map(({ live }) => live.map((row) => row.id))).toEqual([[id], [id]]);
    const [plan] = await server.db.query<{ 'QUERY PLAN': unknown }>(
      `explain (analyze, format json) ${OWN}`,
      [asked.map(({ wallet }) => wallet), [0, 0]],
    );
    expect(rowsReadOf(plan!['QUERY PLAN'], 'matches')).toBeLessThan(10);
  });

  it('says which lists have changed', async () => {
    const ada = await somebody('ada');
    const here = await listen(second, ada);
    await until(here, 'balance');
    await ada.call('POST', '/api/challenges', challengeBody(ada, ada.cards[0]!, 'Common'));
    await here.until(() =>
      here.messages('lists').some(({ topics }) => topics.includes('challenges')),
    );
    here.close();
  });

  it('says that nobody came', async () => {
    const ada = await somebody('ada');
    await ada.call('POST', '/api/challenges', challengeBody(ada, ada.cards[0]!, 'Common'));
    const here = await listen(server, ada);
    await until(here, 'balance');
    server.clock.advance(6 * 60 * 60_000 + 1);
    await expireOpenings(server.app.game);
    await until(here, 'match');
    expect(ofType(here, 'match')).toMatchObject([
      { text: expect.stringMatching(/^Nobody dared/), href: '/card-game' },
    ]);
    here.close();
  });

  it.each(['this', 'another'])('ends with a logout on %s instance', async (where) => {
    const ada = await somebody('ada');
    const phone = { ...ada, wallet: testWallet(server, `ada ${players}`) };
    await phone.wallet.signIn();
    const [own, other] = [await listen(server, ada), await listen(server, phone)];
    for (const stream of [own, other]) await until(stream, 'balance');
    const leave = { method: 'POST', url: '/api/auth/logout' } as const;
    await ada.wallet.send(leave, where === 'this' ? server : second);
    await own.ended;
    const bo = await somebody('bo');
    await bo.call('POST', `/api/cards/${ada.cards[0]}/offers`, { amount: 5 });
    await until(other, 'offer');
    expect(ofType(own, 'offer')).toEqual([]);
    other.close();
  });

  it('is one of so many, and a closed one makes room', async () => {
    const few = await secondInstance(server, { STREAMS_PER_BROWSER: '1' });
    const ada = await somebody('ada');
    const first = await listen(few, ada);
    expect((await listen(few, ada)).status).toBe(429);
    first.close();
    await expect.poll(async () => (await listen(few, ada)).status).toBe(200);
    await few.close();
  });
});
