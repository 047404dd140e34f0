import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../../testing/test-players.ts';

const DAY = 86_400_000;
/** More than it ever takes until one of them holds something to find. */
const MOST_MATCHES = 30;

describe('the puzzle of the day', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let bob: TestPlayer;
  beforeAll(async () => {
    server = await createTestApp();
    const hand = Array.from({ length: MOST_MATCHES }, () => 'Rare' as const);
    ada = await seat(server, 'ada', hand);
    bob = await seat(server, 'bob', hand);
  });
  afterAll(() => server.close());

  const today = async (player?: TestPlayer) =>
    player
      ? (await player.call('GET', '/api/puzzle')).body
      : (await server.app.inject('/api/puzzle')).json();
  const answer = (player: TestPlayer, body: object) =>
    player.call('POST', '/api/puzzle/answers', body);

  let played = 0;
  async function playUntilPuzzle() {
    while (played < MOST_MATCHES) {
      const cards = [ada.cards[played]!, bob.cards[played]!] as const;
      played += 1;
      const id = await duelBetween(ada, bob, { rarity: 'Rare', cards });
      await kickOff([ada, bob], id, [[cards[0]], [cards[1]]]);
      await playOut([ada, bob], id);
      if ((await today()).puzzle !== null) return;
    }
  }

  it('is nothing, in so many words, while nobody has played; then it is a real match', async () => {
    expect(await today()).toMatchObject({ puzzle: null, nextAt: expect.any(String) });
    await playUntilPuzzle();
    const { puzzle } = await today();
    expect(puzzle.deciders).toHaveLength(3);
    expect(puzzle.round.own).toBeLessThanOrEqual(puzzle.round.theirs);
    expect(puzzle).toMatchObject({ solution: null, streak: null, stake: 10 });
    // Neither of the two is named.
    const text = JSON.stringify(puzzle);
    for (const hidden of [ada.address, bob.address]) expect(text).not.toContain(hidden);
    expect(await today()).toEqual({ puzzle, nextAt: puzzle.nextAt });
    const picture = await server.app.inject(puzzle.image);
    expect(picture.statusCode).toBe(200);
  });

  it('is answered once by a wallet, with the odds of every choice', async () => {
    const { puzzle } = await today(ada);
    const [decider] = puzzle.deciders;
    const { day } = puzzle;
    const plain = ['pace', 'vision', 'dribbling', 'charisma', 'finishing'].find(
      (each) => !puzzle.deciders.includes(each) && each !== puzzle.round.attribute,
    )!;
    for (const [body, code] of [
      [{ day, attribute: 'beard' }, 'UNKNOWN_ATTRIBUTE'],
      [{ day, attribute: puzzle.round.attribute }, 'ATTRIBUTE_USED'],
      [{ day, attribute: plain }, 'PICK_STRIKE_MISSING'],
      [{ day, attribute: decider, strike: puzzle.deciders[1] }, 'PICK_STRIKE_REFUSED'],
      [{ day: '2020-01-01', attribute: decider }, 'NOT_FOUND'],
      [{ day: 'today', attribute: decider }, 'INVALID_INPUT'],
    ] as const) {
      expect((await answer(ada, body)).body.code).toBe(code);
    }
    expect((await today(ada)).puzzle.solution).toBeNull();
    const first = await answer(ada, { day, attribute: decider });
    expect(first.status).toBe(200);
    const { solution } = first.body;
    expect(solution.choices[0].odds).toBeGreaterThanOrEqual(solution.chosen.odds);
    expect(solution.cost).toBeCloseTo(solution.choices[0].odds - solution.chosen.odds);
    expect(solution.reality.attribute).toEqual(expect.any(String));
    const best = solution.choices[0];
    const again = await answer(ada, { day, attribute: best.attribute, strike: best.strike });
    expect(again.body.solution.chosen).toEqual(solution.chosen);
    expect((await today(ada)).puzzle.solution).toEqual(solution);
  });

  it('keeps a streak of solved days, and asks another match tomorrow', async () => {
    const { puzzle } = await today(bob);
    const seen = (await answer(ada, { day: puzzle.day, attribute: puzzle.deciders[0] })).body;
    const { attribute, strike } = seen.solution.choices[0];
    const solved = await answer(bob, { day: puzzle.day, attribute, strike });
    expect(solved.body).toMatchObject({ solution: { solved: true, cost: 0 }, streak: 1 });
    server.clock.advance(DAY);
    await playUntilPuzzle();
    const tomorrow = (await today(bob)).puzzle;
    expect(tomorrow.day).not.toBe(puzzle.day);
    expect(tomorrow).toMatchObject({ streak: 1, solution: null });
    // Whoever looked yesterday evening may still answer after midnight.
    expect((await answer(ada, { day: puzzle.day, attribute: puzzle.deciders[0] })).status).toBe(
      200,
    );
  });
});
