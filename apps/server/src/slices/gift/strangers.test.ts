import { type Rarity, UNHURRIED } from '@goats/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { runHouseLobby } from '../../people/house-play/house-lobby.ts';
import { seedHouse } from '../../people/house-play/seed-house.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  challengeBody,
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { audit } from '../hoof/audit.ts';
import { bestScores } from '../opening/opening-store.ts';
import { giveOwnCards } from './own-cards.ts';

const DAY = 86_400_000;
const STRANGERS = {
  STARTER_CARDS_LENT: 'true',
  HISTORY_ASKED: 'true',
  HISTORY_DAYS: '3',
  LOSS_STAYS_LOCKED: 'true',
  STARTER_HOOF: '500',
};

interface Card {
  readonly id: number;
  readonly rarity: Rarity;
  readonly bond: string | null;
}

describe('a world for strangers', () => {
  let server: TestApp;
  const start = async (env: Record<string, string> = {}) => {
    server = await createTestApp({ env: { ...STRANGERS, ...env } });
  };
  afterEach(async () => {
    const findings = (await audit(server.db)).filter(({ wrong }) => wrong > 0);
    await server.close();
    expect(findings).toEqual([]);
  });

  /** Signed in, with the starter pack opened and nothing else. */
  const newcomer = async (name: string) => {
    const player = await seat(server, name, [], 0);
    const pack = await player.call('POST', '/api/packs/starter');
    if (pack.status !== 200) throw new Error(JSON.stringify(pack));
    return { player, cards: pack.body.cards as Card[] };
  };
  const figures = async (player: TestPlayer) =>
    (await player.call('GET', `/api/wallets/${player.address}`)).body;
  const play = async (one: TestPlayer, other: TestPlayer, cards: readonly [Card, Card]) => {
    const [a, b] = cards;
    const id = await duelBetween(one, other, { cards: [a.id, b.id], rarity: b.rarity });
    await kickOff([one, other], id, [[a.id], [b.id]]);
    await playOut([one, other], id);
  };

  it('lends a newcomer cards to play with and locks the HOOF; nothing of it leaks by losing', async () => {
    await start();
    const [ada, bob] = [await newcomer('ada'), await newcomer('bob')];
    expect(await figures(ada.player)).toMatchObject({
      ...{ hoofBalance: 500, locked: 500, tradable: 0, cardCount: 0, lentCount: 3 },
      ...{ clubTier: 'Standard', keptCards: 3, bonusLeft: 0 },
      history: { has: false, matches: 0, matchesNeeded: 10, days: 0, daysNeeded: 3 },
    });
    const list = await ada.player.call('GET', `/api/wallets/${ada.player.address}/cards`);
    expect(list.body.cards.map(({ bond }: Card) => bond)).toEqual(['lent', 'lent', 'lent']);
    const [row] = await server.db.query(
      'select count(*) as owned from card_holdings where owner is not null',
    );
    expect(row).toEqual({ owned: 0 });

    await play(ada.player, bob.player, [ada.cards[0]!, bob.cards[0]!]);
    const both = [await figures(ada.player), await figures(bob.player)];
    expect(both.map(({ hoofBalance }) => hoofBalance).sort()).toEqual([490, 510]);
    expect(both.map(({ tradable }) => tradable)).toEqual([0, 0]);
    expect(both.map(({ history }) => history.matches)).toEqual([1, 1]);
    const rests = await server.db.query('select games from loans where rests_until is not null');
    expect(rests).toEqual([{ games: 1 }]);
  });

  it('finds a newcomer with lent cards the opponents that those are a match for', async () => {
    await start();
    const { player, cards } = await newcomer('looker');
    const scores = await server.db.query<{ rarity: Rarity; score: number }>(
      'select rarity, max(goat_score)::int as score from cards where id = any ($1) group by 1',
      [cards.map(({ id }) => id)],
    );
    const best = (kind: 'challenge' | 'request') =>
      bestScores(server.db, player.address, kind, server.clock.now());
    expect(await best('challenge')).toEqual(
      Object.fromEntries(scores.map(({ rarity, score }) => [rarity, score])),
    );
    // Nothing lent can be put at stake.
    expect(await best('request')).toEqual({});
  });

  it('puts neither a lent nor a bound card at stake, and says why', async () => {
    await start();
    const { player, cards } = await newcomer('ada');
    const request = (cardId: number) =>
      player.call('POST', '/api/battles/requests', {
        ...{ playerId: player.address, cardId, hoofStake: 10 },
      });
    const lent = await request(cards[0]!.id);
    expect([lent.status, lent.body.code]).toEqual([409, 'CARD_LENT']);
    const [cheap] = await server.db.query<{ id: number }>(
      `select c.id from cards c join card_holdings h on h.card_id = c.id
        where h.owner is null order by c.price_hoof limit 1`,
    );
    const minted = await player.call('POST', `/api/cards/${cheap!.id}/mint`, {
      playerId: player.address,
    });
    expect([minted.status, minted.body.card.bond]).toEqual([200, 'bound']);
    const bound = await request(cheap!.id);
    expect([bound.status, bound.body.code]).toEqual([409, 'CARD_BOUND']);
    expect(bound.body.error).toMatch(/before you have played your way in/);
    // Played challenges all the same.
    const open = await player.call(
      'POST',
      '/api/challenges',
      challengeBody(player, cheap!.id, 'Common'),
    );
    expect(open.status).toBe(201);
  });

  it('hands three cards of their own to those with a history, in turn, so many a day', async () => {
    await start({ OWN_CARDS_PER_DAY: '3' });
    const [ada, bob] = [await newcomer('ada'), await newcomer('bob')];
    for (const { player } of [ada, bob]) {
      await server.db.query('insert into own_cards (wallet, since) values ($1, $2)', [
        player.address,
        new Date(server.clock.now()),
      ]);
      server.clock.advance(1);
    }
    expect((await figures(bob.player)).ownCards).toEqual({ place: 2, cards: 3, perDay: 3 });
    expect(await giveOwnCards(server.app.game)).toBe(1);
    expect(await figures(ada.player)).toMatchObject({ cardCount: 3, ownCards: null });
    expect(await giveOwnCards(server.app.game)).toBe(0);
    server.clock.advance(DAY);
    expect(await giveOwnCards(server.app.game)).toBe(1);
    expect(await figures(bob.player)).toMatchObject({ cardCount: 3, ownCards: null });
  });

  it('helps a broke wallet with ten HOOF once a day, when its owner looks', async () => {
    await start({ STARTER_HOOF: '5' });
    const { player } = await newcomer('ada');
    const stranger = await server.app.inject(`/api/wallets/${player.address}`);
    expect(stranger.json().hoofBalance).toBe(5);
    expect(await figures(player)).toMatchObject({ hoofBalance: 15, locked: 15 });
    const { cards } = (await player.call('GET', `/api/wallets/${player.address}/cards`)).body;
    await player.call('POST', '/api/challenges', challengeBody(player, cards[0].id, 'Common'));
    expect(await figures(player)).toMatchObject({ hoofBalance: 5 });
    server.clock.advance(DAY);
    // Something is at stake: it may come back.
    expect(await figures(player)).toMatchObject({ hoofBalance: 5 });
  });

  it('is never empty: the house takes a small challenge that nobody wanted, with lent cards', async () => {
    await start();
    await seedHouse(server.app.game);
    const { player, cards } = await newcomer('ada');
    await runHouseLobby(server.app.game);
    expect((await server.app.inject('/api/challenges')).json()).toEqual([]);
    const open = (stake: number, card: Card) =>
      player.call('POST', '/api/challenges', challengeBody(player, card.id, 'Common', stake));
    const [large, small] = [await open(25, cards[1]!), await open(10, cards[0]!)];
    server.clock.advance(5_000);
    expect(await runHouseLobby(server.app.game)).toBe(0);
    // Nobody waits on the first day, and meets somebody friendly.
    server.clock.advance(14_000);
    expect(await runHouseLobby(server.app.game)).toBe(1);
    const [match] = (await player.call('GET', `/api/battles/active?player=${player.address}`)).body;
    const view = (await player.call('GET', `/api/matches/${match.id}`)).body;
    expect(view.players[1]).toMatchObject({ house: true, strength: 'friendly' });
    // A first match has practice's clock.
    expect(Date.parse(view.deadline) - Date.parse(view.startedAt)).toBe(UNHURRIED.commitMs);
    const cancel = async ({ body }: { body: { id: number } }) =>
      player.call('DELETE', `/api/challenges/${body.id}`);
    for (let n = 0; n < 2; n += 1) await cancel(await open(10, cards[2]!));
    await open(10, cards[2]!);
    server.clock.advance(60_000);
    expect(await runHouseLobby(server.app.game)).toBe(0);
    server.clock.advance(75_000);
    expect(await runHouseLobby(server.app.game)).toBe(1);
    const states = await Promise.all(
      [small, large].map(
        async ({ body }) => (await player.call('GET', `/api/challenges/${body.id}`)).body.status,
      ),
    );
    expect(states).toEqual(['accepted', 'open']);
  });
});
