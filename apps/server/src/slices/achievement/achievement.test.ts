import { housePlayers, keeperOf } from '@goats/collection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectCleanBooks } from '../../testing/test-cups.ts';
import {
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { giveCard, loseCard, setLevel } from '../../testing/write-effects.ts';

describe('achievements', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  const pageOf = async ({ address }: Pick<TestPlayer, 'address'>) =>
    (await server.app.inject(`/api/players/${address}`)).json();
  async function beats(winner: TestPlayer, loser: TestPlayer, card: number): Promise<string> {
    const cards = [winner.cards[card]!, loser.cards[card]!] as const;
    await setLevel(server.db, cards[0], 70);
    await setLevel(server.db, cards[1], 60);
    const id = await duelBetween(winner, loser, { cards });
    await kickOff([winner, loser], id, [[cards[0]], [cards[1]]]);
    await playOut([winner, loser], id);
    return id;
  }

  it('are given once, with the match that made them true', async () => {
    const ada = await seat(server, 'ada', ['Common', 'Common']);
    const bob = await seat(server, 'bob', ['Common', 'Common']);
    expect(await pageOf(ada)).toMatchObject({ achievements: [], title: null });
    const first = await beats(ada, bob, 0);
    const { achievements } = await pageOf(ada);
    expect(achievements).toContainEqual({
      ...{ id: 'first-win', matchId: first, at: expect.any(String) },
    });
    expect((await pageOf(bob)).achievements).toEqual([]);
    // A match's end asks for these alone.
    const told = await server.app.inject(`/api/players/${ada.address}/achievements`);
    expect(told.headers['cache-control']).toBe('no-store');
    expect(told.json()).toEqual(achievements);
    await beats(ada, bob, 1);
    const again = (await pageOf(ada)).achievements as { id: string; matchId: string }[];
    expect(again.filter(({ id }) => id === 'first-win')).toEqual([
      expect.objectContaining({ matchId: first }),
    ]);
    await expectCleanBooks(server);
  });

  /** One card of each sticker on a goat's page. */
  async function fillPage(address: string, goat: number): Promise<{ id: number }[]> {
    const places = await server.db.query<{ id: number }>(
      `select distinct on (c.facet_id) c.id from cards c join card_holdings h on h.card_id = c.id
        where c.base_goat_id = $1 and h.owner is null order by c.facet_id, c.id`,
      [goat],
    );
    for (const { id } of places) await giveCard(server.db, address, id, server.clock.now());
    return places;
  }

  it('of what is held are true as long as it is held, and a full page is a title', async () => {
    const cat = await seat(server, 'cat', []);
    const places = await fillPage(cat.address, 1);
    const full = await pageOf(cat);
    expect(full.fullPages).toHaveLength(1);
    expect(full.title).toBe(keeperOf(full.fullPages));
    expect(full.title).toMatch(/^Keeper of /);
    expect(full.achievements.map(({ id }: { id: string }) => id)).toEqual(['full-page']);
    const album = (await server.app.inject(`/api/wallets/${cat.address}/album`)).json();
    const stickers = album.pages[0].moments.flatMap(
      (moment: { stickers: { card: unknown }[] }) => moment.stickers,
    );
    expect(stickers.every(({ card }: { card: unknown }) => card !== null)).toBe(true);
    const dan = await seat(server, 'dan', []);
    const lost = { cardId: places[0]!.id, from: cat.address, to: dan.address };
    await loseCard(server.db, { ...lost, reference: 'match:0' }, server.clock.now());
    expect(await pageOf(cat)).toMatchObject({ title: null, fullPages: [], achievements: [] });
  });

  it('and titles are for people: the house has none, whatever it holds', async () => {
    const { address } = housePlayers()[0]!;
    await fillPage(address, 2);
    expect(await pageOf({ address })).toMatchObject({ house: true, title: null, achievements: [] });
    const album = (await server.app.inject(`/api/wallets/${address}/album`)).json();
    expect(album.house).toBe(true);
  });
});
