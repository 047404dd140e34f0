import { describe, expect, test } from 'vitest';
import { NO_HISTORY } from '../economy/history.ts';
import type { Round } from '../engine/round.ts';
import type { FinishedState } from '../engine/state.ts';
import { kickOff, playOn, testCard, testDeck } from '../engine/test-matches.ts';
import { ACHIEVEMENTS, achievementNamed } from './achievements.ts';
import { matchAchievements, type PlayedMatch } from './match-achievements.ts';

const [strong, weak] = [testCard(1, 'Rare', 80), testCard(2, 'Rare', 72)];
const challenge = { kind: 'challenge', stake: 1000, bonusGranted: false } as const;

/** Seat 0 wins it in two rounds by eight points each. */
const easy = playOn(kickOff({ cards: [[strong], [weak]], terms: challenge }, [[strong], [weak]]));
const of = (state: FinishedState, special: Partial<PlayedMatch> = {}, seat: 0 | 1 = 0) =>
  matchAchievements({ state, inCup: false, history: NO_HISTORY, cupWon: false, ...special }, seat);
const round = (over: Partial<Round>): Round => ({ ...easy.rounds[0]!, tieBreak: null, ...over });
const with_ = (...rounds: Partial<Round>[]): FinishedState => ({
  ...easy,
  rounds: rounds.map((each, i) => round({ round: i + 1, ...each })),
});

describe('what a match tells of whoever played it', () => {
  test('[E47] a win is a win, a loss is none, and nothing more is made of an easy one', () => {
    expect(of(easy)).toEqual(['first-win']);
    expect(of(easy, {}, 1)).toEqual([]);
  });

  test('[E47] nothing at all is told of a match that somebody gave up', () => {
    const result = { winner: 0, reason: 'conceded' } as const;
    const history = { ...NO_HISTORY, matches: 200, wallets: 50, days: 30 };
    expect(of({ ...easy, result }, { history })).toEqual([]);
  });

  test('[E47] from behind: the first round was lost', () => {
    const state = with_({ winner: 1 }, { winner: 0 }, { winner: 0, values: [80, 70] });
    expect(of(state)).toEqual(['first-win', 'comeback']);
  });

  test('[E47] nothing in it: the last round on a tie-break, and not by the coin', () => {
    const values = [70, 70] as const;
    const tieBreak = { by: 'attribute', attribute: 'pace', values: [80, 70] } as const;
    expect(of(with_({ winner: 0 }, { winner: 0, values, tieBreak }))).toContain('tie-break');
    expect(of(with_({ winner: 0, values, tieBreak }, { winner: 0 }))).not.toContain('tie-break');
    const coin = with_({ winner: 0 }, { winner: 0, values, tieBreak: { by: 'coin' } });
    expect(of(coin)).not.toContain('tie-break');
  });

  test('[E47] photo finish: one point, and not two', () => {
    const by = (points: number) =>
      of(with_({ winner: 0 }, { winner: 0, values: [70 + points, 70] }));
    expect(by(1)).toContain('photo-finish');
    expect(by(2)).not.toContain('photo-finish');
  });

  test('[E47] giant-killer and the crowd: a Common beats a Legendary', () => {
    const small = testCard(1, 'Common', 95);
    const giant = testCard(2, 'Legendary', 60);
    const over = playOn(
      kickOff({ cards: [[small], [giant]], terms: challenge }, [[small], [giant]]),
    );
    expect(of(over)).toEqual(expect.arrayContaining(['giant-killer', 'underdog']));
    const rare = playOn(
      kickOff({ cards: [[strong], [giant]], terms: challenge }, [[strong], [giant]]),
    );
    expect(of(rare)).not.toContain('giant-killer');
    expect(of(rare)).toContain('underdog');
  });

  test('[E47] poker face: what was brought was not what was announced', () => {
    const other = testCard(9, 'Rare', 88);
    const over = playOn(
      kickOff({ cards: [[strong], [weak]], terms: challenge }, [[other], [weak]]),
    );
    expect(of(over)).toEqual(['first-win', 'poker-face']);
  });

  test('[E47] a new teammate: a battle in which the loser’s card was at stake', () => {
    const terms = { kind: 'request', stake: 1000, bonusGranted: false } as const;
    const over = playOn(kickOff({ cards: [[strong], [weak]], terms }, [[strong], [weak]]));
    expect(of(over)).toContain('prize-catch');
  });

  test('[E47] legs of iron: a squad in the fifth round, and no duel', () => {
    const decks = [testDeck(1, 'Rare', 70), testDeck(20, 'Rare', 60)] as const;
    const lines = [decks[0].slice(0, 5), decks[1].slice(0, 5)] as const;
    const terms = { kind: 'request', stake: 1000, bonusGranted: false } as const;
    const over = playOn(kickOff({ mode: 'squad', cards: [...decks], terms }, lines));
    const five = [0, 1, 0, 1, 0].map((winner, i) =>
      round({ round: i + 1, winner: winner as 0 | 1 }),
    );
    expect(of({ ...over, rounds: five })).toContain('full-distance');
    expect(of({ ...over, rounds: five.slice(0, 3) })).not.toContain('full-distance');
  });

  test('[E47] clean sheet and silverware: in a cup alone', () => {
    expect(of(easy, { inCup: true })).toEqual(['first-win', 'clean-sheet']);
    const scored = with_({ winner: 0 }, { winner: 1 }, { winner: 0, values: [80, 70] });
    expect(of(scored, { inCup: true })).not.toContain('clean-sheet');
    expect(of(easy, { inCup: true, cupWon: true })).toContain('cup-winner');
    expect(of(easy, { inCup: true, cupWon: true }, 1)).toEqual([]);
  });

  test('[E47] milestones come to whoever loses too: opponents, days and matches', () => {
    const almost = {
      ...NO_HISTORY,
      wallets: 6,
      houseWallets: 3,
      days: 6,
      matches: 90,
      houseMatches: 9,
    };
    expect(of(easy, { history: almost }, 1)).toEqual([]);
    const there = { ...almost, houseWallets: 4, days: 7, houseMatches: 10 };
    expect(of(easy, { history: there }, 1)).toEqual(['ten-opponents', 'seven-days', 'hundred']);
  });

  test('[E47] each has one name and one sentence of its own', () => {
    for (const key of ['id', 'name', 'fact'] as const) {
      expect(new Set(ACHIEVEMENTS.map((each) => each[key])).size).toBe(ACHIEVEMENTS.length);
    }
    expect(achievementNamed('comeback').fact).toMatch(/\.$/);
  });
});
