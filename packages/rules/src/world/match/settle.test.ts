import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_GIVEN_BACK_MS } from '../../economy/deadlines.ts';
import { LOSS_REST_MS, utcDay } from '../../economy/limits.ts';
import { NEWCOMER } from '../../rating/glicko.ts';
import { REPEAT_WINDOW_MS } from '../../rating/match-weight.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, verdictOn } from '../test-world.ts';
import {
  ALICE,
  accept,
  BILLY,
  bring,
  commitTo,
  concede,
  letItRun,
  matchOf,
  open,
  openUp,
  playOut,
  startDuel,
} from './test-play.ts';

/** Alice's Rare cards 1 and 2 are better than Billy's 11 and 12. */
let world: World;

beforeEach(() => {
  world = createWorld({ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000 });
  for (const id of [1, 2]) addCard(world, id, 'Rare', { owner: ALICE, level: 80 });
  for (const id of [11, 12]) addCard(world, id, 'Rare', { owner: BILLY, level: 70 });
});

const card = (id: number) => world.cards.get(id)!;
const duel = (kind: 'challenge' | 'request') =>
  startDuel(world, [ALICE, 1], [BILLY, 11], { kind, rarity: 'Rare' });

describe('the end of a duel', () => {
  test('[E5] a challenge pays both stakes and leaves the cards where they were', () => {
    letItRun(world, duel('challenge'));
    expect([balanceOf(world, ALICE), balanceOf(world, BILLY)]).toEqual([101_000, 99_000]);
    expect([card(1).owner, card(11).owner]).toEqual([ALICE, BILLY]);
    expect(balanceOf(world, 'treasury')).toBe(1_000_000);
  });

  test('[E5] an underdog who wins gets the bonus out of the treasury', () => {
    addCard(world, 3, 'Common', { owner: ALICE, level: 75 });
    addCard(world, 13, 'Legendary', { owner: BILLY, level: 60 });
    playOut(world, startDuel(world, [ALICE, 3], [BILLY, 13], { rarity: 'Legendary' }));
    expect(balanceOf(world, ALICE)).toBe(100_000 - 1000 + 5000);
    expect(balanceOf(world, 'treasury')).toBe(1_000_000 - 3000);
    expect(world.reserved.size).toBe(0);
  });

  test('[E6] a request pays 30 HOOF more and hands the loser’s card over, which rests', () => {
    const { finishedAt } = playOut(world, duel('request'));
    expect(balanceOf(world, ALICE)).toBe(100_000 - 1000 + 5000);
    expect(card(11)).toMatchObject({
      ...{ owner: ALICE, restsUntil: finishedAt + LOSS_REST_MS, busyWith: null },
    });
    expect(refusalOf(world, open(ALICE, 11, { at: finishedAt + 1 }))).toBe('CARD_RESTING');
  });

  test('[E10] [E11] both cards count a game; the winner’s need not rest', () => {
    const { finishedAt } = letItRun(world, duel('challenge'));
    const played = { games: 1, gamesDay: utcDay(finishedAt), busyWith: null };
    expect(card(1)).toMatchObject({ ...played, restsUntil: null });
    expect(card(11)).toMatchObject({ ...played, restsUntil: finishedAt + LOSS_REST_MS });
    expect(refusalOf(world, open(ALICE, 1, { at: finishedAt }))).toBe('done');
  });

  test('[E12] the winning card grows by one on the attribute that decided', () => {
    const { rounds } = playOut(world, duel('challenge'));
    const { attribute } = rounds.at(-1)!;
    const before = card(2).attributes;
    expect(card(1).attributes).toEqual({ ...before, [attribute]: before[attribute] + 1 });
    expect(card(11).attributes).toEqual(card(12).attributes);
  });

  test('[E12] [E29] two who never came have played nothing out: no growth, no bonus, no history', () => {
    const { result } = letItRun(world, duel('request'));
    expect(result.reason).toBe('points');
    expect(balanceOf(world, ALICE)).toBe(100_000 - 1000 + 2000);
    expect(card(1).grown).toBe(0);
    expect(world.battlers.get(ALICE)!.history.matches).toBe(0);
  });

  test('[E12] nothing grows above 100, and no growth is written down', () => {
    addCard(world, 1, 'Rare', { owner: ALICE, level: 100 });
    const full = card(1).attributes;
    letItRun(world, duel('challenge'));
    expect(card(1).attributes).toEqual(full);
    expect(world.cardEvents.map(({ kind }) => kind)).toEqual(['won', 'lost']);
  });

  test('[E6] the card that goes over is the one that was swapped in; the announced one is free', () => {
    const match = duel('request');
    bring(world, match, [[2], [12]]);
    expect([1, 2, 11, 12].map((id) => card(id).busyWith !== null)).toEqual([
      ...[true, true, true, true],
    ]);
    letItRun(world, match);
    expect([card(11).owner, card(12).owner]).toEqual([BILLY, ALICE]);
    expect([1, 2, 11, 12].map((id) => card(id).games)).toEqual([0, 1, 0, 1]);
    expect([1, 2, 11, 12].map((id) => card(id).busyWith)).toEqual([null, null, null, null]);
  });

  test('[E12] a card grows five times in its life, and each growth is counted', () => {
    for (let won = 1; won <= 6; won += 1) {
      addCard(world, 100 + won, 'Rare', { owner: BILLY, level: 70 });
      const at = NOON + won * 86_400_000;
      playOut(world, startDuel(world, [ALICE, 1], [BILLY, 100 + won], { at, rarity: 'Rare' }));
      expect(card(1).grown).toBe(Math.min(won, 5));
    }
    const sum = Object.values(card(1).attributes).reduce((total, value) => total + value, 0);
    expect(sum).toBe(10 * 80 + 5);
  });

  test('[D17] whoever concedes loses everything a loss costs, and trains nobody', () => {
    const match = duel('request');
    done(world, concede(match, ALICE));
    expect(balanceOf(world, BILLY)).toBe(100_000 + 1000);
    expect(card(1)).toMatchObject({ owner: BILLY, restsUntil: NOON + 5 + LOSS_REST_MS });
    expect(world.cardEvents.some(({ kind }) => kind === 'levelled')).toBe(false);
  });

  test('[D7] whoever commits and does not open loses the announced card', () => {
    const match = duel('request');
    done(world, commitTo(match, ALICE, [2]));
    done(world, commitTo(match, BILLY, [11]));
    done(world, openUp(match, BILLY, [11]));
    expect(letItRun(world, match).result).toEqual({ winner: 1, reason: 'forfeited' });
    expect([card(1).owner, card(2).owner]).toEqual([BILLY, ALICE]);
    expect(card(2)).toMatchObject({ busyWith: null, games: 0 });
    expect(balanceOf(world, BILLY)).toBe(100_000 + 1000);
  });

  test('[D8] when nobody opens everything goes back, and nobody is rated', () => {
    const match = duel('request');
    done(world, commitTo(match, ALICE, [1]));
    done(world, commitTo(match, BILLY, [11]));
    expect(letItRun(world, match).result.reason).toBe('void');
    expect([balanceOf(world, ALICE), balanceOf(world, BILLY)]).toEqual([100_000, 100_000]);
    const idle = { busyWith: null, restsUntil: null, games: 0 };
    expect([card(1), card(11)]).toMatchObject([
      { owner: ALICE, ...idle },
      { owner: BILLY, ...idle },
    ]);
    expect([world.reserved.size, world.battlers.size, world.cardEvents.length]).toEqual([0, 0, 0]);
  });

  test('[D18] an outage that takes too long gives everything back, and nobody is rated', () => {
    const match = duel('request');
    bring(world, match, [[2], [11]]);
    const until = NOON + MOST_GIVEN_BACK_MS + 60_000;
    done(world, { type: 'give-back', matchId: match.id, began: NOON, until, at: until });
    expect(matchOf(world, match.id).state).toMatchObject({
      result: { winner: null, reason: 'outage' },
    });
    expect([balanceOf(world, ALICE), balanceOf(world, BILLY)]).toEqual([100_000, 100_000]);
    const idle = { busyWith: null, restsUntil: null, games: 0 };
    expect([card(1), card(2), card(11)]).toMatchObject([
      { owner: ALICE, ...idle },
      { owner: ALICE, ...idle },
      { owner: BILLY, ...idle },
    ]);
    expect([world.reserved.size, world.battlers.size]).toEqual([0, 0]);
  });

  test('[D19] what is over cannot be settled a second time', () => {
    const match = duel('request');
    done(world, concede(match, ALICE));
    expect(refusalOf(world, concede(match, BILLY))).toBe('MATCH_FINISHED');
    const late = { type: 'time-out', matchId: match.id, at: NOON + 1e9 } as const;
    expect(refusalOf(world, late)).toBe('MATCH_FINISHED');
  });

  test('a card that grew or changed hands is announced to whoever looks at it', () => {
    const match = duel('request');
    bring(world, match, [[1], [11]]);
    const { state } = matchOf(world, match.id);
    if (state.phase !== 'pick') throw new Error(state.phase);
    const verdict = verdictOn(world, { type: 'time-out', matchId: match.id, at: state.deadline });
    const topics =
      verdict.ok && verdict.effects.flatMap((e) => (e.type === 'notice' ? [e.topic] : []));
    expect(topics).toEqual([`match:${match.id}`, 'week', 'card:11', 'card:1']);
  });
});

describe('the end of a squad', () => {
  const TEN = Array.from({ length: 10 }, (_, i) => i);
  const decks = [TEN.map((i) => 100 + i), TEN.map((i) => 200 + i)] as const;

  /** Both field cards 5 to 9 of their decks: the captains sit on the bench. */
  function squad() {
    for (const id of decks[0]) addCard(world, id, 'Rare', { owner: ALICE, level: 80 });
    for (const id of decks[1]) addCard(world, id, 'Rare', { owner: BILLY, level: 70 });
    const special = { kind: 'request', mode: 'squad', cardIds: decks[0] } as const;
    const { opening } = done(world, open(ALICE, undefined, special));
    const answer = accept(BILLY, opening, undefined, { cardIds: decks[1] });
    const { match } = done(world, answer);
    bring(world, match, [decks[0].slice(5), decks[1].slice(5)]);
    return letItRun(world, match);
  }

  test('[S15] the loser’s captain goes over though it sat on the bench, and need not rest', () => {
    const { finishedAt } = squad();
    expect(card(200)).toMatchObject({ owner: ALICE, restsUntil: finishedAt, busyWith: null });
    expect(refusalOf(world, open(ALICE, 200, { at: finishedAt }))).toBe('done');
    expect(decks[1].slice(1).map((id) => card(id).owner)).toEqual(TEN.slice(1).map(() => BILLY));
  });

  test('[S15] the five that lost rest, and all twenty cards are free again', () => {
    const { finishedAt } = squad();
    const rested = finishedAt + LOSS_REST_MS;
    expect(decks[1].map((id) => card(id).restsUntil === rested)).toEqual(TEN.map((i) => i >= 5));
    expect(decks.flat().every((id) => card(id).busyWith === null)).toBe(true);
    expect(decks[0].map((id) => card(id).games)).toEqual(TEN.map((i) => (i >= 5 ? 1 : 0)));
  });

  test('[S15] the winner’s card of the deciding round grows', () => {
    const { rounds } = squad();
    const { round, attribute } = rounds.at(-1)!;
    const grown = world.cardEvents.filter(({ kind }) => kind === 'levelled');
    expect(grown).toMatchObject([{ cardId: 104 + round, attribute, value: 81 }]);
  });
});

describe('the rating', () => {
  const beat = (at: number) => {
    const [mine, theirs] = [world.lastId * 2 + 1000, world.lastId * 2 + 1001];
    addCard(world, mine, 'Rare', { owner: ALICE, level: 80 });
    addCard(world, theirs, 'Rare', { owner: BILLY, level: 70 });
    const match = startDuel(world, [ALICE, mine], [BILLY, theirs], { at, rarity: 'Rare' });
    for (;;) {
      const { state } = matchOf(world, match.id);
      if (state.phase === 'finished') throw new Error('over');
      const over = done(world, { type: 'time-out', matchId: match.id, at: state.deadline });
      if (over.rating) return over.rating;
    }
  };

  test('[E20] a win lifts the winner by what it costs an equal loser, and both have one game', () => {
    const { after, counted } = beat(NOON);
    expect(counted).toBe(1);
    expect(after[0].rating).toBeGreaterThan(NEWCOMER.rating);
    expect(after[0].rating + after[1].rating).toBeCloseTo(2 * NEWCOMER.rating, 6);
    expect(world.battlers.get(ALICE)).toMatchObject({ ...after[0], games: 1 });
    expect(world.battlers.get(BILLY)).toMatchObject({ ...after[1], games: 1 });
  });

  test('[E20] the n-th meeting within seven days counts 1/n, and after them in full again', () => {
    expect([0, 1, 2].map((i) => beat(NOON + i).counted)).toEqual([1, 0.5, 0.333]);
    expect(beat(NOON + REPEAT_WINDOW_MS + 86_400_000).counted).toBe(1);
  });

  test('[E20] conceding counts half, and nothing before both cards are on the table', () => {
    const early = done(world, concede(duel('challenge'), BILLY));
    expect(early.rating).toMatchObject({ counted: 0, games: [0, 0] });
    expect(early.rating?.reason).toContain('counts nothing');
    expect(world.battlers.get(ALICE)?.games ?? 0).toBe(0);
    const match = startDuel(world, [ALICE, 2], [BILLY, 12], { rarity: 'Rare' });
    const { state } = world.matches.get(match.id)!;
    if (state.phase === 'finished') throw new Error('over already');
    done(world, { type: 'time-out', matchId: match.id, at: state.deadline });
    const late = done(world, { ...concede(match, BILLY), at: state.deadline + 1 });
    expect(late.rating?.counted).toBeGreaterThan(0);
  });
});
