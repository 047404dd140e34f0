import { anyMove } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  battleBetween,
  commit,
  duelBetween,
  open,
  seat,
  secretOf,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { follow } from '../../testing/test-streams.ts';
import type { MatchAnswer } from './views/match-view.ts';

/**
 * Records every byte that an opponent and a watcher are sent about a match before it is over, on
 * every call there is, and looks for what must not be in it.
 */
describe('secrecy on the wire', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  /** Everything that can be read about a match and its player, as one text. */
  async function readAll(id: string, hider: TestPlayer, reader: TestPlayer): Promise<string> {
    const urls = [
      `/api/matches/${id}`,
      `/api/matches/${id}/proof`,
      '/api/battles/active',
      `/api/battles/active?player=${hider.address}`,
      '/api/battles/history',
      '/api/battles/leaderboard',
      `/api/battles/stats/${hider.address}`,
      `/api/wallets/${hider.address}`,
      `/api/wallets/${hider.address}/movements`,
      '/api/challenges',
      '/api/battles/requests',
    ];
    const log = { url: `/api/matches/${id}/events`, headers: { accept: 'application/json' } };
    const bodies: string[] = [];
    for (const read of [...urls.map((url) => ({ url })), log]) {
      bodies.push((await reader.wallet.send(read)).body, (await server.app.inject(read)).body);
    }
    return bodies.join('\n');
  }

  it('[V1] never shows a swapped-in duel card, its seed, its salt or an unplayed value', async () => {
    const ada = await seat(server, 'ada', ['Common', 'Common', 'Common']);
    const bob = await seat(server, 'bob', ['Common']);
    const id = await duelBetween(ada, bob);
    const secretCard = ada.cards[2]!;
    const watcher = await follow(server, id);
    const opponent = await follow(server, id, bob);
    const heard: string[] = [];
    const listen = async () => heard.push(await readAll(id, ada, bob));
    const hand = async () =>
      (await bob.call('GET', `/api/wallets/${ada.address}/cards`)).body.cards.map(
        (card: { id: number; free: boolean }) => [card.id, card.free],
      );

    await listen();
    const idle = await hand();
    await commit(ada, id, [secretCard]);
    heard.push(JSON.stringify((await commit(bob, id, bob.cards)).body));
    await listen();
    await open(ada, id, [secretCard]);
    heard.push(JSON.stringify((await open(bob, id, bob.cards)).body));
    await listen();
    // Her list looks as if the secret card were still at home.
    expect(await hand()).toEqual(idle);

    // Whoever's pick it is: bob's own moves answer bob's own view.
    let view = (await bob.call('GET', `/api/matches/${id}`)).body as MatchAnswer;
    while (view.phase === 'pick') {
      const mover = view.turn === ada.address ? ada : bob;
      const before = [watcher.text(), opponent.text()];
      await listen();
      const answer = await mover.call('POST', `/api/matches/${id}/actions`, anyMove(view));
      view = (await bob.call('GET', `/api/matches/${id}`)).body;
      if (view.phase !== 'finished') {
        if (mover === bob) heard.push(JSON.stringify(answer.body));
        await listen();
        heard.push(watcher.text(), opponent.text());
      } else heard.push(...before);
    }
    const bytes = heard.join('\n');
    const { seed, salt } = secretOf(id, ada.address);
    const [row] = await server.db.query<{ server_seed: string; name: string }>(
      'select m.server_seed, c.name from matches m, cards c where m.id = $1 and c.id = $2',
      [Number(id), secretCard],
    );
    // It did look: what may be seen is there.
    expect(bytes.includes(view.serverSeedHash)).toBe(true);
    const numbers = JSON.stringify(view.players[0].card!.attributes);
    for (const secret of [seed, salt, row!.server_seed, `"${row!.name}"`, numbers]) {
      expect([secret, bytes.includes(secret)]).toEqual([secret, false]);
    }
    expect(new RegExp(`\\b${secretCard}\\b`).test(bytes)).toBe(false);
    expect(/"(seed|salt|serverSeed|order|coin|openings|hands)":/.test(bytes)).toBe(false);

    // And when it is over, everything is turned over.
    expect(view.players[0].card?.id).toBe(secretCard);
    await watcher.ended;
    expect(watcher.text().includes(row!.server_seed)).toBe(true);
  });

  it('[V6] never shows a squad’s line-up or who sits on the bench', async () => {
    const ten = Array.from({ length: 10 }, () => 'Common' as const);
    const cat = await seat(server, 'cat', ten);
    const dan = await seat(server, 'dan', ten);
    const id = await battleBetween(cat, dan, { cardIds: cat.cards, gameMode: 'squad' });
    const deck = (await dan.call('GET', `/api/matches/${id}`)).body.players[1].deck;
    const lineups = [
      cat.cards.slice(3, 8),
      deck.slice(0, 5).map((card: { id: number }) => card.id),
    ];
    const watcher = await follow(server, id);
    await commit(cat, id, lineups[0]!, 'squad');
    await commit(dan, id, lineups[1]!, 'squad');
    await open(cat, id, lineups[0]!);
    const opened = await open(dan, id, lineups[1]!);
    expect(opened.body.phase).toBe('pick');
    await watcher.until((stream) => stream.messages('view').some(({ phase }) => phase === 'pick'));
    const own = await readAll(id, cat, dan);
    expect(JSON.parse(own.split('\n')[0]!).players[0]).not.toHaveProperty('lineup');
    expect(JSON.parse(own.split('\n')[0]!).players[1]).toHaveProperty('lineup');
    for (const text of [watcher.text(), own.split('\n')[1]!]) {
      expect(/"(lineup|card|seed|salt|serverSeed|benches|order)":/.test(text)).toBe(false);
    }
    watcher.close();
  });

  it('keeps the seed of a live match out of everything the database hands to lists', async () => {
    const rows = await server.db.query<{ state: string }>(
      `select state::text from matches union all select event::text from match_events`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { state } of rows) expect(state).not.toContain('"serverSeed"');
  });
});
