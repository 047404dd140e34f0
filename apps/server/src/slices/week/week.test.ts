import { anyMove } from '@goats/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runHouseLobby } from '../../people/house-play/house-lobby.ts';
import { makeHouseMoves } from '../../people/house-play/house-moves.ts';
import { seedHouse } from '../../people/house-play/seed-house.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectCleanBooks, mustEnter, openCup, playCup, start } from '../../testing/test-cups.ts';
import {
  battleBetween,
  challengeBody,
  commit,
  duelBetween,
  kickOff,
  open,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { setLevel } from '../../testing/write-effects.ts';
import type { MatchAnswer } from '../match/views/match-view.ts';

describe('the weekly table', () => {
  let server: TestApp;
  let names = 0;
  beforeAll(async () => {
    const env = { DEMO_WORLD: 'true', LIMIT_WRITES_PER_MINUTE: '100000' };
    server = await createTestApp({ env });
    await seedHouse(server.app.game);
  });
  afterEach(() => expectCleanBooks(server));
  afterAll(() => server.close());

  const player = (cards = 4): Promise<TestPlayer> => {
    names += 1;
    return seat(server, `week ${names}`, Array(cards).fill('Common'));
  };
  const own = async (who: TestPlayer) => (await who.call('GET', '/api/week')).body.you;
  const duel = async (one: TestPlayer, other: TestPlayer, card = 0) => {
    const cards = [one.cards[card]!, other.cards[card]!] as const;
    const id = await duelBetween(one, other, { cards });
    await kickOff([one, other], id, [[cards[0]], [cards[1]]]);
    return playOut([one, other], id);
  };
  /** What a table must say after some matches of people. */
  const worth = (view: MatchAnswer, who: TestPlayer, distance = 3) => {
    if (view.result!.winner === who.address) return 9;
    return view.rounds.length === distance ? 3 : 0;
  };

  it('counts nine for a win, three for a loss over the whole distance, nothing else', async () => {
    const [ada, bob] = [await player(), await player()];
    // A card that is better in everything wins in two rounds.
    await setLevel(server.db, ada.cards[0]!, 70);
    await setLevel(server.db, bob.cards[0]!, 60);
    await duel(ada, bob);
    expect(await own(ada)).toMatchObject({ points: 9, wins: 1, losses: 0 });
    expect(await own(bob)).toBeNull();
    const view = await duel(ada, bob, 1);
    expect((await own(ada)).points).toBe(9 + worth(view, ada));
  });

  it('counts three matches of the same two, the first three', async () => {
    const [ada, bob] = [await player(), await player()];
    let due = 0;
    for (let nth = 0; nth < 4; nth += 1) {
      const view = await duel(ada, bob, nth);
      if (nth < 3) due += worth(view, ada);
      expect((await own(ada))?.points ?? 0).toBe(due);
      // Whoever won and finds no win in the table is told why, at once and later.
      const verdict = nth < 3 ? 'counted' : 'meetings';
      expect(view.result!.week).toBe(verdict);
      const again = (await bob.call('GET', `/api/matches/${view.id}`)).body as MatchAnswer;
      expect(again.result!.week).toBe(verdict);
    }
  });

  it('says what the week makes of a match in the answer to its last move, also to one with a key', async () => {
    const [ada, bob] = [await player(), await player()];
    const cards = [ada.cards[0]!, bob.cards[0]!] as const;
    const id = await duelBetween(ada, bob, { cards });
    await kickOff([ada, bob], id, [[cards[0]], [cards[1]]]);
    let view = (await ada.call('GET', `/api/matches/${id}`)).body as MatchAnswer;
    for (let nth = 0; view.phase !== 'finished'; nth += 1) {
      const who = view.turn === ada.address ? ada : bob;
      const path = `/api/matches/${id}/actions`;
      view = (await who.call('POST', path, anyMove(view), `move-${nth}`)).body as MatchAnswer;
    }
    expect(view.result!.week).toBe('counted');
  });

  it('counts no concession and no cup', async () => {
    const people = [await player(), await player(), await player(), await player()];
    const [ada, bob] = people as [TestPlayer, TestPlayer];
    const conceded = await duelBetween(ada, bob);
    await bob.call('POST', `/api/matches/${conceded}/actions`, { type: 'concede' });
    const givenUp = (await ada.call('GET', `/api/matches/${conceded}`)).body as MatchAnswer;
    expect(givenUp.result!.week).toBe('given-up');
    const id = await openCup(server);
    const hands = people.map((who) => ({ ...who, cards: [who.cards[1]!] }));
    for (const who of hands) await mustEnter(who, id);
    await start(server);
    await playCup(server, id, hands);
    for (const who of people) expect(await own(who)).toBeNull();
  });

  it('counts a squad that went to the fifth round', async () => {
    const [ada, bob] = [await player(10), await player(10)];
    const id = await battleBetween(ada, bob, { cardIds: ada.cards, gameMode: 'squad' });
    const lineups = [ada.cards.slice(0, 5), bob.cards.slice(0, 5)] as const;
    await kickOff([ada, bob], id, lineups);
    const view = await playOut([ada, bob], id);
    for (const who of [ada, bob]) {
      expect((await own(who))?.points ?? 0).toBe(worth(view, who, 5));
    }
  });

  it('counts three and one against the house, which itself is in no table', async () => {
    const ada = await player();
    await ada.call('POST', '/api/challenges', challengeBody(ada, ada.cards[0]!, 'Common'));
    const id = await taken(ada);
    const { body } = await ada.call('GET', `/api/matches/${id}`);
    const view = await playAgainstHouse(ada, id, body);
    const points = view.result!.winner === ada.address ? 3 : view.rounds.length === 3 ? 1 : 0;
    expect((await own(ada))?.points ?? 0).toBe(points);
    const rows = await server.db.query(
      'select from week_points w join players p on p.address = w.wallet where p.house',
    );
    expect(rows).toEqual([]);
  });

  /** The number of the match in which the house took an open challenge. */
  async function taken(who: TestPlayer): Promise<string> {
    for (let passed = 0; passed < 30; passed += 1) {
      server.clock.advance(1_000);
      await runHouseLobby(server.app.game);
      const [match] = (await who.call('GET', `/api/battles/active?player=${who.address}`)).body;
      if (match) return match.id;
    }
    throw new Error('The house does not come.');
  }

  async function playAgainstHouse(who: TestPlayer, id: string, first: MatchAnswer) {
    let view = first;
    for (let steps = 0; steps < 100 && view.phase !== 'finished'; steps += 1) {
      const seat = view.players.findIndex(({ address }) => address === who.address);
      if (view.phase === 'commit' && !view.players[seat]!.committed) {
        await commit(who, id, [who.cards[0]!]);
      } else if (view.phase === 'open' && !view.players[seat]!.opened) {
        await open(who, id, [who.cards[0]!]);
      } else if (view.turn === who.address) {
        await who.call('POST', `/api/matches/${id}/actions`, anyMove(view));
      }
      server.clock.advance(1_000);
      await makeHouseMoves(server.app.game);
      view = (await who.call('GET', `/api/matches/${id}`)).body;
    }
    return view;
  }
});
