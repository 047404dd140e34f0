import { describe, expect, it } from 'vitest';
import {
  announcement,
  callOf,
  matchTitle,
  roundLine,
  shareWords,
  stageCall,
} from './commentary.ts';
import { crowdWords } from './crowd.ts';
import type { Match, MatchRound } from './match-types.ts';
import { BILLY, YOU as ME, testBattle, testRound, wonBattle } from './test-match.ts';

const YOU = `0x91fa${'0'.repeat(32)}c07e`;
const THEY = `0x5467${'0'.repeat(32)}74ba`;

function duel(over: Partial<Match> = {}): Match {
  const player = (address: string, name: string | null = null) => ({
    address,
    name,
    committed: false,
    opened: false,
  });
  return {
    mode: 'duel',
    kind: 'challenge',
    phase: 'pick',
    you: YOU,
    turn: YOU,
    stake: 25,
    players: [player(THEY), player(YOU)],
    rounds: [],
    step: 'pick',
    deciders: [],
    score: [0, 0],
    ...over,
  } as unknown as Match;
}

const round = (over: Partial<MatchRound> = {}): MatchRound => ({
  round: 1,
  attribute: 'vision',
  pickedBy: null,
  byClock: false,
  values: [82, 78],
  winner: THEY,
  ...over,
});

describe('what a screen reader hears', () => {
  it('says whose value is whose, from the listener’s own side', () => {
    expect(roundLine(duel(), round())).toBe(
      'Round 1, Vision: You 78, 0x5467...74ba 82. 0x5467...74ba takes it.',
    );
  });

  it('tells a watcher the same round without a “you” in it', () => {
    const line = roundLine(duel({ you: null }), round({ winner: YOU }));
    expect(line).toBe(
      'Round 1, Vision: 0x5467...74ba 82, 0x91fa...c07e 78. 0x91fa...c07e takes it.',
    );
  });

  it('hears a tie explained', () => {
    const tie = round({ values: [80, 80], winner: YOU, tieBreak: { by: 'coin' } });
    expect(roundLine(duel(), tie)).toContain('the coin decides. You take it.');
  });

  it('hears that the other side has chosen, although nothing moved yet', () => {
    const before = duel({ phase: 'commit', turn: null });
    const [them, you] = before.players;
    const now = { ...before, players: [{ ...them, committed: true }, you] } as Match;
    expect(announcement(before, now)).toBe('0x5467...74ba has chosen.');
    expect(announcement(now, now)).toBe('');
  });

  it('hears the round and what comes next in one breath', () => {
    const before = duel({ turn: THEY });
    const now = duel({ rounds: [round()] });
    expect(announcement(before, now)).toMatch(/^Round 1, Vision: .+ Your pick\. You lost round 1/);
  });

  it('hears the payout at the end', () => {
    const result = { winner: YOU, reason: 'points', payouts: [0, 50] } as Match['result'];
    const now = duel({ phase: 'finished', turn: null, ...(result && { result }) });
    expect(announcement(duel(), now)).toContain('Victory. +25 HOOF. You won on points.');
    expect(announcement(duel(), now)).toContain('50 HOOF paid to you, your stake among it.');
  });
});

describe('deciders in words', () => {
  const deciders = (state: 'open' | 'struck' = 'open') =>
    [
      { attribute: 'pace', state: 'open' },
      { attribute: 'vision', state },
      { attribute: 'dribbling', state: 'open' },
    ] as Match['deciders'];

  it('are named as they are turned up, before the pick is asked for', () => {
    const now = duel({ rounds: [round({ attribute: 'charisma' })], deciders: deciders() });
    expect(announcement(duel({ phase: 'open', turn: null }), now)).toMatch(
      /Deciders, round 3 is one of these: Pace, Vision, Dribbling\. Your pick\. .+Take a decider off/,
    );
  });

  it('tell what the clock played and crossed out', () => {
    const second = round({ round: 2, attribute: 'finishing', byClock: true, struck: 'vision' });
    expect(roundLine(duel(), second)).toContain(
      'Time was up: the clock played Finishing and crossed out Vision.',
    );
  });

  it('tell the waiting side what the other is choosing between', () => {
    const waits = { turn: THEY, rounds: [round(), round({ round: 2 })] };
    expect(callOf(duel({ ...waits, deciders: deciders('struck') })).text).toBe(
      '0x5467...74ba decides: Pace or Dribbling.',
    );
    expect(callOf(duel({ turn: THEY, rounds: [round()], deciders: deciders() })).text).toBe(
      '0x5467...74ba calls round 2 and takes one decider off.',
    );
  });

  it('say what a squad crossed out before its last round', () => {
    const before = duel({ mode: 'squad', step: 'strike', turn: THEY, deciders: deciders() });
    const now = duel({ mode: 'squad', deciders: deciders('struck') });
    expect(callOf(before).text).toBe('Two each. 0x5467...74ba crosses one decider out.');
    expect(announcement(before, now)).toMatch(/^Vision is crossed out\. Your pick\. Two each\./);
  });
});

describe('the crowd in words', () => {
  const crowd = { seat: 1, bonus: 8.5, later: 14.5, odds: 0.39 } as const;

  it('is with you or with a name, and says how it stands', () => {
    expect(crowdWords(duel({ crowd }))).toEqual({
      title: 'The crowd is with you',
      text: '+8½ in round 1, +14½ after it. Your chance is about 2 in 5.',
    });
    expect(crowdWords(duel({ crowd: { ...crowd, seat: 0, odds: 0.48 } }))).toEqual({
      title: 'The crowd is with 0x5467...74ba',
      text: '+8½ in round 1, +14½ after it. That makes it about even.',
    });
  });

  it('is heard with every value', () => {
    expect(roundLine(duel({ crowd }), round({ winner: YOU }))).toContain(
      'You 78 +8½, 0x5467...74ba 82.',
    );
  });
});

describe('the referee', () => {
  it('gives nothing away while the last round is still being shown', () => {
    const result = { winner: YOU, reason: 'points', payouts: [0, 50] } as Match['result'];
    const now = duel({ phase: 'finished', ...(result && { result }) });
    expect(stageCall(now, null, false).title).toBe('');
    expect(stageCall(now, null, true).title).toBe('Victory');
    expect(matchTitle({ ...now, score: [1, 2] }, false)).toBe('0x5467...74ba v 0x91fa...c07e');
  });

  it('names a void match what it is', () => {
    expect(callOf(duel({ phase: 'finished' })).title).toBe('Void');
  });

  it('shares a live match as live and a finished one with its score', () => {
    expect(shareWords(duel()).text).toContain('live for 25 HOOF');
    expect(shareWords(duel({ phase: 'finished', score: [2, 1] })).title).toContain(' 2:1 ');
  });
});

describe('the big moments, as they are heard', () => {
  it('opens with what the poster shows', () => {
    expect(announcement(undefined, testBattle())).toMatch(
      /^The Flea #0001 against The Wizard #0002: 10 HOOF each, card at stake\. Choose in secret\./,
    );
  });

  it('says once that a value gives a swap away', () => {
    const first = testRound({ values: [84, 82] });
    const second = testRound({ round: 2, attribute: 'pace', values: [84, 82] });
    const match = testBattle({ phase: 'pick', rounds: [first, second] });
    expect(roundLine(match, first)).toContain('Billy has swapped: the announced card has 80.');
    expect(roundLine(match, second)).not.toContain('swapped');
    // One's own swap is news to nobody here.
    expect(roundLine({ ...match, you: BILLY }, first)).not.toContain('swapped');
    expect(roundLine(match, testRound())).not.toContain('swapped');
  });

  it('calls the deciding round by its name, and what is left of the deciders', () => {
    const rounds = [testRound(), testRound({ round: 2, attribute: 'pace', winner: BILLY })];
    const deciders = [
      { attribute: 'charisma', state: 'open' },
      { attribute: 'dribbling', state: 'struck' },
      { attribute: 'finishing', state: 'open' },
    ] as const;
    const now = testBattle({ phase: 'pick', rounds, score: [1, 1], deciders: [...deciders] });
    const before = testBattle({ phase: 'pick', rounds: rounds.slice(0, 1), score: [1, 0] });
    expect(announcement(before, now)).toContain('Deciding round.');
    expect(stageCall(now, 'decider', false)).toEqual({
      title: 'Deciding round',
      text: 'One each, one to play: Charisma or Finishing.',
    });
  });

  it('ends with the net, what was brought, whose the card is, and what grew', () => {
    const heard = announcement(testBattle({ phase: 'pick' }), wonBattle(ME));
    for (const sentence of [
      'Victory. +40 HOOF.',
      '50 HOOF paid to you, your stake among it.',
      'Billy brought The Machine #0003 instead of The Wizard #0002.',
      'The Machine #0003 is yours now.',
      'The Flea #0001: Pace from 84 to 85.',
    ]) {
      expect(heard).toContain(sentence);
    }
    const lost = announcement(testBattle({ phase: 'pick' }), wonBattle(BILLY));
    expect(lost).toContain('Full time. −10 HOOF.');
    expect(lost).toContain('The Flea #0001 goes to Billy.');
    expect(lost).not.toContain('paid to you');
  });
});
